/**
 * Moves of any base along a path of its own instead of a maneuver. Start with {@link
 * io.github.flightstand.movement.path.PathResolver}.
 */
@NullMarked
package io.github.flightstand.movement.path;

import org.jspecify.annotations.NullMarked;
