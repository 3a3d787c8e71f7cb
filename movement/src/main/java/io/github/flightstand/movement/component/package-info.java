/** The plastic and cardboard: bases, guides, templates and tokens with their figures. */
@NullMarked
package io.github.flightstand.movement.component;

import org.jspecify.annotations.NullMarked;
