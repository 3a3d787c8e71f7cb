/** Damage: how ships suffer it, how its cards are dealt, and when it destroys. */
@NullMarked
package io.github.flightstand.rules.engine.flow.damage;

import org.jspecify.annotations.NullMarked;
