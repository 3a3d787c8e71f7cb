/**
 * Serving: a query a line in, an answer a line out.
 *
 * <p>{@link io.github.flightstand.tools.serve.Responder} answers a line, {@link
 * io.github.flightstand.tools.serve.Conversation} holds a whole conversation, and {@link
 * io.github.flightstand.tools.serve.Schemas} has the JSON Schemas.
 */
@NullMarked
package io.github.flightstand.tools.serve;

import org.jspecify.annotations.NullMarked;
