/**
 * What lies on the table: the play area, ships, obstacles and tokens, and an index of where they
 * are.
 */
@NullMarked
package io.github.flightstand.movement.table;

import org.jspecify.annotations.NullMarked;
