package io.github.flightstand.cards;

import io.github.flightstand.movement.maneuver.Maneuver.Difficulty;
import io.github.flightstand.movement.parts.TemplateKind;
import io.github.flightstand.rules.engine.hook.Card;
import io.github.flightstand.rules.engine.hook.CardContext;
import io.github.flightstand.rules.engine.hook.CardKind;
import io.github.flightstand.rules.engine.hook.Value;
import io.github.flightstand.rules.engine.hook.Value.CardRuling;
import io.github.flightstand.rules.engine.state.Action;
import io.github.flightstand.rules.engine.state.Effect;
import io.github.flightstand.rules.engine.state.Effect.Side;
import io.github.flightstand.rules.engine.state.Face;
import io.github.flightstand.rules.engine.state.TokenType;
import io.github.flightstand.rules.engine.state.Window;
import io.github.flightstand.rules.measure.RangeBand;
import java.util.List;
import java.util.Optional;

/** Imperial pilots of the TIE fighter, the TIE interceptor and the TIE phantom. */
final class ImperialPilots {

  private ImperialPilots() {}

  static List<Card> cards() {
    return List.of(
        backstabber(),
        carnorJax(),
        darkCurse(),
        echo(),
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

  /** Enemies at range 1 neither take the actions focus and evade nor spend such tokens. */
  private static Card carnorJax() {
    return Card.of("tieinterceptor.carnorjax", CardKind.PILOT)
        .modifyAny(Value.MAY_ACT, ImperialPilots::nearCarnor)
        .modifyAny(Value.MAY_SPEND, ImperialPilots::nearCarnor)
        .build();
  }

  private static CardRuling nearCarnor(CardContext now, CardRuling ruling) {
    String what = now.question().action().orElse("");
    return (what.equals(Action.FOCUS.word()) || what.equals(Action.EVADE.word()))
            && now.enemies(RangeBand.ONE).contains(now.subject().id())
        ? CardRuling.FORBIDS
        : ruling;
  }

  /**
   * Who attacks him neither spends focus tokens nor rerolls attack dice. What a weapon costs is
   * spent before he is the defender (000-032).
   */
  private static Card darkCurse() {
    return Card.of("tiefighter.darkcurse", CardKind.PILOT)
        .modifyAny(
            Value.MAY_SPEND,
            (now, ruling) ->
                now.defending()
                        && now.about().equals(Optional.of(now.attacker()))
                        && now.question().action().equals(Optional.of(Action.FOCUS.word()))
                    ? CardRuling.FORBIDS
                    : ruling)
        .must(
            Window.AFTER_ROLL_ATTACK,
            CardContext::defending,
            now ->
                Face.ATTACK.stream()
                    .<Effect>map(face -> new Effect.Turn(Side.ATTACK, face, face, Common.ALL, true))
                    .toList())
        .build();
  }

  /** She decloaks along the bank 2: to a side it bends forward or back, ahead to a side (FAQ). */
  private static Card echo() {
    return Card.of("tiephantom.echo", CardKind.PILOT)
        .modify(
            Value.TEMPLATE,
            (now, kind) ->
                now.question().action().equals(Optional.of("decloak")) ? TemplateKind.BANK : kind)
        .build();
  }

  /** Another friendly ship at range 1 that attacks with its primary weapon rerolls a die. */
  private static Card howlrunner() {
    return Common.rerolls(
            Card.of("tiefighter.howlrunner", CardKind.PILOT),
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
