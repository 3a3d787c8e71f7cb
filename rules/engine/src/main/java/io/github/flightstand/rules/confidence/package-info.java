/**
 * How sure a verdict is on a table where no ship stands exactly where it is said to stand.
 *
 * <p>{@link io.github.flightstand.rules.confidence.Confidence} asks a question anew on many tables
 * whose ships have perturbed by their {@link io.github.flightstand.rules.confidence.Uncertainty},
 * and counts on how many of them each verdict stays the same. {@link
 * io.github.flightstand.rules.confidence.Verdicts} names the verdicts of each kind of answer and
 * the ships whose errors can matter to it.
 *
 * <p>Millimetres and degrees, in the table's frame.
 */
@NullMarked
package io.github.flightstand.rules.confidence;

import org.jspecify.annotations.NullMarked;
