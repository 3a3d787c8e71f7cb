package io.github.flightstand.tools.serve.http;

import io.github.flightstand.tools.Responder;
import io.github.flightstand.tools.serve.Deadline;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Supplier;

/**
 * Queries that wait for their answers. Those of one token are answered one after the other, in
 * order, with what is kept for this token; those of different tokens at the same time.
 *
 * <p>A query that is not begun within the time limit for an answer is given up, and changes
 * nothing. Safe for use by several threads at once.
 */
final class AnswerQueue implements AutoCloseable {

  private final Supplier<Responder> responders;
  private final long deadline;
  private final List<Thread> workers = new ArrayList<>();

  /** The tokens with a query that may be answered now. */
  private final BlockingQueue<Client> ready = new LinkedBlockingQueue<>();

  private volatile boolean closed;
  private final Map<String, Client> clients = new ConcurrentHashMap<>();

  /**
   * Starts the threads that answer.
   *
   * @param responders makes the responder for a token's first query
   * @param threads the number of threads, at least 1
   * @param deadline the time limit for a query, and for its wait before, in milliseconds
   */
  AnswerQueue(Supplier<Responder> responders, int threads, long deadline) {
    this.responders = responders;
    this.deadline = deadline;
    for (int i = 1; i <= threads; i++) {
      Thread worker = new Thread(this::work, "flightstand-http-answers-" + i);
      worker.setDaemon(true);
      workers.add(worker);
      worker.start();
    }
  }

  private void work() {
    try (Deadline watch = new Deadline(OptionalLong.of(deadline))) {
      while (!closed) {
        try {
          ready.take().answerNext(watch);
        } catch (RuntimeException | Error failed) {
          // Its query has no answer, and the next one has.
          Thread worker = Thread.currentThread();
          worker.getUncaughtExceptionHandler().uncaughtException(worker, failed);
        }
      }
    } catch (InterruptedException ended) {
      // The queue is closed.
    }
  }

  /**
   * Answers a token's query.
   *
   * @return the answer, or empty if the query had to wait for too long
   */
  Optional<String> answer(String token, String query) throws InterruptedException {
    Turn turn = new Turn(query);
    clients.computeIfAbsent(token, first -> new Client()).add(turn);
    return turn.begun.await(deadline, TimeUnit.MILLISECONDS) || turn.taken.getAndSet(true)
        ? Optional.of(turn.answer.join())
        : Optional.empty();
  }

  /** Ends the threads, and lets queries that wait go without an answer. */
  @Override
  public void close() {
    closed = true;
    workers.forEach(Thread::interrupt);
  }

  /** A query's turn. Whoever takes it first decides: a worker answers it, or the asker goes. */
  private static final class Turn {

    private final String query;
    private final AtomicBoolean taken = new AtomicBoolean();
    private final CountDownLatch begun = new CountDownLatch(1);
    private final CompletableFuture<String> answer = new CompletableFuture<>();

    Turn(String query) {
      this.query = query;
    }
  }

  /** A token's queries, at most one of them at a time with a worker. */
  private final class Client {

    private final Responder responder = responders.get();
    private final Deque<Turn> waiting = new ArrayDeque<>();
    private boolean busy;

    synchronized void add(Turn turn) {
      waiting.add(turn);
      if (!busy) {
        busy = true;
        ready.add(this);
      }
    }

    void answerNext(Deadline watch) {
      Turn turn = next();
      try {
        if (!turn.taken.getAndSet(true)) {
          turn.begun.countDown();
          turn.answer.complete(watch.limit(() -> responder.answer(turn.query).json()));
        }
      } finally {
        // Nobody waits for ever if the machine fails at this query, as without memory.
        turn.answer.cancel(false);
        goOn();
      }
    }

    private synchronized Turn next() {
      return waiting.remove();
    }

    private synchronized void goOn() {
      busy = !waiting.isEmpty();
      if (busy) {
        ready.add(this);
      }
    }
  }
}
