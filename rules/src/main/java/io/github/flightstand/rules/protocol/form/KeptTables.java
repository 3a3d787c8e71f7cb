package io.github.flightstand.rules.protocol.form;

import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonPointer;
import com.fasterxml.jackson.databind.DeserializationContext;
import com.fasterxml.jackson.databind.JsonDeserializer;
import io.github.flightstand.rules.protocol.codec.Excerpt;
import io.github.flightstand.rules.protocol.codec.FaultCode;
import io.github.flightstand.rules.protocol.codec.FaultException;
import java.io.IOException;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;

/**
 * The tables that a caller has sent once, to ask about them by name.
 *
 * <p>At most {@value #MOST} are kept: one more, and the one that was not asked about for longest is
 * dropped. Not for use by several threads at once.
 */
public final class KeptTables {

  /** How many tables are kept. */
  public static final int MOST = 64;

  static final String SCHEMA =
      """
      {"description": "The name of a table that was kept.",
       "type": "string", "minLength": 1, "maxLength": 1000}
      """;

  private final Map<String, KeptTable> tables = new LinkedHashMap<>(16, 0.75f, true);

  /** Keeps a table under a name, in place of another with that name. */
  public void keep(String name, KeptTable table) {
    tables.put(name, table);
    if (tables.size() > MOST) {
      tables.remove(tables.keySet().iterator().next());
    }
  }

  /**
   * Drops a table.
   *
   * @throws FaultException if none has that name
   */
  public void forget(String name) {
    if (tables.remove(name) == null) {
      throw unknown(name, JsonPointer.compile("/table"));
    }
  }

  private static FaultException unknown(String name, JsonPointer at) {
    return FaultException.about(
        FaultCode.BAD_VALUE,
        at,
        " is " + Excerpt.quoted(name) + ", expected a table or the name of one that is kept");
  }

  /** Reads a name as the table with it, among those that are an attribute of the reader. */
  static final class Reading extends JsonDeserializer<KeptTable> {

    @Override
    public KeptTable deserialize(JsonParser parser, DeserializationContext context)
        throws IOException {
      KeptTables kept = (KeptTables) Objects.requireNonNull(context.getAttribute(KeptTables.class));
      String name = parser.getText();
      return Optional.ofNullable(kept.tables.get(name))
          .orElseThrow(() -> unknown(name, parser.getParsingContext().pathAsPointer()));
    }
  }
}
