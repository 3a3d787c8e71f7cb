/** Setting the table up. */
@NullMarked
package io.github.flightstand.rules.engine.flow.setup;

import org.jspecify.annotations.NullMarked;
