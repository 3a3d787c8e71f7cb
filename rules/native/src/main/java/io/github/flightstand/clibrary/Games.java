package io.github.flightstand.clibrary;

import io.github.flightstand.protocol.codec.Codec;
import io.github.flightstand.referee.operation.RefereeOperations;
import io.github.flightstand.rules.engine.DamageDecks;

/** The program of the library, which answers every query, about tables and about games. */
public final class Games {

  private Games() {}

  public static void main(String[] arguments) {
    Instances.register(
        new Codec(),
        keeping -> RefereeOperations.all(keeping, () -> DamageDecks.cards().withFound()));
  }
}
