package io.github.flightstand.protocol.json;

/**
 * All that a caller keeps here by name. As each store in it, not safe for use by several threads.
 *
 * @param logs the logs that are being judged
 */
public record Keeping(Kept<KeptTable> tables, Kept<KeptGame> games, Kept<KeptLog> logs) {

  /** Creates empty stores. */
  public Keeping() {
    this(Kept.tables(), Kept.games(), Kept.logs());
  }

  /** Returns stores of the same values for another thread. */
  public Keeping beside() {
    return new Keeping(tables.beside(), games.beside(), logs.beside());
  }

  /** Begins a line, as {@link Kept#begin} says. */
  public void begin(long turn) {
    tables.begin(turn);
    games.begin(turn);
    logs.begin(turn);
  }

  /** Ends a line, as {@link Kept#settle} says. */
  public void settle(boolean answered) {
    tables.settle(answered);
    games.settle(answered);
    logs.settle(answered);
  }
}
