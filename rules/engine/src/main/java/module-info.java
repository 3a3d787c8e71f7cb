/**
 * Rule sets, measuring, squads, missions and whole games. Start with {@link
 * io.github.flightstand.rules.RuleSet} and {@link io.github.flightstand.rules.engine.Engine}.
 *
 * @since 1.0
 */
module io.github.flightstand.rules {
  requires transitive io.github.flightstand.movement;
  requires static org.jspecify;

  exports io.github.flightstand.rules;
  exports io.github.flightstand.rules.confidence;
  exports io.github.flightstand.rules.engine;
  exports io.github.flightstand.rules.engine.decision;
  exports io.github.flightstand.rules.engine.event;
  exports io.github.flightstand.rules.engine.hook;
  exports io.github.flightstand.rules.engine.state;
  exports io.github.flightstand.rules.measure;
  exports io.github.flightstand.rules.squad;

  uses io.github.flightstand.rules.engine.hook.CardSource;

  // Only for the project's own modules.
  exports io.github.flightstand.rules.engine.agenda to
      io.github.flightstand.protocol,
      io.github.flightstand.referee;
  exports io.github.flightstand.rules.engine.expansion.wing to
      io.github.flightstand.protocol;
  exports io.github.flightstand.rules.engine.flow to
      io.github.flightstand.players,
      io.github.flightstand.protocol,
      io.github.flightstand.referee;
  exports io.github.flightstand.rules.engine.mission to
      io.github.flightstand.protocol;
  exports io.github.flightstand.rules.member to
      io.github.flightstand.protocol,
      io.github.flightstand.referee,
      io.github.flightstand.tools;
  exports io.github.flightstand.rules.mission to
      io.github.flightstand.fixtures,
      io.github.flightstand.players,
      io.github.flightstand.protocol,
      io.github.flightstand.tools;
}
