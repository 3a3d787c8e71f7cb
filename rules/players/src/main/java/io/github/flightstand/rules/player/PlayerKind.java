package io.github.flightstand.rules.player;

import io.github.flightstand.rules.engine.DamageDecks;
import io.github.flightstand.rules.engine.hook.CardSet;
import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;

/** The players that come with the project. */
public enum PlayerKind {
  RANDOM,
  GREEDY,
  LOOK_AHEAD,
  SEARCH;

  /** Returns a player of this kind for one game with the cards of the game's own box. */
  public Player player() {
    return player(DamageDecks.cards());
  }

  /** Returns a player of this kind for one game with these cards. */
  public Player player(CardSet cards) {
    return player(cards, Budget.DEFAULT);
  }

  /**
   * Returns a player of this kind for one game with these cards.
   *
   * @param budget how much {@link #SEARCH} computes for a decision; no other kind uses it
   */
  public Player player(CardSet cards, Budget budget) {
    return switch (this) {
      case RANDOM -> new RandomPlayer();
      case GREEDY -> new GreedyPlayer(cards);
      case LOOK_AHEAD -> new LookAheadPlayer(cards);
      case SEARCH -> new SearchPlayer(cards, budget);
    };
  }

  /** Returns the kind as callers write it, such as {@code look-ahead}. */
  public String word() {
    return name().toLowerCase(Locale.ROOT).replace('_', '-');
  }

  /** Returns the kind with that word, if there is one. */
  public static Optional<PlayerKind> ofWord(String word) {
    return Arrays.stream(values()).filter(kind -> kind.word().equals(word)).findFirst();
  }
}
