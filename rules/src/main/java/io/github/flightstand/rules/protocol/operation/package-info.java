/**
 * What a query can ask for, an operation a class, and the list of them in {@link
 * io.github.flightstand.rules.protocol.operation.Operations}.
 */
@NullMarked
package io.github.flightstand.rules.protocol.operation;

import org.jspecify.annotations.NullMarked;
