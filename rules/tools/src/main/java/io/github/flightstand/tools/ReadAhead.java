package io.github.flightstand.tools;

import io.github.flightstand.protocol.line.Line;
import io.github.flightstand.protocol.line.LineReader;
import io.github.flightstand.protocol.line.LineWriter;
import io.github.flightstand.protocol.line.LostOutputException;
import io.github.flightstand.tools.OpenLines.Entry;
import io.github.flightstand.tools.Responder.Answer;
import io.github.flightstand.tools.serve.Deadline;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.concurrent.CountDownLatch;
import java.util.function.Function;

/**
 * A conversation in which several threads answer lines. The answers and the kept objects are those
 * of one thread that answers line by line: {@link OpenLines} has the lines wait for each other.
 *
 * <p>All threads do the same, step by step: write the answers that are next in order, read what has
 * arrived, or answer a line. An answer is written before the next line is begun. While there is a
 * line to answer, no thread waits for input; so no answer waits for input. A thread that begins a
 * step wakes another if there is one more to do, such as reading on.
 */
final class ReadAhead {

  private final Responder first;
  private final int threads;
  private final OptionalLong deadline;
  private final LineReader lines;
  private final LineWriter answers;
  private final OpenLines open;

  private final CountDownLatch over = new CountDownLatch(1);
  private final List<Thread> workers = new ArrayList<>();
  private int idle;
  private boolean reading;
  private boolean writing;
  private boolean ended;
  private boolean interrupted;
  private boolean allOk = true;
  private Optional<Throwable> failure = Optional.empty();
  private Optional<IOException> unreadable = Optional.empty();

  ReadAhead(Responder first, int threads, OptionalLong deadline, InputStream in, OutputStream out) {
    this.first = first;
    this.threads = threads;
    this.deadline = deadline;
    lines = new LineReader(in);
    answers = new LineWriter(out);
    open = new OpenLines(first, threads);
  }

  /** Answers every line, as {@link Conversation#hold} says. */
  boolean hold() throws IOException {
    startWorker();
    while (true) {
      try {
        over.await();
        return outcome();
      } catch (InterruptedException given) {
        interrupt();
      }
    }
  }

  /** Passes an interrupt on to those it is meant for: the lines that are being answered. */
  private synchronized void interrupt() {
    interrupted = true;
    workers.forEach(Thread::interrupt);
  }

  private synchronized boolean outcome() throws IOException {
    boolean given = interrupted;
    if (failure.isPresent()) {
      // A thread may be at a long query, or wait for input that never comes.
      interrupt();
    }
    if (given) {
      Thread.currentThread().interrupt();
    }
    Optional<Throwable> thrown = failure.or(() -> unreadable);
    if (thrown.isEmpty() || (thrown.get() instanceof LostOutputException lost && lost.closed())) {
      return allOk;
    }
    if (thrown.get() instanceof IOException failed) {
      throw failed;
    }
    if (thrown.get() instanceof Error error) {
      throw error;
    }
    throw (RuntimeException) thrown.get();
  }

  private synchronized void startWorker() {
    Responder responder = workers.isEmpty() ? first : first.beside();
    Thread worker = new Thread(() -> work(responder), "flightstand-serve-" + (workers.size() + 1));
    worker.setDaemon(true);
    workers.add(worker);
    worker.start();
  }

  private void work(Responder responder) {
    try (Deadline watch = new Deadline(deadline)) {
      Function<Entry, Answer> answering =
          entry -> watch.limit(() -> responder.answer(entry.line(), entry.turn()));
      Optional<Step> step = next(() -> {}, answering);
      while (step.isPresent()) {
        step = next(step.get().take(), answering);
      }
    } catch (IOException | RuntimeException | Error thrown) {
      synchronized (this) {
        failure = failure.or(() -> Optional.of(thrown));
        end();
      }
    }
  }

  /** A piece of work that a thread does alone. It returns the news for the other threads. */
  private interface Step {
    Runnable take() throws IOException;
  }

  /** Reports finished work and returns the next; empty if the conversation is over. */
  private synchronized Optional<Step> next(Runnable done, Function<Entry, Answer> answering) {
    done.run();
    while (over.getCount() > 0) {
      if (canWrite()) {
        writing = true;
        List<byte[]> batch = open.removeAnswered();
        return begun(() -> write(batch));
      }
      if (canRead() && (!open.canAnswer() || (open.isLow() && lines.hasMore()))) {
        reading = true;
        int most = open.room();
        return begun(() -> read(most));
      }
      if (open.canAnswer()) {
        Entry entry = open.take();
        return begun(() -> answer(entry, answering));
      }
      rest();
    }
    return Optional.empty();
  }

  private boolean canWrite() {
    return !writing && open.canWrite();
  }

  private boolean canRead() {
    return !reading && !ended && open.room() > 0;
  }

  private Optional<Step> begun(Step step) {
    if (canWrite() || canRead() || open.canAnswer()) {
      if (idle > 0) {
        notify();
      } else if (workers.size() < threads) {
        startWorker();
      }
    }
    if (interrupted) {
      Thread.currentThread().interrupt();
    }
    return Optional.of(step);
  }

  private void rest() {
    idle++;
    try {
      wait();
    } catch (InterruptedException given) {
      // It is set again for the next line.
    }
    idle--;
  }

  private Runnable read(int most) {
    List<Entry> batch = new ArrayList<>();
    Optional<IOException> failed = Optional.empty();
    try {
      Optional<Line> line = lines.next();
      while (line.isPresent()) {
        batch.add(new Entry(line.get(), first.takeTurn()));
        line = batch.size() < most ? lines.arrived() : Optional.empty();
      }
    } catch (IOException unread) {
      failed = Optional.of(unread);
    }
    Optional<IOException> why = failed;
    return () -> {
      reading = false;
      batch.forEach(open::add);
      ended = batch.isEmpty();
      unreadable = why;
      endIfDone();
    };
  }

  private Runnable answer(Entry entry, Function<Entry, Answer> answering) {
    Answer answer = answering.apply(entry);
    byte[] text = LineWriter.encoded(answer.json());
    return () -> {
      allOk &= answer.ok();
      open.answered(entry, text);
    };
  }

  private Runnable write(List<byte[]> batch) throws LostOutputException {
    answers.write(batch);
    return () -> {
      writing = false;
      open.written(batch);
      endIfDone();
    };
  }

  private void endIfDone() {
    if (ended && !writing && open.isEmpty()) {
      end();
    }
  }

  private void end() {
    over.countDown();
    notifyAll();
  }
}
