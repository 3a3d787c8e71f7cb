/** Where ships may barrel roll, boost and decloak, and where tokens are dropped and moved. */
@NullMarked
package io.github.flightstand.movement.reposition;

import org.jspecify.annotations.NullMarked;
