package io.github.flightstand.rules.protocol.json;

/**
 * A JSON number, with the digits it was written in.
 *
 * <pre>{@code
 * new JsonNumber(0, "1e5").value()   // 100000.0
 * new JsonNumber(0, "1e999").value() // infinite: a double does not reach so far
 * }</pre>
 *
 * @param position the place in the order of the document
 * @param text the number as it stands in the document
 */
public record JsonNumber(int position, String text) implements JsonValue {

  /** Returns the double nearest to the number; infinite beyond the range of doubles. */
  public double value() {
    return Double.parseDouble(text);
  }
}
