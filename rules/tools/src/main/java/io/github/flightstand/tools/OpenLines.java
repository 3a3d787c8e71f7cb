package io.github.flightstand.tools;

import io.github.flightstand.protocol.line.Line;
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
 * what it changes ({@link KeptNames}). A line that might drop a kept object to make room is
 * answered alone. So is a line whose names cannot be found quickly. Not safe for use by several
 * threads at once.
 */
final class OpenLines {

  private static final int MOST_LINES = 64;
  private static final int MOST_CHARACTERS = 1 << 24;

  private final Responder responder;
  private final int most;

  /** All lines, in order. */
  private final Deque<Entry> order = new ArrayDeque<>();

  /** The lines that wait for a line that is answered alone, or for being answered alone. */
  private final Deque<Entry> shut = new ArrayDeque<>();

  /** The lines that can be answered now, the earliest first. */
  private final Queue<Entry> ready = new PriorityQueue<>(Comparator.comparingLong(Entry::turn));

  private final Map<String, Users> users = new HashMap<>();
  private boolean alone;
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
    most = MOST_LINES * threads;
  }

  /** A line on its way to its answer. */
  static final class Entry {

    private final Line line;
    private final KeptNames names;
    private final long turn;
    private final List<Users> about = new ArrayList<>(0);
    private final List<Entry> next = new ArrayList<>(0);
    private int waitsFor;
    private Optional<byte[]> answer = Optional.empty();

    Entry(Line line, long turn) {
      this.line = line;
      this.turn = turn;
      names = KeptNames.of(text());
    }

    Line line() {
      return line;
    }

    long turn() {
      return turn;
    }

    private String text() {
      return line instanceof Line.Text given ? given.text() : "";
    }

    private void after(Entry other) {
      other.next.add(this);
      waitsFor++;
    }
  }

  /** The unanswered lines about one name: the last that may change it, and its users since. */
  private static final class Users {

    private final String name;
    private Optional<Entry> changer = Optional.empty();
    private final List<Entry> since = new ArrayList<>(1);

    Users(String name) {
      this.name = name;
    }
  }

  boolean isEmpty() {
    return order.isEmpty();
  }

  /**
   * Returns the number of lines that may still be read. At most {@value #MOST_LINES} lines for each
   * thread are open, and fewer if they and their answers have more than {@value #MOST_CHARACTERS}
   * characters.
   */
  int room() {
    return characters < MOST_CHARACTERS ? most - order.size() : 0;
  }

  /** Tests whether so few lines are open that more should be read before these are answered. */
  boolean isLow() {
    return room() > most / 2;
  }

  /** Adds the line that was read last. */
  void add(Entry entry) {
    order.add(entry);
    characters += entry.text().length();
    shut.add(entry);
    admit();
  }

  private void admit() {
    while (!alone && !shut.isEmpty()) {
      Entry entry = shut.element();
      KeptNames names = entry.names;
      boolean dropsNothing = responder.hasRoom(names, keeping, forgetting > 0);
      boolean apart = !names.plain() || !dropsNothing;
      if (apart && unanswered > 0) {
        return;
      }
      alone = apart;
      shut.remove();
      count(entry, 1);
      for (String name : names.all()) {
        await(entry, users.computeIfAbsent(name, Users::new), names.change(name));
      }
      addIfReady(entry);
    }
  }

  private void count(Entry entry, int more) {
    unanswered += more;
    keeping += entry.names.kept().isEmpty() ? 0 : more;
    forgetting += entry.names.forgets() ? more : 0;
  }

  private static void await(Entry entry, Users of, boolean changes) {
    entry.about.add(of);
    of.changer.ifPresent(entry::after);
    if (changes) {
      of.since.forEach(entry::after);
      of.since.clear();
      of.changer = Optional.of(entry);
    } else {
      of.since.add(entry);
    }
  }

  private void addIfReady(Entry entry) {
    if (entry.waitsFor == 0) {
      ready.add(entry);
    }
  }

  /**
   * Tests whether a line may be answered now. While much waits to be written, only the line that is
   * written next may be answered.
   */
  boolean canAnswer() {
    return !ready.isEmpty() && (characters < MOST_CHARACTERS || ready.element() == order.element());
  }

  /** Takes the first line that may be answered now. */
  Entry take() {
    return ready.remove();
  }

  /** Releases the lines that waited for a line whose answer is there. */
  void answered(Entry entry, byte[] answer) {
    entry.answer = Optional.of(answer);
    characters += answer.length;
    count(entry, -1);
    for (Users of : entry.about) {
      of.changer = of.changer.filter(one -> one != entry);
      of.since.remove(entry);
      if (of.changer.isEmpty() && of.since.isEmpty()) {
        users.remove(of.name);
      }
    }
    for (Entry waiting : entry.next) {
      waiting.waitsFor--;
      addIfReady(waiting);
    }
    alone = false;
    admit();
  }

  /** Tests whether the answer that is to be written next is there. */
  boolean canWrite() {
    return !order.isEmpty() && order.element().answer.isPresent();
  }

  /** Removes the lines whose answers can be written now, and returns the answers. */
  List<byte[]> removeAnswered() {
    List<byte[]> answers = new ArrayList<>();
    while (canWrite()) {
      Entry first = order.remove();
      characters -= first.text().length();
      answers.add(first.answer.orElseThrow());
    }
    return answers;
  }

  /** Counts answers that were removed as written. */
  void written(List<byte[]> answers) {
    answers.forEach(answer -> characters -= answer.length);
  }
}
