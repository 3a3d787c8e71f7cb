package io.github.flightstand.clibrary;

import io.github.flightstand.clibrary.Exports.Answer;
import io.github.flightstand.clibrary.Exports.Close;
import io.github.flightstand.clibrary.Exports.Open;
import io.github.flightstand.protocol.answer.Answerer;
import io.github.flightstand.protocol.codec.Codec;
import io.github.flightstand.protocol.json.Keeping;
import io.github.flightstand.protocol.operation.Operations;
import io.github.flightstand.teavm.Deadline;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.Map;
import java.util.Objects;
import java.util.function.Function;
import java.util.function.Supplier;
import org.teavm.interop.Address;

/** The open instances of the library; C has one of them at a time answer. */
final class Instances {

  private static final Map<Integer, Answerer> OPEN = new HashMap<>();

  private static Supplier<Answerer> opened =
      () -> {
        throw new IllegalStateException("no program is registered");
      };

  private static int latest;
  private static long turn;

  private Instances() {}

  /** Lets C open instances that answer these operations. */
  static void register(Codec codec, Function<Keeping, Operations> operations) {
    opened =
        () -> {
          Keeping keeping = new Keeping();
          return new Answerer(codec, keeping, operations.apply(keeping), thrown -> {});
        };
    Exports.register(
        org.teavm.interop.Function.get(Open.class, Instances.class, "open"),
        org.teavm.interop.Function.get(Answer.class, Instances.class, "answer"),
        org.teavm.interop.Function.get(Close.class, Instances.class, "close"));
  }

  static int open() {
    OPEN.put(++latest, opened.get());
    return latest;
  }

  static void answer(int instance, Address query, int length, double milliseconds) {
    Deadline.begin(milliseconds);
    byte[] line = new byte[length];
    Exports.copy(Address.ofData(line), query, length);
    String text = new String(line, StandardCharsets.UTF_8);
    byte[] answer =
        Objects.requireNonNull(OPEN.get(instance))
            .answer(text, ++turn)
            .json()
            .getBytes(StandardCharsets.UTF_8);
    Exports.keep(Address.ofData(answer), answer.length);
  }

  static void close(int instance) {
    OPEN.remove(instance);
  }
}
