/** How lines of logs are read, in the present format or converted from an earlier one. */
@NullMarked
package io.github.flightstand.tools.log;

import org.jspecify.annotations.NullMarked;
