/**
 * Saves and logs of VASSAL's X-Wing module. {@code SaveFile} unpacks the text of a file, {@code
 * Sequence} takes it apart, {@code Piece} and {@code Mask} read a piece, {@code Game} plays the
 * commands, and {@code VassalImport} tells the game as a log of claims.
 */
@NullMarked
package io.github.flightstand.tools.bridge.vassal;

import org.jspecify.annotations.NullMarked;
