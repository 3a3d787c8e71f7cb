package io.github.flightstand.cards;

import io.github.flightstand.rules.engine.hook.Card;
import io.github.flightstand.rules.engine.hook.CardContext;
import io.github.flightstand.rules.engine.hook.CardKind;
import io.github.flightstand.rules.engine.state.Effect;
import io.github.flightstand.rules.engine.state.Effect.Side;
import io.github.flightstand.rules.engine.state.Face;
import io.github.flightstand.rules.engine.state.TokenType;
import io.github.flightstand.rules.engine.state.Window;
import java.util.ArrayList;
import java.util.List;

/** Cannons. */
final class Cannons {

  /** What a heavy laser cannon remembers of the dice before it turned them: how many faces. */
  static final String FACES = "faces";

  private Cannons() {}

  static List<Card> cards() {
    return List.of(
        Common.autoblaster("autoblaster", CardKind.CANNON),
        flechetteCannon(),
        heavyLaserCannon(),
        Common.insteadOfHits("ioncannon", CardKind.CANNON, Terms::ionized).build(),
        manglerCannon());
  }

  /** A hit does one damage and stresses a defender that is not, and no more. */
  private static Card flechetteCannon() {
    return Common.insteadOfHits(
            "flechettecannon",
            CardKind.CANNON,
            now -> {
              List<Effect> effects = new ArrayList<>();
              effects.add(new Effect.Suffer(now.defender(), 1, 0));
              if (!now.ship(now.defender()).stressed()) {
                effects.add(new Effect.Tokens(now.defender(), TokenType.STRESS, 1));
              }
              return effects;
            })
        .build();
  }

  /** Critical hits that were rolled become hits; those of a reroll stay. */
  private static Card heavyLaserCannon() {
    return Card.of("heavylasercannon", CardKind.CANNON)
        .must(
            Window.AFTER_ROLL_ATTACK,
            now -> now.firing() && now.dice(Side.ATTACK).count(Face.CRITICAL) > 0,
            now ->
                List.of(
                    now.remember(FACES, (int) Common.faces(now.dice(Side.ATTACK)).count()),
                    new Effect.Turn(Side.ATTACK, Face.CRITICAL, Face.HIT, Common.ALL)))
        .must(
            Window.AFTER_MODIFY_ATTACK,
            now -> now.firing() && now.memory(FACES) > 0,
            now -> List.of(now.remember(FACES, 0)))
        .build();
  }

  /** One hit may become a critical hit. */
  private static Card manglerCannon() {
    return Common.turns(
            Card.of("manglercannon", CardKind.CANNON),
            Side.ATTACK,
            CardContext::firing,
            Face.HIT,
            Face.CRITICAL,
            1)
        .build();
  }
}
