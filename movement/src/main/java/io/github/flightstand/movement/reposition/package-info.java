/** Where ships may barrel roll, boost and decloak. */
@NullMarked
package io.github.flightstand.movement.reposition;

import org.jspecify.annotations.NullMarked;
