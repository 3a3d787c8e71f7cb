package io.github.flightstand.rules.player;

import io.github.flightstand.movement.maneuver.Maneuver;
import io.github.flightstand.rules.engine.Game;
import io.github.flightstand.rules.engine.View;
import io.github.flightstand.rules.engine.decision.Command;
import io.github.flightstand.rules.engine.decision.Decision;
import io.github.flightstand.rules.engine.decision.Domain;
import io.github.flightstand.rules.engine.decision.Kind;
import io.github.flightstand.rules.engine.state.State;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.BooleanSupplier;

/**
 * A search of dials for all ships of a player together. It starts from a greedy plan and changes
 * one ship's dial after another to the best beside the others.
 */
final class DialSearch {

  /** The number of turns of each ship, because one ship's dial changes what is best for another. */
  private static final int PASSES = 2;

  private final Playout playout;
  private final View view;
  private final BooleanSupplier stopped;
  private final Foresight<SortedMap<String, Maneuver>> foresight;
  private final Map<SortedMap<String, Maneuver>, Scored<SortedMap<String, Maneuver>>> tried =
      new LinkedHashMap<>();

  /** Creates a search on the view of a player who sets dials; the others' are as in the worlds. */
  DialSearch(Playout playout, View view, Worlds worlds, BooleanSupplier stopped, Generator random) {
    this.playout = playout;
    this.view = view;
    this.stopped = stopped;
    this.foresight = Foresight.of(playout, worlds, this::set, random);
  }

  /**
   * Returns the best plans, the best first; if it has to stop, perhaps only a greedy player's.
   *
   * @param samples the number of playouts between the best
   * @param narrows whether bad ones are played out less often
   */
  List<Scored<SortedMap<String, Maneuver>>> best(int samples, boolean narrows, Generator random) {
    SortedMap<String, Maneuver> best = greedy();
    if (stopped.getAsBoolean()) {
      return List.of(new Scored<>(best, 0));
    }
    tried(best);
    SortedMap<String, List<Maneuver>> settable = settable(view);
    for (int pass = 0; pass < PASSES; pass++) {
      for (Map.Entry<String, List<Maneuver>> ship : settable.entrySet()) {
        for (Maneuver dial : ship.getValue()) {
          if (!stopped.getAsBoolean()) {
            SortedMap<String, Maneuver> other = new TreeMap<>(best);
            other.put(ship.getKey(), dial);
            best = tried(other).value() > tried(best).value() ? other : best;
          }
        }
      }
    }
    return foresight.best(new ArrayList<>(tried.values()), samples, narrows, stopped, random);
  }

  private Scored<SortedMap<String, Maneuver>> tried(SortedMap<String, Maneuver> dials) {
    return tried.computeIfAbsent(dials, foresight::soon);
  }

  /** Returns the possible maneuvers of each dial that the view asks for, in the dial's order. */
  static SortedMap<String, List<Maneuver>> settable(View view) {
    SortedMap<String, List<Maneuver>> settable = new TreeMap<>();
    for (Decision decision : view.decisions()) {
      if (decision.kind() == Kind.DIAL) {
        Domain.OneOf codes = (Domain.OneOf) decision.option("dial").orElseThrow().domain();
        settable.put(
            decision.ship().orElseThrow(), codes.names().stream().map(Maneuver::parse).toList());
      }
    }
    return settable;
  }

  /** Returns the dials that a greedy player sets on the ships that the view asks about. */
  private SortedMap<String, Maneuver> greedy() {
    State planned = playout.dialled(foresight.likeliest(), view.player());
    SortedMap<String, Maneuver> dials = new TreeMap<>();
    settable(view)
        .keySet()
        .forEach(ship -> dials.put(ship, planned.ship(ship).maneuver().orElseThrow()));
    return dials;
  }

  private Game set(Game from, SortedMap<String, Maneuver> dials) {
    State state = from.state();
    for (Map.Entry<String, Maneuver> dial : dials.entrySet()) {
      state = Playout.dialled(state, dial.getKey(), dial.getValue());
    }
    Game game = new Game(state, from.chance());
    return playout.engine().after(game, GreedyPlayer.ready(view.player()));
  }

  static Command command(String ship, String code) {
    return Command.of(Kind.DIAL.about(ship), "dial").withValue(code);
  }
}
