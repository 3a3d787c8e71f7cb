package io.github.flightstand.rules.engine.view;

import io.github.flightstand.movement.parts.SectionName;
import io.github.flightstand.rules.engine.state.DeckState;
import io.github.flightstand.rules.engine.state.HugeState;
import io.github.flightstand.rules.engine.state.SectionState;
import io.github.flightstand.rules.engine.state.Tokens;
import java.util.List;
import java.util.Optional;

/**
 * What a huge ship has beside what every ship has, as a player sees it: all of it lies open but
 * what its face-down damage cards are.
 *
 * @param sections its sections, a corvette's fore before aft
 */
public record HugeView(List<SectionView> sections) {

  /**
   * A section as a player sees it.
   *
   * @param section which section; none for a transport
   * @param shields shield tokens left
   * @param damage its damage cards, in the order in which they were dealt
   * @param deck its deck
   * @param crippled whether its card is turned over
   * @param lingering whether it would be crippled but the ship still has its chance to attack
   * @param tokens its reinforcement tokens
   */
  public record SectionView(
      Optional<SectionName> section,
      int shields,
      List<CardView> damage,
      DeckView deck,
      boolean crippled,
      boolean lingering,
      Tokens tokens) {

    /** Copies the list. */
    public SectionView {
      damage = List.copyOf(damage);
    }

    private static SectionView of(SectionState section) {
      return new SectionView(
          section.section(),
          section.shields(),
          section.damage().stream().map(CardView::of).toList(),
          View.deck(section.deck()),
          section.crippled(),
          section.lingering(),
          section.tokens());
    }

    private SectionState state() {
      return new SectionState(
          section,
          shields,
          damage.stream().map(CardView::dealt).toList(),
          new DeckState(deck.composition(), deck.unseen(), deck.undealt(), deck.discard()),
          crippled,
          lingering,
          tokens);
    }
  }

  /** Copies the list. */
  public HugeView {
    sections = List.copyOf(sections);
  }

  static HugeView of(HugeState huge) {
    return new HugeView(huge.sections().stream().map(SectionView::of).toList());
  }

  HugeState state() {
    return new HugeState(sections.stream().map(SectionView::state).toList());
  }
}
