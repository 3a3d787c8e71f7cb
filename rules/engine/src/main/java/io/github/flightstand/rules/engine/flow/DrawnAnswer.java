package io.github.flightstand.rules.engine.flow;

import io.github.flightstand.rules.engine.decision.Command;
import io.github.flightstand.rules.engine.decision.Decision;

/** A command that the engine itself drew for a state, and so need not check, and its decision. */
public record DrawnAnswer(Decision decision, Command command) {}
