package io.github.flightstand.rules.squad;

import io.github.flightstand.rules.engine.hook.CardSet;
import io.github.flightstand.rules.engine.state.Action;
import io.github.flightstand.rules.engine.state.Bomb;
import io.github.flightstand.rules.engine.state.ShipCard;
import io.github.flightstand.rules.engine.state.Weapon;
import io.github.flightstand.rules.measure.FiringArc;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** A ship of a squad, with upgrades, whether they fit or not. */
public record SquadShip(String id, ShipType type, Pilot pilot, List<Upgrade> upgrades) {

  /** Throws an {@link IllegalArgumentException} if the pilot flies another type. */
  public SquadShip {
    if (!pilot.ship().equals(type.id())) {
      throw new IllegalArgumentException(
          "'" + pilot.name() + "' flies '" + pilot.ship() + "', found '" + type.id() + "'");
    }
    upgrades = List.copyOf(upgrades);
  }

  /** Returns its squad points, including upgrades and their discounts (000-066). */
  public int points() {
    return pilot.points() + IntStream.range(0, upgrades.size()).map(this::cost).sum();
  }

  private int cost(int index) {
    Upgrade card = upgrades.get(index);
    int cost = card.points();
    for (int i = 0; i < upgrades.size(); i++) {
      Optional<Upgrade.Discount> discount = upgrades.get(i).discount();
      if (i != index && discount.isPresent()) {
        cost = discount.get().on(card, cost);
      }
    }
    return cost;
  }

  private Changes changes() {
    return upgrades.stream().map(Upgrade::changes).reduce(Changes.NONE, Changes::plus);
  }

  public int skill() {
    return pilot.skill() + changes().skill();
  }

  public Figures figures() {
    Figures printed = pilot.figures().orElse(type.figures());
    Changes changes = changes();
    return new Figures(
        printed.attack().map(attack -> attack + changes.attack()),
        Math.max(0, printed.agility() + changes.agility()),
        Math.max(1, printed.hull() + changes.hull()),
        Math.max(0, printed.shields() + changes.shields()),
        printed.energy().map(energy -> Math.max(0, energy + changes.energy())));
  }

  public List<ActionIcon> actions() {
    return Stream.concat(
            type.actions().stream(), upgrades.stream().flatMap(card -> card.actions().stream()))
        .distinct()
        .toList();
  }

  /** Returns the actions of its bar that games know. */
  List<Action> knownActions() {
    return actions().stream().flatMap(icon -> icon.action().stream()).toList();
  }

  /** Returns the bomb cards that games know; a second one of a name is numbered. */
  List<Bomb> bombs() {
    List<Bomb> bombs = new ArrayList<>();
    for (int i = 0; i < upgrades.size(); i++) {
      Optional<Bomb> card = upgrades.get(i).bomb();
      if (card.isPresent()) {
        Bomb bomb = card.get();
        bombs.add(new Bomb(name(i), bomb.token(), bomb.when(), bomb.templates(), bomb.count()));
      }
    }
    return bombs;
  }

  /**
   * Returns the secondary weapons that games know; a second one of a name is numbered. A huge
   * ship's are those that fire all round or in an arc of the section.
   */
  List<Weapon> weapons() {
    List<Weapon> weapons = new ArrayList<>();
    for (int i = 0; i < upgrades.size(); i++) {
      Upgrade card = upgrades.get(i);
      if (card.weapon().filter(this::fires).isPresent()) {
        weapons.add(card.weapon().get().weapon(name(i), card.slot(), card.energy().orElse(0)));
      }
    }
    return weapons;
  }

  /**
   * Returns the ids of the cards that the ship has in a game. Those are its pilot's, its own
   * rules', and its upgrades' that have effects there, except weapons, which are cards already.
   */
  public List<String> cards(CardSet inForce) {
    List<String> taken = weapons().stream().map(Weapon::cardId).toList();
    return Stream.concat(
            Stream.concat(Stream.of(pilotId(inForce)), rules()),
            upgrades.stream().map(Upgrade::id).filter(id -> !taken.contains(id)))
        .filter(id -> inForce.card(id).isPresent())
        .toList();
  }

  /**
   * Returns the ids of its cards whose effects are missing in a game. Pilots who are not unique
   * have none, nor has a ship that is of no type of the catalogue.
   */
  public List<String> unwritten(CardSet inForce) {
    boolean able = pilot.unique() && !pilot.id().equals(type.id());
    return Stream.of(
            Stream.of(pilotId(inForce)).filter(id -> able),
            rules(),
            upgrades.stream().map(Upgrade::id))
        .flatMap(ids -> ids)
        .filter(id -> !inForce.covers(id))
        .distinct()
        .toList();
  }

  /**
   * Returns the icons on its bar that only cards give effect to, each by a card of that name. What
   * huge ships do is in their own rules (002).
   */
  private Stream<String> rules() {
    return actions().stream()
        .filter(icon -> !type.base().isHuge())
        .filter(icon -> icon.action().isEmpty() || icon == ActionIcon.REINFORCE)
        .map(ActionIcon::word);
  }

  /** Returns the id of its pilot's card; pilots of two factions may have a card each. */
  private String pilotId(CardSet inForce) {
    String id = type.id() + "." + pilot.id();
    return pilot.faction().map(faction -> id + "." + faction).filter(inForce::covers).orElse(id);
  }

  private boolean fires(WeaponFigures figures) {
    return type.base().isHuge()
        ? figures.arc() == FiringArc.TURRET || type.arcs().contains(figures.arc())
        : !figures.costsEnergy();
  }

  private String name(int index) {
    String id = upgrades.get(index).id();
    long before = upgrades.subList(0, index).stream().filter(card -> card.id().equals(id)).count();
    return before == 0 ? id : id + "-" + (before + 1);
  }

  /** Returns a builder of a game's ship card, without huge ships' sections. */
  ShipCard.Builder cardInTheMaking(String seat) {
    Figures figures = figures();
    ShipCard.Builder card = ShipCard.builder(id, seat, type.dial());
    if (pilot.unique()) {
      card.unique(pilot.name());
    }
    return card.base(type.base())
        .skill(skill())
        .attack(figures.attack().orElse(0))
        .agility(figures.agility())
        .points(points())
        .arcs(type.arcs());
  }
}
