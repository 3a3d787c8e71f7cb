/**
 * The operations that a query can name. An operation is a record of its queries' own fields, a
 * record of its result, and a handler. {@link io.github.flightstand.protocol.operation.Operations}
 * lists them; reading, faults, frames, writing and schemas follow from the records.
 *
 * <pre>{@code
 * record FuelQuery(TableJson table, String ship) implements OnTable {}
 * record FuelResult(@In(NumberRange.BAND) int left) {}
 * new Operation<>(FuelQuery.class, FuelResult.class, query -> new FuelResult(3))
 * // {"op": "fuel", "table": {...}, "ship": "red"}  ->  {"ok":true,"result":{"left":3}}
 * }</pre>
 *
 * <p>An operation about a table returns {@link
 * io.github.flightstand.protocol.operation.Operation.Pictured} results: with {@code "picture":
 * true} they get a last field {@code svg}, which is in no result's record. A result's optional last
 * component {@code confidence} holds the probabilities of its verdicts, if the query has an
 * uncertainty.
 */
@NullMarked
package io.github.flightstand.protocol.operation;

import org.jspecify.annotations.NullMarked;
