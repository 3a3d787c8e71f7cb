/** Replacements for {@code java.lang.reflect} under TeaVM. */
@NullMarked
package io.github.flightstand.teavm.library.java.lang.reflect;

import org.jspecify.annotations.NullMarked;
