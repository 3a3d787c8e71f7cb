/**
 * Replay, pages, serving and the command line. Start with {@link
 * io.github.flightstand.tools.Responder}.
 *
 * @since 1.0
 */
module io.github.flightstand.tools {
  requires transitive io.github.flightstand.referee;
  requires com.fasterxml.jackson.annotation;
  requires info.picocli;
  requires org.eclipse.jetty.server;
  requires static org.jspecify;

  exports io.github.flightstand.tools;
  exports io.github.flightstand.tools.batch;

  // The cards of the jars that the option --cards names.
  uses io.github.flightstand.rules.engine.hook.CardSource;

  // The codec reads and writes the records of logs, reports and pages.
  opens io.github.flightstand.tools.page to
      io.github.flightstand.protocol;
  opens io.github.flightstand.tools.page.game to
      io.github.flightstand.protocol;
  opens io.github.flightstand.tools.report to
      io.github.flightstand.protocol;

  // picocli makes the commands and fills in their options.
  opens io.github.flightstand.tools.cli to
      info.picocli;
}
