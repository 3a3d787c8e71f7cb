/** What stands in for classes of the protocol's formats in the browser. */
@NullMarked
package io.github.flightstand.web.library.io.github.flightstand.protocol.format;

import org.jspecify.annotations.NullMarked;
