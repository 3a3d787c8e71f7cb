/** The compiler of the modules for browsers. */
@NullMarked
package io.github.flightstand.web.build;

import org.jspecify.annotations.NullMarked;
