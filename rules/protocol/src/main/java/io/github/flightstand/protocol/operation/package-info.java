/**
 * What a query can ask for. An operation is a record for what its queries ask, a record for its
 * result, and a handler; {@link io.github.flightstand.protocol.operation.Operations} lists them,
 * and everything else follows from that: reading, faults, frames, writing, schemas.
 *
 * <pre>{@code
 * record FuelQuery(TableJson table, String ship) {}
 * record FuelResult(@In(NumberRange.BAND) int left) {}
 *
 * new Operation<>(FuelQuery.class, FuelResult.class, query -> new FuelResult(3))
 * // {"op": "fuel", "table": {...}, "ship": "red"}  ->  {"ok":true,"result":{"left":3}}
 * }</pre>
 *
 * <p>What draws the results of an operation about a table is added to it: {@code new
 * Operation<>(...).drawn(MovePictures::fuel)}. A query with {@code "picture": true} then gets the
 * picture as the result's last member {@code svg}, which is in no result's record.
 *
 * <p>If the query says how exactly ships were set down, the result's optional last component {@code
 * confidence} says how sure its verdicts are.
 */
@NullMarked
package io.github.flightstand.protocol.operation;

import org.jspecify.annotations.NullMarked;
