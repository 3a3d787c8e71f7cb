package io.github.flightstand.tools.log;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.github.flightstand.protocol.codec.Codec;
import java.util.Optional;
import java.util.regex.Pattern;

/**
 * A reader of the lines of a whole game's log in any format, which converts them to the present
 * one. Logs of every format replay forever.
 *
 * <p>From {@code flightstand-game/1} to {@code flightstand-game/2} the lines stayed the same,
 * except that a mission written out in the header has {@code [0, 1]} for {@code {"least": 0,
 * "most": 1}}. The hash of a state changed, in the header's digest and in checkpoints. It was the
 * SHA-256 of the state's text, so that every addition to a state changed it. Now it names the
 * format, as in {@code "2:6b86..."}, and covers only names and values. Hashes of the earlier format
 * are read as {@code "1:6b86..."} and not compared. In missions, pieces could be laid on remotes
 * (003-033a), and all players brought obstacles (003-120).
 *
 * <p>The engine {@code flightstand 0.1}, which wrote both formats, drew from a seed in another way.
 * The lines hold its draws, so they are read as those of a game with dice thrown by hand;
 * everything else is read as the first format, whichever the log names.
 */
public final class Upcaster {

  public static final String EARLIER = "1:";

  private static final String FORMAT_1 = "flightstand-game/1";

  /** The mission in which now only the third player brings obstacles. */
  private static final String OF_THE_DEFENDER = "fortified-position";

  /** The former text of a mission's range or count. */
  private static final Pattern RANGE = Pattern.compile("\\{\"least\":(\\d+),\"most\":(\\d+)}");

  private static final JsonMapper TREES = new JsonMapper();

  private static final String ENGINE_1 = "flightstand 0.1";

  private final boolean needed;

  private Upcaster(boolean needed) {
    this.needed = needed;
  }

  /** Returns the reader of the log that begins with this line. */
  public static Upcaster of(String header) {
    Codec codec = new Codec();
    return new Upcaster(
        codec.logFormat(header).equals(Optional.of(FORMAT_1))
            || codec.named(header, "engine").equals(Optional.of(ENGINE_1)));
  }

  /** Tests whether a format, named in a first line, is that of a whole game's log. */
  public static boolean reads(String format) {
    return format.equals(FORMAT_1) || format.equals(GameHeader.FORMAT);
  }

  /** Returns a line in the present format; text that is not JSON stays unchanged. */
  public String line(String line) {
    if (!needed) {
      return line;
    }
    JsonNode read;
    try {
      read = TREES.readTree(line);
    } catch (JsonProcessingException unreadable) {
      return line;
    }
    if (!(read instanceof ObjectNode members)) {
      return line;
    }
    if (members.has("log")) {
      members.put("log", GameHeader.FORMAT);
    }
    if (members.path("setup") instanceof ObjectNode setup) {
      setup.put("chance", "asked");
      if (setup.has("scenario")) {
        mission(setup);
      }
    }
    hash(members, "digest");
    hash(members, "checkpoint");
    return RANGE.matcher(members.toString()).replaceAll("[$1,$2]");
  }

  private static void mission(ObjectNode setup) {
    ObjectNode rules =
        setup.get("rules") instanceof ObjectNode adjusted
            ? adjusted
            : TREES.createObjectNode().set("base", setup.get("rules"));
    ObjectNode epic = rules.get("epic") instanceof ObjectNode some ? some : rules.putObject("epic");
    epic.put("laidApart", false);
    setup.set("rules", rules);
    if (setup.get("scenario").asText().equals(OF_THE_DEFENDER)) {
      String defender = setup.at("/players/2/id").asText();
      setup.findParents("owner").forEach(one -> ((ObjectNode) one).put("owner", defender));
    }
  }

  private static void hash(ObjectNode members, String name) {
    if (members.path(name).isTextual()) {
      members.put(name, EARLIER + members.get(name).textValue());
    }
  }
}
