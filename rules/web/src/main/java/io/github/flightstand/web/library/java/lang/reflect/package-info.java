/** What stands in for {@code java.lang.reflect} in the browser. */
@NullMarked
package io.github.flightstand.web.library.java.lang.reflect;

import org.jspecify.annotations.NullMarked;
