/** Wings that form up, split and are rejoined. */
@NullMarked
package io.github.flightstand.rules.engine.flow.wing;

import org.jspecify.annotations.NullMarked;
