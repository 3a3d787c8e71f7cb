package io.github.flightstand.referee.operation;

import io.github.flightstand.protocol.json.Keeping;
import io.github.flightstand.protocol.operation.Operations;
import io.github.flightstand.referee.Judge;
import io.github.flightstand.rules.engine.DamageDecks;
import io.github.flightstand.rules.engine.hook.CardSet;
import java.util.function.Supplier;

/** The protocol's operations with those that judge. */
public final class RefereeOperations {

  private RefereeOperations() {}

  /** Returns all operations without anything that outlives them. */
  public static Operations all() {
    return all(new Keeping(), () -> DamageDecks.cards().withFound());
  }

  /** Returns all operations on what a caller keeps, with games played with the given cards. */
  public static Operations all(Keeping keeping, Supplier<CardSet> cards) {
    return new Operations(keeping, cards)
        .with("judge", () -> new JudgeOperation(keeping.logs(), new Judge(cards)).operation())
        .with("why", WhyOperation::operation);
  }
}
