/** How ships and obstacles meet a ship that stands or moves. For this module alone. */
@NullMarked
package io.github.flightstand.movement.contact;

import org.jspecify.annotations.NullMarked;
