/** Replacements for {@code io.github.flightstand.protocol.codec} under TeaVM. */
@NullMarked
package io.github.flightstand.teavm.library.io.github.flightstand.protocol.codec;

import org.jspecify.annotations.NullMarked;
