/**
 * Setting up the table: which places are legal for obstacles, ships and tokens, why the others are
 * not, and the whole region of the legal ones.
 */
@NullMarked
package io.github.flightstand.movement.setup;

import org.jspecify.annotations.NullMarked;
