/** The codec, replay, pages, the referee and the command line. */
module io.github.flightstand.tools {
  requires transitive io.github.flightstand.protocol;
  requires com.fasterxml.jackson.annotation;
  requires com.fasterxml.jackson.core;
  requires com.fasterxml.jackson.databind;
  requires com.fasterxml.jackson.datatype.jdk8;
  requires info.picocli;
  requires static org.jspecify;

  exports io.github.flightstand.tools;
  exports io.github.flightstand.tools.referee;

  // The codec writes the records of answers and reports.
  opens io.github.flightstand.tools.page to
      com.fasterxml.jackson.databind,
      io.github.flightstand.protocol;
  opens io.github.flightstand.tools.referee to
      com.fasterxml.jackson.databind,
      io.github.flightstand.protocol;
  opens io.github.flightstand.tools.referee.report to
      com.fasterxml.jackson.databind,
      io.github.flightstand.protocol;
  opens io.github.flightstand.tools to
      com.fasterxml.jackson.databind,
      io.github.flightstand.protocol;

  // picocli makes the commands and fills in their options; the codec writes results.
  opens io.github.flightstand.tools.cli to
      info.picocli,
      com.fasterxml.jackson.databind,
      io.github.flightstand.protocol;
}
