/** The programs that browsers run, compiled to WebAssembly. */
@NullMarked
package io.github.flightstand.web;

import org.jspecify.annotations.NullMarked;
