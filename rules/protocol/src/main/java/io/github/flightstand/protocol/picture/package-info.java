/**
 * Pictures as SVG: a table, and on it what was asked and answered.
 *
 * <p>{@link io.github.flightstand.protocol.picture.TablePicture} is all that a user needs. Pictures
 * are the same text for the same table on every machine, hold no script and no reference to
 * anything outside, and follow the reader's light or dark colour scheme.
 */
@NullMarked
package io.github.flightstand.protocol.picture;

import org.jspecify.annotations.NullMarked;
