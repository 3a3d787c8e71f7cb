/** What the program needs where TeaVM compiles it, for browsers and as a C library. */
@NullMarked
package io.github.flightstand.teavm;

import org.jspecify.annotations.NullMarked;
