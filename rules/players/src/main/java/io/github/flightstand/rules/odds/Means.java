package io.github.flightstand.rules.odds;

import io.github.flightstand.rules.engine.decision.Option;
import io.github.flightstand.rules.engine.hook.Card;
import io.github.flightstand.rules.engine.hook.CardContext;
import io.github.flightstand.rules.engine.hook.CardKind;
import io.github.flightstand.rules.engine.hook.CardSource;
import io.github.flightstand.rules.engine.hook.Value;
import io.github.flightstand.rules.engine.state.Effect;
import io.github.flightstand.rules.engine.state.Effect.Side;
import io.github.flightstand.rules.engine.state.Face;
import io.github.flightstand.rules.engine.state.Window;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;

/**
 * Tokens of the second edition, and other counts, as cards: each copy is one token or one die. The
 * engine knows the first edition's own tokens. Ids begin with the set's name, so that no card of
 * another set has them.
 */
public final class Means implements CardSource {

  /** The name of the set. */
  public static final String SET = "means";

  /** One focus result is turned to a hit or an evade. */
  public static final String CALCULATE = "means/calculate";

  /** One focus result is turned to a hit or an evade, for a charge of the Force. */
  public static final String FORCE = "means/force";

  /** The second edition's evade token: one blank or focus result is turned to an evade. */
  public static final String EVADE = "means/evade";

  /** The first edition's reinforcement: each defense has one more evade (002-015). */
  public static final String REINFORCEMENT = "means/reinforcement";

  /** The second edition's: one more evade if at least two results would be left. */
  public static final String REINFORCE = "means/reinforce";

  /** One more attack die or defense die. */
  public static final String DIE = "means/die";

  @Override
  public String name() {
    return SET;
  }

  @Override
  public List<Card> cards() {
    return List.of(
        turnsFocus(CALCULATE),
        turnsFocus(FORCE),
        Card.of(EVADE, CardKind.CONDITION)
            .react(
                Window.MODIFY_DEFENCE,
                true,
                CardContext::defending,
                Means::notEvades,
                (now, answer) ->
                    List.of(
                        new Effect.Turn(
                            Side.DEFENCE, Face.ofWord(answer.key()).orElseThrow(), Face.EVADE, 1)))
            .build(),
        adds(REINFORCEMENT, CardContext::defending),
        adds(REINFORCE, now -> now.defending() && left(now) > 1),
        Card.of(DIE, CardKind.CONDITION)
            .modify(Value.ATTACK_DICE, (now, dice) -> dice + 1)
            .modify(Value.DEFENCE_DICE, (now, dice) -> dice + 1)
            .build());
  }

  private static Card turnsFocus(String id) {
    Card.Builder card = Card.of(id, CardKind.CONDITION);
    for (Side side : Side.values()) {
      boolean attack = side == Side.ATTACK;
      card.may(
          attack ? Window.MODIFY_ATTACK : Window.MODIFY_DEFENCE,
          now ->
              (attack ? now.attacking() : now.defending()) && now.dice(side).count(Face.FOCUS) > 0,
          now -> List.of(new Effect.Turn(side, Face.FOCUS, attack ? Face.HIT : Face.EVADE, 1)));
    }
    return card.build();
  }

  private static List<Option> notEvades(CardContext now) {
    List<Option> faces = new ArrayList<>();
    for (Face face : List.of(Face.BLANK, Face.FOCUS)) {
      if (now.dice(Side.DEFENCE).count(face) > 0) {
        faces.add(Option.of(face.word()));
      }
    }
    return faces;
  }

  private static Card adds(String id, Predicate<CardContext> when) {
    return Card.of(id, CardKind.CONDITION)
        .must(Window.BEFORE_COMPARE, when, now -> List.of(new Effect.Add(Side.DEFENCE, Face.EVADE)))
        .build();
  }

  private static int left(CardContext now) {
    return now.dice(Side.ATTACK).count(Face.HIT)
        + now.dice(Side.ATTACK).count(Face.CRITICAL)
        - now.dice(Side.DEFENCE).count(Face.EVADE);
  }
}
