package io.github.flightstand.cards;

import io.github.flightstand.movement.maneuver.Bearing;
import io.github.flightstand.rules.engine.decision.Domain;
import io.github.flightstand.rules.engine.decision.Option;
import io.github.flightstand.rules.engine.hook.Card;
import io.github.flightstand.rules.engine.hook.CardAnswer;
import io.github.flightstand.rules.engine.hook.CardContext;
import io.github.flightstand.rules.engine.hook.CardKind;
import io.github.flightstand.rules.engine.state.Action;
import io.github.flightstand.rules.engine.state.Effect;
import io.github.flightstand.rules.engine.state.Effect.Side;
import io.github.flightstand.rules.engine.state.Face;
import io.github.flightstand.rules.engine.state.Proposed;
import io.github.flightstand.rules.engine.state.TokenType;
import io.github.flightstand.rules.engine.state.Window;
import io.github.flightstand.rules.measure.RangeBand;
import java.util.List;

/** Rebel crew. */
final class RebelCrew {

  private RebelCrew() {}

  static List<Card> cards() {
    return List.of(
        c3po(),
        lukeSkywalker(),
        janOrs(),
        Common.green("niennunb", CardKind.CREW, m -> m.bearing() == Bearing.STRAIGHT)
            .unique()
            .build(),
        kyleKatarn(),
        wookieeCommandos(),
        rey(),
        hanSolo(),
        leebo(),
        chewbacca(),
        r2d2(),
        sabineWren());
  }

  /** Once a round, a guess at how many evades the ship will roll; if right, one is added. */
  private static Card c3po() {
    return Card.of("c3po", CardKind.CREW)
        .unique()
        .may(
            Window.BEFORE_ROLL_DEFENCE,
            now -> now.defending() && Terms.unused(now) && now.toRoll(Side.DEFENCE) > 0,
            now -> new Domain.OneOf(List.of("0", "1", "2", "3", "4", "5", "6")),
            (now, answer) ->
                List.of(Terms.use(now), now.remember("guess", Integer.parseInt(answer.name()) + 1)))
        .must(
            Window.AFTER_ROLL_DEFENCE,
            now -> now.defending() && now.memory("guess") > 0,
            now ->
                now.memory("guess") - 1 == now.dice(Side.DEFENCE).count(Face.EVADE)
                    ? List.of(now.remember("guess", 0), new Effect.Add(Side.DEFENCE, Face.EVADE))
                    : List.of(now.remember("guess", 0)))
        .build();
  }

  /** After a miss, a last attack with the primary weapon, in which one focus may become a hit. */
  private static Card lukeSkywalker() {
    return Common.lastAttack(
            "lukeskywalker",
            CardKind.CREW,
            Twice::missed,
            now -> List.of(new Effect.Attack(now.me(), List.of("primary"))))
        .unique()
        .may(
            Window.MODIFY_ATTACK,
            now ->
                now.attacking() && Terms.used(now) && now.dice(Side.ATTACK).count(Face.FOCUS) > 0,
            now -> List.of(new Effect.Turn(Side.ATTACK, Face.FOCUS, Face.HIT, 1)))
        .build();
  }

  /** Once a round, a friend at range 1 to 3 gets an evade token in place of a focus token. */
  private static Card janOrs() {
    return Card.of("janors", CardKind.CREW)
        .unique()
        .may(
            Window.WOULD_GAIN,
            now -> Terms.unused(now) && focus(now) > 0 && Terms.friendly(now, RangeBand.THREE),
            now -> {
              String ship = now.subject().id();
              Effect evade = new Effect.Tokens(ship, TokenType.EVADE, 1);
              return focus(now) == 1
                  ? List.of(Terms.use(now), evade)
                  : List.of(
                      Terms.use(now),
                      evade,
                      new Effect.Tokens(ship, TokenType.FOCUS, focus(now) - 1));
            })
        .build();
  }

  /** Returns how many focus tokens are about to be gained. */
  private static int focus(CardContext now) {
    return now.proposed().orElseThrow() instanceof Proposed.Tokens tokens
            && tokens.marker() == TokenType.FOCUS
        ? tokens.count()
        : 0;
  }

  /** Rid of a stress token, the ship may be assigned a focus token. */
  private static Card kyleKatarn() {
    return Card.of("kylekatarn", CardKind.CREW)
        .unique()
        .may(
            Window.LOST,
            now -> now.mine() && now.about(TokenType.STRESS),
            now -> List.of(now.gain(TokenType.FOCUS, 1)))
        .build();
  }

  /** Attacking, any focus results may be rerolled. */
  private static Card wookieeCommandos() {
    return Common.rerolls(
            Card.of("wookieecommandos", CardKind.CREW),
            Side.ATTACK,
            Face.FOCUS,
            CardContext::attacking,
            Common.ALL)
        .build();
  }

  /** Keeps a focus token when the end phase begins; gives one back when combat begins. */
  private static Card rey() {
    return Card.of("rey", CardKind.CREW)
        .unique()
        .may(
            Window.END_PHASE_START,
            now -> now.tokens(TokenType.FOCUS) > 0,
            now ->
                List.of(now.lose(TokenType.FOCUS, 1), now.remember("kept", now.memory("kept") + 1)))
        .may(
            Window.COMBAT_PHASE_START,
            now -> now.memory("kept") > 0,
            now ->
                List.of(now.remember("kept", now.memory("kept") - 1), now.gain(TokenType.FOCUS, 1)))
        .build();
  }

  /** Attacking, a lock on the defender may be spent to turn all focus results to hits. */
  private static Card hanSolo() {
    return Card.of("hansolo", CardKind.CREW)
        .unique()
        .may(
            Window.MODIFY_ATTACK,
            now ->
                now.attacking()
                    && Terms.maySpendLock(now, now.defender())
                    && now.dice(Side.ATTACK).count(Face.FOCUS) > 0,
            now ->
                List.of(
                    new Effect.Unlock(now.me(), now.defender(), true),
                    new Effect.Turn(Side.ATTACK, Face.FOCUS, Face.HIT, Common.ALL)))
        .build();
  }

  /**
   * Once a round, before a friendly bomb's token is removed, an enemy at range 1 of it suffers
   * damage. She does that at the first chance (decided).
   */
  private static Card sabineWren() {
    return Card.of("sabinewren", CardKind.CREW)
        .unique()
        .react(
            Window.BOMB_SPENT,
            false,
            now ->
                Terms.unused(now)
                    && (now.mine() || now.state().friendly(now.you(), now.subject()))
                    && !enemiesNearBomb(now).isEmpty(),
            now -> List.of(Option.of(CardAnswer.USE, enemiesNearBomb(now))),
            (now, answer) -> List.of(Terms.use(now), new Effect.Suffer(answer.name(), 1, 0)))
        .build();
  }

  private static List<String> enemiesNearBomb(CardContext now) {
    return now.nearBomb().stream()
        .filter(id -> now.state().enemies(now.you(), now.ship(id)))
        .toList();
  }

  /** Discarded, a damage card that was dealt is discarded too and a shield recovered. */
  private static Card chewbacca() {
    return Card.of("chewbacca", CardKind.CREW)
        .unique()
        .may(
            Window.BEFORE_TEXT,
            CardContext::mine,
            now ->
                List.of(
                    new Effect.Discard(now.dealt()),
                    new Effect.Shields(now.me(), 1),
                    now.discard()))
        .build();
  }

  /**
   * When the round ends, without shields: one is recovered, and a die is rolled, whose hit turns up
   * a damage card at random.
   */
  private static Card r2d2() {
    return Card.of("r2d2-swx22", CardKind.CREW)
        .unique()
        .may(
            Window.ROUND_END,
            now -> now.you().shieldsLeft() == 0 && Terms.lacksShields(now),
            now -> List.of(new Effect.Shields(now.me(), 1), now.roll(1, "die")))
        .rolled(
            "die",
            (now, answer) ->
                answer.dice().count(Face.HIT) > 0
                    ? List.of(new Effect.TurnUpAny(now.me()))
                    : List.of())
        .build();
  }

  /** Action: a free boost; once it is done, an ion token. */
  private static Card leebo() {
    return Card.of("leebo", CardKind.CREW)
        .unique()
        .action(
            Terms::always,
            now ->
                List.of(
                    new Effect.FreeAction(now.me(), List.of(Action.BOOST.word())),
                    new Effect.IfActed(),
                    now.gain(TokenType.ION, 1)))
        .build();
  }
}
