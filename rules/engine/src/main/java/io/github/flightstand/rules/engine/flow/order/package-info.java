/** Whose piece comes next. */
@NullMarked
package io.github.flightstand.rules.engine.flow.order;

import org.jspecify.annotations.NullMarked;
