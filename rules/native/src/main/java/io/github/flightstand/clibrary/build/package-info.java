/** What makes the C sources of the library. */
@NullMarked
package io.github.flightstand.clibrary.build;

import org.jspecify.annotations.NullMarked;
