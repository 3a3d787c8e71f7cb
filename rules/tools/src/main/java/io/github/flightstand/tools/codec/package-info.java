/**
 * The conversion of JSON to records and back while a program runs: {@link
 * io.github.flightstand.tools.codec.Codec}, on Jackson, by the declarations of {@link
 * io.github.flightstand.protocol.format}.
 */
@NullMarked
package io.github.flightstand.tools.codec;

import org.jspecify.annotations.NullMarked;
