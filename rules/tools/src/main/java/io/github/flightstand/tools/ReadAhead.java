package io.github.flightstand.tools;

import io.github.flightstand.tools.OpenLines.Entry;
import io.github.flightstand.tools.Responder.Answer;
import io.github.flightstand.tools.serve.line.Line;
import io.github.flightstand.tools.serve.line.LineReader;
import io.github.flightstand.tools.serve.line.LineWriter;
import io.github.flightstand.tools.serve.line.LostOutputException;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.Function;

/**
 * A conversation in which several threads answer lines. The answers, and what is kept, are those of
 * one thread that answers line by line: {@link OpenLines} has the lines wait for each other.
 *
 * <p>All threads do the same: one of them reads a line and answers it, and another goes on reading:
 * at once if more has arrived, and otherwise if the line takes long. So a client that waits for
 * each answer is served by one thread. A thread whose line has to wait reads on.
 *
 * <p>An answer is written by the thread that has it ready, together with those after it that waited
 * for it, so no answer waits for input.
 */
final class ReadAhead {

  /** The time after which a line takes long, in nanoseconds. */
  private static final long LONG = 1_000_000;

  /** The number of such times after which the thread that stands by falls asleep. */
  private static final int MOST_LOOKS = 16;

  private final Responder first;
  private final int threads;
  private final OptionalLong deadline;
  private final LineReader lines;
  private final LineWriter answers;

  private final ReentrantLock lock = new ReentrantLock();

  /** Signaled when there may be work for an idle thread. */
  private final Condition work = lock.newCondition();

  /** Signaled when the conversation is over. */
  private final Condition over = lock.newCondition();

  private final List<Thread> workers = new ArrayList<>();
  private int idle;

  /** Whether one of the idle threads stands by to read on if a line takes long. */
  private boolean standingBy;

  private int looks;
  private long lastTurn;
  private boolean reading;
  private boolean writing;
  private boolean ended;
  private boolean interrupted;
  private boolean allOk = true;
  private Optional<Throwable> failure = Optional.empty();
  private Optional<IOException> unreadable = Optional.empty();

  private final OpenLines open;

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
    lock.lock();
    try {
      startWorker();
      while (!isOver()) {
        try {
          over.await();
        } catch (InterruptedException given) {
          // It is meant for the lines that are being answered.
          interrupted = true;
          workers.forEach(Thread::interrupt);
        }
      }
      ended = true;
      work.signalAll();
      if (failure.isPresent()) {
        // A thread may be at a long query, or wait for input that never comes.
        workers.forEach(Thread::interrupt);
      }
      return outcome();
    } finally {
      boolean wasInterrupted = interrupted;
      lock.unlock();
      if (wasInterrupted) {
        Thread.currentThread().interrupt();
      }
    }
  }

  private boolean isOver() {
    return failure.isPresent() || (ended && open.isEmpty() && !writing);
  }

  private boolean outcome() throws IOException {
    if (failure.isPresent()) {
      Throwable thrown = failure.get();
      if (thrown instanceof LostOutputException lost) {
        if (lost.closed()) {
          return allOk;
        }
        throw lost;
      }
      if (thrown instanceof Error error) {
        throw error;
      }
      throw thrown instanceof RuntimeException defect ? defect : new IllegalStateException(thrown);
    }
    if (unreadable.isPresent()) {
      throw unreadable.get();
    }
    return allOk;
  }

  private void startWorker() {
    Responder responder = workers.isEmpty() ? first : first.beside();
    Thread worker = new Thread(() -> work(responder), "flightstand-serve-" + (workers.size() + 1));
    worker.setDaemon(true);
    workers.add(worker);
    worker.start();
    if (interrupted) {
      worker.interrupt();
    }
  }

  private void work(Responder responder) {
    try {
      if (deadline.isEmpty()) {
        answerAll(entry -> responder.answer(entry.line(), entry.turn()));
      } else {
        try (Deadline watch = new Deadline(deadline.getAsLong())) {
          answerAll(entry -> watch.limit(() -> responder.answer(entry.line(), entry.turn())));
        }
      }
    } catch (Throwable thrown) {
      lock.lock();
      try {
        failure = failure.or(() -> Optional.of(thrown));
        over.signalAll();
      } finally {
        lock.unlock();
      }
    }
  }

  private void answerAll(Function<Entry, Answer> answering) throws LostOutputException {
    for (Optional<Entry> entry = next(); entry.isPresent(); entry = next()) {
      Answer answer = answering.apply(entry.get());
      finish(entry.get(), LineWriter.encoded(answer.json()), answer.ok());
    }
  }

  /**
   * Returns the next line to answer, after reading it if need be; empty if there is none any more.
   */
  private Optional<Entry> next() {
    lock.lock();
    try {
      // A thread that has answered a line reads on at once.
      boolean due = true;
      while (!isOver()) {
        if (open.canAnswer()) {
          Entry entry = open.take();
          wakeAnother();
          return Optional.of(entry);
        }
        if (canRead() && (due || lines.hasMore())) {
          read();
        } else {
          due = rest();
        }
      }
      return Optional.empty();
    } finally {
      lock.unlock();
    }
  }

  private boolean canRead() {
    return !reading && !ended && open.hasRoom();
  }

  /** Waits for work; returns whether a line takes long, so that this thread is to read on. */
  private boolean rest() {
    idle++;
    try {
      if (standingBy || looks == MOST_LOOKS) {
        work.awaitUninterruptibly();
        return false;
      }
      standingBy = true;
      long turn = lastTurn;
      boolean late = isLate();
      standingBy = false;
      looks++;
      return late && turn == lastTurn;
    } finally {
      idle--;
    }
  }

  private boolean isLate() {
    // An interrupt is meant for a line that is being answered.
    boolean meant = Thread.interrupted();
    try {
      return work.awaitNanos(LONG) <= 0;
    } catch (InterruptedException given) {
      meant = true;
      return false;
    } finally {
      if (meant) {
        Thread.currentThread().interrupt();
      }
    }
  }

  private void wakeAnother() {
    if (open.canAnswer() || (canRead() && (!standingBy || lines.hasMore()))) {
      if (idle > 0) {
        work.signal();
      } else if (workers.size() < threads) {
        startWorker();
      }
    }
  }

  private void read() {
    reading = true;
    lock.unlock();
    Optional<Line> line = Optional.empty();
    Optional<IOException> failed = Optional.empty();
    KeptNames names = KeptNames.none();
    try {
      line = lines.next();
      if (line.isPresent() && line.get() instanceof Line.Text text) {
        names = KeptNames.of(text.text());
      }
    } catch (IOException unread) {
      failed = Optional.of(unread);
    } finally {
      lock.lock();
      reading = false;
    }
    if (line.isPresent()) {
      lastTurn = first.takeTurn();
      looks = 0;
      open.add(new Entry(line.get(), names, lastTurn));
    } else {
      ended = true;
      unreadable = failed;
      work.signalAll();
      over.signalAll();
    }
  }

  private void finish(Entry entry, byte[] answer, boolean ok) throws LostOutputException {
    lock.lock();
    try {
      if (failure.isEmpty()) {
        allOk &= ok;
        open.answered(entry, answer);
        if (!writing) {
          write();
        }
      }
    } finally {
      lock.unlock();
    }
  }

  private void write() throws LostOutputException {
    writing = true;
    for (List<Entry> batch = open.removeAnswered();
        !batch.isEmpty();
        batch = open.removeAnswered()) {
      wakeAnother();
      lock.unlock();
      try {
        answers.write(OpenLines.answers(batch));
      } finally {
        lock.lock();
      }
      open.written(batch);
    }
    writing = false;
    if (isOver()) {
      work.signalAll();
      over.signalAll();
    }
  }
}
