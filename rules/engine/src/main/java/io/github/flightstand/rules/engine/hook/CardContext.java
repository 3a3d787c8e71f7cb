package io.github.flightstand.rules.engine.hook;

import io.github.flightstand.geometry.distance.CrossedLines;
import io.github.flightstand.geometry.distance.Separation;
import io.github.flightstand.geometry.distance.ShortestLines;
import io.github.flightstand.geometry.shape.ConvexPolygon;
import io.github.flightstand.movement.maneuver.Maneuver;
import io.github.flightstand.movement.maneuver.Maneuver.Difficulty;
import io.github.flightstand.movement.parts.SectionName;
import io.github.flightstand.movement.table.LaidToken;
import io.github.flightstand.movement.table.Obstacle;
import io.github.flightstand.movement.table.Ship;
import io.github.flightstand.movement.table.Table;
import io.github.flightstand.movement.table.Token;
import io.github.flightstand.rules.Rules;
import io.github.flightstand.rules.engine.state.AbilityTask;
import io.github.flightstand.rules.engine.state.Action;
import io.github.flightstand.rules.engine.state.ActivationTask;
import io.github.flightstand.rules.engine.state.BombTask;
import io.github.flightstand.rules.engine.state.CardRef;
import io.github.flightstand.rules.engine.state.CombatTask;
import io.github.flightstand.rules.engine.state.DamageTask;
import io.github.flightstand.rules.engine.state.Effect;
import io.github.flightstand.rules.engine.state.MissionEffect;
import io.github.flightstand.rules.engine.state.Pool;
import io.github.flightstand.rules.engine.state.Proposed;
import io.github.flightstand.rules.engine.state.RemoteState;
import io.github.flightstand.rules.engine.state.ShipState;
import io.github.flightstand.rules.engine.state.Shot;
import io.github.flightstand.rules.engine.state.State;
import io.github.flightstand.rules.engine.state.TokenType;
import io.github.flightstand.rules.engine.state.Window;
import io.github.flightstand.rules.measure.FiringArc;
import io.github.flightstand.rules.measure.Range;
import io.github.flightstand.rules.measure.RangeBand;
import io.github.flightstand.rules.measure.RangeRuler;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;

/** The game as a card sees it: the state, the card's own ship, and the subject of the moment. */
public final class CardContext {

  private final State state;
  private final CardRef card;
  private final Optional<String> subject;
  private final ValueQuery question;
  private final RangeRuler ranges;
  private final Figures figures;

  /** The values of ships as all cards in play change them. */
  public interface Figures {

    /** Returns a ship's pilot skill. */
    int skill(ShipState ship);

    /** Tests whether no card keeps a ship from spending its tokens of a kind. */
    boolean maySpend(ShipState ship, TokenType marker);

    /** Tests whether stress bars a ship from actions because no card permits any (000-009). */
    boolean barredByStress(ShipState ship);

    /** Returns a ship's agility, at least 0, a cloak's increase included. */
    int agility(ShipState ship);

    /** Returns a ship's value; {@code printed} is that without cards. */
    <T> T value(Value<T> value, ShipState ship, T printed, ValueQuery question);

    /** Returns the number of dice that a side has rolled in the present attack. */
    int dice(Effect.Side side);
  }

  /**
   * Creates a context about a ship, or about none.
   *
   * @param figures the values of ships as all cards change them
   */
  public CardContext(
      State state,
      CardRef card,
      Optional<String> subject,
      ValueQuery question,
      RangeRuler ranges,
      Figures figures) {
    this.state = state;
    this.card = card;
    this.subject = subject;
    this.question = question;
    this.ranges = ranges;
    this.figures = figures;
  }

  /** Returns the game's state. */
  public State state() {
    return state;
  }

  /** Returns the card itself. */
  public CardRef card() {
    return card;
  }

  /** Returns the ship that the card lies beside: "you" (000-004). */
  public ShipState you() {
    return state.ship(card.ship());
  }

  /** Returns the id of the card's own ship. */
  public String me() {
    return card.ship();
  }

  /**
   * Returns the ship, or the remote as a ship, that is the subject of the moment or the value.
   * Without a subject it is the card's own ship.
   */
  public ShipState subject() {
    return ship(subject.orElse(card.ship()));
  }

  /**
   * Returns a ship, or a remote as a ship, since either may attack or be attacked. Throws
   * IllegalArgumentException if the game never had one with that id.
   */
  public ShipState ship(String id) {
    return state.remote(id).map(RemoteState::asShip).orElseGet(() -> state.ship(id));
  }

  /** Returns the remote that the moment or the value is about, if it is about one. */
  public Optional<RemoteState> remote() {
    return subject.flatMap(state::remote);
  }

  /** Tests whether the moment or the value is about the card's own ship. */
  public boolean mine() {
    return subject.isPresent() && subject.get().equals(card.ship());
  }

  /** Returns the id of the ship or remote that the moment or the value is about, if any. */
  public Optional<String> about() {
    return subject;
  }

  /** Returns the question or roll that a mission's rule asks of a player now, if any. */
  public Optional<MissionEffect> deed() {
    return state
        .last(AbilityTask.Resolving.class)
        .flatMap(resolving -> resolving.effects().stream().findFirst())
        .filter(Effect.Mission.class::isInstance)
        .map(effect -> ((Effect.Mission) effect).deed());
  }

  /** Returns the ruler for ranges. */
  public RangeRuler ranges() {
    return ranges;
  }

  /** Returns the query that asks for the value. */
  public ValueQuery question() {
    return question;
  }

  /**
   * Returns the number that the card remembers under a key; 0 if nothing, or if it was discarded.
   */
  public int memory(String key) {
    Map<String, Integer> memory =
        switch (card.place()) {
          case HELD -> you().cards().get(card.index()).memory();
          case DAMAGE, FORE, AFT -> you().damageAt(card).get(card.index()).memory();
          case DISCARDED -> Map.of();
          case MISSION -> state.mission().orElseThrow().memoryOf(card.index());
        };
    return memory.getOrDefault(key, 0);
  }

  /** Returns the present attack, if there is one. */
  public Optional<CombatTask.Attack> attack() {
    return state.last(CombatTask.Attack.class);
  }

  private CombatTask.Attack theAttack() {
    return attack().orElseThrow(() -> new IllegalStateException("no attack is going on"));
  }

  /** Tests whether the card's ship is the attacker of the present attack. */
  public boolean attacking() {
    return attack().filter(attack -> attack.attacker().equals(me())).isPresent();
  }

  /** Tests whether the card's ship is the defender of the present attack. */
  public boolean defending() {
    return attack().filter(attack -> attack.defender().equals(me())).isPresent();
  }

  /** Returns the attacker of the present attack; throws IllegalStateException if there is none. */
  public String attacker() {
    return theAttack().attacker();
  }

  /** Returns the defender of the present attack; throws IllegalStateException if there is none. */
  public String defender() {
    return theAttack().defender();
  }

  /** Returns a ship's pilot skill, after all cards. */
  public int skill(String id) {
    return figures.skill(ship(id));
  }

  /** Tests whether stress bars the card's ship from actions, which a card may lift (000-009). */
  public boolean barredByStress() {
    return figures.barredByStress(you());
  }

  /** Returns the agility of the card's ship, after all cards; at least 0. */
  public int agility() {
    return figures.agility(you());
  }

  /** Returns the primary weapon value of the card's ship, after all cards; at least 0. */
  public int primary() {
    return Math.max(
        0, value(Value.PRIMARY, me(), you().attack(), ValueQuery.aboutWeapon(Optional.empty())));
  }

  /** Returns a ship's action bar, after all cards. */
  public List<Action> bar(String id) {
    return value(Value.ACTIONS, id, ship(id).card().actions(), ValueQuery.PLAIN);
  }

  /**
   * Returns a ship's value, after all cards.
   *
   * @param printed the value without cards
   */
  public <T> T value(Value<T> value, String id, T printed, ValueQuery asked) {
    return figures.value(value, ship(id), printed, asked);
  }

  /** Returns the number of dice that a side is about to roll in the present attack. */
  public int toRoll(Effect.Side side) {
    return figures.dice(side);
  }

  /** Tests whether the present attack hit: results were left when they were compared. */
  public boolean hit() {
    return attack()
        .filter(attack -> attack.step().compareTo(CombatTask.AttackStep.COMPARE) > 0)
        .filter(attack -> attack.hit() || attack.damage() > 0)
        .isPresent();
  }

  /** Returns a pool of the present attack; throws IllegalStateException if there is none. */
  public Pool dice(Effect.Side side) {
    return theAttack().pool(side);
  }

  /** Tests whether the card's ship has just performed an action of that name. */
  public boolean acted(String action) {
    List<String> actions = you().actions();
    return !actions.isEmpty() && actions.get(actions.size() - 1).equals(action);
  }

  /** Returns the present activation or extra maneuver, if there is one. */
  public Optional<ActivationTask.Activation> activation() {
    return state.last(ActivationTask.Activation.class);
  }

  /** Returns the maneuver that the active ship executes, if any. */
  public Optional<Maneuver> maneuver() {
    return activation().flatMap(ActivationTask.Activation::executed);
  }

  /** Tests whether the active ship executes a maneuver of a difficulty. */
  public boolean maneuver(Difficulty difficulty) {
    return maneuver().filter(one -> one.difficulty() == difficulty).isPresent();
  }

  /** Returns the event that is about to happen, at a window that proposes one. */
  public Optional<Proposed> proposed() {
    return state.last(AbilityTask.Opportunity.class).flatMap(AbilityTask.Opportunity::proposed);
  }

  /** Returns the other ship whose player is asked, or was asked right now. */
  public String asked() {
    return state
        .last(AbilityTask.Resolving.class)
        .flatMap(resolving -> resolving.effects().stream().findFirst())
        .filter(Effect.Ask.class::isInstance)
        .flatMap(effect -> ((Effect.Ask) effect).ship())
        .orElseThrow(() -> new IllegalStateException("no other ship's player is asked"));
  }

  /** Returns the damage card that was dealt, at {@link Window#BEFORE_TEXT}. */
  public CardRef dealt() {
    return state.last(DamageTask.Dealing.class).flatMap(DamageTask.Dealing::unread).orElseThrow();
  }

  /** Returns the ships at range 1 of the bomb, at {@link Window#BOMB_SPENT}, that are in play. */
  public List<String> nearBomb() {
    List<String> near = state.last(BombTask.Detonation.class).orElseThrow().near();
    return state.ships().stream()
        .filter(ship -> ship.inPlay() && near.contains(ship.id()))
        .map(ShipState::id)
        .toList();
  }

  /** Tests whether the moment is about tokens of a kind. */
  public boolean about(TokenType token) {
    return state
        .last(AbilityTask.Opportunity.class)
        .flatMap(AbilityTask.Opportunity::token)
        .equals(Optional.of(token));
  }

  /** Returns the shot of the present attack; throws IllegalStateException if there is none. */
  public Shot shot() {
    return theAttack().shot();
  }

  /**
   * Returns the range between two ships, or a ship and a remote; throws IllegalArgumentException if
   * either is not in play.
   */
  public Range range(String from, String to) {
    return ranges.between(
        state.standing(from).orElseThrow(() -> gone(from)),
        state.standing(to).orElseThrow(() -> gone(to)));
  }

  /**
   * Returns the ids of the tokens, such as bombs, that lie between two ships in play: the ruler
   * crosses them when the range is measured.
   */
  public List<String> tokensBetween(String from, String to) {
    ShortestLines lines = range(from, to).lines();
    Table table = state.table();
    Rules rules = state.rules();
    return table.tokens().stream()
        .filter(
            token ->
                LaidToken.of(token, table.playArea()).forRange().stream()
                    .flatMap(outline -> outline.parts().stream())
                    .anyMatch(
                        part ->
                            !CrossedLines.of(lines, rules.rulerWidth(), part, rules.tolerance())
                                .isEmpty()))
        .map(Token::id)
        .toList();
  }

  /**
   * Tests whether a ship or a remote lies in one of another ship's firing arcs, those included that
   * cards give it. A turret is no arc. Throws IllegalArgumentException if either is not in play.
   */
  public boolean inArc(String from, String to) {
    return inArc(from, to, arcs(from));
  }

  private List<FiringArc> arcs(String ship) {
    ValueQuery primary = ValueQuery.aboutWeapon(Optional.empty());
    return value(Value.ARCS, ship, ship(ship).card().arcs(), primary);
  }

  /**
   * Tests whether a ship or a remote lies in one of these arcs of another ship, at any range. An
   * arc that a huge ship's base does not have covers nothing.
   */
  public boolean inArc(String from, String to, List<FiringArc> arcs) {
    return rangeInArc(from, to, arcs).isPresent();
  }

  /**
   * Returns the range to the part of a ship or a remote in another ship's firing arcs, as {@link
   * #inArc(String, String)} has them. It is empty if no part is.
   */
  public Optional<Range> rangeInArc(String from, String to) {
    return rangeInArc(from, to, arcs(from));
  }

  private Optional<Range> rangeInArc(String from, String to, List<FiringArc> arcs) {
    Ship one = state.standing(from).orElseThrow(() -> gone(from));
    Ship other = state.standing(to).orElseThrow(() -> gone(to));
    ConvexPolygon piece = other.base().plastic().placedIn(other.pose());
    return arcs.stream()
        .filter(arc -> arc != FiringArc.TURRET)
        .filter(arc -> arc == FiringArc.FULL_FRONT || arc.isOn(one.base()))
        .flatMap(arc -> ranges.inArc(one, arc, piece).stream())
        .min(Comparator.comparingDouble(Range::distance));
  }

  /** Tests whether the present attack is the card's ship's, made with the weapon on this card. */
  public boolean firing() {
    return attacking()
        && card.place() == CardRef.Place.HELD
        && theAttack().shot().weapon().equals(Optional.of(you().cards().get(card.index()).id()));
  }

  private static IllegalArgumentException gone(String ship) {
    return new IllegalArgumentException("there is no ship or remote '" + ship + "' on the table");
  }

  /**
   * Returns the ids of the friendly ships in play, except the card's own, within range 1 to {@code
   * band}. In an edition with range 0 those at range 0 count too.
   */
  public List<String> friends(RangeBand band) {
    return within(band, ship -> state.friendly(you(), ship));
  }

  /**
   * Returns the ids of the enemy ships in play within range 1 to {@code band}. In an edition with
   * range 0 those at range 0 count too.
   */
  public List<String> enemies(RangeBand band) {
    return within(band, ship -> state.enemies(you(), ship));
  }

  /**
   * Returns the ids of all ships in play within range 1 to {@code band} of the present attack's
   * defender; empty once the defender is gone. The range to a corvette is that to the attacked
   * section (002-053). The defender is never included. Throws IllegalStateException without an
   * attack.
   */
  public List<String> aroundDefender(RangeBand band) {
    CombatTask.Attack attack = theAttack();
    Optional<Ship> defender = state.table().ship(attack.defender());
    return defender.map(ship -> around(ship, attack.shot().section(), band)).orElse(List.of());
  }

  private List<String> around(Ship defender, Optional<SectionName> attacked, RangeBand band) {
    RangeBand nearest = RangeBand.inContact(state.rules().edition());
    return state.ships().stream()
        .filter(ship -> ship.inPlay() && !ship.id().equals(defender.id()))
        .map(ShipState::id)
        .filter(
            id -> {
              Ship ship = state.table().ship(id).orElseThrow();
              return attacked
                  .map(section -> ranges.to(ship, defender, section))
                  .orElseGet(() -> ranges.between(ship, defender))
                  .isAt(nearest, band);
            })
        .toList();
  }

  private List<String> within(RangeBand band, Predicate<ShipState> meant) {
    RangeBand nearest = RangeBand.inContact(state.rules().edition());
    return state.ships().stream()
        .filter(ship -> ship.inPlay() && !ship.id().equals(me()))
        .filter(meant)
        .map(ShipState::id)
        .filter(ship -> range(me(), ship).isAt(nearest, band))
        .toList();
  }

  /** Returns the number of energy tokens on the card itself; 0 if it is not an upgrade. */
  public int energyHeld() {
    return card.place() == CardRef.Place.HELD ? you().cards().get(card.index()).energyHeld() : 0;
  }

  /** Returns the number of energy tokens on the ship card of the card's ship. */
  public int energy() {
    return tokens(TokenType.ENERGY);
  }

  /** Returns the effect that spends energy tokens on the card itself. */
  public Effect spendHeld(int tokens) {
    return new Effect.CardEnergy(card, -tokens);
  }

  /** Returns the effect that spends energy tokens on the ship card of the card's ship. */
  public Effect spendEnergy(int tokens) {
    return new Effect.Energy(me(), -tokens);
  }

  /** Returns the number of tokens of a kind of the card's ship. */
  public int tokens(TokenType marker) {
    return you().tokens().of(marker);
  }

  /** Tests whether the card's ship has a token of a kind and no card forbids to spend it. */
  public boolean maySpend(TokenType marker) {
    return tokens(marker) > 0 && figures.maySpend(you(), marker);
  }

  /** Tests whether the card's ship touches another (000-074). */
  public boolean touching() {
    return state.table().touchingPairs().stream().anyMatch(pair -> pair.contains(me()));
  }

  /** Tests whether the base of the card's ship overlaps an obstacle. */
  public boolean onObstacle() {
    return state
        .table()
        .ship(me())
        .filter(
            ship ->
                state.table().obstacles().stream().anyMatch(obstacle -> overlaps(ship, obstacle)))
        .isPresent();
  }

  private boolean overlaps(Ship ship, Obstacle obstacle) {
    return Separation.between(ship.base().outline().placedIn(ship.pose()), obstacle.outline())
        < -state.rules().tolerance().contact();
  }

  /** Returns the effect that assigns tokens to the card's ship. */
  public Effect gain(TokenType marker, int count) {
    return new Effect.Tokens(me(), marker, count);
  }

  /** Returns the effect that takes tokens from the card's ship. */
  public Effect lose(TokenType marker, int count) {
    return new Effect.Tokens(me(), marker, -count);
  }

  /** Returns the effect that spends one of the tokens of the card's ship. */
  public Effect spend(TokenType marker) {
    return new Effect.Spend(me(), marker);
  }

  /** Returns the effect that damages the card's ship. */
  public Effect suffer(int normal, int critical) {
    return new Effect.Suffer(me(), normal, critical);
  }

  /** Returns the effect that rolls attack dice for the card, which continues at a stage. */
  public Effect roll(int dice, String stage) {
    return new Effect.Roll(Effect.Side.ATTACK, dice, stage);
  }

  /** Returns the effect that turns the card face down. */
  public Effect turnDown() {
    return new Effect.TurnDown(card);
  }

  /** Returns the effect that discards the card. */
  public Effect discard() {
    return new Effect.Discard(card);
  }

  /** Returns the effect that makes the card remember a value. */
  public Effect remember(String key, int value) {
    return new Effect.Remember(card, key, value);
  }

  /** Returns the effect that starts the card's influence on a value now. */
  public Effect begin() {
    return new Effect.Begin(card);
  }

  /** Tests whether the card's influence on a value has started. */
  public boolean begun() {
    return memory("since") > 0;
  }
}
