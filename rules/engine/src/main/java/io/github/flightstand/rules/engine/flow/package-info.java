/**
 * How a game goes on: what each step of the rulebook shares. The steps are flows over the agenda's
 * plain records, one file for each, in a package for each subject.
 */
@NullMarked
package io.github.flightstand.rules.engine.flow;

import org.jspecify.annotations.NullMarked;
