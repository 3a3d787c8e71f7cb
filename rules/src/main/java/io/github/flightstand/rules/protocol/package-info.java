/**
 * The protocol in which other programs ask: a query a line in, an answer a line out.
 *
 * <p>{@link io.github.flightstand.rules.protocol.Responder} answers a line; {@link
 * io.github.flightstand.rules.protocol.Operation} is what a query can ask for; {@link
 * io.github.flightstand.rules.protocol.Fields} and {@link
 * io.github.flightstand.rules.protocol.Field} read what a caller wrote and note every fault in it,
 * and {@link io.github.flightstand.rules.protocol.TableReader} reads tables with them.
 *
 * <p>Lengths are millimetres and angles degrees throughout, as on the table. Places and headings
 * are in whatever frame the caller names; {@link io.github.flightstand.rules.protocol.FrameFormat}
 * says what that means, and only {@link io.github.flightstand.rules.protocol.PointFormat} and
 * {@link io.github.flightstand.rules.protocol.PoseFormat} know of it.
 */
@NullMarked
package io.github.flightstand.rules.protocol;

import org.jspecify.annotations.NullMarked;
