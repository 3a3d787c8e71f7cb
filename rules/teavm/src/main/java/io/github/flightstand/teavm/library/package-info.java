/** Replacements for classes of the modules below where TeaVM compiles them. */
@NullMarked
package io.github.flightstand.teavm.library;

import org.jspecify.annotations.NullMarked;
