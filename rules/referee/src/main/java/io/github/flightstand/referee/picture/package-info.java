/** What is seen of a move: its drawing, and the poses that the ship passes. */
@NullMarked
package io.github.flightstand.referee.picture;

import org.jspecify.annotations.NullMarked;
