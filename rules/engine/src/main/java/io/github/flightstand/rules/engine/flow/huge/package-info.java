/** The rules of huge ships alone: their activation, sections and collisions. */
@NullMarked
package io.github.flightstand.rules.engine.flow.huge;

import org.jspecify.annotations.NullMarked;
