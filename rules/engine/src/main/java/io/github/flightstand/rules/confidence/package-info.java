/**
 * How sure a verdict is where no ship stands exactly as said: {@link
 * io.github.flightstand.rules.confidence.Verdicts} by {@link
 * io.github.flightstand.rules.confidence.Uncertainty}, counted on many perturbed tables by {@link
 * io.github.flightstand.rules.confidence.Confidence}. Millimetres and degrees, in the table's
 * frame.
 */
@NullMarked
package io.github.flightstand.rules.confidence;

import org.jspecify.annotations.NullMarked;
