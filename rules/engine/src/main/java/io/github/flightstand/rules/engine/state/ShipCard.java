package io.github.flightstand.rules.engine.state;

import io.github.flightstand.movement.maneuver.Bearing;
import io.github.flightstand.movement.maneuver.Dial;
import io.github.flightstand.movement.maneuver.Maneuver;
import io.github.flightstand.movement.maneuver.Maneuver.Difficulty;
import io.github.flightstand.movement.parts.BaseSize;
import io.github.flightstand.movement.parts.SectionName;
import io.github.flightstand.rules.measure.FiringArc;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;

/**
 * The printed data of a ship: its card, its base and its dial.
 *
 * @param hull the hull value, at least 1
 * @param points the squad points with all upgrades
 * @param dial the maneuvers, with at least one that is not red and none that is purple
 * @param bombs the bomb cards, with different ids
 * @param huge the data of a huge ship; its hull and shields are sums of its sections
 * @param cards the ids of the pilot's card and of the upgrades other than weapons
 * @param wing the wing that it is a wingmate of, and its place there; absent if it is not one
 * @param build the ship's quick build; ships of one player and one build are scored as one
 * @param unique the name that a side may have only once (000-064), if the pilot is unique
 */
public record ShipCard(
    String id,
    String seat,
    BaseSize base,
    int skill,
    int attack,
    int agility,
    int hull,
    int shields,
    int points,
    List<Action> actions,
    Dial dial,
    List<FiringArc> arcs,
    List<Bomb> bombs,
    Optional<HugeCard> huge,
    List<Weapon> weapons,
    List<String> cards,
    Optional<WingId> wing,
    Optional<String> build,
    Optional<String> unique) {

  private static final List<Optional<SectionName>> WHOLE = List.of(Optional.empty());

  /** The greatest attack and agility; with all extra dice, a roll's odds still fit a long. */
  static final int MOST_DICE = 12;

  /** The most points of a ship, added or subtracted; those of a whole table fit an int. */
  private static final int MOST_POINTS = 1_000_000;

  /**
   * Copies the lists. Throws IllegalArgumentException if a value is negative, the hull is below 1,
   * attack or agility is above 12, or the points are beyond a million either way. The dial may have
   * no purple maneuver, no bank of speed 0 unless the base is huge, and not only red maneuvers
   * (000-026). No two arcs, weapons or bombs may be the same, and the sections must fit the base
   * and the other values.
   */
  public ShipCard {
    Objects.requireNonNull(id, "a ship has an id");
    Objects.requireNonNull(seat, "a ship has a seat");
    Objects.requireNonNull(base, "a ship has a base");
    Objects.requireNonNull(actions, "a ship has actions, or none");
    Objects.requireNonNull(dial, "a ship has a dial");
    Objects.requireNonNull(arcs, "a ship has arcs");
    Objects.requireNonNull(bombs, "a ship has bombs, or none");
    Objects.requireNonNull(huge, "huge may be empty but not null");
    Objects.requireNonNull(weapons, "a ship has weapons, or none");
    Objects.requireNonNull(cards, "a ship has cards, or none");
    Objects.requireNonNull(wing, "wing may be empty but not null");
    Objects.requireNonNull(build, "build may be empty but not null");
    Objects.requireNonNull(unique, "unique may be empty but not null");
    if (skill < 0 || attack < 0 || agility < 0 || shields < 0) {
      throw new IllegalArgumentException(
          "skill, attack, agility and shields are at least 0, found %s, %s, %s and %s"
              .formatted(skill, attack, agility, shields));
    }
    if (attack > MOST_DICE || agility > MOST_DICE) {
      throw new IllegalArgumentException(
          "attack and agility are at most " + MOST_DICE + ", found " + attack + " and " + agility);
    }
    if (Math.abs((long) points) > MOST_POINTS) {
      throw new IllegalArgumentException(
          "a ship costs " + -MOST_POINTS + " to " + MOST_POINTS + " points, found " + points);
    }
    if (hull < 1) {
      throw new IllegalArgumentException("a hull is at least 1, found " + hull);
    }
    if (dial.maneuvers().stream().allMatch(ShipCard::red)) {
      throw new IllegalArgumentException(
          "a dial has at least one maneuver that is not red, found none");
    }
    dial.maneuvers().stream()
        .filter(maneuver -> maneuver.difficulty() == Difficulty.PURPLE)
        .findFirst()
        .ifPresent(
            purple -> {
              throw new IllegalArgumentException(
                  "a game's dials have no purple maneuvers, which cost a token that its rules do"
                      + " not have, found "
                      + purple.code());
            });
    if (!base.isHuge()) {
      dial.maneuvers().stream()
          .filter(maneuver -> maneuver.speed() < 1 && maneuver.bearing() != Bearing.STATIONARY)
          .findFirst()
          .ifPresent(
              bank -> {
                throw new IllegalArgumentException(
                    "only huge ships have a bank of speed 0, found " + bank.code());
              });
    }
    actions = List.copyOf(actions);
    arcs = List.copyOf(arcs);
    if (arcs.stream().distinct().count() < arcs.size()) {
      throw new IllegalArgumentException("a ship's arcs are different, found one twice");
    }
    weapons = List.copyOf(weapons);
    if (weapons.stream().map(Weapon::id).distinct().count() < weapons.size()) {
      throw new IllegalArgumentException("a ship's weapons have different names, found one twice");
    }
    cards = List.copyOf(cards);
    bombs = List.copyOf(bombs);
    if (bombs.stream().map(Bomb::id).distinct().count() < bombs.size()) {
      throw new IllegalArgumentException("a ship's bombs have different names, found one twice");
    }
    checkHuge(base, huge);
    if (huge.isPresent()) {
      checkSums(huge.get(), hull, shields, actions);
      checkCards(huge.get(), cards, weapons);
      if (!bombs.isEmpty()) {
        throw new IllegalArgumentException("a huge ship drops no bombs, found " + bombs.size());
      }
    }
  }

  private static void checkCards(HugeCard huge, List<String> cards, List<Weapon> weapons) {
    List<String> left = new ArrayList<>(cards);
    weapons.forEach(weapon -> left.add(weapon.id()));
    for (SectionCard section : huge.sections()) {
      for (String card : section.cards()) {
        if (!left.remove(card)) {
          throw new IllegalArgumentException(
              "a section has cards that the ship has, found '" + card + "' beyond those");
        }
      }
    }
  }

  /** Returns the secondary weapon with that id, if the ship has it. */
  public Optional<Weapon> weapon(String weapon) {
    return weapons.stream().filter(one -> one.id().equals(weapon)).findFirst();
  }

  private static boolean red(Maneuver maneuver) {
    return maneuver.difficulty() == Difficulty.RED;
  }

  /** Returns the bomb card with that name; throws IllegalArgumentException if there is none. */
  public Bomb bomb(String name) {
    return bombs.stream()
        .filter(bomb -> bomb.id().equals(name))
        .findFirst()
        .orElseThrow(() -> new IllegalArgumentException("'" + id + "' has no bomb '" + name + "'"));
  }

  private static void checkHuge(BaseSize base, Optional<HugeCard> huge) {
    List<Optional<SectionName>> found =
        huge.map(card -> card.sections().stream().map(SectionCard::section).toList())
            .orElse(List.of());
    if (!found.equals(HugeCard.names(base))) {
      throw new IllegalArgumentException(
          "a ship with a %s base has %s sections, found %s"
              .formatted(base.word(), HugeCard.names(base).size(), found.size()));
    }
  }

  private static void checkSums(HugeCard huge, int hull, int shields, List<Action> actions) {
    if (hull != huge.hull() || shields != huge.shields() || !actions.isEmpty()) {
      throw new IllegalArgumentException(
          ("a huge ship's hull and shields are those of its sections, %s and %s, and its "
                  + "actions stand there, found %s, %s and %s actions")
              .formatted(huge.hull(), huge.shields(), hull, shields, actions.size()));
    }
  }

  /**
   * Tests whether damage, shields, actions and attacks belong to its sections, as on a huge ship
   * (002-013, -024, -028). Everything that depends on this asks here.
   */
  public boolean inSections() {
    return huge.isPresent();
  }

  /** Tests whether it gets free actions and tokens other than ion; huge ships do not (002-018). */
  public boolean takesFreeActions() {
    return huge.isEmpty();
  }

  /** Tests whether it docks alongside another ship, as it does if both are huge (004-042). */
  public boolean liesAlongside(ShipCard other) {
    return huge.isPresent() && other.huge.isPresent();
  }

  /** Returns the ship's own shields; a huge ship has them on its sections instead. */
  public int ownShields() {
    return huge.isPresent() ? 0 : shields;
  }

  /** Returns the range of its primary weapon. */
  public WeaponRange range() {
    return huge.map(HugeCard::range).orElse(WeaponRange.PRIMARY);
  }

  /** Returns the names of its sections; a ship that is not a corvette has one without a name. */
  public List<Optional<SectionName>> sections() {
    return huge.map(card -> card.sections().stream().map(SectionCard::section).toList())
        .orElse(WHOLE);
  }

  /** Returns a huge ship's section card; throws IllegalArgumentException if there is none. */
  public SectionCard section(Optional<SectionName> name) {
    return huge.orElseThrow().section(name);
  }

  /** Returns the hull value of a section, or of a ship that is not huge. */
  public int hull(Optional<SectionName> section) {
    return huge.isPresent() ? section(section).hull() : hull;
  }

  /** Returns the shield value of a section, or of a ship that is not huge. */
  public int shields(Optional<SectionName> section) {
    return huge.isPresent() ? section(section).shields() : shields;
  }

  /** Returns a builder; defaults are 0, none, a small base, a hull of 1 and a front arc. */
  public static Builder builder(String id, String seat, Dial dial) {
    return new Builder(id, seat, dial);
  }

  /** Returns a builder with the values of this card. */
  public Builder toBuilder() {
    Builder builder = new Builder(id, seat, dial);
    builder.base = base;
    builder.skill = skill;
    builder.attack = attack;
    builder.agility = agility;
    builder.hull = hull;
    builder.shields = shields;
    builder.points = points;
    builder.actions = actions;
    builder.arcs = arcs;
    builder.weapons = weapons;
    builder.cards = cards;
    builder.bombs = bombs;
    builder.huge = huge;
    builder.wing = wing;
    builder.build = build;
    builder.unique = unique;
    return builder;
  }

  /** A card in the making. */
  public static final class Builder {
    private final String id;
    private String seat;
    private BaseSize base = BaseSize.SMALL;
    private int skill;
    private int attack;
    private int agility;
    private int hull = 1;
    private int shields;
    private int points;
    private List<Action> actions = List.of();
    private final Dial dial;
    private List<FiringArc> arcs = List.of(FiringArc.FRONT);
    private List<Weapon> weapons = List.of();
    private List<String> cards = List.of();
    private List<Bomb> bombs = List.of();
    private Optional<HugeCard> huge = Optional.empty();
    private Optional<WingId> wing = Optional.empty();
    private Optional<String> build = Optional.empty();
    private Optional<String> unique = Optional.empty();

    private Builder(String id, String seat, Dial dial) {
      this.id = id;
      this.seat = seat;
      this.dial = dial;
    }

    /** Sets the player who flies it. */
    public Builder seat(String value) {
      seat = value;
      return this;
    }

    /** Sets its base; small by default. */
    public Builder base(BaseSize value) {
      base = value;
      return this;
    }

    /** Sets its pilot skill. */
    public Builder skill(int value) {
      skill = value;
      return this;
    }

    /** Sets its primary weapon value. */
    public Builder attack(int value) {
      attack = value;
      return this;
    }

    /** Sets its agility value. */
    public Builder agility(int value) {
      agility = value;
      return this;
    }

    /** Sets its hull value; 1 by default. */
    public Builder hull(int value) {
      hull = value;
      return this;
    }

    /** Sets its shield value. */
    public Builder shields(int value) {
      shields = value;
      return this;
    }

    /** Sets its squad points with all upgrades. */
    public Builder points(int value) {
      points = value;
      return this;
    }

    /** Sets its action bar. */
    public Builder actions(List<Action> value) {
      actions = value;
      return this;
    }

    /** Sets the arcs of its primary weapon; front by default. */
    public Builder arcs(List<FiringArc> value) {
      arcs = value;
      return this;
    }

    /** Sets its secondary weapons. */
    public Builder weapons(List<Weapon> value) {
      weapons = value;
      return this;
    }

    /** Sets the ids of its pilot's card and of its upgrades other than weapons. */
    public Builder cards(List<String> value) {
      cards = value;
      return this;
    }

    /** Sets its bomb cards. */
    public Builder bombs(List<Bomb> value) {
      bombs = value;
      return this;
    }

    /** Makes it a wingmate. */
    public Builder wing(WingId value) {
      wing = Optional.of(value);
      return this;
    }

    /** Makes it a huge ship with the hull and shields of its sections. */
    public Builder huge(HugeCard value) {
      huge = Optional.of(value);
      hull = value.hull();
      shields = value.shields();
      actions = List.of();
      return this;
    }

    /** Sets its quick build, which has several ships. */
    public Builder quickBuild(String value) {
      build = Optional.of(value);
      return this;
    }

    /** Sets the name that a side may have only once. */
    public Builder unique(String value) {
      unique = Optional.of(value);
      return this;
    }

    /** Returns the card; throws IllegalArgumentException as {@link ShipCard} says. */
    public ShipCard build() {
      return new ShipCard(
          id, seat, base, skill, attack, agility, hull, shields, points, actions, dial, arcs, bombs,
          huge, weapons, cards, wing, build, unique);
    }
  }
}
