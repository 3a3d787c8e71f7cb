/**
 * The entry points for programs: answers to queries line by line, logs of whole games with their
 * replay to the same bits, and missions from files.
 *
 * <pre>{@code
 * new Responder().answer("{\"op\": \"forget\", \"table\": \"mine\"}").ok()    // false: none is kept
 * }</pre>
 *
 * <p>{@link io.github.flightstand.tools.Responder} answers one line, {@link
 * io.github.flightstand.tools.Conversation} all lines of a stream, and {@link
 * io.github.flightstand.tools.Schemas} has the JSON Schemas. {@link
 * io.github.flightstand.tools.GameWriter} writes a log and {@link
 * io.github.flightstand.tools.Replay} plays it.
 *
 * @since 1.0
 */
@NullMarked
package io.github.flightstand.tools;

import org.jspecify.annotations.NullMarked;
