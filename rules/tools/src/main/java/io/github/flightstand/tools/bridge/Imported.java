package io.github.flightstand.tools.bridge;

import io.github.flightstand.movement.table.PlayArea;
import io.github.flightstand.referee.ClaimTolerance;
import io.github.flightstand.referee.GameLogWriter;
import io.github.flightstand.referee.LogEvent;
import io.github.flightstand.rules.RuleSet;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * A saved game of another program, as a log of claims and the list of what was left out.
 *
 * <pre>{@code
 * Imported game = VassalImport.read(in);
 * game.log(RuleSet.STANDARD_2018) // the lines of a log for the referee
 * game.leftOut()                  // ["12 × command 'CHAT'", "3 × piece 'Focus2e' on the map"]
 * }</pre>
 */
public final class Imported {

  private final PlayArea area;
  private final List<LogEvent.Written> events = new ArrayList<>();
  private final Map<String, Integer> leftOut = new TreeMap<>();

  public Imported(PlayArea area) {
    this.area = area;
  }

  public void add(LogEvent.Written event) {
    events.add(event);
  }

  /** Counts something that the log does not say, such as {@code piece 'Focus2e'}. */
  public void leaveOut(String what, int count) {
    leftOut.merge(what, count, Integer::sum);
  }

  /** Returns the lines of the log, by the rules of a set and with the standard tolerance. */
  public List<String> log(RuleSet rules) {
    GameLogWriter writer = new GameLogWriter();
    List<String> lines = new ArrayList<>();
    lines.add(writer.header(rules, area, ClaimTolerance.STANDARD));
    events.forEach(event -> lines.add(writer.line(event)));
    return lines;
  }

  public List<LogEvent.Written> events() {
    return List.copyOf(events);
  }

  /** Returns what the log does not say, each kind with its count. */
  public List<String> leftOut() {
    return leftOut.entrySet().stream().map(one -> one.getValue() + " × " + one.getKey()).toList();
  }
}
