/**
 * How a game goes on: one file for each step of the rulebook, over the agenda's plain records. The
 * project's own; callers use the engine.
 */
@NullMarked
package io.github.flightstand.rules.engine.flow;

import org.jspecify.annotations.NullMarked;
