package io.github.flightstand.protocol.squad;

import io.github.flightstand.protocol.format.JsonCodec;
import io.github.flightstand.rules.squad.Catalogue;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Objects;

/**
 * The catalogue of the first edition: 56 ship types, their pilots, and upgrades.
 *
 * <pre>{@code
 * CatalogueFiles.standard().ship("tiefighter").orElseThrow().figures().agility()   // 3
 * }</pre>
 */
public final class CatalogueFiles {

  private CatalogueFiles() {}

  private record Ships(List<ShipRow> ships) {}

  private record Pilots(List<PilotRow> pilots) {}

  private record Upgrades(List<UpgradeRow> upgrades) {}

  /** Read when first asked for, and then kept. */
  private static final class Standard {

    private static final Catalogue CATALOGUE = load();
  }

  /** Returns the catalogue that comes with the library. */
  public static Catalogue standard() {
    return Standard.CATALOGUE;
  }

  private static Catalogue load() {
    JsonCodec codec = JsonCodec.found();
    return new Catalogue(
        codec.read(Ships.class, text("ships.json")).ships().stream().map(ShipRow::type).toList(),
        codec.read(Pilots.class, text("pilots.json")).pilots().stream()
            .map(PilotRow::pilot)
            .toList(),
        codec.read(Upgrades.class, text("upgrades.json")).upgrades().stream()
            .map(UpgradeRow::upgrade)
            .toList());
  }

  /** Returns the text of a resource of this package. */
  static String text(String name) {
    try (InputStream in =
        Objects.requireNonNull(CatalogueFiles.class.getResourceAsStream(name), name)) {
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException impossible) {
      throw new UncheckedIOException(impossible);
    }
  }
}
