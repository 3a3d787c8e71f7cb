/** The program of the C library. */
@NullMarked
package io.github.flightstand.clibrary;

import org.jspecify.annotations.NullMarked;
