package io.github.flightstand.tools.codec;

import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.databind.DeserializationContext;
import com.fasterxml.jackson.databind.JsonDeserializer;
import com.fasterxml.jackson.databind.JsonMappingException;
import com.fasterxml.jackson.databind.deser.ResolvableDeserializer;
import io.github.flightstand.protocol.format.FaultException;
import io.github.flightstand.protocol.format.Form;
import java.io.IOException;
import java.util.Objects;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * Reads a type as another. How that one is read is looked up once, not for every value: Jackson
 * would make it anew each time.
 */
final class AliasDeserializer<T, J> extends JsonDeserializer<T> implements ResolvableDeserializer {

  private final Class<J> written;
  private final Function<J, T> read;
  private volatile @Nullable JsonDeserializer<?> reading;

  AliasDeserializer(Form.Alias<T, J> alias) {
    this.written = alias.written();
    this.read = alias.read();
  }

  @Override
  public void resolve(DeserializationContext context) throws JsonMappingException {
    if (reading == null) {
      reading = context.findContextualValueDeserializer(context.constructType(written), null);
    }
  }

  @Override
  public T deserialize(JsonParser parser, DeserializationContext context) throws IOException {
    J value = written.cast(Objects.requireNonNull(reading).deserialize(parser, context));
    try {
      return read.apply(value);
    } catch (FaultException fault) {
      throw fault.under(RecordDeserializer.at(parser));
    } catch (IllegalArgumentException refused) {
      throw FaultException.refusedValue(RecordDeserializer.at(parser), refused);
    }
  }
}
