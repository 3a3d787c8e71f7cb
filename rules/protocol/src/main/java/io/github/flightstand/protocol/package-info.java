/**
 * The protocol in which other programs ask: queries, answers, and what answers them.
 *
 * <p>Lengths are millimetres and angles degrees throughout, as on the table. Places and headings
 * are in whatever frame the caller names.
 *
 * <p>A line becomes a record of the operation that it names, the operation's handler makes a record
 * of the result, and that becomes the answer: packages {@code operation} and {@code json}.
 */
@NullMarked
package io.github.flightstand.protocol;

import org.jspecify.annotations.NullMarked;
