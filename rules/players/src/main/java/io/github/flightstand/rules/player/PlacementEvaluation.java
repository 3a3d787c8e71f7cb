package io.github.flightstand.rules.player;

import io.github.flightstand.geometry.Pose;
import io.github.flightstand.movement.table.Ship;
import io.github.flightstand.movement.table.Table;
import io.github.flightstand.rules.engine.state.ShipState;
import io.github.flightstand.rules.engine.state.TokenType;
import io.github.flightstand.rules.measure.LineOfFire.ExtraDice;
import io.github.flightstand.rules.player.DiceOdds.Defender;
import io.github.flightstand.rules.player.Memory.Placed;
import io.github.flightstand.rules.player.Memory.Shot;
import java.util.List;
import java.util.Optional;

/**
 * A ship's prospects when attacks begin, in squad points: damage dealt less suffered, place.
 *
 * @param rivals the enemy ships and where they may stand
 */
record PlacementEvaluation(Tools tools, Scene scene, List<Rival> rivals) {

  /** The weight of damage suffered against damage dealt: hunters win. */
  private static final double CAUTION = 0.8;

  /** The weight of a second target in sight. */
  private static final double SPARE = 0.15;

  /** The weight of a token's second use. */
  private static final double SECOND_USE = 0.25;

  /** The worth of a good place, in damage. */
  private static final double PLACE = 1.2;

  /** The distance from an edge, in mm, within which ways back are counted. */
  private static final double NEAR_EDGE = 260;

  double of(Table table, ShipState ship, EvaluatedPlacement stance) {
    double plainOut = 0;
    double focusedOut = 0;
    double plainRest = 0;
    double plainIn = 0;
    double focusedIn = 0;
    double place = -1;
    Placed here = tools.memory().placed(table, scene.standing(ship).at(stance.pose()));
    for (Rival rival : rivals) {
      double out = 0;
      double outFocused = 0;
      boolean touching = stance.touching().contains(rival.ship().id());
      for (Rival.Place there : rival.places()) {
        double weight = there.weight();
        place = Math.max(place, Geometry.chase(stance.pose(), there.ship().pose()));
        if (touching) {
          continue;
        }
        if (!stance.cloaked()) {
          Optional<Shot> dealt = Sights.shot(tools, table, here, ship.card(), there.placed());
          if (dealt.isPresent()) {
            ExtraDice extra = dealt.get().dice();
            out += weight * dealt(ship, stance, rival, extra, false);
            outFocused += stance.focus() ? weight * dealt(ship, stance, rival, extra, true) : 0;
          }
        }
        if (!rival.ship().cloaked()) {
          Optional<Shot> suffered =
              Sights.shot(tools, table, there.placed(), rival.ship().card(), here);
          if (suffered.isPresent()) {
            ExtraDice extra = suffered.get().dice();
            plainIn += weight * suffered(ship, stance, rival, extra, false);
            focusedIn += stance.focus() ? weight * suffered(ship, stance, rival, extra, true) : 0;
          }
        }
      }
      plainRest += out;
      plainOut = Math.max(plainOut, out);
      focusedOut = Math.max(focusedOut, outFocused);
    }
    double share = CAUTION / Math.sqrt(Math.max(1, scene.friends().size()));
    double value = plainOut + SPARE * (plainRest - plainOut) - share * plainIn;
    if (stance.focus()) {
      double attacking = Math.max(0, focusedOut - plainOut);
      double defending = share * Math.max(0, plainIn - focusedIn);
      double again = stance.focuses() > 1 ? 1 : SECOND_USE;
      value += Math.max(attacking, defending) + again * Math.min(attacking, defending);
    }
    return value
        + PLACE * MaterialEvaluation.ofDamage(ship.card()) * place
        + MissionAim.of(scene.view(), ship, stance.pose());
  }

  private double dealt(
      ShipState ship, EvaluatedPlacement stance, Rival rival, ExtraDice extra, boolean focused) {
    ShipState target = rival.ship();
    int helps = (focused ? 1 : 0) + (stance.lock().equals(Optional.of(target.id())) ? 1 : 0);
    int attack = ship.card().attack() + extra.attack();
    return MaterialEvaluation.of(
        target.card(), tools.odds().effect(attack, helps, Defender.of(scene, target, extra)));
  }

  private double suffered(
      ShipState ship, EvaluatedPlacement stance, Rival rival, ExtraDice extra, boolean focused) {
    ShipState attacker = rival.ship();
    // A ship still to move will probably have a token.
    int helps =
        (rival.moves() || attacker.tokens().of(TokenType.FOCUS) > 0 ? 1 : 0)
            + (attacker.lock().equals(Optional.of(ship.id())) ? 1 : 0);
    int dice = Defender.dice(ship, stance.cloaked(), extra);
    Defender defender = new Defender(dice, focused, stance.evades(), scene.left(ship));
    return MaterialEvaluation.of(
        ship.card(),
        tools.odds().effect(attacker.card().attack() + extra.attack(), helps, defender));
  }

  /** Returns the cost of a place near an edge: nearly the ship if no maneuver stays on. */
  double edge(Table table, ShipState ship, Pose pose, boolean stressed) {
    if (Geometry.toEdge(table.playArea(), pose) > NEAR_EDGE) {
      return 0;
    }
    Ship there = scene.standing(ship).at(pose);
    double lost = tools.memory().lost(table, there, ship.card().dial(), stressed);
    if (lost == 1) {
      return 0.9 * MaterialEvaluation.of(ship.card());
    }
    return 0.8 * MaterialEvaluation.ofDamage(ship.card()) * lost * lost;
  }
}
