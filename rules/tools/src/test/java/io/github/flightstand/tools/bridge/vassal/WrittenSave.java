package io.github.flightstand.tools.bridge.vassal;

import io.github.flightstand.movement.parts.BaseSize;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;

/**
 * A writer of saves and logs as VASSAL writes them, from the structure of the module's definitions
 * of pieces: it shares nothing with the reader.
 */
final class WrittenSave {

  private static final String ESCAPE = "\u001b";
  private static final String MAP = "Contested Sector";

  /** Width and height in pixels, guides left out, and how far the guides stand out in all. */
  private static final Map<BaseSize, int[]> MASKS =
      Map.of(
          BaseSize.SMALL, new int[] {113, 113, 9},
          BaseSize.MEDIUM, new int[] {171, 171, 9},
          BaseSize.LARGE, new int[] {226, 226, 10},
          BaseSize.HUGE_TRANSPORT, new int[] {226, 551, 10},
          BaseSize.HUGE_CORVETTE, new int[] {226, 635, 10});

  private final List<String> commands = new ArrayList<>();
  private final List<String> steps = new ArrayList<>();
  private String module = "Star Wars X-Wing Miniatures Game";
  private int key = 0x5a;

  WrittenSave() {
    this("3'x3' - Plain Black");
  }

  WrittenSave(String board) {
    commands.add("begin_save");
    commands.add(MAP + "BoardPicker\t" + board + "\t0\t0");
  }

  WrittenSave module(String name) {
    module = name;
    return this;
  }

  WrittenSave key(int hiding) {
    key = hiding;
    return this;
  }

  WrittenSave command(String text) {
    commands.add(text);
    return this;
  }

  /** A trait's type and its state. */
  record Trait(String type, String state) {}

  private static String joined(char between, String... parts) {
    String[] escaped =
        Arrays.stream(parts)
            .map(
                part ->
                    part.startsWith("\\") || (part.length() > 1 && part.matches("(?s)'.*'"))
                        ? "'" + part + "'"
                        : part)
            .map(part -> part.replace(String.valueOf(between), "\\" + between))
            .toArray(String[]::new);
    return String.join(String.valueOf(between), escaped);
  }

  private static String chained(List<String> links) {
    String chain = links.get(links.size() - 1);
    for (int i = links.size() - 2; i >= 0; i--) {
      chain = joined('\t', links.get(i), chain);
    }
    return chain;
  }

  static String place(int x, int y) {
    return MAP + ";" + x + ";" + y + ";12883;0";
  }

  private static String mask(int left, int top, int right, int bottom) {
    return "nonRect;m,%s,%s,l,%s,%s,l,%s,%s,l,%s,%s,c"
        .formatted(left, top, right, top, right, bottom, left, bottom);
  }

  /** Returns the mask of a base: a square with two guides at the front and two at the rear. */
  static String mask(BaseSize size) {
    int[] mask = MASKS.get(size);
    int half = mask[0] / 2;
    int other = mask[0] - half;
    int body = mask[1] / 2;
    int end = (mask[1] + mask[2] + 1) / 2;
    int front = mask[1] + mask[2] - end;
    return ("nonRect;m,%s,%s,l,%s,%s,l,%s,%s,l,%s,%s,l,-20,%s,l,-20,%s,l,20,%s,l,20,%s,l,%s,%s,l,%s,%s,l,20,%s,"
            + "l,20,%s,l,-20,%s,l,-20,%s,c")
        .formatted(
            -half, -body, -half, body, -half, body, -half, body, body, end, end, body, other, body,
            other, -body, -body, -front, -front, -body);
  }

  /** Returns the traits of a ship, in the order of the module's definitions. */
  static List<Trait> ship(
      BaseSize size, String pilot, String number, String faction, String state, Trait... turned) {
    List<Trait> traits = new ArrayList<>();
    traits.add(new Trait("auto-range-finder", ""));
    traits.add(new Trait("immob;;N;R;", ""));
    traits.add(
        new Trait(
            "label;;;10;;;t;0;c;0;b;c;$pieceName$ ($label$);Dialog;0;0;$this_is_a_ship$;"
                + "this_is_a_ship",
            "$this_is_a_ship$"));
    traits.addAll(List.of(turned));
    if (!faction.isEmpty()) {
      traits.add(
          new Trait(
              "emb2;;2;;Toggle Lock;2;;;2;;;;1;true;0;0;,TargetLock_" + faction + ".svg;,;true",
              "1"));
    }
    traits.add(new Trait("PROP;Craft ID #;false,0,100,false;", number));
    traits.add(
        new Trait(
            "PROP;Pilot Name;false,0,100,false;Set Pilot Name:78\\,65:R\\,Pilot Name?", pilot));
    traits.add(new Trait("mark;Layers", "Ships"));
    traits.add(new Trait(mask(size), ""));
    traits.add(new Trait("piece;;;;ship -- Stem2e Ship", state));
    return traits;
  }

  static Trait facing(int facings, int number) {
    return new Trait("rotate;" + facings + ";39,0;37,0;Rotate CW;Rotate CCW;;;", "" + number);
  }

  static Trait free(double angle) {
    return new Trait("rotate;1;82,130;Rotate;82,520;Randomly Rotate;Rotate;;;;;true", "" + angle);
  }

  static List<Trait> obstacle(
      String name, String kind, String path, boolean flipped, Trait turned, String state) {
    return List.of(
        new Trait("mark;Obstacles", kind),
        turned,
        new Trait("PROP;whichShape;true,1,2,true;Cycle Shape:83\\,130:I\\,1;", flipped ? "2" : "1"),
        new Trait(path, ""),
        new Trait("piece;;;;" + name, state));
  }

  static String rectangle(int left, int top, int right, int bottom) {
    return mask(left, top, right, bottom);
  }

  private static String states(List<Trait> traits) {
    return chained(traits.stream().map(Trait::state).toList());
  }

  WrittenSave add(String id, List<Trait> traits) {
    String types = chained(traits.stream().map(Trait::type).toList());
    return command("+/" + joined('/', id, types, states(traits)));
  }

  WrittenSave stack(String id, int x, int y, String... members) {
    return command(
        "+/"
            + joined(
                '/',
                id,
                "stack",
                MAP + ";" + x + ";" + y + ";" + String.join(";", members) + ";@@0"));
  }

  /** Adds a step of a log: what one key or drag has done. */
  WrittenSave step(String... done) {
    String[] logged = Arrays.stream(done).map(one -> "LOG\t" + one).toArray(String[]::new);
    steps.add(joined(ESCAPE.charAt(0), logged));
    return this;
  }

  static String move(String id, int x, int y, String user) {
    return "M/" + joined('/', id, MAP, "" + x, "" + y, "null", MAP, "0", "0", "null", user);
  }

  static String change(String id, List<Trait> to) {
    return "D/" + joined('/', id, states(to), "");
  }

  /** Returns the text before it is hidden. */
  String text() {
    List<String> all = new ArrayList<>(commands);
    all.add("end_save");
    all.addAll(steps);
    return joined(ESCAPE.charAt(0), all.toArray(new String[0]));
  }

  byte[] hidden() {
    byte[] text = text().getBytes(StandardCharsets.UTF_8);
    for (int i = 0; i < text.length; i++) {
      text[i] ^= (byte) key;
    }
    return ("!VCSK" + HexFormat.of().toHexDigits((byte) key) + HexFormat.of().formatHex(text))
        .getBytes(StandardCharsets.US_ASCII);
  }

  byte[] zip() {
    return zip("savedGame", hidden());
  }

  byte[] zip(String entry, byte[] content) {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try (ZipOutputStream zip = new ZipOutputStream(bytes)) {
      zip.putNextEntry(new ZipEntry("moduledata"));
      zip.write(
          ("<data version=\"1\"><name>" + module + "</name></data>")
              .getBytes(StandardCharsets.UTF_8));
      zip.putNextEntry(new ZipEntry(entry));
      zip.write(content);
    } catch (IOException impossible) {
      throw new UncheckedIOException(impossible);
    }
    return bytes.toByteArray();
  }
}
