package io.github.flightstand.rules.player;

import io.github.flightstand.rules.engine.Chance;
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

/**
 * A search of dials for all ships of a player together: it starts from a greedy player's dials and
 * changes one ship's after another to the best beside the others.
 */
final class DialSearch {

  /** The number of turns of each ship, because one ship's dial changes what is best for another. */
  private static final int PASSES = 2;

  private final Playout playout;
  private final View view;
  private final Foresight<SortedMap<String, String>> foresight;
  private final Map<SortedMap<String, String>, Scored<SortedMap<String, String>>> tried =
      new LinkedHashMap<>();

  /** Creates a search on the view of a player who sets dials; the others' are as expected. */
  DialSearch(Playout playout, View view, Expectation expected, Generator random) {
    this.playout = playout;
    this.view = view;
    this.foresight = new Foresight<>(playout, expected, this::set, random);
  }

  SortedMap<String, String> best(Generator random) {
    SortedMap<String, List<String>> settable = settable();
    SortedMap<String, String> best = greedy(settable);
    double worth = tried(best).value();
    for (int pass = 0; pass < PASSES; pass++) {
      for (Map.Entry<String, List<String>> ship : settable.entrySet()) {
        for (String code : ship.getValue()) {
          SortedMap<String, String> other = new TreeMap<>(best);
          other.put(ship.getKey(), code);
          if (tried(other).value() > worth) {
            best = other;
            worth = tried(other).value();
          }
        }
      }
    }
    return foresight.best(new ArrayList<>(tried.values()), random);
  }

  private Scored<SortedMap<String, String>> tried(SortedMap<String, String> dials) {
    return tried.computeIfAbsent(dials, foresight::soon);
  }

  private SortedMap<String, List<String>> settable() {
    SortedMap<String, List<String>> settable = new TreeMap<>();
    for (Decision decision : view.decisions()) {
      if (decision.kind() == Kind.DIAL) {
        Domain.OneOf codes = (Domain.OneOf) decision.option("dial").orElseThrow().domain();
        settable.put(decision.ship().orElseThrow(), codes.names());
      }
    }
    return settable;
  }

  private SortedMap<String, String> greedy(SortedMap<String, List<String>> settable) {
    Game game = new Game(foresight.likeliest(), Chance.Seeded.of(0));
    State planned = playout.dialled(game, view.player()).state();
    SortedMap<String, String> dials = new TreeMap<>();
    settable.forEach(
        (ship, codes) -> dials.put(ship, planned.ship(ship).maneuver().orElseThrow().code()));
    return dials;
  }

  private Game set(Game from, SortedMap<String, String> dials) {
    Game game = from;
    for (Map.Entry<String, String> dial : dials.entrySet()) {
      game = playout.play(game, command(dial.getKey(), dial.getValue()));
    }
    return playout.play(game, GreedyPlayer.ready(view.player()));
  }

  static Command command(String ship, String code) {
    return Command.of(Kind.DIAL.word() + ":" + ship, "dial").withValue(code);
  }
}
