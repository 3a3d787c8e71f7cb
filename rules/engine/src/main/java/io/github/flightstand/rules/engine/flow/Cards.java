package io.github.flightstand.rules.engine.flow;

import io.github.flightstand.geometry.Interruption.InterruptedWorkException;
import io.github.flightstand.geometry.internal.Lists;
import io.github.flightstand.movement.maneuver.Maneuver;
import io.github.flightstand.rules.engine.hook.Card;
import io.github.flightstand.rules.engine.hook.Card.Modify;
import io.github.flightstand.rules.engine.hook.CardContext;
import io.github.flightstand.rules.engine.hook.CardException;
import io.github.flightstand.rules.engine.hook.CardKind;
import io.github.flightstand.rules.engine.hook.CardSet;
import io.github.flightstand.rules.engine.hook.Value;
import io.github.flightstand.rules.engine.hook.Value.CardRuling;
import io.github.flightstand.rules.engine.hook.ValueQuery;
import io.github.flightstand.rules.engine.mission.MissionRules;
import io.github.flightstand.rules.engine.state.CardRef;
import io.github.flightstand.rules.engine.state.CombatTask;
import io.github.flightstand.rules.engine.state.DamageDeck;
import io.github.flightstand.rules.engine.state.DealtCard;
import io.github.flightstand.rules.engine.state.Effect;
import io.github.flightstand.rules.engine.state.HeldCard;
import io.github.flightstand.rules.engine.state.SectionState;
import io.github.flightstand.rules.engine.state.ShipCard;
import io.github.flightstand.rules.engine.state.ShipState;
import io.github.flightstand.rules.engine.state.State;
import io.github.flightstand.rules.engine.state.TokenType;
import io.github.flightstand.rules.engine.state.Weapon;
import io.github.flightstand.rules.measure.RangeRuler;
import io.github.flightstand.rules.mission.Scenario;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;
import java.util.function.ToIntFunction;
import java.util.function.UnaryOperator;

/** What face-up cards in play say (000-136, -148, -156 to -162), and what they make of values. */
public final class Cards {

  private static final String SINCE = "since";

  /** More ships than take part in most games, a power of two. */
  private static final int SHIPS = 64;

  private final CardSet set;
  private final RangeRuler ranges;
  private final Expansions expansions;

  /** The last mission that was asked about, and its rules. */
  private Optional<Scenario> mission = Optional.empty();

  private List<Card> rules = List.of();

  /** The cards in force of the ships that were asked about last. */
  private final Recent<ShipCard, FromDeck> inForce = new Recent<>(SHIPS);

  /** The ships of the game that was asked about last, and those that have any card with a text. */
  private List<ShipState> ships = List.of();

  private List<ShipState> texts = List.of();

  /** Holds a set's cards; the expansions in force change values too. */
  public Cards(CardSet set, RangeRuler ranges, Expansions expansions) {
    this.set = set;
    this.ranges = ranges;
    this.expansions = expansions;
  }

  Expansions expansions() {
    return expansions;
  }

  CardSet set() {
    return set;
  }

  /** A card in force, and its place. */
  public record InForce(CardRef ref, Card card) {

    private boolean modifies(Value<?> value, boolean own) {
      List<Modify<?>> modifies = card.modifies();
      for (int i = 0; i < modifies.size(); i++) {
        if (modifies.get(i).value() == value && (own || modifies.get(i).others())) {
          return true;
        }
      }
      return false;
    }
  }

  /** The cards in force of a ship whose damage comes from a deck. */
  private record FromDeck(DamageDeck deck, ShipState ship, List<InForce> cards) {

    private boolean fits(DamageDeck other, ShipState later) {
      return deck.equals(other)
          && ship.cards().equals(later.cards())
          && ship.damage().equals(later.damage())
          && ship.sections().equals(later.sections());
    }
  }

  /** Returns the rules of the game's mission in printed order. */
  List<Card> rules(State state) {
    if (state.mission().isEmpty()) {
      return List.of();
    }
    Scenario played = Scenario.of(state.mission().get().mission());
    if (!mission.equals(Optional.of(played))) {
      rules = MissionRules.of(played);
      mission = Optional.of(played);
    }
    return rules;
  }

  /** Returns the ships in play that have any card with a text. */
  List<ShipState> withText(State state) {
    if (state.ships() != ships) {
      if (textsChange(state.ships())) {
        texts = withText(state.ships());
      }
      ships = state.ships();
    }
    return texts;
  }

  /** Tests whether other ships may have texts; those of a next step are mostly the same objects. */
  private boolean textsChange(List<ShipState> after) {
    boolean changes = ships.size() != after.size();
    for (int i = 0; i < after.size() && !changes; i++) {
      ShipState before = ships.get(i);
      Object same = before;
      changes =
          same != after.get(i) && (hasText(after.get(i)) || (!texts.isEmpty() && hasText(before)));
    }
    return changes;
  }

  private static List<ShipState> withText(List<ShipState> ships) {
    List<ShipState> texts = new ArrayList<>();
    for (int i = 0; i < ships.size(); i++) {
      if (hasText(ships.get(i))) {
        texts.add(ships.get(i));
      }
    }
    return texts;
  }

  static boolean hasText(ShipState ship) {
    if (!ship.inPlay()) {
      return false;
    }
    if (!ship.cards().isEmpty()) {
      return true;
    }
    List<DealtCard> suffered = ship.suffered();
    for (int i = 0; i < suffered.size(); i++) {
      if (suffered.get(i).face().isPresent()) {
        return true;
      }
    }
    return false;
  }

  /** Returns the cards of a ship that are in force, in order of arrival. */
  public List<InForce> of(State state, ShipState ship) {
    if (!hasText(ship)) {
      return List.of();
    }
    // The only thing beyond the ship that its cards depend on is its player's deck.
    DamageDeck deck = state.decks().get(state.deckOf(ship.seat())).composition();
    FromDeck kept = inForce.kept(ship.card());
    List<InForce> cards =
        kept != null && kept.fits(deck, ship)
            ? kept.cards()
            : inForce.keep(ship.card(), new FromDeck(deck, ship, found(state, ship))).cards();
    return ship.card().weapons().isEmpty() ? cards : withFired(state, ship, cards);
  }

  /** A weapon whose card is discarded for an attack has its effects in that attack all the same. */
  private List<InForce> withFired(State state, ShipState ship, List<InForce> cards) {
    for (int i = state.agenda().size() - 1; i >= 0; i--) {
      if (state.agenda().get(i) instanceof CombatTask.Attack attack) {
        Optional<String> weapon = attack.shot().weapon();
        int place = attack.attacker().equals(ship.id()) ? discarded(ship, weapon) : -1;
        Optional<Card> card = place < 0 ? Optional.empty() : held(ship, place);
        return card.isEmpty()
            ? cards
            : Lists.plus(cards, new InForce(CardRef.held(ship.id(), place), card.get()));
      }
    }
    return cards;
  }

  private static int discarded(ShipState ship, Optional<String> weapon) {
    for (int i = 0; weapon.isPresent() && i < ship.cards().size(); i++) {
      HeldCard card = ship.cards().get(i);
      if (!card.up() && card.id().equals(weapon.get())) {
        return i;
      }
    }
    return -1;
  }

  private List<InForce> found(State state, ShipState ship) {
    List<InForce> cards = new ArrayList<>();
    Set<CardKind> silent = EnumSet.noneOf(CardKind.class);
    for (int i = 0; i < ship.cards().size(); i++) {
      if (ship.cards().get(i).up()) {
        add(held(ship, i), CardRef.held(ship.id(), i), cards, silent);
      }
    }
    for (SectionState section : ship.parts()) {
      for (int i = 0; i < section.damage().size(); i++) {
        Optional<String> face = section.damage().get(i).face();
        if (face.isPresent()) {
          CardRef ref = CardRef.damage(ship.id(), section.section(), i);
          add(damageCard(state, ref, face.get()), ref, cards, silent);
        }
      }
    }
    if (!silent.isEmpty()) {
      cards.removeIf(card -> silent.contains(card.card().kind()));
    }
    return List.copyOf(cards);
  }

  /** Returns one of a ship's own cards, if it has effects; a weapon's may be a further copy. */
  private Optional<Card> held(ShipState ship, int place) {
    String id = ship.cards().get(place).id();
    return set.card(id).or(() -> ship.card().weapon(id).map(Weapon::cardId).flatMap(set::card));
  }

  private static void add(
      Optional<Card> card, CardRef ref, List<InForce> cards, Set<CardKind> silent) {
    if (card.isPresent()) {
      cards.add(new InForce(ref, card.get()));
      silent.addAll(card.get().silences());
    }
  }

  private Optional<Card> damageCard(State state, CardRef ref, String face) {
    String deck = state.deck(ref.ship(), ref.section()).composition().name();
    return set.card(deck + "/" + face);
  }

  /** Returns the card at a place, face up or not; empty if that card has no effects. */
  public Optional<Card> at(State state, CardRef ref) {
    if (ref.place() == CardRef.Place.MISSION) {
      List<Card> all = rules(state);
      return ref.index() < all.size() ? Optional.of(all.get(ref.index())) : Optional.empty();
    }
    ShipState ship = state.ship(ref.ship());
    return switch (ref.place()) {
      case HELD -> held(ship, ref.index());
      case DAMAGE, FORE, AFT ->
          ship.damageAt(ref).get(ref.index()).name().flatMap(name -> damageCard(state, ref, name));
      case DISCARDED, MISSION -> Optional.empty();
    };
  }

  /** Returns the card or mission rule with that id, if there is one. */
  public Optional<Card> named(State state, String id) {
    for (Card rule : rules(state)) {
      if (rule.id().equals(id)) {
        return Optional.of(rule);
      }
    }
    return set.card(id);
  }

  /** Returns the kind of one of a ship's cards, if it is known. */
  public Optional<CardKind> kind(ShipState ship, int place) {
    String id = ship.cards().get(place).id();
    return ship.card()
        .weapon(id)
        .flatMap(Weapon::kind)
        .map(kind -> CardKind.valueOf(kind.name()))
        .or(() -> set.card(id).map(Card::kind));
  }

  /** The values of a ship as the cards in play change them, for another card. */
  private record AfterCards(Cards cards, State state) implements CardContext.Figures {

    @Override
    public int skill(ShipState ship) {
      return cards.skill(state, ship);
    }

    @Override
    public boolean barredByStress(ShipState ship) {
      return cards.barredByStress(state, ship);
    }

    @Override
    public int agility(ShipState ship) {
      return AttackDice.agility(cards, state, ship, ValueQuery.PLAIN);
    }

    @Override
    public <T> T value(Value<T> value, ShipState ship, T printed, ValueQuery question) {
      return cards.value(value, state, ship, printed, question);
    }

    @Override
    public int dice(Effect.Side side) {
      CombatTask.Attack attack = state.last(CombatTask.Attack.class).orElseThrow();
      return side == Effect.Side.ATTACK
          ? AttackDice.attack(cards, attack, state)
          : AttackDice.defence(cards, attack, state);
    }

    @Override
    public boolean maySpend(ShipState ship, TokenType marker) {
      return cards.keepsFromSpending(state, ship, marker.name().toLowerCase(Locale.ROOT)).isEmpty();
    }
  }

  /** Returns the card that forbids a ship to spend {@code "focus"} or the like, if any does. */
  public Optional<Card> keepsFromSpending(State state, ShipState ship, String what) {
    return forbidding(Value.MAY_SPEND, state, ship, ValueQuery.about(what, Optional.empty()));
  }

  /** Returns a card's view of the game. */
  public CardContext situation(State state, CardRef card, Optional<String> subject) {
    return context(state, card, subject, ValueQuery.PLAIN);
  }

  private CardContext context(
      State state, CardRef card, Optional<String> subject, ValueQuery question) {
    return new CardContext(state, card, subject, question, ranges, new AfterCards(this, state));
  }

  /** Tests whether stress bars a ship from all actions because no card permits any (000-009). */
  public boolean barredByStress(State state, ShipState ship) {
    return ship.stressed() && !permits(Value.MAY_ACT, state, ship, ValueQuery.PLAIN);
  }

  /** Returns a card's answer; throws a {@link CardException} if the card fails. */
  public static <T> T guarded(Card card, Supplier<T> asked) {
    try {
      return asked.get();
    } catch (CardException | InterruptedWorkException passed) {
      throw passed;
    } catch (RuntimeException failed) {
      throw new CardException(card.id(), failed);
    }
  }

  /** Tests whether no card in play can modify a ship's value in any question. */
  public boolean silent(Value<?> value, State state, ShipState ship) {
    if (!set.modifiesAny(value)) {
      return !set.modifies(value) || !modified(value, state, ship, true);
    }
    List<ShipState> texts = withText(state);
    for (int i = 0; i < texts.size(); i++) {
      ShipState other = texts.get(i);
      if (modified(value, state, other, other.id().equals(ship.id()))) {
        return false;
      }
    }
    return true;
  }

  /** Tests whether no card in play can modify a value of any ship. */
  public boolean silent(Value<?> value, State state) {
    List<ShipState> texts = withText(state);
    boolean silent = true;
    for (int i = 0; i < texts.size(); i++) {
      silent &= !modified(value, state, texts.get(i), true);
    }
    return silent;
  }

  /** Tests whether some card of the game's sets can modify a value, in play or not. */
  public boolean modifies(Value<?> value) {
    return set.modifies(value) || set.modifiesAny(value);
  }

  private boolean modified(Value<?> value, State state, ShipState ship, boolean own) {
    List<InForce> cards = of(state, ship);
    for (int i = 0; i < cards.size(); i++) {
      if (cards.get(i).modifies(value, own)) {
        return true;
      }
    }
    return false;
  }

  /** Returns a ship's value after all cards in play. */
  public <T> T value(Value<T> value, State state, ShipState ship, T printed, ValueQuery question) {
    if (silent(value, state, ship)) {
      return printed;
    }
    List<Said<T>> said = said(value, state, ship, question);
    return said.isEmpty() ? printed : value.of(printed, changes(said));
  }

  /** Returns a remote's value after the source's cards; no other cards count for it (003-050). */
  public <T> T onRemote(
      Value<T> value,
      State state,
      Optional<ShipState> source,
      String remote,
      T printed,
      ValueQuery question) {
    if (source.isEmpty() || !set.modifiesAny(value)) {
      return printed;
    }
    List<Said<T>> said = new ArrayList<>();
    for (InForce card : of(state, source.get())) {
      for (Modify<?> modify : card.card().modifies()) {
        if (modify.value() == value && modify.others()) {
          said.add(saying(modify, state, card, remote, question));
        }
      }
    }
    return value.of(printed, changes(said));
  }

  private static <T> List<UnaryOperator<T>> changes(List<Said<T>> said) {
    List<UnaryOperator<T>> changes = new ArrayList<>(said.size());
    for (Said<T> one : said) {
      changes.add(one.makes());
    }
    return changes;
  }

  private record Said<T>(Card card, CardRef ref, int since, UnaryOperator<T> makes) {

    private boolean mission() {
      return card.kind() == CardKind.MISSION;
    }
  }

  /**
   * The order of changes: a mission's card comes last and has the last word (000-002). Otherwise
   * the latest comes last, then names decide, because seats may not.
   */
  private static final Comparator<Said<?>> ORDER =
      Comparator.<Said<?>, Boolean>comparing(Said::mission)
          .thenComparingInt(Said::since)
          .thenComparing(said -> said.mission() ? "" : said.card().id())
          .thenComparing(said -> said.ref().ship());

  /** Returns the changes in order. */
  private <T> List<Said<T>> said(Value<T> value, State state, ShipState ship, ValueQuery question) {
    List<Said<T>> said = new ArrayList<>();
    for (ShipState other : set.modifiesAny(value) ? withText(state) : List.of(ship)) {
      boolean own = other.id().equals(ship.id());
      for (InForce card : of(state, other)) {
        if (!card.modifies(value, own)) {
          continue;
        }
        for (Modify<?> modify : card.card().modifies()) {
          if (modify.value() == value && (own || modify.others())) {
            said.add(saying(modify, state, card, ship.id(), question));
          }
        }
      }
    }
    if (said.size() > 1) {
      said.sort(ORDER);
    }
    return said;
  }

  @SuppressWarnings("unchecked") // A modifier of a value is of that value's type.
  private <T> Said<T> saying(
      Modify<?> modify, State state, InForce card, String of, ValueQuery question) {
    Modify<T> typed = (Modify<T>) modify;
    CardContext now = context(state, card.ref(), Optional.of(of), question);
    return new Said<>(
        card.card(),
        card.ref(),
        now.memory(SINCE),
        made -> guarded(card.card(), () -> typed.modifier().apply(now, made)));
  }

  /** Returns the card that forbids something, if any card does. */
  public Optional<Card> forbidding(
      Value<CardRuling> value, State state, ShipState ship, ValueQuery question) {
    if (silent(value, state, ship)) {
      return Optional.empty();
    }
    for (Said<CardRuling> one : said(value, state, ship, question)) {
      if (one.makes().apply(CardRuling.SILENT) == CardRuling.FORBIDS) {
        return Optional.of(one.card());
      }
    }
    return Optional.empty();
  }

  /** Tests whether a card permits what the reference forbids, and no card forbids it. */
  public boolean permits(
      Value<CardRuling> value, State state, ShipState ship, ValueQuery question) {
    return value(value, state, ship, CardRuling.SILENT, question) == CardRuling.PERMITS;
  }

  /** Returns a ship's current pilot skill (000-162). */
  public int skill(State state, ShipState ship) {
    return skills(state).applyAsInt(ship);
  }

  /**
   * Returns a function for the ships' current pilot skills; printed if no card in play changes any.
   */
  public ToIntFunction<ShipState> skills(State state) {
    return silent(Value.SKILL, state)
        ? ship -> ship.card().skill()
        : ship -> changedSkill(state, ship);
  }

  private int changedSkill(State state, ShipState ship) {
    int printed = ship.card().skill();
    return value(Value.SKILL, state, ship, Optional.of(printed), ValueQuery.PLAIN).orElse(printed);
  }

  /** Returns a maneuver with the difficulty that it has for a ship (000-103). */
  public Maneuver maneuver(State state, ShipState ship, Maneuver maneuver) {
    if (silent(Value.DIFFICULTY, state, ship)) {
      return maneuver;
    }
    Maneuver.Difficulty difficulty =
        value(Value.DIFFICULTY, state, ship, maneuver.difficulty(), ValueQuery.about(maneuver));
    return difficulty == maneuver.difficulty()
        ? maneuver
        : new Maneuver(maneuver.speed(), maneuver.bearing(), difficulty);
  }

  /** Returns how many damage cards a ship's or section's cards count as (000-135). */
  public int damageOn(State state, ShipState ship, SectionState section) {
    List<DealtCard> cards = section.damage();
    if (silent(Value.DAMAGE_COUNT, state, ship)) {
      return cards.size();
    }
    int damage = 0;
    for (int i = 0; i < cards.size(); i++) {
      CardRef ref = CardRef.damage(ship.id(), section.section(), i);
      damage +=
          cards.get(i).face().isPresent()
              ? value(Value.DAMAGE_COUNT, state, ship, 1, ValueQuery.about(ref))
              : 1;
    }
    return damage;
  }

  /** Returns a number for a card whose effect begins now: higher than that of any card in play. */
  public static int since(State state) {
    int latest = 0;
    for (ShipState ship : state.ships()) {
      for (HeldCard card : ship.cards()) {
        latest = Math.max(latest, card.memory().getOrDefault(SINCE, 0));
      }
      for (DealtCard card : ship.suffered()) {
        latest = Math.max(latest, card.memory().getOrDefault(SINCE, 0));
      }
    }
    return latest + 1;
  }
}
