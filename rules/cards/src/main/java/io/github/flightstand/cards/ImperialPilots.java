package io.github.flightstand.cards;

import io.github.flightstand.movement.maneuver.Maneuver.Difficulty;
import io.github.flightstand.rules.engine.hook.Card;
import io.github.flightstand.rules.engine.hook.CardContext;
import io.github.flightstand.rules.engine.hook.CardKind;
import io.github.flightstand.rules.engine.state.Action;
import io.github.flightstand.rules.engine.state.Effect.Side;
import io.github.flightstand.rules.engine.state.TokenType;
import io.github.flightstand.rules.engine.state.Window;
import io.github.flightstand.rules.measure.RangeBand;
import java.util.List;

/** Imperial pilots of the TIE fighter, the TIE interceptor and the TIE phantom. */
final class ImperialPilots {

  private ImperialPilots() {}

  static List<Card> cards() {
    return List.of(
        backstabber(),
        howlrunner(),
        maulerMithel(),
        nightBeast(),
        soontirFel(),
        turrPhennir(),
        whisper());
  }

  /** One more die from outside the defender's arcs, auxiliary ones included (decided). */
  private static Card backstabber() {
    return Common.strongAttack(
            "tiefighter.backstabber", now -> !now.inArc(now.defender(), now.me()))
        .build();
  }

  /** Another friendly ship at range 1 that attacks with its primary weapon rerolls a die. */
  private static Card howlrunner() {
    return Common.rerolls(
            "tiefighter.howlrunner",
            CardKind.PILOT,
            Side.ATTACK,
            now ->
                !now.attacking()
                    && Terms.primary(now)
                    && now.friends(RangeBand.ONE).contains(now.attacker()),
            now -> 1)
        .build();
  }

  /** One more die at range 1. */
  private static Card maulerMithel() {
    return Common.strongAttack("tiefighter.maulermithel", now -> now.shot().range() == 1).build();
  }

  /** A free focus action after a green maneuver, whose stress is gone by then (FAQ). */
  private static Card nightBeast() {
    return Common.freeAction(
            "tiefighter.nightbeast",
            CardKind.PILOT,
            Window.AFTER_MANEUVER,
            now -> now.maneuver(Difficulty.GREEN),
            Terms::free,
            Action.FOCUS.word())
        .build();
  }

  /** When he gains a stress token he may gain a focus token. */
  private static Card soontirFel() {
    return Card.of("tieinterceptor.soontirfel", CardKind.PILOT)
        .may(
            Window.GAINED,
            now -> now.mine() && now.about(TokenType.STRESS),
            now -> List.of(now.gain(TokenType.FOCUS, 1)))
        .build();
  }

  /** A free boost or barrel roll after an attack. */
  private static Card turrPhennir() {
    return Common.freeAction(
            "tieinterceptor.turrphennir",
            CardKind.PILOT,
            Window.AFTER_ATTACK,
            CardContext::attacking,
            Terms::free,
            Action.BOOST.word(),
            Action.BARREL_ROLL.word())
        .build();
  }

  /** After an attack that hit she may gain a focus token. */
  private static Card whisper() {
    return Card.of("tiephantom.whisper", CardKind.PILOT)
        .may(
            Window.AFTER_ATTACK,
            now -> now.attacking() && now.hit(),
            now -> List.of(now.gain(TokenType.FOCUS, 1)))
        .build();
  }
}
