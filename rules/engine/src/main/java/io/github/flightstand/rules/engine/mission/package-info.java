/**
 * What the rules of missions do: each kind is one class of hooks, made of a rule's data, at the
 * same moments as cards (000-002; 003-044, -045).
 */
@NullMarked
package io.github.flightstand.rules.engine.mission;

import org.jspecify.annotations.NullMarked;
