/**
 * Tokens that lie on the table and do something there: bombs and mines behind the ship that laid
 * them, remotes that move on their own.
 */
@NullMarked
package io.github.flightstand.movement.token;

import org.jspecify.annotations.NullMarked;
