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
import java.util.stream.Stream;

/**
 * A ship with the figures of its card; absent figures are those of its type and pilot.
 *
 * @param id the ship's id; no other piece has it
 * @param ship the id of the ship's type in the catalogue, which supplies the absent figures
 * @param pilot the pilot's id in the catalogue; if absent, the least skilled pilot of the type
 * @param cards the ids of the ship's upgrades; without a catalogue type its pilot too, and no
 *     weapons
 * @param base the size of the base; as its type's if absent
 * @param skill the pilot skill, or the initiative in an epic battle; as its pilot's if absent
 * @param attack the primary weapon's attack dice, at most 12; as its type's if absent
 * @param agility the defense dice, at most 12; as its type's if absent
 * @param hull the hull value; a huge ship's belongs to its sections
 * @param shields the shield value; a huge ship's belongs to its sections
 * @param points the squad points, with all upgrades; 0 if absent
 * @param actions the action bar; a huge ship's belongs to its sections
 * @param arcs the arcs of the primary weapon; front if absent
 * @param weapons the secondary weapons
 * @param pose the ship's pose, in a game whose ships are placed
 * @param bombs the bomb cards; none if absent
 * @param faction the faction by any of its names, such as rebel; it may decide who begins
 * @param unique a name that a side may have only once
 * @param sections a huge ship's sections: fore and aft for a corvette, one for a transport
 * @param energy the most energy that a huge ship's card holds; 0 if absent
 * @param range the nearest and the farthest range of a huge ship's primary weapon; 1 to 3 if absent
 * @param wing its wing and its place there; no wing if absent
 * @param threat in an epic battle, the ship's threat, which replaces points; each is worth 25
 *     points
 * @param build in an epic battle, the quick build of several ships that this one is part of
 * @param crew the ship's crew, in the rules for boarding
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

  /** The worth of a threat in squad points (003-041). */
  private static final int POINTS_A_THREAT = 25;

  /**
   * Converts threat to points.
   *
   * @throws FaultException if there are more than {@link ReadSquad#MOST_CARDS} cards
   * @throws IllegalArgumentException if both points and threat are given
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
        card.unique(),
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

  /** Returns the ship with its absent figures taken from its cards. */
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
        unique.or(printed::unique),
        sections.or(printed::sections),
        energy.or(printed::energy),
        range.or(printed::range),
        wing,
        threat,
        build,
        crew);
  }

  /** Returns the same ship with another name. */
  SquadShipJson named(String name) {
    return new SquadShipJson(
        name, ship, pilot, cards, base, skill, attack, agility, hull, shields, points, actions,
        dial, arcs, weapons, pose, bombs, faction, unique, sections, energy, range, wing, threat,
        build, crew);
  }

  /**
   * Returns a field that a ship without a type of the catalogue must have.
   *
   * @throws FaultException if the field is absent
   */
  <T> T needed(String name, Optional<T> member) {
    return member.orElseThrow(
        () -> FaultException.missing(Pointer.ROOT.append(name), "in a ship without 'ship'"));
  }

  /**
   * Returns the card; the places of faults are within the ship.
   *
   * @param brought the ids of cards that it has as a ship of the catalogue
   */
  ShipCard card(String player, List<String> brought) {
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
            .cards(
                ship.isPresent()
                    ? brought
                    : Stream.concat(cards.stream(), brought.stream()).toList());
    wing.ifPresent(card::wing);
    build.ifPresent(card::quickBuild);
    unique.ifPresent(card::unique);
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
          ("'%s' is found, expected none: a huge ship's hull, shields and actions belong to "
                  + "its sections, and only a huge ship has energy or a range")
              .formatted(name));
    }
  }
}
