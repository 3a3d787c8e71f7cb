package io.github.flightstand.rules.engine;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.flightstand.geometry.Interval;
import io.github.flightstand.geometry.Pose;
import io.github.flightstand.movement.parts.TemplateKind;
import io.github.flightstand.rules.engine.decision.Command;
import io.github.flightstand.rules.engine.decision.Domain;
import io.github.flightstand.rules.engine.decision.Option;
import io.github.flightstand.rules.engine.decision.Refusal;
import io.github.flightstand.rules.engine.decision.Witnesses;
import io.github.flightstand.rules.engine.hook.Card;
import io.github.flightstand.rules.engine.hook.Value;
import io.github.flightstand.rules.engine.state.TokenType;
import java.util.List;
import org.junit.jupiter.api.Test;

/** A card has its ship roll and decloak along a bank. */
class BankedMovesTest {

  private static final List<Card> BENT =
      List.of(Duel.elite("bent").modify(Value.TEMPLATE, (now, kind) -> TemplateKind.BANK).build());

  private static Duel planned(TokenType token) {
    return Duel.of(BENT, Duel.red("bent"), Duel.blue())
        .with("red", ship -> ship.with(ship.tokens().plus(token, 1)))
        .plan("1FG");
  }

  private static List<String> keys(Duel duel) {
    return duel.pending().get(0).options().stream().map(Option::key).toList();
  }

  @Test
  void aDecloakBends() {
    Duel duel = planned(TokenType.CLOAK);
    assertEquals(
        List.of(
            "pass",
            "decloak:left-forward",
            "decloak:left-back",
            "decloak:right-forward",
            "decloak:right-back",
            "decloak:forward-left",
            "decloak:forward-right"),
        keys(duel));
    assertEquals("template", duel.refusal(rightBack(11)).at());
    duel.play(rightBack(0));
    assertEquals(0, duel.tokens("red", TokenType.CLOAK));
    assertEquals(
        45, duel.state().table().ship("red").orElseThrow().pose().heading().degrees(), 1e-9);
  }

  private static Command rightBack(double template) {
    return Command.of("decloak:red", "decloak:right-back").withTemplate(template).withShift(-10);
  }

  /**
   * The template starts at (420, 300 + laid), to the right, and curves back by 45° about a radius
   * of 130 mm. So the base's center is at (420 + 150 sin 45°, 300 − 130 + 110 cos 45°), and a shift
   * leads along 45°.
   */
  private static Pose rightBackAt(double laid, double shift) {
    double root = Math.sqrt(0.5);
    return Pose.at(420 + (150 + shift) * root, 170 + (110 + shift) * root + laid, 45);
  }

  private static void assertEnd(Duel duel, Pose expected) {
    Pose pose = duel.state().table().ship("red").orElseThrow().pose();
    assertEquals(expected.x(), pose.x(), 1e-5, pose::toString);
    assertEquals(expected.y(), pose.y(), 1e-5, pose::toString);
    assertEquals(45, pose.heading().degrees(), 1e-9);
  }

  private static Domain.Slide slide(Duel duel) {
    return (Domain.Slide) duel.pending().get(0).option("decloak:right-back").orElseThrow().domain();
  }

  @Test
  void bothSlidesLeadToTheEnd() {
    Duel duel = planned(TokenType.CLOAK);
    assertEquals(List.of(new Interval(-10, 10)), slide(duel).shifts().intervals());
    assertEquals(List.of(new Interval(-10, 10)), slide(duel).laid().orElseThrow().intervals());
    duel.play(rightBack(5));
    assertEnd(duel, rightBackAt(5, -10));
  }

  /**
   * Blue lies along the right edge of where red ends by default, 2 mm too near. A slide forward by
   * 2 √2 mm takes red 2 mm away from that edge; what it slides along the edge does not help.
   */
  private static Duel blocked() {
    double root = Math.sqrt(0.5);
    Pose end = rightBackAt(0, 0);
    Pose beside = Pose.at(end.x() + 38 * root, end.y() - 38 * root, 225);
    Duel.Fighter blue = Duel.fighter("blue", "B", 3, 3, 2, 4, 0, beside);
    return Duel.of(BENT, Duel.red("bent"), blue)
        .with("red", ship -> ship.with(ship.tokens().plus(TokenType.CLOAK, 1)))
        .plan("1FG");
  }

  @Test
  void aMoveIsOfferedIfOnlyAnotherSlideOfTheTemplateIsLegal() {
    Duel duel = blocked();
    Interval laid = slide(duel).laid().orElseThrow().intervals().get(0);
    assertEquals(2 * Math.sqrt(2), laid.lo(), 2e-6);
    assertEquals(10, laid.hi(), 1e-9);
    Refusal early = duel.refusal(rightBack(2.8));
    assertEquals("template", early.at());
    assertTrue(early.message().startsWith("'template' is 2.8, expected a slide in "));
    Refusal far = duel.refusal(rightBack(3).withShift(10.5));
    assertEquals("shift", far.at());
    assertTrue(far.message().startsWith("'shift' is 10.5, expected a shift in "), far::message);
    duel.play(rightBack(3));
    assertEnd(duel, rightBackAt(3, -10));
  }

  @Test
  void withoutATemplateItLiesNearestToTheMiddle() {
    Duel duel = blocked();
    duel.play(Command.of("decloak:red", "decloak:right-back").withShift(4));
    assertEnd(duel, rightBackAt(2 * Math.sqrt(2), 4));
  }

  @Test
  void witnessesArePairs() {
    Duel duel = blocked();
    List<Witnesses.Pair> pairs = Witnesses.of(slide(duel)).pairs().orElseThrow();
    assertEquals(5, pairs.size(), pairs::toString);
    assertEquals(0, pairs.get(0).shift());
    for (Command command :
        Witnesses.commands(slide(duel), Command.of("decloak:red", "decloak:right-back"))) {
      assertTrue(duel.outcome(command) instanceof Outcome.Done, command::toString);
    }
  }

  @Test
  void aRollBends() {
    Duel duel = planned(TokenType.FOCUS).play("action:blue", "pass");
    assertTrue(keys(duel).contains("barrelRoll:left-forward"));
    assertFalse(keys(duel).contains("barrelRoll:left"));
  }
}
