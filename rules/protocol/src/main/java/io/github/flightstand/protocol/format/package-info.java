/**
 * The declarations by which JSON becomes records and records become JSON.
 *
 * <p>A format is a record. Its components are the members of an object, in their order. An {@link
 * java.util.Optional} may be absent, or is null if it is marked {@link
 * io.github.flightstand.protocol.format.OrNull}. Numbers name their range with {@link
 * io.github.flightstand.protocol.format.In}. Enums are written in lower case with hyphens. A sealed
 * interface is one of its records, distinguished by {@link
 * io.github.flightstand.protocol.format.Keyed} or by being written as a text, a list or an object.
 * A {@link io.github.flightstand.protocol.format.Form} adds what a declaration cannot express. The
 * build makes the JSON Schemas from the same declarations.
 *
 * <pre>{@code
 * record Fuel(String ship, @In(NumberRange.BAND) int left, @OrNull Optional<String> note) {}
 * // {"ship":"red","left":3,"note":null}
 * }</pre>
 *
 * <p>No codec is written by hand, type by type: these declarations and {@link
 * io.github.flightstand.protocol.format.Formats} hold all that a codec needs.
 */
@NullMarked
package io.github.flightstand.protocol.format;

import org.jspecify.annotations.NullMarked;
