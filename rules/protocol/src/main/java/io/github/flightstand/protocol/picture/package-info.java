/**
 * Pictures as SVG of a table, and on it what was asked and answered; users need only {@link
 * io.github.flightstand.protocol.picture.TablePicture}. The same text for the same table
 * everywhere, without scripts and outside references, in the reader's light or dark colours.
 */
@NullMarked
package io.github.flightstand.protocol.picture;

import org.jspecify.annotations.NullMarked;
