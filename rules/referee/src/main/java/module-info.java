/**
 * The referee of recorded games: claims in, verdicts out. Start with {@link
 * io.github.flightstand.referee.Judge}.
 *
 * @since 2.0
 */
module io.github.flightstand.referee {
  requires transitive io.github.flightstand.protocol;
  requires com.fasterxml.jackson.annotation;
  requires static org.jspecify;

  exports io.github.flightstand.referee;
  exports io.github.flightstand.referee.operation to
      io.github.flightstand.tools;
  exports io.github.flightstand.referee.picture to
      io.github.flightstand.tools;
  exports io.github.flightstand.referee.report to
      io.github.flightstand.tools;

  // The codec reads and writes the records of logs and verdicts.
  opens io.github.flightstand.referee to
      io.github.flightstand.protocol;
  opens io.github.flightstand.referee.operation to
      io.github.flightstand.protocol;
  opens io.github.flightstand.referee.report to
      io.github.flightstand.protocol;
}
