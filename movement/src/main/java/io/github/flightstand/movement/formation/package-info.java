/** Wings: ships that keep their places about a leader, and what comes of the wing's move. */
@NullMarked
package io.github.flightstand.movement.formation;

import org.jspecify.annotations.NullMarked;
