/** Contact of ships and obstacles with a body that stands or moves. Internal to this module. */
@NullMarked
package io.github.flightstand.movement.contact;

import org.jspecify.annotations.NullMarked;
