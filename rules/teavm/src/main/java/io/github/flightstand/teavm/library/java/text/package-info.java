/** Replacements for {@code java.text} under TeaVM. */
@NullMarked
package io.github.flightstand.teavm.library.java.text;

import org.jspecify.annotations.NullMarked;
