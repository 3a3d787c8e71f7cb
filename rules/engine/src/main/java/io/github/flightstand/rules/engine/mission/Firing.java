package io.github.flightstand.rules.engine.mission;

import io.github.flightstand.rules.engine.decision.Domain;
import io.github.flightstand.rules.engine.decision.Option;
import io.github.flightstand.rules.engine.hook.Card;
import io.github.flightstand.rules.engine.hook.CardContext;
import io.github.flightstand.rules.engine.state.Effect;
import io.github.flightstand.rules.engine.state.Face;
import io.github.flightstand.rules.engine.state.RemoteState;
import io.github.flightstand.rules.engine.state.Window;
import io.github.flightstand.rules.mission.MissionRule;
import java.util.List;
import java.util.Optional;

/** Hooks for what remotes do to attacks. */
final class Firing {

  private static final String REROLL = "reroll";

  /** A defending remote's focus results become evades while a friendly ship is near (003-112). */
  static void cover(MissionRule.Cover rule, Card.Builder card) {
    card.must(
        Window.AFTER_ROLL_DEFENCE,
        now -> covered(rule, now),
        now ->
            List.of(
                new Effect.Turn(
                    Effect.Side.DEFENCE,
                    Face.FOCUS,
                    Face.EVADE,
                    now.dice(Effect.Side.DEFENCE).size())));
  }

  private static boolean covered(MissionRule.Cover rule, CardContext now) {
    Optional<RemoteState> remote =
        now.attack()
            .flatMap(attack -> now.state().remote(attack.defender()))
            .filter(defender -> defender.card().kind().equals(rule.remotes()));
    return remote.isPresent()
        && now.dice(Effect.Side.DEFENCE).count(Face.FOCUS) > 0
        && new Field(now).attended(remote.get().id(), remote.get().seat(), rule.range());
  }

  /** A remote that attacks may reroll dice if the defender is near another remote (003-122). */
  static void guide(MissionRule.GuideFire rule, Card.Builder card) {
    card.must(
            Window.AFTER_ROLL_ATTACK,
            now -> guided(rule, now),
            now -> List.of(Deeds.ask(new Field(now).owner(now.attacker()), "", REROLL)))
        .asked(
            REROLL,
            now -> {
              List<Integer> dice = now.dice(Effect.Side.ATTACK).rerollable();
              return List.of(Option.of(REROLL, new Domain.Subset(dice, 0, dice.size())));
            },
            (now, answer) -> List.of(new Effect.Reroll(Effect.Side.ATTACK, answer.indices())));
  }

  private static boolean guided(MissionRule.GuideFire rule, CardContext now) {
    Field field = new Field(now);
    Optional<RemoteState> attacker =
        now.attack()
            .flatMap(attack -> now.state().remote(attack.attacker()))
            .filter(remote -> remote.card().kind().equals(rule.remotes()));
    return attacker.isPresent()
        && !now.dice(Effect.Side.ATTACK).rerollable().isEmpty()
        && field.remotes(rule.near(), RemoteState.Status.IN_PLAY).stream()
            .anyMatch(
                remote ->
                    field.near(remote.id(), now.attack().orElseThrow().defender(), rule.range()));
  }
}
