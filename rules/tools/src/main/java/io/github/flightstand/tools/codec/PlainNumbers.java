package io.github.flightstand.tools.codec;

import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.util.JsonGeneratorDelegate;
import java.io.IOException;

/** A writer of the protocol's numbers: finite, and zero without a sign. */
final class PlainNumbers extends JsonGeneratorDelegate {

  PlainNumbers(JsonGenerator generator) {
    super(generator, false);
  }

  @Override
  public void writeNumber(double value) throws IOException {
    if (!Double.isFinite(value)) {
      throw new IllegalArgumentException("JSON has finite numbers only, found " + value);
    }
    // Adding zero turns -0.0 into 0.0 and changes nothing else.
    super.writeNumber(value + 0.0);
  }
}
