/**
 * The protocol by which other programs ask: queries, answers and the operations that answer them.
 *
 * <p>Lengths are in millimeters and angles in degrees. Places and headings are in the frame that
 * the caller names.
 *
 * <p>A query becomes a record of its operation (package {@code operation}), made of records of
 * package {@code json}. The operation's handler returns the record of the result.
 */
@NullMarked
package io.github.flightstand.protocol;

import org.jspecify.annotations.NullMarked;
