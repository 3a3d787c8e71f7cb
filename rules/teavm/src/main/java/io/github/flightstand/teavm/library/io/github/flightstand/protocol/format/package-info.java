/** Replacements for classes of the protocol's formats under TeaVM. */
@NullMarked
package io.github.flightstand.teavm.library.io.github.flightstand.protocol.format;

import org.jspecify.annotations.NullMarked;
