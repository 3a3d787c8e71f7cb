package io.github.flightstand.cards;

import io.github.flightstand.rules.engine.decision.Option;
import io.github.flightstand.rules.engine.hook.Card;
import io.github.flightstand.rules.engine.hook.CardContext;
import io.github.flightstand.rules.engine.hook.CardKind;
import io.github.flightstand.rules.engine.hook.Value;
import io.github.flightstand.rules.engine.hook.ValueQuery;
import io.github.flightstand.rules.engine.state.Bomb;
import io.github.flightstand.rules.engine.state.CardRef;
import io.github.flightstand.rules.engine.state.CombatTask.AttackStep;
import io.github.flightstand.rules.engine.state.DroppedBomb;
import io.github.flightstand.rules.engine.state.Effect;
import io.github.flightstand.rules.engine.state.Face;
import io.github.flightstand.rules.engine.state.HeldCard;
import io.github.flightstand.rules.engine.state.LaidTemplate;
import io.github.flightstand.rules.engine.state.Phase;
import io.github.flightstand.rules.engine.state.TokenType;
import io.github.flightstand.rules.engine.state.Window;
import java.util.ArrayList;
import java.util.List;

/** Salvaged astromechs. */
final class SalvagedAstromechs {

  private static final String GENERATOR = "bombletgenerator";

  private SalvagedAstromechs() {}

  static List<Card> cards() {
    return List.of(
        Common.green("unhingedastromech", CardKind.SALVAGED_ASTROMECH, m -> m.speed() == 3).build(),
        r4Agromech(),
        r5p8(),
        overclockedR4(),
        genius(),
        // Genius alone discards a generator.
        Card.of(GENERATOR, CardKind.BOMB).build());
  }

  /**
   * After a focus token was spent in an attack: a lock on the defender. What a weapon costs is paid
   * before there is a defender (000-032, FAQ).
   */
  private static Card r4Agromech() {
    return Card.of("r4agromech", CardKind.SALVAGED_ASTROMECH)
        .may(
            Window.SPENT,
            now -> now.mine() && now.about(TokenType.FOCUS) && now.attacking() && rolled(now),
            now -> List.of(new Effect.Lock(now.me(), now.defender(), now.shot().section())))
        .build();
  }

  private static boolean rolled(CardContext now) {
    return now.attack().filter(attack -> attack.step() != AttackStep.ROLL_ATTACK).isPresent();
  }

  /** Once a round, after defending: a die, whose hit damages the attacker, a critical hit both. */
  private static Card r5p8() {
    return Card.of("r5p8", CardKind.SALVAGED_ASTROMECH)
        .unique()
        .may(
            Window.AFTER_ATTACK,
            now -> now.defending() && Terms.unused(now),
            now -> List.of(Terms.use(now), now.roll(1, "die")))
        .rolled(
            "die",
            (now, answer) -> {
              boolean both = answer.dice().count(Face.CRITICAL) > 0;
              List<Effect> effects = new ArrayList<>();
              if (both) {
                effects.add(now.suffer(1, 0));
              }
              if (both || answer.dice().count(Face.HIT) > 0) {
                effects.add(new Effect.Suffer(now.attacker(), 1, 0));
              }
              return effects;
            })
        .build();
  }

  /**
   * After a maneuver that was revealed and overlapped no ship: a bomb that needs no action may be
   * dropped, the only one of the round (000-081). That discards its card, also a generator of
   * bomblets.
   */
  private static Card genius() {
    return Card.of("genius", CardKind.SALVAGED_ASTROMECH)
        .unique()
        .react(
            Window.AFTER_MANEUVER,
            true,
            now ->
                now.mine()
                    && now.activation()
                        .filter(flown -> flown.revealed().isPresent() && !flown.overlapped())
                        .isPresent(),
            SalvagedAstromechs::bombs,
            (now, answer) -> {
              List<Effect> effects = new ArrayList<>();
              effects.add(
                  new Effect.Drop(now.me(), answer.key(), LaidTemplate.parse(answer.name())));
              List<String> cards = now.you().cards().stream().map(HeldCard::id).toList();
              if (answer.key().equals(GENERATOR) && cards.contains(GENERATOR)) {
                int place = cards.indexOf(GENERATOR);
                effects.add(new Effect.Discard(CardRef.held(now.me(), place)));
              }
              return effects;
            })
        .build();
  }

  private static List<Option> bombs(CardContext now) {
    List<DroppedBomb> dropped = now.you().dropped();
    if (dropped.stream().anyMatch(one -> one.round() == now.state().round())) {
      return List.of();
    }
    return now.you().card().bombs().stream()
        .filter(bomb -> bomb.when() == Bomb.Window.REVEAL)
        .filter(
            bomb -> now.you().cards().stream().noneMatch(c -> c.id().equals(bomb.id()) && !c.up()))
        .filter(
            bomb ->
                dropped.stream().filter(one -> one.bomb().equals(bomb.id())).count()
                    < copies(now, bomb))
        .map(
            bomb ->
                Option.of(bomb.id(), bomb.templates().stream().map(LaidTemplate::code).toList()))
        .toList();
  }

  private static int copies(CardContext now, Bomb bomb) {
    ValueQuery question = ValueQuery.about(CardKind.BOMB);
    return Math.max(bomb.count(), now.value(Value.COPIES, now.me(), bomb.count(), question));
  }

  /** In the combat phase, when it spends a focus token: another one for a stress token. */
  private static Card overclockedR4() {
    return Card.of("overclockedr4", CardKind.SALVAGED_ASTROMECH)
        .may(
            Window.SPENT,
            now -> now.mine() && now.about(TokenType.FOCUS) && now.state().phase() == Phase.COMBAT,
            now -> List.of(now.gain(TokenType.STRESS, 1), now.gain(TokenType.FOCUS, 1)))
        .build();
  }
}
