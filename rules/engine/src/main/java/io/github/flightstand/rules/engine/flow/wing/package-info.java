/** Wings: moving in formation, splitting and rejoining. */
@NullMarked
package io.github.flightstand.rules.engine.flow.wing;

import org.jspecify.annotations.NullMarked;
