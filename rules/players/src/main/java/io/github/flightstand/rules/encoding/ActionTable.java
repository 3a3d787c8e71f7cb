package io.github.flightstand.rules.encoding;

import io.github.flightstand.rules.measure.FiringArc;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * The fixed table of actions. Each answer to a decision has a number, in games between two sides of
 * up to eight ships.
 *
 * <p>An action's name is an option's key and what is chosen with it: {@code "maneuver 2B"}, {@code
 * "lock enemy3"}, {@code "barrelRoll:left place1"}. Ships are numbered by side in the order in
 * which the game lists them, and keep their numbers when they are gone. Secondary weapons are
 * numbered as on the ship's card. Options without a key in the table, such as those of cards, are
 * {@code option1} to {@code option12} in the order of their decision.
 *
 * <p>An action's meaning depends on the decision that is asked: the same number sets a dial and
 * picks a maneuver.
 *
 * <pre>{@code
 * ActionTable.names().get(4)          // "focus"
 * ActionTable.names().size()          // the number of actions
 * }</pre>
 */
public final class ActionTable {

  /** The most secondary weapons of a ship that have numbers. */
  static final int WEAPONS = 6;

  /** The key, before a number from 1, of an option that has none of its own in the table. */
  static final String OTHER = "option";

  /** The most options of a decision that have no key of their own in the table. */
  static final int OTHERS = 12;

  private static final String[] ALONE =
      ("pass done ready evade focus cloak recover reinforce"
              + " boost:straight boost:left boost:right"
              + " decloak:forward decloak:forward-left decloak:forward-right"
              + " rejoin board tow leave flee fight breakOff accept refuse")
          .split(" ", 0);

  private static final String[] SLIDES =
      ("offset barrelRoll:left barrelRoll:right"
              + " barrelRoll:left-forward barrelRoll:left-back"
              + " barrelRoll:right-forward barrelRoll:right-back"
              + " decloak:left decloak:right decloak:left-forward decloak:left-back"
              + " decloak:right-forward decloak:right-back"
              + " dock:front dock:left dock:rear dock:right alongside:left:fore alongside:left:aft"
              + " alongside:right:fore alongside:right:aft")
          .split(" ", 0);

  private static final List<String> SECTIONS = List.of("", ":fore", ":aft");

  private static final List<String> NAMES = new ArrayList<>();

  private static final Map<Choice, Map<String, Integer>> FIRST = new EnumMap<>(Choice.class);

  static {
    for (String key : ALONE) {
      add(key, Choice.NONE);
    }
    add("initiative", Choice.SIDE);
    add("maneuver", Choice.MANEUVER);
    add("ship", Choice.SHIP);
    add("coordinate", Choice.SHIP);
    add("lock", Choice.DICE);
    SECTIONS.forEach(section -> add("lock" + section, Choice.ENEMY));
    for (String arc : FiringArc.words()) {
      SECTIONS.forEach(section -> add("primary:" + arc + section, Choice.ENEMY));
    }
    for (int weapon = 1; weapon <= WEAPONS; weapon++) {
      for (String section : SECTIONS) {
        add("weapon" + weapon + section, Choice.ENEMY);
      }
    }
    for (String key : SLIDES) {
      add(key, Choice.SLIDE);
    }
    for (int other = 1; other <= OTHERS; other++) {
      for (Choice choice :
          List.of(Choice.NONE, Choice.SHIP, Choice.NAME, Choice.SLIDE, Choice.POSE, Choice.DICE)) {
        add(OTHER + other, choice);
      }
    }
  }

  private ActionTable() {}

  private static void add(String key, Choice choice) {
    FIRST.computeIfAbsent(choice, any -> new HashMap<>()).put(key, NAMES.size());
    choice.names().forEach(name -> NAMES.add(name.isEmpty() ? key : key + " " + name));
  }

  /** Returns the names of all actions; an action's number is its place in the list. */
  public static List<String> names() {
    return List.copyOf(NAMES);
  }

  /** Returns the number of the first action by a key with a choice; −1 if there is none. */
  static int first(String key, Choice choice) {
    return FIRST.getOrDefault(choice, Map.of()).getOrDefault(key, -1);
  }
}
