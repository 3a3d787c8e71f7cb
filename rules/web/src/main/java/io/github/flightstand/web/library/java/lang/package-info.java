/** What stands in for {@code java.lang} in the browser. */
@NullMarked
package io.github.flightstand.web.library.java.lang;

import org.jspecify.annotations.NullMarked;
