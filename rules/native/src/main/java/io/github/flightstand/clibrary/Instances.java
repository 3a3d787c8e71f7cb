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
    Answerer answerer = Objects.requireNonNull(OPEN.get(instance));
    byte[] answer = bytes(answerer.answer(text(line), ++turn).json());
    Exports.keep(Address.ofData(answer), answer.length);
  }

  /** Returns the text of a line; TeaVM's decoder is slow, and most lines are ASCII. */
  private static String text(byte[] line) {
    char[] signs = new char[line.length];
    for (int i = 0; i < line.length; i++) {
      if (line[i] < 0) {
        return new String(line, StandardCharsets.UTF_8);
      }
      signs[i] = (char) line[i];
    }
    return new String(signs);
  }

  private static byte[] bytes(String answer) {
    byte[] bytes = new byte[answer.length()];
    for (int i = 0; i < bytes.length; i++) {
      char sign = answer.charAt(i);
      if (sign > 0x7f) {
        return answer.getBytes(StandardCharsets.UTF_8);
      }
      bytes[i] = (byte) sign;
    }
    return bytes;
  }

  static void close(int instance) {
    OPEN.remove(instance);
  }
}
