/** Boarding: announcing, hand to hand, breaking off. */
@NullMarked
package io.github.flightstand.rules.engine.flow.boarding;

import org.jspecify.annotations.NullMarked;
