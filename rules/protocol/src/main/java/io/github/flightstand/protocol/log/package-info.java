/** The lines of whole games' logs, as they are written while the games are played. */
@NullMarked
package io.github.flightstand.protocol.log;

import org.jspecify.annotations.NullMarked;
