/**
 * What a query can ask for. An operation is a record for what its queries ask, a record for its
 * result, and a handler; {@link io.github.flightstand.protocol.operation.Operations} lists them,
 * and reading, faults, frames, writing and schemas follow from that.
 *
 * <pre>{@code
 * record FuelQuery(TableJson table, String ship) {}
 * record FuelResult(@In(NumberRange.BAND) int left) {}
 *
 * new Operation<>(FuelQuery.class, FuelResult.class, query -> new FuelResult(3))
 * // {"op": "fuel", "table": {...}, "ship": "red"}  ->  {"ok":true,"result":{"left":3}}
 * }</pre>
 *
 * <p>{@code new Operation<>(...).drawn(MovePictures::fuel)} adds what draws results about a table:
 * with {@code "picture": true} they get a last member {@code svg}, which is in no result's record.
 * A result's optional last component {@code confidence} says how sure its verdicts are, if the
 * query says how exactly ships were set down.
 */
@NullMarked
package io.github.flightstand.protocol.operation;

import org.jspecify.annotations.NullMarked;
