/** Replacements for {@code java.util} under TeaVM. */
@NullMarked
package io.github.flightstand.teavm.library.java.util;

import org.jspecify.annotations.NullMarked;
