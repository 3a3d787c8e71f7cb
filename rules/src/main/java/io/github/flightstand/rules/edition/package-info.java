/** The rulebooks' editions: which sets of rules there are and what they are called. */
@NullMarked
package io.github.flightstand.rules.edition;

import org.jspecify.annotations.NullMarked;
