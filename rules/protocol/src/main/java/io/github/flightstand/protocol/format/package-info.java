/**
 * How JSON becomes records and records become JSON, as far as it is declared.
 *
 * <p>A format is a record. Its components are the members of an object, in their order; an {@link
 * java.util.Optional} may be absent, or is null if it is marked {@link
 * io.github.flightstand.protocol.format.OrNull}; numbers say their range with {@link
 * io.github.flightstand.protocol.format.In}; enums are written in lower case with hyphens; a sealed
 * interface is one of its records, told apart by {@link
 * io.github.flightstand.protocol.format.Keyed} or by whether it is written as a text, a list or an
 * object. What a declaration cannot say, a {@link io.github.flightstand.protocol.format.Form}
 * beside it does. From the same declarations the build makes the JSON Schemas.
 *
 * <pre>{@code
 * record Fuel(String ship, @In(NumberRange.BAND) int left, @OrNull Optional<String> note) {}
 * // {"ship":"red","left":3,"note":null}
 * }</pre>
 *
 * <p>No codec is written by hand, type by type: that of {@code flightstand-tools} reads the
 * declarations by reflection; where there is none, in a browser, one is to be generated from them.
 * So what a codec needs stands there and in {@link io.github.flightstand.protocol.format.Formats}
 * alone.
 */
@NullMarked
package io.github.flightstand.protocol.format;

import org.jspecify.annotations.NullMarked;
