package io.github.flightstand.protocol.json;

import io.github.flightstand.rules.engine.state.Bomb;
import io.github.flightstand.rules.engine.state.BombToken;
import io.github.flightstand.rules.engine.state.BombToken.Detonates;
import io.github.flightstand.rules.engine.state.BombToken.Effect;
import io.github.flightstand.rules.engine.state.LaidTemplate;
import io.github.flightstand.rules.member.Default;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * A bomb or mine that a ship may drop.
 *
 * @param id the bomb's name, unique among the ship's bombs
 * @param token the kind of token: proton-bomb, seismic-bomb or proximity-mine; or any other name,
 *     with detonates and effect
 * @param when when the ship may drop one: as it reveals its dial, or as an action
 * @param templates the templates with which the ship may drop one
 * @param count the number that the ship has
 * @param detonates for another kind of token: at the end of the activation phase at range 1, or on
 *     overlap
 * @param effect for another kind of token: what it does to each ship that it reaches
 * @param set for another kind of token: how many are dropped together, side by side
 */
record BombJson(
    String id,
    String token,
    Bomb.Window when,
    @Default("['1F']") List<LaidTemplate> templates,
    @Default("1") int count,
    Optional<Detonates> detonates,
    Optional<Effect> effect,
    @Default("1") int set) {

  /** Returns the JSON form of a bomb card. */
  static BombJson of(Bomb bomb) {
    boolean known = BombToken.KNOWN.contains(bomb.token());
    return new BombJson(
        bomb.id(),
        bomb.token().name(),
        bomb.when(),
        bomb.templates(),
        bomb.count(),
        known ? Optional.empty() : Optional.of(bomb.token().detonates()),
        known ? Optional.empty() : Optional.of(bomb.token().effect()),
        bomb.token().set());
  }

  /**
   * Returns the bomb card.
   *
   * @throws IllegalArgumentException if a figure is out of range, or if the kind of token is both
   *     known and described, or neither
   */
  Bomb bomb() {
    return new Bomb(id, kind(), when, templates, count);
  }

  private BombToken kind() {
    Optional<BombToken> known = BombToken.named(token);
    if (detonates.isPresent() != effect.isPresent() || known.isPresent() == effect.isPresent()) {
      throw new IllegalArgumentException(
          "the token '%s' of the bomb '%s' is %s 'detonates' and 'effect' with it%s"
              .formatted(
                  token,
                  id,
                  known.isPresent() ? "known, expected no" : "not known, expected both",
                  known.isPresent()
                      ? ""
                      : ", or one of %s"
                          .formatted(
                              BombToken.KNOWN.stream()
                                  .map(BombToken::name)
                                  .collect(Collectors.joining(", ")))));
    }
    return known.orElseGet(
        () -> new BombToken(token, detonates.orElseThrow(), effect.orElseThrow(), set));
  }
}
