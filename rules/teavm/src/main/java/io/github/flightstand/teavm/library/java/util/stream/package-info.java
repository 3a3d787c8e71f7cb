/** Replacements for a part of {@code java.util.stream}. */
@NullMarked
package io.github.flightstand.teavm.library.java.util.stream;

import org.jspecify.annotations.NullMarked;
