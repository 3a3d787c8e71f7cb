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
  exports io.github.flightstand.rules.engine.deck;
  exports io.github.flightstand.rules.engine.event;
  exports io.github.flightstand.rules.engine.hook;
  exports io.github.flightstand.rules.engine.state;
  exports io.github.flightstand.rules.engine.view;
  exports io.github.flightstand.rules.measure;
  exports io.github.flightstand.rules.mission;
  exports io.github.flightstand.rules.picture;
  exports io.github.flightstand.rules.player;
  exports io.github.flightstand.rules.protocol;
  exports io.github.flightstand.rules.protocol.replay;
  exports io.github.flightstand.rules.protocol.squad;
  exports io.github.flightstand.rules.referee;
  exports io.github.flightstand.rules.referee.game;
  exports io.github.flightstand.rules.referee.log;
  exports io.github.flightstand.rules.squad;

  // Jackson writes the records of answers and reports.
  opens io.github.flightstand.rules.engine.decision to
      com.fasterxml.jackson.databind;
  opens io.github.flightstand.rules.engine.event to
      com.fasterxml.jackson.databind;
  opens io.github.flightstand.rules.engine.state to
      com.fasterxml.jackson.databind;
  opens io.github.flightstand.rules.mission to
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
  opens io.github.flightstand.rules.protocol.squad to
      com.fasterxml.jackson.databind;
  opens io.github.flightstand.rules.referee.log to
      com.fasterxml.jackson.databind;
  opens io.github.flightstand.rules.referee.report to
      com.fasterxml.jackson.databind;

  // picocli makes the commands and fills in their options; Jackson writes results.
  opens io.github.flightstand.rules.cli to
      info.picocli,
      com.fasterxml.jackson.databind;
}
