package io.github.flightstand.tools.bridge.tabletop;

import io.github.flightstand.geometry.Point;
import io.github.flightstand.tools.bridge.UnreadableSaveException;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * An object that lies on the table of a save.
 *
 * @param guid its six hexadecimal digits
 * @param type the simulator's name for its kind, such as {@code Custom_Model}
 * @param name the name that players see, without colors, or else the pilot, or else the ship, that
 *     the description names; empty if it has none
 * @param mesh the addresses of its shape, its collider and its picture, one after the other
 * @param isShip whether the mod has marked it as a ship
 * @param at its place in the simulator's units: x to the right, y up the table
 * @param turn the degrees by which it is turned about the vertical, clockwise from above
 */
record SavedObject(
    String guid, String type, String name, String mesh, boolean isShip, Point at, double turn) {

  private static final Pattern MARKUP = Pattern.compile("\\[(?:[0-9a-fA-F]{6}|-|/?[biu])]");

  /** A base's shape, such as {@code bases/small/base.obj} or {@code bases/epic/base-short.obj}. */
  private static final Pattern BASE =
      Pattern.compile("/bases/([\\w-]+)/base([\\w-]*)|/(\\w+)_base_Collider\\.obj");

  private static final Pattern PILOT = Pattern.compile("(?m)^\\s*Pilot:(.*)$");
  private static final Pattern SHIP = Pattern.compile("(?m)^\\s*Ship:(.*)$");

  /** The farthest place, and the farthest turn, either way. */
  private static final int MOST = 1_000_000;

  private static final Pattern FACTION = Pattern.compile("/bases/\\w+/[^/\\s]+/([^/\\s]+)\\.png");

  /**
   * Reads an object.
   *
   * @param index its number among the save's objects, from 0
   * @throws UnreadableSaveException if it has no place or turn, or they are beyond {@value #MOST}
   */
  static SavedObject of(int index, @Nullable Object json) throws UnreadableSaveException {
    if (!(json instanceof Map<?, ?> object)) {
      throw new UnreadableSaveException("'ObjectStates/" + index + "' is no object");
    }
    Object transform = object.get("Transform");
    Object mesh = object.get("CustomMesh");
    Object tags = object.get("Tags");
    return new SavedObject(
        text(object, "GUID"),
        text(object, "Name"),
        name(object),
        text(mesh, "MeshURL") + " " + text(mesh, "ColliderURL") + " " + text(mesh, "DiffuseURL"),
        tags instanceof List<?> all && all.contains("Ship"),
        new Point(number(index, transform, "posX"), number(index, transform, "posZ")),
        number(index, transform, "rotY"));
  }

  private static String name(Map<?, ?> object) {
    String nickname = plain(text(object, "Nickname"));
    String description = text(object, "Description");
    return nickname.isEmpty()
        ? Stream.of(PILOT, SHIP)
            .map(line -> line.matcher(description))
            .filter(Matcher::find)
            .map(found -> plain(found.group(1)))
            .filter(found -> !found.isEmpty())
            .findFirst()
            .orElse("")
        : nickname;
  }

  private static String plain(String text) {
    return MARKUP.matcher(text).replaceAll("").strip();
  }

  private static String text(@Nullable Object in, String member) {
    return in instanceof Map<?, ?> object && object.get(member) instanceof String text ? text : "";
  }

  private static double number(int index, @Nullable Object in, String member)
      throws UnreadableSaveException {
    Object found = in instanceof Map<?, ?> object ? object.get(member) : null;
    if (found instanceof Number number && Math.abs(number.doubleValue()) <= MOST) {
      return number.doubleValue();
    }
    throw new UnreadableSaveException(
        "'ObjectStates/%s/Transform/%s' is %s, expected a number from -%s to %4$s"
            .formatted(index, member, found instanceof Number ? found : "missing", MOST));
  }

  /** Returns the word for the size of the base that its shape is, if it is one. */
  Optional<String> base() {
    Matcher base = BASE.matcher(mesh);
    return base.find()
        ? Optional.of(
            (base.group(1) == null ? base.group(3) : base.group(1) + base.group(2))
                .toLowerCase(Locale.ROOT))
        : Optional.empty();
  }

  /** Returns the faction in whose colors its base is. */
  Optional<String> faction() {
    Matcher faction = FACTION.matcher(mesh);
    return faction.find() ? Optional.of(faction.group(1)) : Optional.empty();
  }

  /** Returns the name that players see, or that of its kind. */
  String label() {
    return name.isEmpty() ? type : name;
  }

  /** Tests whether it holds other things, which then are not on the table. */
  boolean isContainer() {
    return type.contains("Bag") || type.startsWith("Deck");
  }
}
