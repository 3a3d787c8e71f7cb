/** Who may shoot at what, and a ship's chance to (000, headings on attacks and on weapons). */
@NullMarked
package io.github.flightstand.rules.engine.flow.shooting;

import org.jspecify.annotations.NullMarked;
