package io.github.flightstand.protocol.json;

import io.github.flightstand.geometry.Pose;
import io.github.flightstand.movement.maneuver.Dial;
import io.github.flightstand.movement.parts.BaseSize;
import io.github.flightstand.protocol.format.FaultException;
import io.github.flightstand.protocol.format.In;
import io.github.flightstand.protocol.format.NumberRange;
import io.github.flightstand.protocol.format.Pointer;
import io.github.flightstand.protocol.squad.ReadSquad;
import io.github.flightstand.rules.engine.state.Action;
import io.github.flightstand.rules.engine.state.Bomb;
import io.github.flightstand.rules.engine.state.Crew;
import io.github.flightstand.rules.engine.state.HugeCard;
import io.github.flightstand.rules.engine.state.SectionCard;
import io.github.flightstand.rules.engine.state.ShipCard;
import io.github.flightstand.rules.engine.state.Weapon;
import io.github.flightstand.rules.engine.state.WeaponRange;
import io.github.flightstand.rules.engine.state.WingId;
import io.github.flightstand.rules.measure.FiringArc;
import io.github.flightstand.rules.member.Default;
import java.util.List;
import java.util.Optional;

/**
 * A ship with what is printed on its card; what is absent is as its type and pilot have it.
 *
 * @param ship the ship's type by its id in the catalogue; the rest defaults to it
 * @param pilot the pilot by his id in the catalogue; absent: the least skilled of the type
 * @param cards its cards by their ids: of a ship of the catalogue its upgrades; else its pilot's
 *     card and its upgrades other than weapons, which are cards that the engine knows
 * @param hull hull value; a huge ship's stands in its sections
 * @param shields shield value; a huge ship's stands in its sections
 * @param points squad points with all upgrades; 0 if absent
 * @param actions its action bar; a huge ship's stand in its sections
 * @param arcs the arcs of its primary weapon; front if absent
 * @param weapons its secondary weapons
 * @param pose where it stands, in a game whose ships are placed
 * @param bombs its bomb cards; none if absent
 * @param faction its faction by any of its names, such as rebel, resistance or Galactic Empire;
 *     where who begins hangs on it, one that is known
 * @param unique a name that a side has once
 * @param sections a huge ship's: of a corvette fore and aft, of a transport one
 * @param energy how much energy a huge ship's card holds; 0 if absent
 * @param range the nearest and the farthest range of a huge ship's primary weapon; 1 to 3 if absent
 * @param wing whose wing it flies in, and in which place; absent: in none
 * @param threat in an epic battle, its threat in place of points, each worth 25 of them
 * @param build in an epic battle, the quick build of several ships that it is of; those of one
 *     build are scored as one
 * @param crew who is on board, by the rules for boarding
 */
public record SquadShipJson(
    String id,
    Optional<String> ship,
    Optional<String> pilot,
    @Default("[]") List<String> cards,
    Optional<BaseSize> base,
    Optional<Integer> skill,
    Optional<Integer> attack,
    Optional<Integer> agility,
    Optional<Integer> hull,
    Optional<Integer> shields,
    Optional<Integer> points,
    Optional<List<Action>> actions,
    Optional<Dial> dial,
    Optional<List<FiringArc>> arcs,
    Optional<List<Weapon>> weapons,
    Optional<PoseJson> pose,
    Optional<List<Bomb>> bombs,
    Optional<String> faction,
    Optional<String> unique,
    Optional<List<SectionCard>> sections,
    Optional<Integer> energy,
    Optional<WeaponRange> range,
    Optional<WingId> wing,
    @In(NumberRange.THREAT) Optional<Integer> threat,
    Optional<String> build,
    Optional<CrewJson> crew) {

  private static final List<FiringArc> FRONT = List.of(FiringArc.FRONT);

  /** What a threat is worth in squad points (003-041). */
  private static final int POINTS_A_THREAT = 25;

  /**
   * Turns threat into points.
   *
   * @throws FaultException if there are more than {@link ReadSquad#MOST_CARDS} cards
   * @throws IllegalArgumentException if there are points too
   */
  public SquadShipJson {
    if (cards.size() > ReadSquad.MOST_CARDS) {
      throw FaultException.tooMany(Pointer.of("/cards"), ReadSquad.MOST_CARDS, "cards");
    }
    if (threat.isPresent() && points.isPresent()) {
      throw new IllegalArgumentException(
          "a ship has 'points' or 'threat', found both, " + points.get() + " and " + threat.get());
    }
    Optional<Integer> said = points;
    points = threat.map(each -> POINTS_A_THREAT * each).or(() -> said);
    threat = Optional.empty();
  }

  static SquadShipJson of(
      ShipCard card, Optional<Pose> pose, Optional<String> faction, Optional<Crew> crew) {
    return new SquadShipJson(
        card.id(),
        Optional.empty(),
        Optional.empty(),
        card.cards(),
        Optional.of(card.base()),
        Optional.of(card.skill()),
        Optional.of(card.attack()),
        Optional.of(card.agility()),
        unlessHuge(card, card.hull()),
        unlessHuge(card, card.shields()),
        Optional.of(card.points()),
        unlessHuge(card, card.actions()),
        Optional.of(card.dial()),
        Optional.of(card.arcs()),
        unlessEmpty(card.weapons()),
        pose.map(PoseJson::of),
        unlessEmpty(card.bombs()),
        faction,
        Optional.empty(),
        card.huge().map(HugeCard::sections),
        card.huge().map(HugeCard::energy),
        card.huge().map(HugeCard::range),
        card.wing(),
        Optional.empty(),
        card.build(),
        crew.map(CrewJson::of));
  }

  private static <T> Optional<List<T>> unlessEmpty(List<T> all) {
    return Optional.of(all).filter(any -> !any.isEmpty());
  }

  private static <T> Optional<T> unlessHuge(ShipCard card, T figure) {
    return card.huge().isPresent() ? Optional.empty() : Optional.of(figure);
  }

  /** Returns it with what it does not say taken from its cards. */
  SquadShipJson filledFrom(ShipCard card, Optional<String> ofPilot) {
    SquadShipJson printed = of(card, Optional.empty(), ofPilot, Optional.empty());
    return new SquadShipJson(
        id,
        ship,
        pilot,
        cards,
        base.or(printed::base),
        skill.or(printed::skill),
        attack.or(printed::attack),
        agility.or(printed::agility),
        hull.or(printed::hull),
        shields.or(printed::shields),
        points.or(printed::points),
        actions.or(printed::actions),
        dial.or(printed::dial),
        arcs.or(printed::arcs),
        weapons.or(printed::weapons),
        pose,
        bombs.or(printed::bombs),
        faction.or(printed::faction),
        unique,
        sections.or(printed::sections),
        energy.or(printed::energy),
        range.or(printed::range),
        wing,
        threat,
        build,
        crew);
  }

  /** Returns the same ship by another name. */
  SquadShipJson named(String name) {
    return new SquadShipJson(
        name, ship, pilot, cards, base, skill, attack, agility, hull, shields, points, actions,
        dial, arcs, weapons, pose, bombs, faction, unique, sections, energy, range, wing, threat,
        build, crew);
  }

  /**
   * Returns a member that a ship must have that is of no type of the catalogue.
   *
   * @throws FaultException if it is absent
   */
  <T> T needed(String name, Optional<T> member) {
    return member.orElseThrow(
        () -> FaultException.missing(Pointer.ROOT.append(name), "in a ship without 'ship'"));
  }

  /** Returns the card; places are those in the ship. */
  ShipCard card(String player) {
    BaseSize size = needed("base", base);
    ShipCard.Builder card =
        ShipCard.builder(id, player, needed("dial", dial))
            .base(size)
            .skill(needed("skill", skill))
            .attack(needed("attack", attack))
            .agility(needed("agility", agility))
            .points(points.orElse(0))
            .arcs(arcs.orElse(size == BaseSize.HUGE_TRANSPORT ? List.of() : FRONT))
            .bombs(bombs.orElse(List.of()))
            .weapons(weapons.orElse(List.of()))
            .cards(ship.isPresent() ? List.of() : cards);
    wing.ifPresent(card::wing);
    build.ifPresent(card::quickBuild);
    if (sections.isPresent()) {
      refuse("hull", hull);
      refuse("shields", shields);
      refuse("actions", actions);
      return card.huge(
              new HugeCard(sections.get(), energy.orElse(0), range.orElse(WeaponRange.PRIMARY)))
          .build();
    }
    refuse("energy", energy);
    refuse("range", range);
    return card.hull(needed("hull", hull))
        .shields(needed("shields", shields))
        .actions(needed("actions", actions))
        .build();
  }

  private static void refuse(String name, Optional<?> figure) {
    if (figure.isPresent()) {
      throw FaultException.badValue(
          "/" + name,
          ("'%s' is found, expected none: hull, shields and actions of a huge ship stand in "
                  + "its sections, and no other ship has energy or a range")
              .formatted(name));
    }
  }
}
