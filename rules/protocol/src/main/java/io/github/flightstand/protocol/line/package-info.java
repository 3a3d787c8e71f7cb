/** Lines of UTF-8 in bounded memory, in and out, with the case that the reader is gone. */
@NullMarked
package io.github.flightstand.protocol.line;

import org.jspecify.annotations.NullMarked;
