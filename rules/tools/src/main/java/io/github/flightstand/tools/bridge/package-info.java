/** Saved games of table tools as logs of claims: what all of them share. */
@NullMarked
package io.github.flightstand.tools.bridge;

import org.jspecify.annotations.NullMarked;
