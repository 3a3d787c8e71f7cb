/** The shortest lines between two shapes, and which of them pass through a third. */
@NullMarked
package io.github.flightstand.geometry.lines;

import org.jspecify.annotations.NullMarked;
