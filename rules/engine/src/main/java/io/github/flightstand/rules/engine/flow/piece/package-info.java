/** Pieces on the table: ships that move, dock, tow and collide, wings, bombs, remotes. */
@NullMarked
package io.github.flightstand.rules.engine.flow.piece;

import org.jspecify.annotations.NullMarked;
