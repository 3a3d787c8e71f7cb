package io.github.flightstand.rules.engine.state;

import java.util.List;

/**
 * A bomb card of a ship: which token it drops, when and how (000, heading on bombs; 000-080). It is
 * not a secondary weapon (000-082).
 *
 * @param templates the templates that a bomb may be dropped with, at least one
 * @param count how many may be dropped in a game, at least 1
 */
public record Bomb(
    String id, BombToken token, Window when, List<LaidTemplate> templates, int count) {

  /** When a bomb may be dropped. */
  public enum Window {
    /** When the ship's dial is revealed, before it moves. */
    REVEAL,
    /** As an action. */
    ACTION
  }

  /** Copies the list; throws IllegalArgumentException for no template, one twice, or no bomb. */
  public Bomb {
    templates = List.copyOf(templates);
    if (templates.isEmpty()) {
      throw new IllegalArgumentException(
          "the bomb '" + id + "' is dropped with at least one template, found none");
    }
    if (templates.stream().distinct().count() < templates.size()) {
      throw new IllegalArgumentException(
          "the bomb '" + id + "' is dropped with different templates, found one twice");
    }
    if (count < 1) {
      throw new IllegalArgumentException(
          "of the bomb '" + id + "' there is at least 1, found " + count);
    }
  }
}
