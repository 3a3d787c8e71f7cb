/**
 * What programs use: queries answered a line in, a line out; logs of whole games, written while a
 * game is played and played again to the same bits; missions from their files.
 *
 * <p>{@link io.github.flightstand.tools.Responder} answers a line, {@link
 * io.github.flightstand.tools.Conversation} holds a whole conversation, and {@link
 * io.github.flightstand.tools.Schemas} has the JSON Schemas. {@link
 * io.github.flightstand.tools.GameWriter} writes a log and {@link
 * io.github.flightstand.tools.Replay} plays it.
 */
@NullMarked
package io.github.flightstand.tools;

import org.jspecify.annotations.NullMarked;
