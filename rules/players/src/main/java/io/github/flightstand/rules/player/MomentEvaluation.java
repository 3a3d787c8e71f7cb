package io.github.flightstand.rules.player;

import io.github.flightstand.rules.engine.View;
import io.github.flightstand.rules.engine.decision.Decision;
import io.github.flightstand.rules.engine.decision.Kind;
import io.github.flightstand.rules.engine.state.CombatTask;
import io.github.flightstand.rules.engine.state.DealtCard;
import io.github.flightstand.rules.engine.state.HeldCard;
import io.github.flightstand.rules.engine.state.Phase;
import io.github.flightstand.rules.engine.state.ShipState;
import io.github.flightstand.rules.engine.state.State;
import io.github.flightstand.rules.engine.state.TokenType;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The value of states for a player within one moment of a game, in squad points. It counts the rest
 * of all ships, their tokens, the attack in progress, and the rest of the round. In a combat phase
 * that is the attacks to come, otherwise his ships' prospects against enemies where they were
 * expected when the moment began.
 */
final class MomentEvaluation {

  /** The worth of what a ship keeps beyond the round, in damage. */
  private static final double STRESS = 0.8;

  private static final double MORE_STRESS = 0.2;
  private static final double ION = 0.6;

  /** A ship has to decloak before it attacks, to any place. */
  private static final double CLOAK = 0.25;

  private static final double LOCK = 0.15;
  private static final double CARD = 0.3;
  private static final double FACE_UP = 0.2;

  private final Tools tools;
  private final String seat;
  private final List<Rival> expected;
  private final Map<List<Object>, Double> known = new HashMap<>();

  /** Creates an evaluation for the player whose scene a moment begins with. */
  MomentEvaluation(Tools tools, Scene begun) {
    this.tools = tools;
    this.seat = begun.view().player();
    this.expected =
        begun.view().open().phase() == Phase.COMBAT ? List.of() : new Forecast(tools).rivals(begun);
  }

  /** Returns the worth of a state that waits for these decisions. */
  double of(State state, List<Decision> pending) {
    Scene scene = Scene.of(View.of(state, seat, pending));
    double worth = known.computeIfAbsent(key(scene), any -> standing(scene));
    Optional<CombatTask.Attack> attack = state.last(CombatTask.Attack.class);
    if (attack.isPresent()) {
      double loss = AttackOutlook.loss(tools, scene, attack.get());
      worth += friendly(scene, attack.get().defender()) ? -loss : loss;
    }
    for (Decision decision : pending) {
      if (decision.kind() == Kind.ATTACK && decision.player().isPresent()) {
        double shot = new AttackChoice(tools).targets(scene, decision).get(0).value();
        worth += friendly(scene, decision.ship().orElseThrow()) ? shot : -shot;
      }
    }
    return worth;
  }

  private static boolean friendly(Scene scene, String id) {
    return scene.friends().stream().anyMatch(ship -> ship.id().equals(id));
  }

  /** Returns all of a scene that its worth depends on, without the attack in progress. */
  private static List<Object> key(Scene scene) {
    List<Object> key = new ArrayList<>();
    key.add(scene.view().open().phase());
    key.add(System.identityHashCode(scene.table()));
    for (ShipState ship : scene.view().ships()) {
      key.add(ship.status());
      key.add(ship.tokens());
      key.add(ship.locks());
      key.add(ship.shieldsLeft());
      key.add(ship.damage());
      key.add(cards(ship));
      key.add(scene.attacks(ship));
    }
    return key;
  }

  private double standing(Scene scene) {
    double worth = PositionEvaluation.material(scene);
    for (ShipState ship : scene.friends()) {
      worth += kept(ship);
    }
    for (ShipState ship : scene.rivals()) {
      worth -= kept(ship);
    }
    return switch (scene.view().open().phase()) {
      case COMBAT -> worth + Exchange.ofTheRest(tools, scene);
      case END -> worth;
      default -> worth + prospects(scene);
    };
  }

  private static int cards(ShipState ship) {
    int up = 0;
    for (HeldCard card : ship.cards()) {
      up += card.up() ? 1 : 0;
    }
    return up;
  }

  private static double kept(ShipState ship) {
    int stress = ship.tokens().of(TokenType.STRESS);
    double kept = stress > 0 ? -STRESS - MORE_STRESS * (stress - 1) : 0;
    kept -= ION * ship.tokens().of(TokenType.ION);
    kept += LOCK * ship.locks().size();
    kept -= ship.cloaked() ? CLOAK : 0;
    kept += CARD * cards(ship);
    for (DealtCard card : ship.damage()) {
      kept -= card.face().isPresent() ? FACE_UP : 0;
    }
    return kept * MaterialEvaluation.ofDamage(ship.card());
  }

  private double prospects(Scene scene) {
    List<Rival> rivals = new ArrayList<>();
    for (Rival rival : expected) {
      Optional<ShipState> now =
          scene.rivals().stream().filter(one -> one.id().equals(rival.ship().id())).findFirst();
      now.ifPresent(ship -> rivals.add(new Rival(ship, rival.moves(), rival.places())));
    }
    PlacementEvaluation outlook = new PlacementEvaluation(tools, scene, rivals);
    double prospects = 0;
    for (ShipState ship : scene.friends()) {
      EvaluatedPlacement here = EvaluatedPlacement.now(scene, ship);
      double edge = outlook.edge(scene.table(), ship, here.pose(), ship.stressed());
      prospects += outlook.of(scene.table(), ship, here) - edge;
    }
    return prospects;
  }
}
