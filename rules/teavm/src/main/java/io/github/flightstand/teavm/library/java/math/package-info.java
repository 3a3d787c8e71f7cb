/** Replacements for {@code java.math} under TeaVM. */
@NullMarked
package io.github.flightstand.teavm.library.java.math;

import org.jspecify.annotations.NullMarked;
