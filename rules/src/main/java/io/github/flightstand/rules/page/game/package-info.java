/** Logs of whole games as pages show them. */
@NullMarked
package io.github.flightstand.rules.page.game;

import org.jspecify.annotations.NullMarked;
