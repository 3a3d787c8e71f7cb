/** The actions of ships. */
@NullMarked
package io.github.flightstand.rules.engine.flow.action;

import org.jspecify.annotations.NullMarked;
