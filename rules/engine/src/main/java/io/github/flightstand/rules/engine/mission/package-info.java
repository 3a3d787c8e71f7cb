/**
 * The hooks that carry out the rules of missions: one class for each kind, created from a rule's
 * data, at the same windows as cards (000-002; 003-044, -045).
 */
@NullMarked
package io.github.flightstand.rules.engine.mission;

import org.jspecify.annotations.NullMarked;
