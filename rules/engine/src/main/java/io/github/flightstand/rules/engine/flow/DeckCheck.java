package io.github.flightstand.rules.engine.flow;

import static io.github.flightstand.rules.engine.flow.UntrustedState.need;

import io.github.flightstand.rules.engine.state.CardPile;
import io.github.flightstand.rules.engine.state.DealtCard;
import io.github.flightstand.rules.engine.state.DeckState;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/** A check that a damage deck of a state from outside has all cards of its composition. */
public final class DeckCheck {

  /**
   * Checks that each card of a deck is exactly once in the deck, in its discard pile or beside the
   * piece it was dealt to.
   *
   * @param name what to call the deck
   * @param dealt the cards of that deck beside ships and remotes, by their ids
   * @throws IllegalArgumentException if a card is missing or too many
   */
  public static void check(String name, DeckState deck, Map<String, List<DealtCard>> dealt) {
    need(!deck.pools().isEmpty(), "%s has at least one pool, found none", name);
    int[] down = new int[deck.pools().size()];
    int all = deck.discard().size();
    for (Map.Entry<String, List<DealtCard>> beside : dealt.entrySet()) {
      for (DealtCard card : beside.getValue()) {
        if (card.standsIn()) {
          continue;
        }
        int pool = card.pool().orElseThrow();
        need(
            pool >= 0 && pool < down.length,
            "a card beside '%s' is of pool %s, which its deck has not",
            beside.getKey(),
            pool);
        if (card.name().isPresent()) {
          need(
              deck.composition().kind(card.name().get()).isPresent(),
              "a card beside '%s' is '%s', which its deck has not",
              beside.getKey(),
              card.name().get());
          all++;
        } else {
          down[pool]++;
        }
      }
    }
    for (int i = 0; i < down.length; i++) {
      int expected = down[i] + (i == deck.current() ? deck.undealt() : 0);
      int found = deck.pools().get(i).size();
      need(
          deck.undealt() >= 0 && found == expected,
          "pool %s of %s has %s unseen cards, expected %s",
          i,
          name,
          found,
          expected);
      all += found;
    }
    need(
        all == deck.composition().size(),
        "%s has %s cards in all, found %s",
        name,
        deck.composition().size(),
        all);
    Stream.concat(deck.pools().stream(), Stream.of(deck.discard()))
        .map(CardPile::cards)
        .flatMap(cards -> cards.keySet().stream())
        .forEach(
            card ->
                need(
                    deck.composition().kind(card).isPresent(),
                    "a pile holds '%s', which its deck has not",
                    card));
  }
}
