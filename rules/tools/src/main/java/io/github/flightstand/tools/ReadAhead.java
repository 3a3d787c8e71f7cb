package io.github.flightstand.tools;

import io.github.flightstand.tools.Responder.Answer;
import io.github.flightstand.tools.serve.line.Line;
import io.github.flightstand.tools.serve.line.LineReader;
import io.github.flightstand.tools.serve.line.LineWriter;
import io.github.flightstand.tools.serve.line.LostOutputException;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.PriorityQueue;
import java.util.Queue;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.Function;

/**
 * A conversation in which several threads answer lines. The answers, and what is kept, are those of
 * one thread that answers line by line.
 *
 * <p>All threads do the same: one of them reads a line and answers it, and another goes on reading:
 * at once if more has arrived, and otherwise if the line takes long. So a client that waits for
 * each answer is served by one thread. A line waits for those before it that change what it names,
 * and for those before it that use what it changes ({@link KeptNames}). Meanwhile its thread reads
 * on. A line that might make room for what it keeps by dropping something else is answered alone,
 * and so is a line whose names are not plain to see.
 *
 * <p>An answer is written by the thread that has it ready, together with those after it that waited
 * for it, so no answer waits for input. Reading pauses while {@value #MOST_LINES} lines a thread,
 * or lines and answers of {@value #MOST_CHARACTERS} characters, are read and not yet written.
 */
final class ReadAhead {

  private static final int MOST_LINES = 64;
  private static final int MOST_CHARACTERS = 1 << 24;

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

  /** The lines that are read and not yet written, in order. */
  private final Deque<Task> order = new ArrayDeque<>();

  /** The lines that can be answered now, the earliest first. */
  private final Queue<Task> ready =
      new PriorityQueue<>(Comparator.comparingLong((Task task) -> task.turn));

  /** The line to be answered alone, which is the last that is read until it is answered. */
  private Optional<Task> alone = Optional.empty();

  private final Map<String, Users> users = new HashMap<>();
  private int unanswered;
  private int keeping;
  private int forgetting;
  private long characters;

  ReadAhead(Responder first, int threads, OptionalLong deadline, InputStream in, OutputStream out) {
    this.first = first;
    this.threads = threads;
    this.deadline = deadline;
    lines = new LineReader(in);
    answers = new LineWriter(out);
  }

  /** A line on its way to its answer. */
  private static final class Task {

    private final Line line;
    private final KeptNames names;
    private final long turn;
    private final List<Task> next = new ArrayList<>(0);
    private int waitsFor;
    private Optional<byte[]> answer = Optional.empty();

    Task(Line line, KeptNames names, long turn) {
      this.line = line;
      this.names = names;
      this.turn = turn;
    }

    private int length() {
      return line instanceof Line.Text text ? text.text().length() : 0;
    }

    private void after(Task other) {
      other.next.add(this);
      waitsFor++;
    }
  }

  /**
   * The unanswered lines about one name: the last that may change it, and those that use it since.
   */
  private static final class Users {

    private Optional<Task> changer = Optional.empty();
    private final List<Task> since = new ArrayList<>(1);
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
    return failure.isPresent() || (ended && order.isEmpty() && !writing);
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
        answerAll(task -> responder.answer(task.line, task.turn));
      } else {
        try (Deadline watch = new Deadline(deadline.getAsLong())) {
          answerAll(task -> watch.limit(() -> responder.answer(task.line, task.turn)));
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

  private void answerAll(Function<Task, Answer> answering) throws LostOutputException {
    for (Optional<Task> task = next(); task.isPresent(); task = next()) {
      Answer answer = answering.apply(task.get());
      finish(task.get(), LineWriter.encoded(answer.json()), answer.ok());
    }
  }

  /**
   * Returns the next line to answer, after reading it if need be; empty if there is none any more.
   */
  private Optional<Task> next() {
    lock.lock();
    try {
      // A thread that has answered a line reads on at once.
      boolean due = true;
      while (!isOver()) {
        if (canAnswer()) {
          Task task = ready.remove();
          wakeAnother();
          return Optional.of(task);
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

  /** While much waits to be written, only the line that is written next is answered. */
  private boolean canAnswer() {
    return !ready.isEmpty() && (characters < MOST_CHARACTERS || ready.element() == order.element());
  }

  private boolean canRead() {
    return !reading
        && !ended
        && alone.isEmpty()
        && characters < MOST_CHARACTERS
        && order.size() < (long) MOST_LINES * threads;
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
    if (canAnswer() || (canRead() && (!standingBy || lines.hasMore()))) {
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
      add(new Task(line.get(), names, lastTurn));
    } else {
      ended = true;
      unreadable = failed;
      work.signalAll();
      over.signalAll();
    }
  }

  private void add(Task task) {
    order.add(task);
    characters += task.length();
    unanswered++;
    KeptNames names = task.names;
    boolean dropsNothing = first.hasRoom(names, keeping, forgetting > 0);
    keeping += names.kept().isEmpty() ? 0 : 1;
    forgetting += names.forgets() ? 1 : 0;
    if (!names.plain() || !dropsNothing) {
      alone = Optional.of(task);
      task.waitsFor = unanswered - 1;
    } else {
      names.kept().forEach(name -> change(task, name));
      for (String name : names.used()) {
        if (names.forgets()) {
          change(task, name);
        } else if (!names.kept().contains(name)) {
          use(task, name);
        }
      }
    }
    if (task.waitsFor == 0) {
      ready.add(task);
    }
  }

  private void use(Task task, String name) {
    Users of = users.computeIfAbsent(name, any -> new Users());
    of.changer.ifPresent(task::after);
    of.since.add(task);
  }

  private void change(Task task, String name) {
    Users of = users.computeIfAbsent(name, any -> new Users());
    of.changer.filter(other -> other != task).ifPresent(task::after);
    of.since.forEach(task::after);
    of.since.clear();
    of.changer = Optional.of(task);
  }

  /** Lets those that waited for a line go on, and writes what can be written. */
  private void finish(Task task, byte[] answer, boolean ok) throws LostOutputException {
    lock.lock();
    try {
      if (failure.isPresent()) {
        return;
      }
      task.answer = Optional.of(answer);
      allOk &= ok;
      characters += answer.length;
      unanswered--;
      keeping -= task.names.kept().isEmpty() ? 0 : 1;
      forgetting -= task.names.forgets() ? 1 : 0;
      forget(task, task.names.used());
      forget(task, task.names.kept());
      task.next.forEach(this::release);
      if (alone.filter(one -> one == task).isPresent()) {
        alone = Optional.empty();
      } else {
        alone.ifPresent(this::release);
      }
      if (!writing && canWrite()) {
        write();
      }
    } finally {
      lock.unlock();
    }
  }

  private void release(Task waiting) {
    waiting.waitsFor--;
    if (waiting.waitsFor == 0) {
      ready.add(waiting);
    }
  }

  private void forget(Task task, Iterable<String> names) {
    for (String name : names) {
      Users of = users.get(name);
      if (of != null) {
        of.changer = of.changer.filter(one -> one != task);
        of.since.remove(task);
        if (of.changer.isEmpty() && of.since.isEmpty()) {
          users.remove(name);
        }
      }
    }
  }

  private boolean canWrite() {
    return !order.isEmpty() && order.element().answer.isPresent();
  }

  private void write() throws LostOutputException {
    writing = true;
    List<byte[]> batch = new ArrayList<>();
    while (canWrite()) {
      long written = 0;
      while (canWrite()) {
        Task task = order.remove();
        byte[] answer = task.answer.orElseThrow();
        written += task.length() + answer.length;
        batch.add(answer);
      }
      wakeAnother();
      lock.unlock();
      try {
        answers.write(batch);
      } finally {
        lock.lock();
      }
      batch.clear();
      characters -= written;
    }
    writing = false;
    if (isOver()) {
      work.signalAll();
      over.signalAll();
    }
  }
}
