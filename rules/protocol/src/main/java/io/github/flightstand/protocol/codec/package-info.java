/**
 * How JSON becomes records and records become JSON: {@link
 * io.github.flightstand.protocol.codec.Codec}.
 *
 * <p>A format is a record. Its components are the members of an object, in their order; an {@link
 * java.util.Optional} may be absent, or is null if it is marked {@link
 * io.github.flightstand.protocol.codec.OrNull}; numbers say their range with {@link
 * io.github.flightstand.protocol.codec.In}; enums are written in lower case with hyphens; a sealed
 * interface is one of its records, told apart by {@link io.github.flightstand.protocol.codec.Keyed}
 * or by whether it is written as a text, a list or an object. From the same declarations the build
 * makes the JSON Schemas.
 *
 * <pre>{@code
 * record Fuel(String ship, @In(NumberRange.BAND) int left, @OrNull Optional<String> note) {}
 * // {"ship":"red","left":3,"note":null}
 * }</pre>
 */
@NullMarked
package io.github.flightstand.protocol.codec;

import org.jspecify.annotations.NullMarked;
