/** What stands in for {@code java.security} in the browser. */
@NullMarked
package io.github.flightstand.web.library.java.security;

import org.jspecify.annotations.NullMarked;
