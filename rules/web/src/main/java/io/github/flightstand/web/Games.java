package io.github.flightstand.web;

import io.github.flightstand.protocol.codec.Codec;
import io.github.flightstand.protocol.json.Kept;
import io.github.flightstand.protocol.json.KeptGame;
import io.github.flightstand.protocol.json.KeptTable;
import io.github.flightstand.protocol.operation.Operations;
import io.github.flightstand.rules.engine.DamageDecks;
import io.github.flightstand.web.library.SecondPart;
import org.jspecify.annotations.Nullable;
import org.teavm.interop.Export;
import org.teavm.jso.core.JSString;

/**
 * The program of the module that answers every query about games and most about tables; what it
 * lacks is in {@link SecondPart}.
 */
public final class Games {

  private static final Kept<KeptTable> TABLES = Kept.tables();
  private static final Kept<KeptGame> GAMES = Kept.games();

  private static final Program PROGRAM =
      new Program(
          new Codec(),
          TABLES,
          GAMES,
          new Operations(TABLES, GAMES, () -> DamageDecks.cards().withFound()));

  private Games() {}

  public static void main(String[] arguments) {}

  /**
   * Answers a line within {@code milliseconds}; returns null if only the second part has the
   * answer, and then waits for {@link #settle}.
   */
  @Export(name = "answer")
  public static @Nullable JSString answer(JSString line, double milliseconds) {
    try {
      return PROGRAM.answer(line, milliseconds);
    } catch (SecondPart.Needed needed) {
      return null;
    }
  }

  /** Keeps or forgets what the line asks that the second part has answered, if with a result. */
  @Export(name = "settle")
  public static void settle(boolean answered) {
    TABLES.settle(answered);
    GAMES.settle(answered);
  }

  /** See {@link Program#kept}. */
  @Export(name = "kept")
  public static @Nullable JSString kept(int place) {
    return PROGRAM.kept(place);
  }
}
