package io.github.flightstand.cards;

import io.github.flightstand.rules.engine.decision.Domain;
import io.github.flightstand.rules.engine.decision.Option;
import io.github.flightstand.rules.engine.hook.Card;
import io.github.flightstand.rules.engine.hook.CardContext;
import io.github.flightstand.rules.engine.hook.CardKind;
import io.github.flightstand.rules.engine.hook.Value;
import io.github.flightstand.rules.engine.hook.Value.CardRuling;
import io.github.flightstand.rules.engine.state.Effect;
import io.github.flightstand.rules.engine.state.Effect.Side;
import io.github.flightstand.rules.engine.state.Face;
import io.github.flightstand.rules.engine.state.Phase;
import io.github.flightstand.rules.engine.state.ShipState;
import io.github.flightstand.rules.engine.state.TokenType;
import io.github.flightstand.rules.engine.state.Window;
import io.github.flightstand.rules.measure.RangeBand;
import java.util.ArrayList;
import java.util.List;

/** Rebel pilots of later ships. */
final class RebelAces {

  private RebelAces() {}

  static List<Card> cards() {
    return List.of(
        airenCracken(),
        braylenStramm(),
        captainRex(),
        corranHorn(),
        eadenVrill(),
        etahnAbaht(),
        jessPava(),
        lieutenantBlount(),
        lowhhrick(),
        mirandaDoni(),
        poeDameron("t70xwing.poedameron"),
        poeDameron("t70xwing.poedameron-swx57"));
  }

  /** After he attacked, another friend at range 1 may take a free action. */
  private static Card airenCracken() {
    return Card.of("z95headhunter.airencracken", CardKind.PILOT)
        .may(
            Window.AFTER_ATTACK,
            CardContext::attacking,
            now -> new Domain.OneOf(now.friends(RangeBand.ONE)),
            (now, answer) -> List.of(new Effect.FreeAction(answer.name(), List.of())))
        .build();
  }

  /** After a maneuver he may roll an attack die; a hit or critical hit removes a stress token. */
  private static Card braylenStramm() {
    return Card.of("arc170.braylenstramm", CardKind.PILOT)
        .may(
            Window.AFTER_MANEUVER,
            now -> now.mine() && now.you().stressed(),
            now -> List.of(now.roll(1, "die")))
        .rolled(
            "die",
            (now, answer) ->
                answer.dice().count(Face.HIT) + answer.dice().count(Face.CRITICAL) > 0
                    ? List.of(now.lose(TokenType.STRESS, 1))
                    : List.of())
        .build();
  }

  /**
   * After an attack the defender attacks others than him with a die less, until it attacks him, he
   * is gone or a combat phase passes in which he attacks nobody; only the latest defender does.
   * Thweek, who mimics him, applies no condition.
   */
  private static Card captainRex() {
    String rexHimself = "tiefighter.captainrex";
    return Card.of(rexHimself, CardKind.PILOT)
        .must(
            Window.AFTER_ATTACK,
            now -> now.attacking() && now.you().card().cards().contains(rexHimself),
            now -> {
              int rex = Terms.place(now, now.me());
              List<Effect> effects = new ArrayList<>();
              for (ShipState ship : now.state().ships()) {
                if (now.state().enemies(now.you(), ship)) {
                  boolean latest = ship.inPlay() && ship.id().equals(now.defender());
                  effects.addAll(
                      Terms.mark(now, ship.id(), Conditions.SUPPRESSED, latest ? rex : 0));
                }
              }
              return effects;
            })
        .build();
  }

  /**
   * When the end phase begins he may attack. If he did, he cannot in the next round; decided: an
   * attack for which he has no target costs nothing.
   */
  private static Card corranHorn() {
    return Card.of("ewing.corranhorn", CardKind.PILOT)
        .may(
            Window.END_PHASE_START,
            Terms::always,
            now -> List.of(new Effect.Attack(now.me(), List.of())))
        .must(
            Window.ATTACK_DECLARED,
            now -> now.attacking() && now.state().phase() == Phase.END,
            now -> List.of(now.remember("tired", now.state().round() + 1)))
        .modify(
            Value.MAY_ATTACK,
            (now, ruling) ->
                now.memory("tired") == now.state().round() ? CardRuling.FORBIDS : ruling)
        .build();
  }

  /** One more die with the primary weapon against a stressed ship. */
  private static Card eadenVrill() {
    return Common.strongAttack(
            "yt2400.eadenvrill", now -> Terms.primary(now) && now.ship(now.defender()).stressed())
        .build();
  }

  /**
   * Whoever attacks an enemy in his arc at range 1 to 3, he included, may turn a hit to a critical
   * hit.
   */
  private static Card etahnAbaht() {
    return Common.turns(
            Card.of("ewing.etahnabaht", CardKind.PILOT),
            Side.ATTACK,
            RebelAces::covers,
            Face.HIT,
            Face.CRITICAL,
            1)
        .build();
  }

  private static boolean covers(CardContext now) {
    boolean friendly =
        now.attacking()
            || (now.state().remote(now.attacker()).isEmpty()
                && now.state().friendly(now.you(), now.ship(now.attacker())));
    return friendly
        && now.rangeInArc(now.me(), now.defender())
            .filter(range -> range.isAt(RangeBand.ZERO, RangeBand.THREE))
            .isPresent();
  }

  /** Attacking or defending, rerolls as many dice as other friends are at range 1. */
  private static Card jessPava() {
    return Common.rerollsForEach("t70xwing.jesspava", now -> now.friends(RangeBand.ONE));
  }

  /**
   * Once a round, attacking, she may spend a shield for one more die, or roll one less and recover
   * a shield, even without a die left (decided).
   */
  private static Card mirandaDoni() {
    return Card.of("kwing.mirandadoni", CardKind.PILOT)
        .react(
            Window.BEFORE_ROLL_ATTACK,
            true,
            now -> now.attacking() && Terms.unused(now),
            now -> {
              List<Option> options = new ArrayList<>();
              if (now.you().shields() > 0) {
                options.add(Option.of("more"));
              }
              options.add(Option.of("fewer"));
              return options;
            },
            (now, answer) -> {
              int more = answer.key().equals("more") ? 1 : -1;
              return List.of(
                  Terms.use(now), now.remember("dice", more), new Effect.Shields(now.me(), -more));
            })
        .must(
            Window.AFTER_ROLL_ATTACK,
            now -> now.memory("dice") != 0,
            now -> List.of(now.remember("dice", 0)))
        .modify(Value.ATTACK_DICE, (now, dice) -> dice + now.memory("dice"))
        .build();
  }

  /** His attack hits even if no result is left; then it does no damage. */
  private static Card lieutenantBlount() {
    return Card.of("z95headhunter.lieutenantblount", CardKind.PILOT)
        .modify(Value.HITS, (now, hits) -> true)
        .build();
  }

  /** When another friend at range 1 defends, a spent reinforcement adds an evade result. */
  private static Card lowhhrick() {
    return Card.of("auzituckgunship.lowhhrick", CardKind.PILOT)
        .may(
            Window.MODIFY_DEFENCE,
            now ->
                ShipRules.reinforced(now)
                    && !now.defending()
                    && now.friends(RangeBand.ONE).contains(now.defender()),
            now ->
                List.of(
                    ShipRules.spendReinforcement(now), new Effect.Add(Side.DEFENCE, Face.EVADE)))
        .build();
  }

  /** With a focus token, one focus result may become a hit or, defending, an evade. */
  private static Card poeDameron(String id) {
    Card.Builder card =
        Common.turns(
            Card.of(id, CardKind.PILOT),
            Side.ATTACK,
            now -> now.attacking() && now.tokens(TokenType.FOCUS) > 0,
            Face.FOCUS,
            Face.HIT,
            1);
    return Common.turns(
            card,
            Side.DEFENCE,
            now -> now.defending() && now.tokens(TokenType.FOCUS) > 0,
            Face.FOCUS,
            Face.EVADE,
            1)
        .build();
  }
}
