/** Ships that set an edge flush on another ship's base. */
@NullMarked
package io.github.flightstand.movement.docking;

import org.jspecify.annotations.NullMarked;
