package io.github.flightstand.tools.codec;

import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.util.JsonGeneratorDelegate;
import java.io.IOException;

/** Numbers as the protocol has them: finite, and zero without a sign. */
final class PlainNumbers extends JsonGeneratorDelegate {

  PlainNumbers(JsonGenerator generator) {
    super(generator, false);
  }

  @Override
  public void writeNumber(double value) throws IOException {
    if (!Double.isFinite(value)) {
      throw new IllegalArgumentException("JSON has finite numbers only, found " + value);
    }
    // Adding zero turns -0.0 into 0.0 and leaves all else alone.
    super.writeNumber(value + 0.0);
  }
}
