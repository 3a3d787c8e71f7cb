/**
 * How sure a verdict is on a table where no ship stands exactly where it is said to stand.
 *
 * <p>A verdict hangs on a number, its quantity: it stands while the quantity is within bounds. The
 * errors of the poses stray the quantity; {@link io.github.flightstand.rules.confidence.Confidence}
 * works out how far, to first order, and from that how probable it is that the verdict stands. Each
 * kind of answer has a class here that names its verdicts. Only whether a shot is obstructed, and
 * whom a huge ship rams, hang on no such number: {@link
 * io.github.flightstand.rules.confidence.LineOfFireConfidence} and {@link
 * io.github.flightstand.rules.confidence.HugeEncounterConfidence} ask again on many tables.
 *
 * <p>Millimetres and degrees, in the table's frame.
 */
@NullMarked
package io.github.flightstand.rules.confidence;

import org.jspecify.annotations.NullMarked;
