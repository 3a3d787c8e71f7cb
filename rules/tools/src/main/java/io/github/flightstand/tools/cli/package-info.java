/**
 * The command line: one class for each command, such as {@code flightstand serve}, {@code query}
 * and {@code schema}.
 */
@NullMarked
package io.github.flightstand.tools.cli;

import org.jspecify.annotations.NullMarked;
