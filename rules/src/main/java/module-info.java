/** The editions of the rules, the protocol, the referee and the command line. */
module io.github.flightstand.rules {
  requires com.fasterxml.jackson.annotation;
  requires com.fasterxml.jackson.core;
  requires com.fasterxml.jackson.databind;
  requires com.fasterxml.jackson.datatype.jdk8;
  requires info.picocli;
  requires transitive io.github.flightstand.movement;
  requires static transitive org.jspecify;

  exports io.github.flightstand.rules;
  exports io.github.flightstand.rules.confidence;
  exports io.github.flightstand.rules.engine;
  exports io.github.flightstand.rules.engine.decision;
  exports io.github.flightstand.rules.engine.event;
  exports io.github.flightstand.rules.engine.state;
  exports io.github.flightstand.rules.engine.view;
  exports io.github.flightstand.rules.measure;
  exports io.github.flightstand.rules.picture;
  exports io.github.flightstand.rules.protocol;
  exports io.github.flightstand.rules.protocol.replay;
  exports io.github.flightstand.rules.referee;
  exports io.github.flightstand.rules.referee.log;

  // Jackson writes the records of answers and reports.
  opens io.github.flightstand.rules.engine.decision to
      com.fasterxml.jackson.databind;
  opens io.github.flightstand.rules.engine.event to
      com.fasterxml.jackson.databind;
  opens io.github.flightstand.rules.engine.state to
      com.fasterxml.jackson.databind;
  opens io.github.flightstand.rules.page to
      com.fasterxml.jackson.databind;
  opens io.github.flightstand.rules.protocol to
      com.fasterxml.jackson.databind;
  opens io.github.flightstand.rules.protocol.form to
      com.fasterxml.jackson.databind;
  opens io.github.flightstand.rules.protocol.operation to
      com.fasterxml.jackson.databind;
  opens io.github.flightstand.rules.protocol.replay to
      com.fasterxml.jackson.databind;
  opens io.github.flightstand.rules.referee.log to
      com.fasterxml.jackson.databind;
  opens io.github.flightstand.rules.referee.report to
      com.fasterxml.jackson.databind;

  // picocli makes the commands and fills in their options.
  opens io.github.flightstand.rules.cli to
      info.picocli;
}
