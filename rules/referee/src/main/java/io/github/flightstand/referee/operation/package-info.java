/** The operations that judge: whole logs line by line, and one claim with what decides it. */
@NullMarked
package io.github.flightstand.referee.operation;

import org.jspecify.annotations.NullMarked;
