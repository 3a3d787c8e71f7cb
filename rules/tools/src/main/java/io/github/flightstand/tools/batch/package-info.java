/**
 * Judging and playing in bulk, on one machine or many: verdicts as flat rows, and games that can be
 * sent as text.
 *
 * <p>{@link io.github.flightstand.tools.batch.LogVerdicts} judges one log of either kind row by
 * row; {@link io.github.flightstand.tools.batch.Schedule} numbers games, and {@link
 * io.github.flightstand.tools.batch.PlayedGame} is one of them with what its events say.
 *
 * @since 1.0
 */
@NullMarked
package io.github.flightstand.tools.batch;

import org.jspecify.annotations.NullMarked;
