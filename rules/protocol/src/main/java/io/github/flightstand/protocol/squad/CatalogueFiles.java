package io.github.flightstand.protocol.squad;

import io.github.flightstand.protocol.codec.Codec;
import io.github.flightstand.rules.squad.ActionIcon;
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
    Codec codec =
        Codec.builder()
            .text(
                ActionIcon.class,
                "{}",
                word ->
                    ActionIcon.of(word)
                        .orElseThrow(
                            () -> new IllegalArgumentException("no action '" + word + "'")))
            .build();
    return new Catalogue(
        read(codec, "ships.json", Ships.class).ships().stream().map(ShipRow::type).toList(),
        read(codec, "pilots.json", Pilots.class).pilots().stream().map(PilotRow::pilot).toList(),
        read(codec, "upgrades.json", Upgrades.class).upgrades().stream()
            .map(UpgradeRow::upgrade)
            .toList());
  }

  private static <T> T read(Codec codec, String name, Class<T> type) {
    return codec.read(codec.reader(type), type, text(name));
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
