package io.github.flightstand.cards;

import io.github.flightstand.rules.engine.hook.Card;
import io.github.flightstand.rules.engine.hook.CardContext;
import io.github.flightstand.rules.engine.hook.CardKind;
import io.github.flightstand.rules.engine.hook.Value;
import io.github.flightstand.rules.engine.state.Effect;
import io.github.flightstand.rules.engine.state.Effect.Side;
import io.github.flightstand.rules.engine.state.Face;
import io.github.flightstand.rules.engine.state.ShipState;
import io.github.flightstand.rules.engine.state.TokenType;
import io.github.flightstand.rules.engine.state.Weapon;
import io.github.flightstand.rules.engine.state.Window;
import io.github.flightstand.rules.measure.RangeBand;
import java.util.List;

/** Elite talents that count in attacks; {@link EliteActions} has the others. */
final class Elites {

  private Elites() {}

  static List<Card> cards() {
    return List.of(
        predator(),
        deadeye(),
        drawTheirFire(),
        crackShot(),
        outmaneuver(),
        loneWolf(),
        juke(),
        expertise(),
        wired(),
        selflessness(),
        opportunist(),
        trickShot(),
        elusiveness());
  }

  /** Rerolls one attack die, two against a defender of skill 2 or less. */
  private static Card predator() {
    return Common.rerolls(
            Card.of("predator", CardKind.ELITE),
            Side.ATTACK,
            CardContext::attacking,
            now -> now.skill(now.defender()) <= 2 ? 2 : 1)
        .build();
  }

  /**
   * A focus token serves for the lock that a weapon requires or spends. A weapon that spends no
   * lock requires the token only (FAQ).
   */
  private static Card deadeye() {
    return Card.of("deadeye", CardKind.ELITE)
        .modify(
            Value.COSTS,
            (now, costs) ->
                costs.equals(List.of(Weapon.Cost.LOCK))
                    ? List.of(Weapon.Cost.LOCK, Weapon.Cost.FOCUS)
                    : costs)
        .may(Window.WOULD_PAY, CardContext::mine, now -> List.of(now.spend(TokenType.FOCUS)))
        .build();
  }

  /** The ship may suffer one critical hit on a friend at range 1, in its place. */
  private static Card drawTheirFire() {
    return Card.of("drawtheirfire", CardKind.ELITE)
        .may(
            Window.HIT,
            now -> isFriendHit(now, Face.CRITICAL),
            now -> List.of(new Effect.Cancel(Side.ATTACK, Face.CRITICAL, 1), now.suffer(0, 1)))
        .build();
  }

  /** Discarded, the ship suffers all normal hits on a friend at range 1, in its place. */
  private static Card selflessness() {
    return Card.of("selflessness", CardKind.ELITE)
        .unique()
        .may(
            Window.HIT,
            now -> isFriendHit(now, Face.HIT),
            now ->
                List.of(
                    now.discard(),
                    new Effect.Cancel(Side.ATTACK, Face.HIT, Common.ALL),
                    now.suffer(now.dice(Side.ATTACK).count(Face.HIT), 0)))
        .build();
  }

  private static boolean isFriendHit(CardContext now, Face face) {
    return now.dice(Side.ATTACK).count(face) > 0
        && now.friends(RangeBand.ONE).contains(now.defender());
  }

  /** Discarded before results are compared, it cancels an evade of a defender in arc. */
  private static Card crackShot() {
    return Card.of("crackshot", CardKind.ELITE)
        .may(
            Window.BEFORE_COMPARE,
            now ->
                now.attacking()
                    && now.inArc(now.me(), now.defender())
                    && now.dice(Side.DEFENCE).count(Face.EVADE) > 0,
            now -> List.of(now.discard(), new Effect.Cancel(Side.DEFENCE, Face.EVADE, 1)))
        .build();
  }

  /** A defender in arc that does not have this ship in its own has one agility less. */
  private static Card outmaneuver() {
    return Card.of("outmaneuver", CardKind.ELITE)
        .modifyAny(
            Value.AGILITY,
            (now, agility) ->
                now.attacking()
                        && now.about().filter(now.defender()::equals).isPresent()
                        && now.inArc(now.me(), now.defender())
                        && !now.inArc(now.defender(), now.me())
                    ? agility - 1
                    : agility)
        .build();
  }

  /** Far from friends, at range 3 or beyond, one blank may be rerolled in attack and defense. */
  private static Card loneWolf() {
    Card.Builder card = Card.of("lonewolf", CardKind.ELITE).unique();
    Common.rerolls(card, Side.ATTACK, Face.BLANK, now -> now.attacking() && isAlone(now), 1);
    return Common.rerolls(card, Side.DEFENCE, Face.BLANK, now -> now.defending() && isAlone(now), 1)
        .build();
  }

  private static boolean isAlone(CardContext now) {
    return now.friends(RangeBand.TWO).isEmpty();
  }

  /** With an evade token, one evade of the defender becomes a focus result. */
  private static Card juke() {
    return Common.turns(
            Card.of("juke", CardKind.ELITE),
            Side.DEFENCE,
            now -> now.attacking() && now.tokens(TokenType.EVADE) > 0,
            Face.EVADE,
            Face.FOCUS,
            1)
        .build();
  }

  /** Without stress, all focus results become hits. */
  private static Card expertise() {
    return Common.turns(
            Card.of("expertise", CardKind.ELITE),
            Side.ATTACK,
            now -> now.attacking() && !now.you().stressed(),
            Face.FOCUS,
            Face.HIT,
            Common.ALL)
        .build();
  }

  /** Under stress, any focus results may be rerolled in attack and defense. */
  private static Card wired() {
    Card.Builder card = Card.of("wired", CardKind.ELITE);
    Common.rerolls(
        card, Side.ATTACK, Face.FOCUS, now -> now.attacking() && now.you().stressed(), Common.ALL);
    return Common.rerolls(
            card,
            Side.DEFENCE,
            Face.FOCUS,
            now -> now.defending() && now.you().stressed(),
            Common.ALL)
        .build();
  }

  /** Without stress it may take one for a die more at a defender without focus and evade tokens. */
  private static Card opportunist() {
    return Common.oneMoreDie(
            Card.of("opportunist", CardKind.ELITE),
            Side.ATTACK,
            now -> now.attacking() && !now.you().stressed() && isOpen(now.ship(now.defender())),
            now -> List.of(now.gain(TokenType.STRESS, 1)))
        .build();
  }

  private static boolean isOpen(ShipState defender) {
    return defender.tokens().of(TokenType.FOCUS) + defender.tokens().of(TokenType.EVADE) == 0;
  }

  /** One more attack die if the attack is obstructed. */
  private static Card trickShot() {
    return Common.oneMoreDie(
            Card.of("trickshot", CardKind.ELITE),
            Side.ATTACK,
            now -> now.attacking() && now.shot().obstructed(),
            Terms::free)
        .build();
  }

  /** Defending without stress, it may take one to have the attacker reroll a die. */
  private static Card elusiveness() {
    return Common.rerolls(
            Card.of("elusiveness", CardKind.ELITE),
            Side.ATTACK,
            now -> now.defending() && !now.you().stressed(),
            now -> 1,
            (now, answer) -> List.of(now.gain(TokenType.STRESS, 1)))
        .build();
  }
}
