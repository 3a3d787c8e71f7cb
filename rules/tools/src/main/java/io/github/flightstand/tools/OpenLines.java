package io.github.flightstand.tools;

import io.github.flightstand.tools.serve.line.Line;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.PriorityQueue;
import java.util.Queue;

/**
 * The lines that are read and whose answers are not yet written, and which of them may be answered
 * now.
 *
 * <p>A line waits for those before it that change what it names, and for those before it that use
 * what it changes ({@link KeptNames}). A line that might make room for what it keeps by dropping
 * something else is answered alone, and so is a line whose names are not plain to see. Not safe for
 * use by several threads at once.
 */
final class OpenLines {

  private static final int MOST_LINES = 64;
  private static final int MOST_CHARACTERS = 1 << 24;

  private final Responder responder;
  private final int threads;

  /** All lines, in order. */
  private final Deque<Entry> order = new ArrayDeque<>();

  /** The lines that can be answered now, the earliest first. */
  private final Queue<Entry> ready =
      new PriorityQueue<>(Comparator.comparingLong((Entry entry) -> entry.turn));

  /** The line to be answered alone, which is the last that is read until it is answered. */
  private Optional<Entry> alone = Optional.empty();

  private final Map<String, Users> users = new HashMap<>();
  private int unanswered;
  private int keeping;
  private int forgetting;
  private long characters;

  /**
   * Creates an empty collection.
   *
   * @param responder knows the tables and games that are kept
   * @param threads the number of threads that answer
   */
  OpenLines(Responder responder, int threads) {
    this.responder = responder;
    this.threads = threads;
  }

  /** A line on its way to its answer. */
  static final class Entry {

    private final Line line;
    private final KeptNames names;
    private final long turn;
    private final List<Entry> next = new ArrayList<>(0);
    private int waitsFor;
    private Optional<byte[]> answer = Optional.empty();

    Entry(Line line, KeptNames names, long turn) {
      this.line = line;
      this.names = names;
      this.turn = turn;
    }

    Line line() {
      return line;
    }

    long turn() {
      return turn;
    }

    private int length() {
      return line instanceof Line.Text text ? text.text().length() : 0;
    }

    private void after(Entry other) {
      other.next.add(this);
      waitsFor++;
    }
  }

  /** The unanswered lines about one name: the last that may change it, and its users since. */
  private static final class Users {

    private Optional<Entry> changer = Optional.empty();
    private final List<Entry> since = new ArrayList<>(1);
  }

  boolean isEmpty() {
    return order.isEmpty();
  }

  /**
   * Tests whether another line may be read. At most {@value #MOST_LINES} lines for each thread are
   * open, and fewer if they and their answers have more than {@value #MOST_CHARACTERS} characters.
   */
  boolean hasRoom() {
    return alone.isEmpty()
        && characters < MOST_CHARACTERS
        && order.size() < (long) MOST_LINES * threads;
  }

  /** Adds the line that was read last. */
  void add(Entry entry) {
    order.add(entry);
    characters += entry.length();
    unanswered++;
    KeptNames names = entry.names;
    boolean dropsNothing = responder.hasRoom(names, keeping, forgetting > 0);
    keeping += names.kept().isEmpty() ? 0 : 1;
    forgetting += names.forgets() ? 1 : 0;
    if (!names.plain() || !dropsNothing) {
      alone = Optional.of(entry);
      entry.waitsFor = unanswered - 1;
    } else {
      names.kept().forEach(name -> change(entry, name));
      for (String name : names.used()) {
        if (names.forgets()) {
          change(entry, name);
        } else if (!names.kept().contains(name)) {
          use(entry, name);
        }
      }
    }
    if (entry.waitsFor == 0) {
      ready.add(entry);
    }
  }

  private void use(Entry entry, String name) {
    Users of = users.computeIfAbsent(name, any -> new Users());
    of.changer.ifPresent(entry::after);
    of.since.add(entry);
  }

  private void change(Entry entry, String name) {
    Users of = users.computeIfAbsent(name, any -> new Users());
    of.changer.filter(other -> other != entry).ifPresent(entry::after);
    of.since.forEach(entry::after);
    of.since.clear();
    of.changer = Optional.of(entry);
  }

  /**
   * Tests whether a line may be answered now. While much waits to be written, only the line that is
   * written next may.
   */
  boolean canAnswer() {
    return !ready.isEmpty() && (characters < MOST_CHARACTERS || ready.element() == order.element());
  }

  /** Takes the first line that may be answered now. */
  Entry take() {
    return ready.remove();
  }

  /** Lets those that waited for a line that was taken go on. */
  void answered(Entry entry, byte[] answer) {
    entry.answer = Optional.of(answer);
    characters += answer.length;
    unanswered--;
    keeping -= entry.names.kept().isEmpty() ? 0 : 1;
    forgetting -= entry.names.forgets() ? 1 : 0;
    leave(entry, entry.names.used());
    leave(entry, entry.names.kept());
    entry.next.forEach(this::release);
    if (alone.filter(one -> one == entry).isPresent()) {
      alone = Optional.empty();
    } else {
      alone.ifPresent(this::release);
    }
  }

  private void leave(Entry entry, Iterable<String> names) {
    for (String name : names) {
      Users of = users.get(name);
      if (of != null) {
        of.changer = of.changer.filter(one -> one != entry);
        of.since.remove(entry);
        if (of.changer.isEmpty() && of.since.isEmpty()) {
          users.remove(name);
        }
      }
    }
  }

  private void release(Entry waiting) {
    waiting.waitsFor--;
    if (waiting.waitsFor == 0) {
      ready.add(waiting);
    }
  }

  /** Removes the lines whose answers can be written now, and returns them. */
  List<Entry> removeAnswered() {
    List<Entry> first = new ArrayList<>();
    while (!order.isEmpty() && order.element().answer.isPresent()) {
      first.add(order.remove());
    }
    return first;
  }

  /** Returns the answers of lines, in order. */
  static List<byte[]> answers(List<Entry> answered) {
    return answered.stream().map(entry -> entry.answer.orElseThrow()).toList();
  }

  /** Counts lines that were removed as written. */
  void written(List<Entry> entries) {
    for (Entry entry : entries) {
      characters -= entry.length() + entry.answer.orElseThrow().length;
    }
  }
}
