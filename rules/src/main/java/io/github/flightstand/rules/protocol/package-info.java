/**
 * The protocol in which other programs ask: a query a line in, an answer a line out.
 *
 * <p>{@link io.github.flightstand.rules.protocol.Responder} answers a line, {@link
 * io.github.flightstand.rules.protocol.Conversation} holds a whole conversation, and {@link
 * io.github.flightstand.rules.protocol.Schemas} has the JSON Schemas.
 *
 * <p>Lengths are millimetres and angles degrees throughout, as on the table. Places and headings
 * are in whatever frame the caller names.
 *
 * <p>Within, a line becomes a record of the operation that it names, the operation's handler makes
 * a record of the result, and that becomes the answer: packages {@code operation}, {@code form} and
 * {@code codec}.
 */
@NullMarked
package io.github.flightstand.rules.protocol;

import org.jspecify.annotations.NullMarked;
