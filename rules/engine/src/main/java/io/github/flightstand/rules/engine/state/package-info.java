/**
 * The state of a game. Start with {@link State}, an immutable value that consists of the plain
 * records here. These types decide nothing: the engine applies the rules to them. They copy their
 * lists and maps.
 *
 * <pre>{@code
 * State state = engine.start(setup).state();
 * boolean stressed = state.ship("red-1").stressed();
 * Pose pose = state.table().ship("red-1").orElseThrow().pose();
 * }</pre>
 *
 * @since 1.0
 */
@NullMarked
package io.github.flightstand.rules.engine.state;

import org.jspecify.annotations.NullMarked;
