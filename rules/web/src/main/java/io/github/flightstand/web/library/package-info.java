/** What stands in for classes of the modules below in the modules for browsers. */
@NullMarked
package io.github.flightstand.web.library;

import org.jspecify.annotations.NullMarked;
