package io.github.flightstand.protocol.log;

import io.github.flightstand.protocol.codec.Codec;
import io.github.flightstand.protocol.format.FaultException;
import io.github.flightstand.protocol.format.Form;
import io.github.flightstand.protocol.json.Forms;
import io.github.flightstand.protocol.json.RulesJson;
import io.github.flightstand.rules.Rules;
import io.github.flightstand.rules.engine.state.State;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

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
 *
 * <p>Up to the engine {@code flightstand 0.2} a ship drifted at once that was ionized after its
 * dial was set (000-119). A header of those engines that names a rule set means that set with
 * {@code ionWaitsForDial} false, and its hashes are of states whose rules have that set's name.
 */
public final class Upcaster {

  private static final String EARLIER = "1:";

  private static final String FORMAT_1 = "flightstand-game/1";

  /** The mission in which now only the third player brings obstacles. */
  private static final String OF_THE_DEFENDER = "fortified-position";

  /** The former text of a mission's range or count. */
  private static final Pattern RANGE = Pattern.compile("\\{\"least\":(\\d+),\"most\":(\\d+)}");

  private static final String ENGINE_1 = "flightstand 0.1";

  private final Codec codec;
  private final boolean first;
  private final boolean corrected;
  private final StateHash hashes;

  private Upcaster(Codec codec, boolean first, boolean corrected) {
    this.codec = codec;
    this.first = first;
    this.corrected = corrected;
    hashes = new StateHash(corrected ? ofEarlierRules() : codec);
  }

  /** Returns the reader of the log that begins with this line. */
  public static Upcaster of(String header) {
    Codec codec = new Codec();
    Optional<String> engine = codec.named(header, "engine");
    return new Upcaster(
        codec,
        codec.logFormat(header).equals(Optional.of(FORMAT_1))
            || engine.equals(Optional.of(ENGINE_1)),
        engine.filter(Corrections::followed).isPresent());
  }

  /** Tests whether rules were corrected since the engine that wrote the log. */
  public boolean corrected() {
    return corrected;
  }

  /** Returns a state's hash as the engine that wrote the log has it. */
  public String hash(State state) {
    return hashes.of(state);
  }

  /** Tests whether a state has a hash of the log; hashes of an earlier format always agree. */
  public boolean agrees(State state, String hash) {
    return hash.startsWith(EARLIER) || hash(state).equals(hash);
  }

  /** Returns a codec that names a rule set if the rules are what it was in earlier engines. */
  private static Codec ofEarlierRules() {
    return new Codec(
        Forms.all()
            .with(
                new Form.Alias<>(
                    Rules.class,
                    RulesJson.class,
                    RulesJson::rules,
                    rules -> RulesJson.of(rules, Corrections::before))));
  }

  /** Tests whether a format, named in a first line, is that of a whole game's log. */
  public static boolean reads(String format) {
    return format.equals(FORMAT_1) || format.equals(GameHeader.FORMAT);
  }

  /**
   * Returns the first line in the present format; text that is not JSON, or nests too deep, stays
   * unchanged.
   */
  public String header(String line) {
    return corrected || first ? converted(line) : line;
  }

  /** Returns a later line in the present format, or unchanged as {@link #header} does. */
  public String line(String line) {
    return first ? converted(line) : line;
  }

  private String converted(String line) {
    Object read;
    try {
      read = codec.tree(line);
    } catch (IllegalArgumentException | FaultException unreadable) {
      return line;
    }
    if (!(read instanceof Map<?, ?>)) {
      return line;
    }
    Map<String, Object> members = object(read);
    if (members.get("setup") instanceof Map<?, ?> found) {
      Map<String, Object> setup = object(found);
      if (corrected) {
        rules(setup).putIfAbsent("ionWaitsForDial", false);
      }
      if (first) {
        setup.put("chance", "asked");
        if (setup.containsKey("scenario")) {
          mission(setup);
        }
      }
    }
    if (!first) {
      return codec.write(members);
    }
    members.computeIfPresent("log", (name, format) -> GameHeader.FORMAT);
    hash(members, "digest");
    hash(members, "checkpoint");
    return RANGE.matcher(codec.write(members)).replaceAll("[$1,$2]");
  }

  /** Returns the rules of a set-up, written out as an adjusted rule set. */
  private static Map<String, Object> rules(Map<String, Object> setup) {
    Object named = setup.get("rules");
    Map<String, Object> rules = object(named);
    if (!(named instanceof Map<?, ?>)) {
      String usual = setup.containsKey("scenario") ? "epic-2019" : "reference-2015";
      rules.put("base", named == null ? usual : named);
      setup.put("rules", rules);
    }
    return rules;
  }

  private static void mission(Map<String, Object> setup) {
    Map<String, Object> rules = rules(setup);
    Map<String, Object> epic = object(rules.get("epic"));
    epic.put("laidApart", false);
    rules.put("epic", epic);
    if (OF_THE_DEFENDER.equals(setup.get("scenario"))
        && setup.get("players") instanceof List<?> players
        && players.size() > 2) {
      give(setup, object(players.get(2)).getOrDefault("id", ""));
    }
  }

  /** Gives all owned members of a value to another owner. */
  private static void give(Object value, Object owner) {
    if (value instanceof List<?> list) {
      list.forEach(one -> give(one, owner));
    } else if (value instanceof Map<?, ?> members) {
      object(members).computeIfPresent("owner", (name, last) -> owner);
      members.values().forEach(one -> give(one, owner));
    }
  }

  private static void hash(Map<String, Object> members, String name) {
    if (members.get(name) instanceof String hash) {
      members.put(name, EARLIER + hash);
    }
  }

  /** Returns the members of a value if it is an object, and otherwise those of a new one. */
  @SuppressWarnings("unchecked") // The names of a tree's members are texts.
  private static Map<String, Object> object(@Nullable Object value) {
    return value instanceof Map<?, ?> members
        ? (Map<String, Object>) members
        : new LinkedHashMap<>();
  }
}
