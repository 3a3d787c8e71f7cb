package io.github.flightstand.rules.engine.hook;

import io.github.flightstand.rules.engine.decision.Domain;
import io.github.flightstand.rules.engine.state.Effect;
import io.github.flightstand.rules.engine.state.Face;
import io.github.flightstand.rules.engine.state.Pool;
import java.util.ArrayList;
import java.util.List;

/**
 * The effect of a card that only rerolls the chosen dice. Its result depends on the other dice.
 * Such a card's condition, and the number of dice that it rerolls, depend on no dice.
 *
 * @param faces the faces that a chosen die may show
 */
public record Rerolls(Effect.Side side, List<Face> faces) implements Card.React.Then {

  /** Copies the faces. */
  public Rerolls {
    faces = List.copyOf(faces);
  }

  /** Creates an effect that rerolls dice of any result. */
  public Rerolls(Effect.Side side) {
    this(side, Face.all());
  }

  /** Returns the choice of one die up to {@code most} dice that may be rerolled. */
  public Domain.Subset choice(CardContext now, int most) {
    Pool pool = now.dice(side);
    List<Integer> dice = new ArrayList<>(pool.rerollable());
    dice.removeIf(die -> !faces.contains(pool.dice().get(die).face()));
    return new Domain.Subset(dice, 1, Math.min(most, dice.size()));
  }

  @Override
  public List<Effect> effects(CardContext now, CardAnswer answer) {
    return List.of(new Effect.Reroll(side, answer.indices()));
  }
}
