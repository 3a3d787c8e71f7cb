/** What stands in for {@code java.math} in the browser. */
@NullMarked
package io.github.flightstand.web.library.java.math;

import org.jspecify.annotations.NullMarked;
