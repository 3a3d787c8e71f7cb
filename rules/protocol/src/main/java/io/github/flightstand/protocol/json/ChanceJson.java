package io.github.flightstand.protocol.json;

import io.github.flightstand.rules.engine.Chance;
import java.util.Optional;

/** A source of dice and cards: {@code {"seed": 7}} or {@code "asked"}. */
public sealed interface ChanceJson permits ChanceJson.Seeded, ChanceJson.Asked {

  /** Returns the source. */
  Chance chance();

  /** Returns the JSON form of a source. */
  static ChanceJson of(Chance chance) {
    return chance instanceof Chance.Seeded seeded
        ? new Seeded(new Seed(seeded.seed()), Optional.of(seeded.drawn()))
        : Asked.ASKED;
  }

  /**
   * The engine's own generator.
   *
   * @param seed a text or a number; a host who does not trust the players takes a long text
   * @param drawn the count of numbers drawn from the seed; 0 if absent
   */
  record Seeded(Seed seed, Optional<Long> drawn) implements ChanceJson {

    @Override
    public Chance chance() {
      return new Chance.Seeded(seed.text(), drawn.orElse(0L));
    }
  }

  /** The caller, who decides for chance. */
  enum Asked implements ChanceJson {
    /** The caller is asked. */
    ASKED;

    @Override
    public Chance chance() {
      return new Chance.Asked();
    }
  }
}
