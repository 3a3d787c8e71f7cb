package io.github.flightstand.rules.engine.state;

import io.github.flightstand.movement.maneuver.Maneuver;
import io.github.flightstand.movement.parts.BaseSize;
import io.github.flightstand.movement.parts.SectionName;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * A ship in a game, but for where it stands, which the table says.
 *
 * @param card what is printed
 * @param status whether it is in play
 * @param shields shield tokens left
 * @param damage its damage cards, in the order in which they were dealt
 * @param tokens its tokens
 * @param lock the ship that it has locked on to
 * @param dial its dial, if one is set
 * @param dialOpen whether the dial lies open since it was revealed
 * @param ionised whether it moves this round without a dial
 * @param actions the actions that it has done this round, by name (000-011)
 * @param lingering whether it would be destroyed, or a section of it crippled, but it still has its
 *     chance to attack (000-109, 002-041)
 * @param dropped the bombs that it has dropped, in order
 * @param lockSection the section on which that lock is, if the other is a corvette (002-051)
 * @param huge what else a huge ship has: its shields and damage cards lie beside its sections
 * @param cards its pilot's card and upgrades, then its weapons, then what other cards put beside it
 * @param wing whether it flies with its wing; none: it is no wingmate
 * @param boarding what it has and is by the rules for boarding, where those are added
 */
public record ShipState(
    ShipCard card,
    Status status,
    int shields,
    List<DealtCard> damage,
    Tokens tokens,
    Optional<String> lock,
    Optional<DialFace> dial,
    boolean dialOpen,
    boolean ionised,
    List<String> actions,
    boolean lingering,
    List<DroppedBomb> dropped,
    Optional<SectionName> lockSection,
    Optional<HugeState> huge,
    List<HeldCard> cards,
    Optional<WingState> wing,
    Optional<ShipBoarding> boarding) {

  /** Whether a ship is in play. */
  public enum Status {
    /** Not set up yet. */
    WAITING,
    /** Off the table until a mission brings it in (003-064a). */
    RESERVE,
    /** On the table. */
    IN_PLAY,
    /** Destroyed. */
    DESTROYED,
    /** Fled, which counts as destroyed (000-098). */
    FLED,
    /** Escaped, which counts as neither (003-055). */
    ESCAPED,
    /** On the table as an obstacle: disabled, or docked to board (004-016, -024). */
    OBSTACLE,
    /** Plundered, or brought home with or by a tow: its cards are prizes (004-036, -050). */
    TAKEN
  }

  /**
   * Checks the shields and copies the lists.
   *
   * @throws IllegalArgumentException if there are more shields than the card says, or fewer than 0
   */
  public ShipState {
    int most = card.huge().isPresent() ? 0 : card.shields();
    if (shields < 0 || shields > most) {
      throw new IllegalArgumentException("a ship has 0 to " + most + " shields, found " + shields);
    }
    damage = List.copyOf(damage);
    actions = List.copyOf(actions);
    cards = List.copyOf(cards);
    dropped = List.copyOf(dropped);
  }

  /** Returns a ship at the beginning of a game. */
  public static ShipState of(ShipCard card) {
    return new ShipState(
        card,
        Status.IN_PLAY,
        card.huge().isPresent() ? 0 : card.shields(),
        List.of(),
        Tokens.NONE,
        Optional.empty(),
        Optional.empty(),
        false,
        false,
        List.of(),
        false,
        List.of(),
        Optional.empty(),
        card.huge().map(HugeState::of),
        Stream.concat(card.cards().stream(), card.weapons().stream().map(Weapon::id))
            .map(HeldCard::of)
            .toList(),
        card.wing().map(id -> WingState.IN_FORMATION),
        Optional.empty());
  }

  /** Returns its name. */
  public String id() {
    return card.id();
  }

  /** Returns who flies it. */
  public String seat() {
    return card.seat();
  }

  /** Returns the maneuver that its dial shows: none if no dial is set, or a view hides it. */
  public Optional<Maneuver> maneuver() {
    return dial.flatMap(DialFace::maneuver);
  }

  /** Returns how many of its damage cards lie face down, stand-ins among them. */
  public int faceDown() {
    return (int) damage.stream().filter(card -> card.face().isEmpty()).count();
  }

  /** Tells whether it is in play. */
  public boolean inPlay() {
    return status == Status.IN_PLAY;
  }

  /** Tells whether it was destroyed or has fled. */
  public boolean gone() {
    return status == Status.DESTROYED || status == Status.FLED;
  }

  /**
   * Tells whether it is in the game: in play, or lying as an obstacle for a time by the rules for
   * boarding. Who is disabled never moves again (004-054).
   */
  public boolean takesPart() {
    return inPlay() || (lies() && !disabled());
  }

  /** Tells whether it has a stress token. */
  public boolean stressed() {
    return tokens.of(TokenType.STRESS) > 0;
  }

  /** Tells whether it has a cloak token. */
  public boolean cloaked() {
    return tokens.of(TokenType.CLOAK) > 0;
  }

  /**
   * Tells whether it has the ion tokens that ionise it: one for a small ship, two for others
   * (000-115); a huge ship only gains less energy (002-011).
   */
  public boolean ionTokensSuffice() {
    return huge.isEmpty() && tokens.of(TokenType.ION) >= (card.base() == BaseSize.SMALL ? 1 : 2);
  }

  /**
   * Tells whether tokens of a kind stay with it that it is assigned: with a huge ship only ion
   * tokens (002-050); energy and reinforcement are not assigned.
   */
  public boolean keeps(TokenType kind) {
    return switch (kind) {
      case ENERGY, REINFORCEMENT -> false;
      case ION -> true;
      default -> huge.isEmpty();
    };
  }

  /**
   * Tells whether it flies as a wingmate: it is there, or waits to be set up, and has not split
   * from its wing.
   */
  public boolean inFormation() {
    return wing.isPresent()
        && wing.get() == WingState.IN_FORMATION
        && (status == Status.IN_PLAY || status == Status.WAITING || status == Status.RESERVE);
  }

  /** Returns its primary weapon value, which may be another once a section is crippled. */
  public int attack() {
    return huge.isPresent() ? huge.get().attack(card) : card.attack();
  }

  /** Tells whether it has locked on to a ship, or to that section of it (000-042, 002-051). */
  public boolean lockedOn(String target, Optional<SectionName> section) {
    return lock.equals(Optional.of(target)) && lockSection.equals(section);
  }

  /** Returns the damage cards at a place beside it; a huge ship's lie beside its sections. */
  public List<DealtCard> damageAt(CardRef.Place place) {
    return switch (place) {
      case DAMAGE -> huge.map(HugeState::undivided).orElse(damage);
      case FORE, AFT -> huge.map(all -> all.damage(place)).orElse(List.of());
      case HELD, DISCARDED, MISSION -> List.of();
    };
  }

  /** Returns it with another status. */
  public ShipState with(Status other) {
    Copy copy = new Copy(this);
    copy.status = other;
    return copy.done();
  }

  /** Returns it with other shields. */
  public ShipState withShields(int other) {
    Copy copy = new Copy(this);
    copy.shields = other;
    return copy.done();
  }

  /** Returns it with other damage cards. */
  public ShipState withDamage(List<DealtCard> other) {
    Copy copy = new Copy(this);
    copy.damage = other;
    return copy.done();
  }

  /** Returns it with other tokens. */
  public ShipState with(Tokens other) {
    Copy copy = new Copy(this);
    copy.tokens = other;
    return copy.done();
  }

  /** Returns it with so many more tokens of a kind, or fewer. */
  public ShipState plus(TokenType kind, int more) {
    return with(tokens.plus(kind, more));
  }

  /** Returns it with a lock on a ship that is one section, or with none. */
  public ShipState withLock(Optional<String> other) {
    return withLock(other, Optional.empty());
  }

  /** Returns it with another lock, or none. */
  public ShipState withLock(Optional<String> other, Optional<SectionName> section) {
    Copy copy = new Copy(this);
    copy.lock = other;
    copy.lockSection = section;
    return copy.done();
  }

  /** Returns it with other sections and energy. */
  public ShipState with(HugeState other) {
    Copy copy = new Copy(this);
    copy.huge = Optional.of(other);
    return copy.done();
  }

  /** Returns it with another dial. */
  public ShipState withDial(Optional<Maneuver> other, boolean open, boolean noDial) {
    Copy copy = new Copy(this);
    copy.dial = other.map(DialFace::showing);
    copy.dialOpen = open;
    copy.ionised = noDial;
    return copy.done();
  }

  /** Returns it with one action more done. */
  public ShipState withAction(String name) {
    List<String> more = new ArrayList<>(actions);
    more.add(name);
    return withActions(more);
  }

  /** Returns it with other actions done. */
  public ShipState withActions(List<String> other) {
    Copy copy = new Copy(this);
    copy.actions = other;
    return copy.done();
  }

  /** Returns it lingering, or not. */
  public ShipState withLingering(boolean other) {
    Copy copy = new Copy(this);
    copy.lingering = other;
    return copy.done();
  }

  /** Returns it with other cards beside it. */
  public ShipState withCards(List<HeldCard> other) {
    Copy copy = new Copy(this);
    copy.cards = other;
    return copy.done();
  }

  /** Returns a wingmate that has split from its wing, or flies with it again. */
  public ShipState with(WingState other) {
    Copy copy = new Copy(this);
    copy.wing = Optional.of(other);
    return copy.done();
  }

  /** Returns it with one bomb more dropped. */
  public ShipState withDropped(DroppedBomb bomb) {
    List<DroppedBomb> more = new ArrayList<>(dropped);
    more.add(bomb);
    Copy copy = new Copy(this);
    copy.dropped = more;
    return copy.done();
  }

  /** Returns it with something else that it has and is by the rules for boarding. */
  public ShipState with(ShipBoarding other) {
    Copy copy = new Copy(this);
    copy.boarding = Optional.of(other);
    return copy.done();
  }

  /** Tells whether it lies on the table as an obstacle. */
  public boolean lies() {
    return status == Status.OBSTACLE;
  }

  /** Tells whether it is disabled, to the end of the game (004-016). */
  public boolean disabled() {
    return boarding.isPresent() && boarding.get().disabled();
  }

  /** Returns it without the tokens of a huge ship, if it is one that is gone. */
  public ShipState withHugeGone() {
    return huge.map(
            all ->
                with(all.gone()).withCards(cards.stream().map(card -> card.withEnergy(0)).toList()))
        .orElse(this);
  }

  /** Returns it where it lies no longer and is on its way to nobody, if it is gone. */
  public ShipState withBoardingGone() {
    return boarding.map(had -> with(had.withHulk(Optional.empty()))).orElse(this);
  }

  /** A ship in the making: what is not set stays as it was. */
  private static final class Copy {
    private ShipCard card;
    private Status status;
    private int shields;
    private List<DealtCard> damage;
    private Tokens tokens;
    private Optional<String> lock;
    private Optional<DialFace> dial;
    private boolean dialOpen;
    private boolean ionised;
    private List<String> actions;
    private boolean lingering;
    private List<DroppedBomb> dropped;
    private Optional<SectionName> lockSection;
    private Optional<HugeState> huge;
    private List<HeldCard> cards;
    private Optional<WingState> wing;
    private Optional<ShipBoarding> boarding;

    Copy(ShipState from) {
      card = from.card;
      status = from.status;
      shields = from.shields;
      damage = from.damage;
      tokens = from.tokens;
      lock = from.lock;
      dial = from.dial;
      dialOpen = from.dialOpen;
      ionised = from.ionised;
      actions = from.actions;
      lingering = from.lingering;
      dropped = from.dropped;
      lockSection = from.lockSection;
      huge = from.huge;
      cards = from.cards;
      wing = from.wing;
      boarding = from.boarding;
    }

    ShipState done() {
      return new ShipState(
          card,
          status,
          shields,
          damage,
          tokens,
          lock,
          dial,
          dialOpen,
          ionised,
          actions,
          lingering,
          dropped,
          lockSection,
          huge,
          cards,
          wing,
          boarding);
    }
  }
}
