/** What a game waits for: decisions, their options, the commands that answer them, refusals. */
@NullMarked
package io.github.flightstand.rules.engine.decision;

import org.jspecify.annotations.NullMarked;
