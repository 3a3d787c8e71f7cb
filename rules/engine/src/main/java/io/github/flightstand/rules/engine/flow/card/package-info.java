/** What cards and missions do. */
@NullMarked
package io.github.flightstand.rules.engine.flow.card;

import org.jspecify.annotations.NullMarked;
