/**
 * JSON as the protocol and the game log need it: one strict document a line, kept in document
 * order.
 *
 * <p>Bytes become {@linkplain io.github.flightstand.rules.protocol.json.LineReader lines}, a line
 * becomes a {@linkplain io.github.flightstand.rules.protocol.json.JsonReader tree}, and answers are
 * put together by a {@linkplain io.github.flightstand.rules.protocol.json.JsonWriter writer}. The
 * package knows nothing of what the documents mean.
 */
@NullMarked
package io.github.flightstand.rules.protocol.json;

import org.jspecify.annotations.NullMarked;
