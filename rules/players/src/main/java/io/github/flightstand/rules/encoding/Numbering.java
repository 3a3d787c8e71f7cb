package io.github.flightstand.rules.encoding;

import io.github.flightstand.geometry.Interval;
import io.github.flightstand.geometry.IntervalSet;
import io.github.flightstand.geometry.Pose;
import io.github.flightstand.movement.maneuver.Maneuver;
import io.github.flightstand.rules.engine.View;
import io.github.flightstand.rules.engine.decision.Command;
import io.github.flightstand.rules.engine.decision.Decision;
import io.github.flightstand.rules.engine.decision.Domain;
import io.github.flightstand.rules.engine.decision.Kind;
import io.github.flightstand.rules.engine.decision.Option;
import io.github.flightstand.rules.engine.decision.Witnesses;
import io.github.flightstand.rules.engine.state.ShipState;
import io.github.flightstand.rules.engine.state.Weapon;
import java.util.ArrayList;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.ToIntFunction;

/** The numbers of a decision's answers. Of two numbers for the same shift, the lower is used. */
final class Numbering {

  private static final String WEAPON = "secondary:";
  private static final int PLACES = 5;
  private static final int DICE = 6;

  private final View view;
  private final Slots slots;
  private final SortedMap<Integer, Command> commands = new TreeMap<>();
  private final List<String> unsaid = new ArrayList<>(0);
  private int others;

  Numbering(View view, Slots slots) {
    this.view = view;
    this.slots = slots;
  }

  SortedMap<Integer, Command> commands() {
    return commands;
  }

  List<String> unsaid() {
    return unsaid;
  }

  /** Numbers the answers to a decision. */
  void add(Decision decision) {
    for (Option option : decision.options()) {
      Command command = Command.of(decision.id(), option.key());
      if (!said(decision, option, command)) {
        unsaid.add(option.key());
      }
    }
  }

  /** Numbers the answers by an option; returns whether each of them has got a number. */
  private boolean said(Decision decision, Option option, Command command) {
    Domain domain = option.domain();
    if (domain instanceof Domain.OneOf oneOf) {
      return names(decision, option.key(), oneOf.names(), command);
    }
    if (domain instanceof Domain.Subset subset) {
      return dice(first(option.key(), Choice.DICE), subset, command);
    }
    if (domain instanceof Domain.Slide slide) {
      return shifts(first(option.key(), Choice.SLIDE), slide, command);
    }
    if (domain instanceof Domain.Region region) {
      return poses(first(option.key(), Choice.POSE), region, command);
    }
    return put(first(option.key(), Choice.NONE), 0, command);
  }

  /** Returns an option's first number, by its key or by its place among the others; −1 for none. */
  private int first(String key, Choice choice) {
    int own = ActionTable.first(key, choice);
    return own >= 0 ? own : ActionTable.first(ActionTable.OTHER + ++others, choice);
  }

  /** Gives a command a number, if the option has numbers and this one is free. */
  private boolean put(int first, int place, Command command) {
    return first >= 0 && commands.putIfAbsent(first + place, command) == null;
  }

  private boolean names(Decision decision, String key, List<String> names, Command command) {
    if (decision.kind() == Kind.DIAL || decision.kind() == Kind.PICK) {
      return each(
          "maneuver", Choice.MANEUVER, names, name -> Choice.of(Maneuver.parse(name)), command);
    }
    if (decision.kind() == Kind.INITIATIVE) {
      String own = view.team(view.player());
      return each("initiative", Choice.SIDE, names, name -> name.equals(own) ? 0 : 1, command);
    }
    String known = numberedWeapon(decision, key);
    if (ActionTable.first(known, Choice.ENEMY) >= 0) {
      return each(known, Choice.ENEMY, names, name -> slots.of(name) - Slots.SHIPS, command);
    }
    return names.stream().allMatch(name -> slots.of(name) >= 0)
        ? each(key, Choice.SHIP, names, slots::of, command)
        : each(key, Choice.NAME, names, names::indexOf, command);
  }

  /**
   * Numbers an answer for each name.
   *
   * @param places the index of a name among the choice's, negative if it has none
   */
  private boolean each(
      String key,
      Choice choice,
      List<String> names,
      ToIntFunction<String> places,
      Command command) {
    int first = first(key, choice);
    boolean all = true;
    for (String name : names) {
      int place = places.applyAsInt(name);
      boolean fits = place >= 0 && place < choice.size();
      all &= fits && put(first, place, command.withValue(name));
    }
    return all;
  }

  /** Returns a secondary weapon's key with its number instead of its id, any other key as it is. */
  private String numberedWeapon(Decision decision, String key) {
    if (!key.startsWith(WEAPON)) {
      return key;
    }
    String said = key.substring(WEAPON.length());
    ShipState ship = slots.ship(decision.ship().orElseThrow());
    List<Weapon> weapons = ship.card().weapons();
    for (int i = 0; i < weapons.size(); i++) {
      String id = weapons.get(i).id();
      if (said.equals(id) || said.startsWith(id + ":")) {
        return "weapon" + (i + 1) + said.substring(id.length());
      }
    }
    return key;
  }

  private boolean dice(int first, Domain.Subset subset, Command command) {
    for (int bits = 0; bits < 1 << DICE; bits++) {
      int size = Integer.bitCount(bits);
      if (size < subset.min() || size > subset.max()) {
        continue;
      }
      int set = bits;
      List<Integer> chosen =
          subset.indices().stream().filter(one -> one < DICE && (set >> one & 1) == 1).toList();
      if (chosen.size() == size) {
        put(first, bits, command.withValues(chosen));
      }
    }
    return first >= 0 && subset.indices().stream().allMatch(index -> index < DICE);
  }

  private boolean shifts(int first, Domain.Slide slide, Command command) {
    List<Command> said = new ArrayList<>();
    for (int i = 0; i < PLACES; i++) {
      said.add(command.withShift(place(slide.shifts(), i / (PLACES - 1.0))));
    }
    said.addAll(Witnesses.commands(slide, command));
    int most = Choice.SLIDE.size();
    for (int i = 0; i < Math.min(most, said.size()); i++) {
      if (said.indexOf(said.get(i)) == i) {
        put(first, i, said.get(i));
      }
    }
    return first >= 0 && said.size() <= most;
  }

  /** Returns the shift that divides a slide's whole length in a ratio: 0 and 1 are its ends. */
  private static double place(IntervalSet slide, double ratio) {
    double length = 0;
    for (Interval interval : slide.intervals()) {
      length += interval.length();
    }
    double left = ratio * length;
    List<Interval> intervals = slide.intervals();
    for (int i = 0; i < intervals.size() - 1; i++) {
      if (left <= intervals.get(i).length()) {
        return Math.min(intervals.get(i).hi(), intervals.get(i).lo() + left);
      }
      left -= intervals.get(i).length();
    }
    Interval last = intervals.get(intervals.size() - 1);
    return ratio == 1 ? last.hi() : Math.min(last.hi(), last.lo() + left);
  }

  private boolean poses(int first, Domain.Region region, Command command) {
    List<Pose> poses = Witnesses.of(region).poses();
    int most = Choice.POSE.size();
    for (int i = 0; i < Math.min(most, poses.size()); i++) {
      put(first, i, command.withPose(poses.get(i)));
    }
    return first >= 0 && poses.size() <= most;
  }
}
