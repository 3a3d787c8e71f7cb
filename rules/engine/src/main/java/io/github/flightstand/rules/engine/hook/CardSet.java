package io.github.flightstand.rules.engine.hook;

import io.github.flightstand.rules.engine.state.Window;
import java.util.Collections;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;

/**
 * An immutable set of the cards that an engine knows, by id.
 *
 * <pre>{@code
 * Engine engine = new Engine(DamageDecks.cards().with(List.of(mine)));
 * }</pre>
 */
public final class CardSet {

  private static final CardSet NONE = new CardSet(Map.of());

  private final Map<String, Card> cards;
  private final Set<Window> windows;
  private final Set<Value<?>> values;
  private final Set<Value<?>> ofOthers;

  private CardSet(Map<String, Card> cards) {
    this.cards = Map.copyOf(cards);
    Set<Window> all = EnumSet.noneOf(Window.class);
    cards.values().forEach(card -> all.addAll(card.windows()));
    windows = Collections.unmodifiableSet(all);
    values = Set.copyOf(values(cards, false));
    ofOthers = Set.copyOf(values(cards, true));
  }

  private static Set<Value<?>> values(Map<String, Card> cards, boolean others) {
    return cards.values().stream()
        .flatMap(card -> card.modifies().stream())
        .filter(modify -> modify.others() == others)
        .map(Card.Modify::value)
        .collect(Collectors.toSet());
  }

  /** Returns the empty set. */
  public static CardSet none() {
    return NONE;
  }

  /** Returns these cards and more; throws IllegalArgumentException if an id is taken. */
  public CardSet with(List<Card> more) {
    Map<String, Card> all = new HashMap<>(cards);
    for (Card card : Objects.requireNonNull(more, "more may not be null")) {
      Objects.requireNonNull(card, "a card may not be null");
      if (all.put(card.id(), card) != null) {
        throw new IllegalArgumentException(
            "a card set has one card per id, found '" + card.id() + "' twice");
      }
    }
    return new CardSet(all);
  }

  /** Returns the card with that id, if it is known. */
  public Optional<Card> card(String id) {
    return Optional.ofNullable(cards.get(id));
  }

  /** Returns the ids of the cards, sorted. */
  public Set<String> ids() {
    return Collections.unmodifiableSet(new TreeSet<>(cards.keySet()));
  }

  /** Tests whether any card takes effect at a window. */
  public boolean listens(Window window) {
    return windows.contains(window);
  }

  /** Tests whether any card modifies a value of its own ship. */
  public boolean modifies(Value<?> value) {
    return values.contains(value);
  }

  /** Tests whether any card modifies a value of other ships too. */
  public boolean modifiesAny(Value<?> value) {
    return ofOthers.contains(value);
  }
}
