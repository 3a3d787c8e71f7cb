package io.github.flightstand.rules.player;

import io.github.flightstand.geometry.Pose;
import io.github.flightstand.movement.reposition.SidewaysMove;
import io.github.flightstand.movement.table.Ship;
import io.github.flightstand.movement.table.Table;
import io.github.flightstand.rules.engine.decision.Command;
import io.github.flightstand.rules.engine.decision.Decision;
import io.github.flightstand.rules.engine.decision.Domain;
import io.github.flightstand.rules.engine.decision.Option;
import io.github.flightstand.rules.engine.decision.RandomAnswer;
import io.github.flightstand.rules.engine.decision.Witnesses;
import io.github.flightstand.rules.engine.flow.Reposition;
import io.github.flightstand.rules.engine.state.Action;
import io.github.flightstand.rules.engine.state.ShipState;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** A rating of a ship's actions by how they change its prospects. */
record ActionChoice(Tools tools) {

  static final String PASS = "pass";

  /** The worth of a lock for later rounds, in damage. */
  private static final double LASTING = 0.15;

  /** The advantage, in damage, of a token over nothing, and of nothing over a useless move. */
  private static final double EFFORT = 0.02;

  /** Tests whether this class values the option itself; others are tried in a copy of the game. */
  static boolean weighs(Option option) {
    String key = option.key();
    int colon = key.indexOf(':');
    Optional<Action> action = Action.ofWord(colon < 0 ? key : key.substring(0, colon));
    return action.isPresent() ? weighs(action.get()) : key.equals(PASS) || Bombing.isBomb(option);
  }

  private static boolean weighs(Action action) {
    return switch (action) {
      case FOCUS, EVADE, LOCK, CLOAK, BOOST, BARREL_ROLL -> true;
      // Any other, a new one too, is tried in a copy of the game.
      default -> false;
    };
  }

  /** Returns the commands that answer the decision, the best first. */
  List<Scored<Command>> ranked(Scene scene, Decision decision) {
    PlacementEvaluation outlook = GreedyPlayer.outlook(tools, scene);
    ShipState ship = scene.ship(decision.ship().orElseThrow());
    double unit = MaterialEvaluation.ofDamage(ship.card());
    Table table = scene.table();
    EvaluatedPlacement now = EvaluatedPlacement.now(scene, ship);
    double worth = outlook.of(table, ship, now);
    double here = outlook.edge(table, ship, now.pose(), false);
    List<Scored<Command>> ranked = new ArrayList<>();
    for (Option option : decision.options()) {
      String key = option.key();
      Command command = Command.of(decision.id(), key);
      if (key.equals(PASS)) {
        ranked.add(new Scored<>(command, worth - EFFORT * unit - here));
      } else if (key.equals("focus")) {
        ranked.add(new Scored<>(command, outlook.of(table, ship, now.withFocus()) - here));
      } else if (key.equals("evade")) {
        ranked.add(new Scored<>(command, outlook.of(table, ship, now.withEvade()) - here));
      } else if (key.equals("cloak")) {
        ranked.add(new Scored<>(command, outlook.of(table, ship, now.cloaked(true)) - unit - here));
      } else if (key.equals("lock")) {
        for (String target : ((Domain.OneOf) option.domain()).names()) {
          double anew = ship.lockedOn(target) ? 0 : LASTING * unit;
          double locked = outlook.of(table, ship, now.withLock(target)) + anew - here;
          ranked.add(new Scored<>(command.withValue(target), locked));
        }
      } else if (key.startsWith("boost:") || key.startsWith("barrelRoll:")) {
        for (End end : moves(table, scene.standing(ship), option, command)) {
          double there =
              outlook.of(table, ship, now.at(end.pose()))
                  - outlook.edge(table, ship, end.pose(), false);
          ranked.add(new Scored<>(end.command(), there - 2 * EFFORT * unit));
        }
      } else if (option.domain() instanceof Domain.OneOf oneOf) {
        double gain = Bombing.isBomb(option) ? Bombing.gain(scene, outlook, ship) : 0;
        for (String name : oneOf.names()) {
          ranked.add(new Scored<>(command.withValue(name), worth + gain - here));
        }
      } else {
        // A card's action: the first legal answer, whatever it asks for.
        Command any = RandomAnswer.of(decision, option, AbilityChoice.FIRST);
        ranked.add(new Scored<>(any, worth - here));
      }
    }
    return Scored.sorted(ranked);
  }

  /** A command that moves a ship, and the pose it ends at. */
  record End(Command command, Pose pose) {}

  /** Returns the possible ends of a roll, boost or decloak: for a slide, its ends and middles. */
  List<End> moves(Table table, Ship ship, Option option, Command command) {
    Reposition move =
        Reposition.of(tools.rules().movement(), ship.base(), option.key()).orElseThrow();
    if (move.ahead().isPresent()) {
      return List.of(
          new End(
              command,
              tools
                  .repositions()
                  .ahead(table, ship.id(), move.ahead().get(), tools.workspace())
                  .finalPose()));
    }
    SidewaysMove aside = move.aside().orElseThrow();
    // Along a straight, and at marks, the end does not depend on where the template lies.
    return Witnesses.commands((Domain.Slide) option.domain(), command).stream()
        .map(
            one ->
                new End(
                    one,
                    aside.endAt(
                        ship.base(),
                        ship.pose(),
                        one.template().orElse(0.0),
                        one.shift().orElseThrow())))
        .toList();
  }
}
