package io.github.flightstand.protocol.json;

import io.github.flightstand.rules.engine.Chance;
import java.util.Optional;

/** Where dice and cards come from: {@code {"seed": 7}} or {@code "asked"}. */
public sealed interface ChanceJson permits ChanceJson.Seeded, ChanceJson.Asked {

  /** Returns the source. */
  Chance chance();

  /** Returns a source as a line writes it. */
  static ChanceJson of(Chance chance) {
    return chance instanceof Chance.Seeded seeded
        ? new Seeded(new Seed(seeded.seed()), Optional.of(seeded.drawn()))
        : Asked.ASKED;
  }

  /**
   * The engine's own generator.
   *
   * @param seed a text or a number; who does not trust his players takes a long text
   * @param drawn how many numbers were drawn; absent: none
   */
  record Seeded(Seed seed, Optional<Long> drawn) implements ChanceJson {

    @Override
    public Chance chance() {
      return new Chance.Seeded(seed.text(), drawn.orElse(0L));
    }
  }

  /** The caller decides for nature. */
  enum Asked implements ChanceJson {
    /** The caller is asked. */
    ASKED;

    @Override
    public Chance chance() {
      return new Chance.Asked();
    }
  }
}
