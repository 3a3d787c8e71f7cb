/**
 * Players, the games between them, and whole games as numbers. Start with {@link
 * io.github.flightstand.rules.player.Match}. The engine knows none of them.
 *
 * @since 2.0
 */
module io.github.flightstand.players {
  requires transitive io.github.flightstand.rules;
  requires static org.jspecify;

  exports io.github.flightstand.rules.encoding;
  exports io.github.flightstand.rules.odds;
  exports io.github.flightstand.rules.player;
}
