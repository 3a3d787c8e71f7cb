/**
 * How JSON becomes records and records become JSON while a program runs: {@link
 * io.github.flightstand.tools.codec.Codec}, on Jackson, by what {@link
 * io.github.flightstand.protocol.format} declares.
 */
@NullMarked
package io.github.flightstand.tools.codec;

import org.jspecify.annotations.NullMarked;
