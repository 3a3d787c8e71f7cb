/** The editions of the rules, the protocol, the referee and the command line. */
module io.github.flightstand.rules {
  requires com.fasterxml.jackson.core;
  requires info.picocli;
  requires transitive io.github.flightstand.movement;
  requires static transitive org.jspecify;

  exports io.github.flightstand.rules;
  exports io.github.flightstand.rules.cli;
  exports io.github.flightstand.rules.confidence;
  exports io.github.flightstand.rules.measure;
  exports io.github.flightstand.rules.protocol;
  exports io.github.flightstand.rules.protocol.json;
  exports io.github.flightstand.rules.protocol.operation;
  exports io.github.flightstand.rules.protocol.schema;
  exports io.github.flightstand.rules.referee;
  exports io.github.flightstand.rules.referee.log;
  exports io.github.flightstand.rules.referee.report;

  // picocli makes the commands and fills in their options.
  opens io.github.flightstand.rules.cli to
      info.picocli;
}
