/**
 * Game logs: what a recorder wrote down of a game, read and checked line by line.
 *
 * <p>{@link io.github.flightstand.tools.referee.log.GameLogReader} reads a {@link
 * io.github.flightstand.tools.referee.log.GameLog}, or opens one to be read line by line: a header
 * and entries, some of which are {@link io.github.flightstand.tools.referee.log.LogEvent.Claim}s.
 */
@NullMarked
package io.github.flightstand.tools.referee.log;

import org.jspecify.annotations.NullMarked;
