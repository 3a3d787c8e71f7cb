/** Leads every task of a game's agenda to its flow, and a game from one decision to the next. */
@NullMarked
package io.github.flightstand.rules.engine.agenda;

import org.jspecify.annotations.NullMarked;
