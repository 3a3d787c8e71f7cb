package io.github.flightstand.spark;

import io.github.flightstand.geometry.Pose;
import io.github.flightstand.movement.maneuver.Maneuver;
import io.github.flightstand.movement.maneuver.Resolver;
import io.github.flightstand.movement.parts.BaseSize;
import io.github.flightstand.movement.parts.PartsCatalogue;
import io.github.flightstand.movement.table.PlayArea;
import io.github.flightstand.movement.table.Ship;
import io.github.flightstand.movement.table.Table;
import io.github.flightstand.protocol.squad.ReadySquads;
import io.github.flightstand.rules.RuleSet;
import io.github.flightstand.rules.engine.DamageDecks;
import io.github.flightstand.rules.player.PlayerKind;
import io.github.flightstand.tools.batch.GamePlan;
import io.github.flightstand.tools.batch.PlayedGame;
import io.github.flightstand.tools.batch.Schedule;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Random;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import java.util.zip.GZIPOutputStream;

/**
 * Logs of both kinds, half of them whole games, a twentieth of them damaged: once as plain files
 * for the command line, and once as the jobs take them, plain, gzipped or packed.
 *
 * @param plain the folder for the command line
 * @param mixed the folder with the same logs for the jobs
 */
record GeneratedLogs(Path plain, Path mixed) {

  private static final List<String> CODES =
      List.of("1FG", "2FG", "3FW", "4FW", "1BW", "2BG", "3BW", "2TW", "3TR", "4KR", "0OR");

  private static final GamePlan SHORT =
      GamePlan.ofSquads(
          Stream.of("rebel-x-wings", "imperial-aces")
              .map(name -> ReadySquads.text(name).orElseThrow())
              .toList(),
          RuleSet.REFERENCE_2015,
          2,
          List.of("flown"));

  /** Makes logs, the same for the same seed; every twentieth is damaged, and the first is empty. */
  static GeneratedLogs in(Path folder, int count, long seed) {
    try {
      GeneratedLogs logs =
          new GeneratedLogs(
              Files.createDirectories(folder.resolve("plain")),
              Files.createDirectories(folder.resolve("mixed")));
      logs.write(count, seed);
      return logs;
    } catch (IOException unwritable) {
      throw new UncheckedIOException(unwritable);
    }
  }

  private void write(int count, long seed) throws IOException {
    Random random = new Random(seed);
    Schedule games =
        new Schedule(
            List.of("rebel-x-wings", "imperial-aces"),
            SHORT,
            List.of(PlayerKind.RANDOM, PlayerKind.RANDOM),
            1,
            Long.toString(seed),
            count,
            false);
    PlayedGame.Room room = new PlayedGame.Room(games, DamageDecks.cards().withFound());
    for (int i = 0; i < count; i++) {
      String text = i % 2 == 0 ? claims(random) : room.play(i, true).log().orElseThrow();
      byte[] log = text.getBytes(StandardCharsets.UTF_8);
      if (i % 20 < 2 && i / 20 % 2 == i % 2) {
        log = i == 0 ? new byte[0] : damaged(log, random);
      }
      String name = "week-" + i % 7 + "/log-" + i + ".ndjson";
      Files.createDirectories(plain.resolve(name).getParent());
      Files.createDirectories(mixed.resolve(name).getParent());
      Files.write(plain.resolve(name), log);
      switch (i % 3) {
        case 0 -> Files.write(mixed.resolve(name), log);
        case 1 -> Files.write(mixed.resolve(name + ".gz"), zipped(log));
        default -> pack(name, i % 2 == 0 ? log : zipped(log));
      }
    }
  }

  /** Appends a log to the one packed file, and its place to the manifest. */
  private void pack(String name, byte[] log) throws IOException {
    Path pack = mixed.resolve("rest.pack");
    Path manifest = mixed.resolve("rest.pack" + LogParts.MANIFEST);
    long start = Files.exists(pack) ? Files.size(pack) : 0;
    append(pack, log);
    append(
        manifest,
        "{\"log\": \"%s\", \"start\": %s, \"bytes\": %s}%n"
            .formatted(name, start, log.length)
            .getBytes(StandardCharsets.UTF_8));
  }

  private static void append(Path file, byte[] more) throws IOException {
    Files.write(file, more, StandardOpenOption.CREATE, StandardOpenOption.APPEND);
  }

  static byte[] zipped(byte[] log) throws IOException {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try (OutputStream zip = new GZIPOutputStream(bytes)) {
      zip.write(log);
    }
    return bytes.toByteArray();
  }

  /** Returns a log that is cut, has a faulty byte, another header or line, or is empty. */
  private static byte[] damaged(byte[] log, Random random) {
    int at = random.nextInt(log.length);
    return switch (random.nextInt(6)) {
      case 0 -> Arrays.copyOf(log, at);
      case 1 -> {
        byte[] other = log.clone();
        other[at] = (byte) random.nextInt(256);
        yield other;
      }
      case 2 ->
          Arrays.copyOfRange(
              log, new String(log, StandardCharsets.UTF_8).indexOf('\n') + 1, log.length);
      case 3 -> new byte[0];
      case 4 ->
          (new String(log, StandardCharsets.UTF_8) + "{\"activate\": \"nobody\"}\n{\n")
              .getBytes(StandardCharsets.UTF_8);
      default ->
          new String(log, StandardCharsets.UTF_8)
              .replaceFirst("flightstand", "flightseat")
              .getBytes(StandardCharsets.UTF_8);
    };
  }

  /** Returns a log of claims: ships fly at random, and one claim in eight is off. */
  static String claims(Random random) {
    StringBuilder log =
        new StringBuilder(
            "{\"log\": \"flightstand/1\", \"playArea\": {\"width\": 914.4, \"height\": 914.4}}\n");
    Table.Builder builder = Table.builder(PlayArea.STANDARD);
    for (int i = 0; i < 6; i++) {
      BaseSize size = i < 4 ? BaseSize.SMALL : BaseSize.LARGE;
      Pose pose = Pose.at(120 + 130.0 * i, 300 + 100.0 * (i % 3), random.nextInt(360));
      builder.ship(new Ship("ship-" + i, PartsCatalogue.standard().base(size), pose));
      log.append(
          "{\"place\": {\"id\": \"ship-%s\", \"base\": \"%s\", \"player\": \"%s\", \"pose\": %s}}\n"
              .formatted(i, size.word(), i % 2 == 0 ? "A" : "B", json(pose)));
    }
    Table table = builder.build();
    for (int line : IntStream.range(0, 20 + random.nextInt(20)).toArray()) {
      String ship = "ship-" + line % 6;
      Maneuver maneuver = Maneuver.parse(CODES.get(random.nextInt(CODES.size())));
      Pose exact = Resolver.standard().resolve(table, ship, maneuver).finalPose();
      double off = random.nextInt(8) == 0 ? 6 * random.nextDouble() : 0;
      Pose claimed = Pose.at(exact.x() + off, exact.y() - off, exact.heading().degrees() + off);
      log.append(
          "{\"activate\": \"%s\", \"maneuver\": \"%s\", \"final\": %s, \"bumped\": %s}\n"
              .formatted(ship, maneuver.code(), json(claimed), random.nextInt(9) == 0));
      log.append(
          "{\"attack\": \"%s\", \"target\": \"ship-%s\", \"arc\": \"front\", \"range\": %s}\n"
              .formatted(ship, (line + 1) % 6, 1 + random.nextInt(3)));
      table = table.withShip(table.ship(ship).orElseThrow().at(claimed));
    }
    return log.toString();
  }

  private static String json(Pose pose) {
    return String.format(
        Locale.ROOT,
        "{\"x\": %s, \"y\": %s, \"heading\": %s}",
        pose.x(),
        pose.y(),
        pose.heading().degrees());
  }
}
