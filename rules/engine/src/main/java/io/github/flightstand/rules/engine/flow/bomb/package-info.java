/** Bombs and mines: dropping and detonating. */
@NullMarked
package io.github.flightstand.rules.engine.flow.bomb;

import org.jspecify.annotations.NullMarked;
