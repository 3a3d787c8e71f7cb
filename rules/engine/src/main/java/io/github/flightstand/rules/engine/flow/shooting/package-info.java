/** Shooting: targets and chances to attack (000, headings on attacks and on weapons). */
@NullMarked
package io.github.flightstand.rules.engine.flow.shooting;

import org.jspecify.annotations.NullMarked;
