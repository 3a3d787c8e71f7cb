/** How a game goes on: the steps are flows over the agenda's records, a package for a subject. */
@NullMarked
package io.github.flightstand.rules.engine.flow;

import org.jspecify.annotations.NullMarked;
