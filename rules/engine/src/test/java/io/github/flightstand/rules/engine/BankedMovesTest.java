package io.github.flightstand.rules.engine;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.flightstand.movement.parts.TemplateKind;
import io.github.flightstand.rules.engine.decision.Command;
import io.github.flightstand.rules.engine.decision.Option;
import io.github.flightstand.rules.engine.hook.Card;
import io.github.flightstand.rules.engine.hook.Value;
import io.github.flightstand.rules.engine.state.TokenType;
import io.github.flightstand.rules.player.GreedyPlayer;
import io.github.flightstand.rules.player.Match;
import java.util.List;
import java.util.Optional;
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
    assertEquals(0, duel.ship("red").tokens().of(TokenType.CLOAK));
    assertEquals(
        45, duel.state().table().ship("red").orElseThrow().pose().heading().degrees(), 1e-9);
  }

  private static Command rightBack(double template) {
    return new Command(
        "decloak:red",
        "decloak:right-back",
        Optional.empty(),
        Optional.empty(),
        Optional.of(-10.0),
        Optional.of(template),
        Optional.empty());
  }

  @Test
  void aRollBends() {
    Duel duel = planned(TokenType.FOCUS).play("action:blue", "pass");
    assertTrue(keys(duel).contains("barrelRoll:left-forward"));
    assertFalse(keys(duel).contains("barrelRoll:left"));
  }

  /** A player weighs where such a move ends, without knowing the card. */
  @Test
  void aGreedyPlayerDecloaksSo() {
    Duel duel = planned(TokenType.CLOAK);
    View view = duel.engine().view(duel.state(), Match.whoseTurn(duel.pending()));
    Command answer = new GreedyPlayer(DamageDecks.cards().with(BENT)).decide(view, n -> 0);
    assertTrue(keys(duel).contains(answer.key()));
    duel.play(answer);
  }
}
