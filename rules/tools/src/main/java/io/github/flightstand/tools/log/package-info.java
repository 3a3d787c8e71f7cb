/** The lines of logs of whole games, in the present format and as earlier ones are read. */
@NullMarked
package io.github.flightstand.tools.log;

import org.jspecify.annotations.NullMarked;
