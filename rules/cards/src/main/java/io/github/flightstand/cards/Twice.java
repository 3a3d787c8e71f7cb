package io.github.flightstand.cards;

import io.github.flightstand.rules.engine.hook.Card;
import io.github.flightstand.rules.engine.hook.CardContext;
import io.github.flightstand.rules.engine.state.Effect;
import io.github.flightstand.rules.engine.state.HeldCard;
import io.github.flightstand.rules.engine.state.Window;
import java.util.List;

/** The progress of a weapon that attacks twice, which the weapon's card remembers. */
enum Twice {
  /** It attacks once, or has not attacked yet. */
  NOT,
  /** This is its first attack. */
  FIRST,
  /** This is its second attack, and the first missed. */
  AFTER_A_MISS,
  /** This is its second attack, and the first hit. */
  AFTER_A_HIT,
  /** Both attacks are over. */
  OVER;

  private static final String STAGE = "attack";

  /** Lets a weapon attack the same defender once more, which costs nothing. */
  static Card.Builder attacks(Card.Builder weapon) {
    return weapon
        .must(
            Window.ATTACK_DECLARED,
            now ->
                now.firing()
                    && now.memory(STAGE) != AFTER_A_MISS.ordinal()
                    && now.memory(STAGE) != AFTER_A_HIT.ordinal(),
            now -> List.of(FIRST.begins(now)))
        .must(
            Window.AFTER_ATTACK,
            now ->
                now.firing()
                    && now.memory(STAGE) == FIRST.ordinal()
                    && now.state().standing(now.defender()).isPresent(),
            now ->
                List.of(
                    (now.hit() ? AFTER_A_HIT : AFTER_A_MISS).begins(now),
                    new Effect.Repeat(),
                    OVER.begins(now)));
  }

  private Effect begins(CardContext now) {
    return now.remember(STAGE, ordinal());
  }

  /**
   * Tests whether an attack of the card's ship missed. Of a weapon that attacks twice both have to,
   * and the second is the attack that missed (FAQ 4.2.1, Gunner).
   */
  static boolean missed(CardContext now) {
    Twice stage = of(now);
    return !now.hit() && (stage == NOT || stage == AFTER_A_MISS);
  }

  private static Twice of(CardContext now) {
    String weapon = now.shot().weapon().orElse("");
    for (HeldCard card : now.you().cards()) {
      if (card.id().equals(weapon)) {
        return values()[card.memory().getOrDefault(STAGE, 0)];
      }
    }
    return NOT;
  }
}
