/** The protocol as JSON Schemas, which the jar carries for callers in any language. */
@NullMarked
package io.github.flightstand.rules.protocol.schema;

import org.jspecify.annotations.NullMarked;
