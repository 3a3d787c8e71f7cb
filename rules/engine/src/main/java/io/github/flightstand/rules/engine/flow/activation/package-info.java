/** The activation phase: decloaking, and the activation of a ship. */
@NullMarked
package io.github.flightstand.rules.engine.flow.activation;

import org.jspecify.annotations.NullMarked;
