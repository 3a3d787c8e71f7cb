/** What stands in for {@code io.github.flightstand.protocol.codec} in the browser. */
@NullMarked
package io.github.flightstand.web.library.io.github.flightstand.protocol.codec;

import org.jspecify.annotations.NullMarked;
