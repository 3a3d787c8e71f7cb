/** Logs of whole games as pages show them. */
@NullMarked
package io.github.flightstand.tools.page.game;

import org.jspecify.annotations.NullMarked;
