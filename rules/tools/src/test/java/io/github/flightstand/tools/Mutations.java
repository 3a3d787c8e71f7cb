package io.github.flightstand.tools;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;

/** Spoils queries by chance, the same way for the same seed. */
public final class Mutations {

  private static final byte[] SPECIAL = "{}[]\",:0-9eE.\\nul".getBytes(StandardCharsets.UTF_8);

  private static final List<String> VALUES =
      List.of(
          "null",
          "true",
          "-1",
          "0",
          "90.5",
          "1e7",
          "\"\"",
          "\"red\"",
          "\"rock\"",
          "\"small\"",
          "\"debris\"",
          "\"3ER\"",
          "\"9FW\"",
          "[]",
          "[1, 2]",
          "[[0, 0], [9, 0], [0, 9]]",
          "{}",
          "{\"x\": 1, \"y\": 2, \"heading\": 3}");

  private final Random random;

  /** Creates mutations that follow from the seed. */
  public Mutations(long seed) {
    random = new Random(seed);
  }

  /** Changes one to four places in the bytes of a line; there is no line end in what comes out. */
  byte[] bytes(byte[] line) {
    byte[] bytes = line.clone();
    for (int i = random.nextInt(4); i >= 0; i--) {
      int at = random.nextInt(bytes.length);
      byte special = SPECIAL[random.nextInt(SPECIAL.length)];
      switch (random.nextInt(5)) {
        case 0 -> bytes[at] = (byte) random.nextInt(256);
        case 1 -> bytes[at] = special;
        case 2 -> bytes = spliced(bytes, at, at + 1, new byte[0]);
        case 3 -> bytes = spliced(bytes, at, at, new byte[] {special});
        default -> {
          // A stretch of the line once more, somewhere else.
          int from = random.nextInt(bytes.length);
          int to = Math.min(bytes.length, from + random.nextInt(30));
          bytes = spliced(bytes, at, at, Arrays.copyOfRange(bytes, from, to));
        }
      }
    }
    for (int i = 0; i < bytes.length; i++) {
      bytes[i] = bytes[i] == '\n' ? (byte) ' ' : bytes[i];
    }
    return bytes;
  }

  private static byte[] spliced(byte[] bytes, int from, int to, byte[] between) {
    byte[] out = Arrays.copyOf(bytes, bytes.length - (to - from) + between.length);
    System.arraycopy(between, 0, out, from, between.length);
    System.arraycopy(bytes, to, out, from + between.length, bytes.length - to);
    return out;
  }

  /** Replaces, removes or adds one or two values; what comes out is JSON still. */
  public JsonNode structure(ObjectNode query) {
    for (int i = random.nextInt(2); i >= 0; i--) {
      List<JsonNode> containers = new ArrayList<>();
      collect(query, containers);
      JsonNode container = containers.get(random.nextInt(containers.size()));
      JsonNode value =
          random.nextBoolean()
              ? Asking.tree(VALUES.get(random.nextInt(VALUES.size())))
              : containers.get(random.nextInt(containers.size())).deepCopy();
      if (container instanceof ObjectNode object) {
        change(object, value);
      } else {
        change((ArrayNode) container, value);
      }
    }
    return query;
  }

  private void change(ObjectNode object, JsonNode value) {
    List<String> names = new ArrayList<>();
    object.fieldNames().forEachRemaining(names::add);
    names.add("other");
    String name = names.get(random.nextInt(names.size()));
    if (random.nextInt(4) == 0) {
      object.remove(name);
    } else {
      object.set(name, value);
    }
  }

  private void change(ArrayNode array, JsonNode value) {
    int at = random.nextInt(array.size() + 1);
    if (at == array.size()) {
      array.add(value);
    } else if (random.nextInt(4) == 0) {
      array.remove(at);
    } else {
      array.set(at, value);
    }
  }

  private static void collect(JsonNode node, List<JsonNode> containers) {
    if (node.isContainerNode()) {
      containers.add(node);
      node.forEach(child -> collect(child, containers));
    }
  }
}
