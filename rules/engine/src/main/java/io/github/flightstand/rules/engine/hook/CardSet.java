package io.github.flightstand.rules.engine.hook;

import io.github.flightstand.geometry.internal.Lists;
import io.github.flightstand.rules.engine.state.Window;
import io.github.flightstand.rules.member.Day;
import java.util.Collections;
import java.util.Comparator;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.ServiceLoader;
import java.util.Set;
import java.util.TreeMap;
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

  private static final CardSet NONE = new CardSet(Map.of(), Map.of(), Set.of());

  private final Map<String, Card> cards;
  private final Map<String, List<CardSource>> sets;
  private final Set<String> whole;
  private final Set<Window> windows = EnumSet.noneOf(Window.class);
  private final Set<Value<?>> values;
  private final Set<Value<?>> ofOthers;

  /** The last result of {@link #inForce}, which is mostly needed again. */
  private volatile InForce last = new InForce(List.of(), this);

  private record InForce(List<String> sets, CardSet cards) {}

  private CardSet(Map<String, Card> cards, Map<String, List<CardSource>> sets, Set<String> whole) {
    this.cards = Map.copyOf(cards);
    this.sets = Collections.unmodifiableMap(new TreeMap<>(sets));
    this.whole = Set.copyOf(whole);
    cards.values().forEach(card -> windows.addAll(card.windows()));
    values = values(cards, false);
    ofOthers = values(cards, true);
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
    return with(more, whole, "");
  }

  private CardSet with(List<Card> more, Set<String> wholeNow, String from) {
    Map<String, Card> all = new HashMap<>(cards);
    for (Card card : Objects.requireNonNull(more, "more may not be null")) {
      Objects.requireNonNull(card, "a card may not be null");
      if (all.put(card.id(), card) != null) {
        throw new IllegalArgumentException(
            "a card set has one card per id, found '" + card.id() + "' twice" + from);
      }
    }
    return new CardSet(all, sets, wholeNow);
  }

  /**
   * Returns these cards and those of a source. Cards of a named set are not made before a game has
   * the set in force. Throws IllegalArgumentException if the source has no name and an id is taken.
   */
  public CardSet withSource(CardSource source) {
    String name = source.name();
    if (name.isEmpty()) {
      return with(source.cards());
    }
    Map<String, List<CardSource>> more = new TreeMap<>(sets);
    more.merge(name, List.of(source), Lists::joined);
    return new CardSet(cards, more, whole);
  }

  /** Returns these cards and those of all sources that {@link ServiceLoader} finds. */
  public CardSet withFound() {
    CardSet all = this;
    for (CardSource source : ServiceLoader.load(CardSource.class, CardSet.class.getClassLoader())) {
      all = all.withSource(source);
    }
    return all;
  }

  /** Returns the names of the known sets, sorted. */
  public Set<String> sets() {
    return sets.keySet();
  }

  /**
   * Returns these cards with those of some sets in force.
   *
   * @param named the names of sets; with a day behind it, {@code "flown@2016-11-05"}, a set has the
   *     cards as they were on that day
   * @throws IllegalArgumentException if a set is not known, or an id is taken
   */
  public CardSet inForce(List<String> named) {
    InForce kept = last;
    if (!kept.sets().equals(named)) {
      CardSet all = this;
      for (String one : named) {
        all = all.withSet(one);
      }
      kept = new InForce(List.copyOf(named), all);
      last = kept;
    }
    return kept.cards();
  }

  private CardSet withSet(String named) {
    int at = named.indexOf('@');
    List<CardSource> sources = sets.get(at < 0 ? named : named.substring(0, at));
    if (sources == null) {
      throw new IllegalArgumentException(
          "the card set '%s' is not known, expected one of %s"
              .formatted(named, String.join(", ", sets.keySet())));
    }
    if (at >= 0 && !Day.is(named.substring(at + 1))) {
      throw new IllegalArgumentException(
          "the card set '" + named + "' names no day, expected one such as 'flown@2016-11-05'");
    }
    CardSet all = this;
    for (CardSource source : sources) {
      Map<String, Card> former = at < 0 ? Map.of() : former(source, named.substring(at + 1));
      List<Card> more =
          source.cards().stream().map(card -> former.getOrDefault(card.id(), card)).toList();
      Set<String> wholeNow = new HashSet<>(all.whole);
      wholeNow.addAll(source.whole());
      String from = ", in '" + named + "' of " + source.getClass().getName() + " again";
      all = all.with(more, wholeNow, from);
    }
    return all;
  }

  /** Returns the cards that had another form on a day, in that form. */
  private static Map<String, Card> former(CardSource source, String day) {
    Map<String, Card> former = new HashMap<>();
    source.former().stream()
        .filter(one -> one.until().compareTo(day) > 0)
        .sorted(Comparator.comparing(CardSource.Former::until))
        .forEach(one -> former.putIfAbsent(one.card().id(), one.card()));
    return former;
  }

  /**
   * Tests whether nothing of a catalogue's card is missing: it has its effect here, or needs none.
   */
  public boolean covers(String id) {
    return card(id).filter(card -> !card.isPlain()).isPresent() || whole.contains(id);
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
