/** Replacements for {@code java.lang} under TeaVM. */
@NullMarked
package io.github.flightstand.teavm.library.java.lang;

import org.jspecify.annotations.NullMarked;
