/** Damage: how it is suffered, dealt as cards, and when it destroys. */
@NullMarked
package io.github.flightstand.rules.engine.flow.damage;

import org.jspecify.annotations.NullMarked;
