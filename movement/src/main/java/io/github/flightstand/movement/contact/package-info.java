/**
 * What is in the way of a body: which pieces are near it, overlap it or touch it, where it is free
 * of them as it slides, and where on its path a ship that backs up stops.
 */
@NullMarked
package io.github.flightstand.movement.contact;

import org.jspecify.annotations.NullMarked;
