/** What stands in for {@code java.util} in the browser. */
@NullMarked
package io.github.flightstand.web.library.java.util;

import org.jspecify.annotations.NullMarked;
