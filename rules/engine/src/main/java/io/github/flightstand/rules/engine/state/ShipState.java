package io.github.flightstand.rules.engine.state;

import io.github.flightstand.geometry.internal.Lists;
import io.github.flightstand.movement.maneuver.Maneuver;
import io.github.flightstand.movement.parts.BaseSize;
import io.github.flightstand.movement.parts.SectionName;
import io.github.flightstand.rules.member.Default;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.ToIntFunction;
import java.util.function.UnaryOperator;

/**
 * A ship in a game; the table holds its pose.
 *
 * <p>A huge ship suffers damage in its sections, any other ship as a whole. {@link #section}
 * returns either as the same type, and {@link #with(SectionState)} takes it back.
 *
 * @param status whether it is in play, or how it left
 * @param shields the shield tokens left; those of a huge ship lie beside its sections
 * @param damage the damage cards in the order in which they were dealt; none beside a huge ship
 * @param lingering whether it would be destroyed but still has its chance to attack
 * @param sections a huge ship's sections, a corvette's fore section first; empty for any other ship
 * @param lock the ship that it has locked
 * @param lockSection the section that the lock is on, if the locked ship is a corvette (002-051)
 * @param dialOpen whether the dial has been revealed and lies open
 * @param ionised whether it moves without a dial this round
 * @param actions the actions that it has performed this round, by name (000-011)
 * @param dropped the bombs that it has dropped, in order
 * @param cards the pilot's card and upgrades, then the weapons, then what other cards put beside it
 * @param wing whether it flies with its wing; absent if it is not a wingmate
 * @param boarding its part in the rules for boarding, if those are added
 * @param beside the ships that it touched side by side when a round ended, if it has not moved
 *     since
 * @param shown the other players who have looked at its dial, which is still hidden
 * @param moreLocks its earlier locks, the latest first, each on another ship
 */
public record ShipState(
    ShipCard card,
    Status status,
    int shields,
    List<DealtCard> damage,
    boolean lingering,
    @Default("[]") List<SectionState> sections,
    Tokens tokens,
    Optional<String> lock,
    Optional<SectionName> lockSection,
    Optional<DialFace> dial,
    boolean dialOpen,
    boolean ionised,
    List<String> actions,
    List<DroppedBomb> dropped,
    List<HeldCard> cards,
    Optional<WingState> wing,
    Optional<ShipBoarding> boarding,
    @Default("[]") List<String> beside,
    @Default("[]") List<String> shown,
    @Default("[]") List<LockOn> moreLocks)
    implements Piece {

  /** The status of a ship. */
  public enum Status {
    /** Not set up yet. */
    WAITING,
    /** Off the table until a mission brings it in (003-064a). */
    RESERVE,
    /** On the table. */
    IN_PLAY,
    DESTROYED,
    /** Fled, which counts as destroyed (000-098). */
    FLED,
    /** Escaped, which is neither destroyed nor fled (003-055). */
    ESCAPED,
    /** On the table as an obstacle: disabled, or docked to board (004-016, -024). */
    OBSTACLE,
    /** Plundered, or brought home towing or towed: its cards are prizes (004-036, -050). */
    TAKEN
  }

  /** Copies the lists; throws IllegalArgumentException for shields below 0 or above the card's. */
  public ShipState {
    if (shields < 0 || shields > card.ownShields()) {
      throw new IllegalArgumentException(
          "a ship has 0 to " + card.ownShields() + " shields, found " + shields);
    }
    damage = List.copyOf(damage);
    sections = List.copyOf(sections);
    actions = List.copyOf(actions);
    cards = List.copyOf(cards);
    dropped = List.copyOf(dropped);
    beside = List.copyOf(beside);
    shown = List.copyOf(shown);
    moreLocks = List.copyOf(moreLocks);
  }

  /** Returns a ship at the beginning of a game. */
  public static ShipState of(ShipCard card) {
    return new ShipState(
        card,
        Status.IN_PLAY,
        card.ownShields(),
        List.of(),
        false,
        card.huge().isEmpty()
            ? List.of()
            : card.huge().get().sections().stream().map(SectionState::of).toList(),
        Tokens.NONE,
        Optional.empty(),
        Optional.empty(),
        Optional.empty(),
        false,
        false,
        List.of(),
        List.of(),
        held(card),
        card.wing().map(id -> WingState.IN_FORMATION),
        Optional.empty(),
        List.of(),
        List.of(),
        List.of());
  }

  private static List<HeldCard> held(ShipCard card) {
    List<HeldCard> held = new ArrayList<>();
    for (String id : card.cards()) {
      held.add(HeldCard.of(id));
    }
    for (Weapon weapon : card.weapons()) {
      held.add(HeldCard.of(weapon.id()));
    }
    return held;
  }

  @Override
  public String id() {
    return card.id();
  }

  /** Returns the player who flies it. */
  @Override
  public String seat() {
    return card.seat();
  }

  @Override
  public Optional<ShipState> ship() {
    return Optional.of(this);
  }

  @Override
  public Tokens markers() {
    return tokens;
  }

  @Override
  public int skill(ToIntFunction<ShipState> skills) {
    return skills.applyAsInt(this);
  }

  @Override
  public boolean suffers(int dealt) {
    return true;
  }

  @Override
  public DamageTask suffering(Optional<SectionName> part, int normal, int critical) {
    return new DamageTask.Damage(id(), part, 0, normal, critical);
  }

  /** Returns the maneuver on its dial; empty if no dial is set or a view hides it. */
  public Optional<Maneuver> maneuver() {
    return dial.flatMap(DialFace::maneuver);
  }

  /**
   * Tests whether a player knows its dial: as its owner, because it lies open, or because it was
   * shown.
   */
  public boolean dialKnownTo(String player) {
    return dialOpen || seat().equals(player) || shown.contains(player);
  }

  /** Returns the number of its face-down damage cards, including stand-ins. */
  public int faceDown() {
    return (int) damage.stream().filter(card -> card.face().isEmpty()).count();
  }

  @Override
  public boolean inPlay() {
    return status == Status.IN_PLAY;
  }

  /** Tests whether it is on the table, in play or as an obstacle. */
  public boolean onTable() {
    return inPlay() || lies();
  }

  /** Tests whether it was destroyed or has fled. */
  public boolean gone() {
    return status == Status.DESTROYED || status == Status.FLED;
  }

  /**
   * Tests whether it takes part: in play, or lying as an obstacle for a time by the rules for
   * boarding. A disabled ship never moves again (004-054).
   */
  public boolean takesPart() {
    return inPlay() || (lies() && !disabled());
  }

  /** Tests whether this ship has a stress token. */
  public boolean stressed() {
    return tokens.of(TokenType.STRESS) > 0;
  }

  /** Tests whether this ship has a cloak token. */
  public boolean cloaked() {
    return tokens.of(TokenType.CLOAK) > 0;
  }

  /**
   * Tests whether it has enough ion tokens to be ionized: 1 for a small ship, 2 for others
   * (000-115). A huge ship never has; it only gains less energy (002-011).
   */
  public boolean ionTokensSuffice() {
    return card.huge().isEmpty()
        && tokens.of(TokenType.ION) >= (card.base() == BaseSize.SMALL ? 1 : 2);
  }

  /**
   * Tests whether its ion tokens go only at the end of the activation phase: a small ship's go
   * after it moves (000-117, -119, -120; 002-006, -011).
   */
  public boolean losesIonLast() {
    return card.huge().isPresent() || (ionised && card.base() != BaseSize.SMALL);
  }

  /**
   * Tests whether assigned tokens of a kind stay with it; with a huge ship only ion tokens do
   * (002-050). Energy and reinforcement are never assigned.
   */
  public boolean keeps(TokenType kind) {
    return switch (kind) {
      case ENERGY, REINFORCEMENT -> false;
      case ION -> true;
      default -> card.huge().isEmpty();
    };
  }

  /** Tests whether it flies as a wingmate: in play or yet to come, and not split from its wing. */
  public boolean inFormation() {
    return wing.isPresent()
        && wing.get() == WingState.IN_FORMATION
        && (status == Status.IN_PLAY || status == Status.WAITING || status == Status.RESERVE);
  }

  /** Returns the parts that suffer damage: its sections, or the whole of a ship without any. */
  public List<SectionState> parts() {
    return sections.isEmpty() ? List.of(SectionState.whole(shields, damage, lingering)) : sections;
  }

  /**
   * Returns a section; the whole of a ship that is not a corvette has no name. Throws
   * IllegalArgumentException if there is no such section.
   */
  @Override
  public SectionState section(Optional<SectionName> name) {
    return find(name)
        .orElseThrow(
            () ->
                new IllegalArgumentException(
                    "the ship has no section "
                        + name.map(SectionName::word).orElse("without a name")));
  }

  private Optional<SectionState> find(Optional<SectionName> name) {
    if (sections.isEmpty()) {
      return name.isEmpty()
          ? Optional.of(SectionState.whole(shields, damage, lingering))
          : Optional.empty();
    }
    for (SectionState part : sections) {
      if (part.section().equals(name)) {
        return Optional.of(part);
      }
    }
    return Optional.empty();
  }

  /** Returns the parts that are not crippled. */
  public List<SectionState> working() {
    return sections.isEmpty()
        ? parts()
        : sections.stream().filter(part -> !part.crippled()).toList();
  }

  /** Returns the number of its shields, in all sections together. */
  public int shieldsLeft() {
    return sections.isEmpty() ? shields : sections.stream().mapToInt(SectionState::shields).sum();
  }

  /** Returns all of its damage cards, section by section. */
  public List<DealtCard> suffered() {
    return sections.isEmpty()
        ? damage
        : sections.stream().flatMap(section -> section.damage().stream()).toList();
  }

  /** Returns the damage cards at a place; a corvette's lie beside its sections. */
  public List<DealtCard> damageAt(CardRef ref) {
    return ref.damages()
        ? find(ref.section()).map(SectionState::damage).orElse(List.of())
        : List.of();
  }

  /** Tests whether it or one of its sections lingers. */
  public boolean lingers() {
    return lingering
        || (!sections.isEmpty() && sections.stream().anyMatch(SectionState::lingering));
  }

  /** Returns its primary weapon value, which can change once a section is crippled. */
  public int attack() {
    int attack = card.attack();
    for (SectionState section : sections) {
      if (section.crippled()) {
        attack = card.section(section.section()).crippled().attack().orElse(attack);
      }
    }
    return attack;
  }

  /**
   * Returns the number of energy tokens that a huge ship's last card can hold as it lies (002-007,
   * -034).
   */
  public int energyLimit() {
    SectionState last = sections.get(sections.size() - 1);
    return last.crippled()
        ? card.section(last.section()).crippled().energy()
        : card.huge().orElseThrow().energy();
  }

  /** Returns the action bar of a huge ship's section as its card shows it now. */
  public List<Action> actions(SectionState section) {
    SectionCard printed = card.section(section.section());
    return section.crippled() ? printed.crippled().actions() : printed.actions();
  }

  /** Tests whether it has a lock on a ship, or on a section of it (000-042, 002-051). */
  public boolean lockedOn(String target, Optional<SectionName> section) {
    return (lock.equals(Optional.of(target)) && lockSection.equals(section))
        || (!moreLocks.isEmpty() && moreLocks.contains(new LockOn(target, section)));
  }

  /** Tests whether it has a lock on a ship or on any section of it. */
  public boolean lockedOn(String target) {
    return lock.equals(Optional.of(target))
        || (!moreLocks.isEmpty()
            && moreLocks.stream().anyMatch(more -> more.target().equals(target)));
  }

  /** Returns its locks, the latest first. */
  public List<LockOn> locks() {
    return lock.isEmpty()
        ? List.of()
        : Lists.joined(List.of(new LockOn(lock.get(), lockSection)), moreLocks);
  }

  /**
   * Returns this ship as it waits to be set up: with its crew, and split if it is from its wing.
   */
  public ShipState asItWaits() {
    ShipState fresh = of(card).with(Status.WAITING);
    ShipState winged = wing.map(fresh::with).orElse(fresh);
    return boarding.map(aboard -> winged.with(ShipBoarding.of(aboard.crew()))).orElse(winged);
  }

  /** Returns a copy with another status. */
  public ShipState with(Status other) {
    return copy(made -> made.status = other);
  }

  /** Returns a copy with one section changed, or the whole of a ship without sections. */
  public ShipState with(SectionState changed) {
    return withParts(part -> part.section().equals(changed.section()) ? changed : part);
  }

  private ShipState withParts(UnaryOperator<SectionState> change) {
    List<SectionState> changed = new ArrayList<>(parts());
    changed.replaceAll(change);
    SectionState first = changed.get(0);
    return copy(
        made -> {
          if (!sections.isEmpty()) {
            made.sections = changed;
          } else {
            made.shields = first.shields();
            made.damage = first.damage();
            made.lingering = first.lingering();
          }
        });
  }

  /** Returns a copy with other tokens. */
  public ShipState with(Tokens other) {
    return copy(made -> made.tokens = other);
  }

  /** Returns a copy with {@code more} tokens of a kind added, or removed if negative. */
  public ShipState plus(TokenType kind, int more) {
    return with(tokens.plus(kind, more));
  }

  /** Returns a copy with other locks, the latest first. */
  public ShipState withLocks(List<LockOn> locks) {
    Optional<LockOn> latest = locks.stream().findFirst();
    return copy(
        made -> {
          made.lock = latest.map(LockOn::target);
          made.lockSection = latest.flatMap(LockOn::section);
          made.moreLocks = locks.isEmpty() ? locks : locks.subList(1, locks.size());
        });
  }

  /** Returns a copy with one more lock; the latest {@code most} locks stay, one on a ship. */
  public ShipState locking(LockOn on, int most) {
    return withLocks(
        Lists.joined(List.of(on), unlocking(on.target()).locks()).stream().limit(most).toList());
  }

  /** Returns a copy without its lock on a ship. */
  public ShipState unlocking(String target) {
    return lockedOn(target)
        ? withLocks(locks().stream().filter(one -> !one.target().equals(target)).toList())
        : this;
  }

  /** Returns a copy with another dial. */
  public ShipState withDial(Optional<Maneuver> other, boolean open, boolean noDial) {
    return copy(
        made -> {
          made.dial = other.map(DialFace::showing);
          made.dialOpen = open;
          made.ionised = noDial;
          made.shown = List.of();
        });
  }

  /** Returns a copy whose hidden dial one more player has looked at. */
  public ShipState withDialShownTo(String player) {
    return copy(made -> made.shown = Lists.plus(shown, player));
  }

  /** Returns a copy that has performed no action yet and has no dial. */
  public ShipState atTheEndOfARound() {
    boolean fresh = actions.isEmpty() && dial.isEmpty() && !dialOpen && !ionised;
    return fresh
        ? this
        : withDial(Optional.empty(), false, false).copy(made -> made.actions = List.of());
  }

  /** Returns a copy with another dial face. */
  public ShipState with(DialFace other) {
    return copy(made -> made.dial = Optional.of(other));
  }

  /** Returns a copy with one more action performed. */
  public ShipState withAction(String name) {
    return copy(made -> made.actions = Lists.plus(actions, name));
  }

  /** Returns a copy in which nothing lingers. */
  public ShipState withoutLingering() {
    return withParts(part -> part.withLingering(false));
  }

  /** Returns a copy with other cards beside it. */
  public ShipState withCards(List<HeldCard> other) {
    return copy(made -> made.cards = other);
  }

  /** Returns a copy of a wingmate that has split from its wing, or flies with it again. */
  public ShipState with(WingState other) {
    return copy(made -> made.wing = Optional.of(other));
  }

  /** Returns a copy with one more bomb dropped. */
  public ShipState withDropped(DroppedBomb bomb) {
    return copy(made -> made.dropped = Lists.plus(dropped, bomb));
  }

  /** Returns a copy with another part in the rules for boarding. */
  public ShipState with(ShipBoarding other) {
    return copy(made -> made.boarding = Optional.of(other));
  }

  /** Returns a copy with other ships that it has stood beside since a round ended. */
  public ShipState withBeside(List<String> other) {
    return other.equals(beside) ? this : copy(made -> made.beside = other);
  }

  /** Tests whether it lies on the table as an obstacle. */
  public boolean lies() {
    return status == Status.OBSTACLE;
  }

  /** Tests whether it is disabled, for the rest of the game (004-016). */
  public boolean disabled() {
    return boarding.isPresent() && boarding.get().disabled();
  }

  /** Returns a copy that is gone: without tokens, shields or lock, and not an obstacle. */
  public ShipState gone(Status how) {
    ShipState left =
        with(how)
            .with(Tokens.NONE)
            .withParts(SectionState::gone)
            .withLocks(List.of())
            .withCards(cards.stream().map(held -> held.withEnergy(0)).toList());
    return boarding.map(had -> left.with(had.withHulk(Optional.empty()))).orElse(left);
  }

  private ShipState copy(Consumer<Copy> change) {
    Copy made = new Copy();
    change.accept(made);
    return made.done();
  }

  /** A copy in the making: what is not set stays as it was. */
  private final class Copy {
    private ShipCard card = ShipState.this.card;
    private Status status = ShipState.this.status;
    private int shields = ShipState.this.shields;
    private List<DealtCard> damage = ShipState.this.damage;
    private boolean lingering = ShipState.this.lingering;
    private List<SectionState> sections = ShipState.this.sections;
    private Tokens tokens = ShipState.this.tokens;
    private Optional<String> lock = ShipState.this.lock;
    private Optional<SectionName> lockSection = ShipState.this.lockSection;
    private Optional<DialFace> dial = ShipState.this.dial;
    private boolean dialOpen = ShipState.this.dialOpen;
    private boolean ionised = ShipState.this.ionised;
    private List<String> actions = ShipState.this.actions;
    private List<DroppedBomb> dropped = ShipState.this.dropped;
    private List<HeldCard> cards = ShipState.this.cards;
    private Optional<WingState> wing = ShipState.this.wing;
    private Optional<ShipBoarding> boarding = ShipState.this.boarding;
    private List<String> beside = ShipState.this.beside;
    private List<String> shown = ShipState.this.shown;
    private List<LockOn> moreLocks = ShipState.this.moreLocks;

    ShipState done() {
      return new ShipState(
          card,
          status,
          shields,
          damage,
          lingering,
          sections,
          tokens,
          lock,
          lockSection,
          dial,
          dialOpen,
          ionised,
          actions,
          dropped,
          cards,
          wing,
          boarding,
          beside,
          shown,
          moreLocks);
    }
  }

  /**
   * A lock on a ship, or on a section of a corvette (000-196; 002-051).
   *
   * @param target the ship that is locked
   * @param section the section that is locked
   */
  public record LockOn(String target, Optional<SectionName> section) {}
}
