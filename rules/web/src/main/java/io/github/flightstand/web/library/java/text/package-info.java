/** What stands in for {@code java.text} in the browser. */
@NullMarked
package io.github.flightstand.web.library.java.text;

import org.jspecify.annotations.NullMarked;
