/**
 * The command line: {@code flightstand serve}, {@code query}, {@code schema} and what else there
 * is, a command a class.
 */
@NullMarked
package io.github.flightstand.rules.cli;

import org.jspecify.annotations.NullMarked;
