/** Replacements for {@code java.security} under TeaVM. */
@NullMarked
package io.github.flightstand.teavm.library.java.security;

import org.jspecify.annotations.NullMarked;
