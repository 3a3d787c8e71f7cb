/**
 * The command line: {@code flightstand serve}, {@code query}, {@code schema} and what else there
 * is, a command a class.
 */
@NullMarked
package io.github.flightstand.tools.cli;

import org.jspecify.annotations.NullMarked;
