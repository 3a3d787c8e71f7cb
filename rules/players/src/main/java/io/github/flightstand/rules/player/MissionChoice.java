package io.github.flightstand.rules.player;

import io.github.flightstand.rules.engine.decision.Command;
import io.github.flightstand.rules.engine.decision.Decision;
import io.github.flightstand.rules.engine.decision.Domain;
import io.github.flightstand.rules.engine.decision.Option;
import java.util.Optional;

/** Answers to a mission: they take tokens, bring ships in at once and set up at samples. */
final class MissionChoice {

  static Command answer(Decision decision, Generator random) {
    Optional<Option> placing =
        decision.options().stream()
            .filter(option -> option.domain() instanceof Domain.Region)
            .findFirst();
    if (placing.isPresent() && placing.get().domain() instanceof Domain.Region region) {
      return Command.of(decision.id(), placing.get().key()).withPose(region.sample());
    }
    if (decision.option("reserve").isPresent()) {
      return Command.of(decision.id(), ActionChoice.PASS);
    }
    return GreedyPlayer.use(decision, random);
  }
}
