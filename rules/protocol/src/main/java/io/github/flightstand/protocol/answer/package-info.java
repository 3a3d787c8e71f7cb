/**
 * Lines and their answers: a line of JSON becomes a query of its operation, and the result or the
 * fault becomes the line that answers it.
 */
@NullMarked
package io.github.flightstand.protocol.answer;

import org.jspecify.annotations.NullMarked;
