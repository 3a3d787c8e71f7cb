package io.github.flightstand.rules.engine.flow.shooting;

import static io.github.flightstand.rules.engine.flow.UntrustedState.need;

import io.github.flightstand.movement.parts.Base;
import io.github.flightstand.movement.parts.SectionName;
import io.github.flightstand.movement.table.Ship;
import io.github.flightstand.movement.table.Table;
import io.github.flightstand.rules.engine.flow.Allegiance;
import io.github.flightstand.rules.engine.flow.Bar;
import io.github.flightstand.rules.engine.flow.RulesContext;
import io.github.flightstand.rules.engine.flow.Sections;
import io.github.flightstand.rules.engine.flow.UntrustedState;
import io.github.flightstand.rules.engine.hook.Card;
import io.github.flightstand.rules.engine.hook.Value;
import io.github.flightstand.rules.engine.hook.ValueQuery;
import io.github.flightstand.rules.engine.state.Piece;
import io.github.flightstand.rules.engine.state.RemoteState;
import io.github.flightstand.rules.engine.state.SectionState;
import io.github.flightstand.rules.engine.state.ShipState;
import io.github.flightstand.rules.engine.state.Shot;
import io.github.flightstand.rules.engine.state.State;
import io.github.flightstand.rules.engine.state.Task;
import io.github.flightstand.rules.engine.state.TokenType;
import io.github.flightstand.rules.engine.state.Weapon;
import io.github.flightstand.rules.engine.state.WeaponRange;
import io.github.flightstand.rules.measure.Aim;
import io.github.flightstand.rules.measure.Attack;
import io.github.flightstand.rules.measure.FiringArc;
import io.github.flightstand.rules.measure.LineOfFire;
import io.github.flightstand.rules.measure.RangeBand;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Predicate;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * The shots that a ship can take: at enemies in an arc and range of the weapon that it does not
 * touch (000-031 to -035, -168 to -175). Of a corvette it is each section that can be chosen and is
 * not crippled (002-023, -025, -035). Measured as the query {@code attack} measures.
 */
public final class Shots {

  /** An order of shots, because their hashes collide if their targets' ids do. */
  private static final Comparator<Shot> IN_ORDER =
      Comparator.comparing(Shot::target)
          .thenComparing(Shot::arc)
          .thenComparingInt(Shot::range)
          .thenComparing(Shot::obstructed)
          .thenComparing(shot -> shot.weapon().orElse(""))
          .thenComparing(shot -> shot.section().map(Enum::ordinal).orElse(-1));

  /** The word for the primary weapon. */
  public static final String PRIMARY = "primary";

  private static final List<Optional<SectionName>> WHOLE = List.of(Optional.empty());

  private static final List<FiringArc> TURRET = List.of(FiringArc.TURRET);

  /** The keys of primary weapons, in the order of the arcs. */
  private static final List<String> KEYS =
      Stream.of(FiringArc.values()).map(arc -> PRIMARY + ":" + arc.word()).toList();

  /** A ship's weapon in one of its arcs; without a card it is the primary weapon. */
  public record Gun(Optional<Weapon> card, FiringArc arc, WeaponRange range) {

    public Optional<String> id() {
      return card.map(Weapon::id);
    }

    /** Returns the key under which the weapon is offered. */
    public String key() {
      return card.isPresent() ? "secondary:" + card.get().id() : primary(arc);
    }

    public boolean fires(Shot shot) {
      return shot.weapon().equals(id()) && shot.arc() == arc;
    }
  }

  /** Returns the key of a primary weapon fired from an arc. */
  public static String primary(FiringArc arc) {
    return KEYS.get(arc.ordinal());
  }

  public static List<Shot> of(RulesContext context, State state, ShipState ship) {
    List<Shot> shots = new ArrayList<>();
    List<Gun> guns = guns(context, state, ship);
    for (int i = 0; i < state.ships().size(); i++) {
      ShipState target = state.ships().get(i);
      if (target.inPlay() && state.enemies(ship, target)) {
        for (int k = 0; k < guns.size(); k++) {
          List<Optional<SectionName>> sections = sections(target);
          for (int m = 0; m < sections.size(); m++) {
            shot(context, state, ship, target.id(), sections.get(m), guns.get(k))
                .ifPresent(shots::add);
          }
        }
      }
    }
    for (RemoteState target : state.remotes()) {
      if (target.canBeAttacked() && state.opponents(ship.seat(), target.seat())) {
        for (Gun gun : guns) {
          shot(context, state, ship, target.id(), Optional.empty(), gun).ifPresent(shots::add);
        }
      }
    }
    return shots;
  }

  /** Returns the parts of a target that an attack may name: the whole, or working sections. */
  static List<Optional<SectionName>> sections(ShipState target) {
    return target.sections().isEmpty()
        ? WHOLE
        : target.working().stream().map(SectionState::section).toList();
  }

  /** Returns a ship's weapons, without those that it discarded, which are face down (000-063). */
  public static List<Gun> guns(RulesContext context, State state, ShipState ship) {
    return weapons(
        context,
        state,
        ship,
        weapon ->
            ship.cards().stream().anyMatch(card -> card.up() && card.id().equals(weapon.id())));
  }

  /** Returns a ship's primary weapon and its available secondary weapons, each once. */
  public static List<Gun> weapons(
      RulesContext context, State state, ShipState ship, Predicate<Weapon> available) {
    ValueQuery primary = ValueQuery.aboutWeapon(Optional.empty());
    WeaponRange range =
        context.cards().value(Value.RANGE, state, ship, ship.card().range(), primary);
    List<Gun> guns = new ArrayList<>();
    List<FiringArc> arcs =
        firing(context.cards().value(Value.ARCS, state, ship, ship.card().arcs(), primary));
    for (int i = 0; i < arcs.size(); i++) {
      FiringArc arc = arcs.get(i);
      // A card may name an arc that is not printed on a base that has its own.
      if (!ship.card().base().isHuge() || arc.isOn(base(context, ship))) {
        guns.add(new Gun(Optional.empty(), arc, range));
      }
    }
    List<Weapon> weapons = ship.card().weapons();
    for (int i = 0; i < weapons.size(); i++) {
      Weapon weapon = weapons.get(i);
      if (available.test(weapon)) {
        Gun gun = gun(context, state, ship, weapon);
        if (!guns.contains(gun)) {
          guns.add(gun);
        }
      }
    }
    return guns;
  }

  /** Returns a primary weapon's arcs; a turret always measures to the closest point (000-168). */
  private static List<FiringArc> firing(List<FiringArc> arcs) {
    return arcs.contains(FiringArc.TURRET) ? TURRET : arcs;
  }

  private static Base base(RulesContext context, ShipState ship) {
    return context.rules().movement().parts().base(ship.card().base());
  }

  private static Gun gun(RulesContext context, State state, ShipState ship, Weapon weapon) {
    ValueQuery question = ValueQuery.aboutWeapon(Optional.of(weapon.id()));
    return new Gun(
        Optional.of(weapon),
        context.cards().value(Value.WEAPON_ARC, state, ship, weapon.arc(), question),
        context.cards().value(Value.RANGE, state, ship, weapon.range(), question));
  }

  /** Returns why a ship cannot pay for an attack, if it cannot (000-033, -172, -173). */
  private static Optional<Obstacle> unpaid(
      RulesContext context,
      State state,
      ShipState ship,
      Gun gun,
      String target,
      Optional<SectionName> section) {
    if (gun.card().isEmpty()) {
      return Optional.empty();
    }
    Weapon weapon = gun.card().get();
    Optional<Bar> bar = context.expansions().first(one -> one.unpaid(ship, weapon));
    if (bar.isPresent()) {
      return Optional.of(new Obstacle(bar.get().clause(), bar.get().message()));
    }
    return Stream.concat(weapon.requires().stream(), weapon.spends().stream())
        .flatMap(cost -> lacking(context, state, ship, cost, target, section).stream())
        .findFirst()
        .filter(
            any ->
                Stream.concat(weapon.requires().stream(), weapon.spends().stream())
                    .anyMatch(
                        cost ->
                            ways(context, state, ship, weapon, cost, target, section).isEmpty()));
  }

  /** Returns what a ship has of what serves for a weapon's cost: the cost itself comes first. */
  public static List<Weapon.Cost> ways(
      RulesContext context,
      State state,
      ShipState ship,
      Weapon weapon,
      Weapon.Cost cost,
      String target,
      Optional<SectionName> section) {
    ValueQuery question = ValueQuery.aboutWeapon(Optional.of(weapon.id()));
    return context.cards().value(Value.COSTS, state, ship, List.of(cost), question).stream()
        .filter(way -> lacking(context, state, ship, way, target, section).isEmpty())
        .toList();
  }

  private static Optional<Obstacle> lacking(
      RulesContext context,
      State state,
      ShipState ship,
      Weapon.Cost cost,
      String target,
      Optional<SectionName> section) {
    return switch (cost) {
      case LOCK ->
          ship.lockedOn(target, section)
              ? Optional.empty()
              : Optional.of(
                  new Obstacle("000-172", quoted(ship) + " has no lock on '" + target + "'"));
      case FOCUS ->
          ship.tokens().of(TokenType.FOCUS) > 0
              ? kept(context, state, ship)
              : Optional.of(new Obstacle("000-173", quoted(ship) + " has no focus token"));
    };
  }

  private static Optional<Obstacle> kept(RulesContext context, State state, ShipState ship) {
    return context
        .cards()
        .keepsFromSpending(state, ship, "focus")
        .map(
            card ->
                new Obstacle(
                    "000-003", "the card '" + card.name() + "' forbids to spend a focus token"));
  }

  private static String quoted(ShipState ship) {
    return "'" + ship.id() + "'";
  }

  private static Optional<Card> forbidding(
      RulesContext context, State state, ShipState ship, String target, Gun gun) {
    return context
        .cards()
        .forbidding(Value.MAY_ATTACK, state, ship, ValueQuery.aboutAttack(target, gun.id()));
  }

  /** Returns the table as a ship that attacks sees it. */
  static Table tableSeen(RulesContext context, State state, ShipState ship) {
    return context.expansions().first(one -> one.tableSeen(state, ship)).orElse(state.table());
  }

  private static Optional<Shot> shot(
      RulesContext context,
      State state,
      ShipState ship,
      String target,
      Optional<SectionName> section,
      Gun gun) {
    Ship from = state.table().ship(ship.id()).orElseThrow();
    Ship to = state.standing(target).orElseThrow();
    double reach = RangeBand.numbered(gun.range().farthest()).farEdge();
    double beyond = reach + from.base().reach() + to.base().reach();
    if (from.pose().position().distanceTo(to.pose().position()) > beyond
        || (!from.base().size().isHuge() && gun.arc().surelyMisses(from, to))
        || unpaid(context, state, ship, gun, target, section).isPresent()) {
      return Optional.empty();
    }
    Attack attack =
        context
            .attacks()
            .measure(tableSeen(context, state, ship), new Aim(from, to, section, gun.arc()));
    Optional<RangeBand> band = band(attack, gun);
    return band.isPresent()
            && attack.forbidden().isEmpty()
            && seen(attack)
            && forbidding(context, state, ship, target, gun).isEmpty()
        ? Optional.of(
            new Shot(
                gun.id(),
                gun.arc(),
                target,
                counted(context, state, ship, target, gun, band.get()),
                attack.line().orElseThrow().obstructed(),
                section))
        : Optional.empty();
  }

  /** Returns the range that an attack counts as, which cards may change (000-002). */
  private static int counted(
      RulesContext context, State state, ShipState ship, String target, Gun gun, RangeBand band) {
    ValueQuery question = ValueQuery.aboutAttack(target, gun.id());
    return context.cards().value(Value.COUNTED_RANGE, state, ship, band.number(), question);
  }

  private static Optional<RangeBand> band(Attack attack, Gun gun) {
    return attack
        .line()
        .flatMap(LineOfFire::range)
        .filter(band -> gun.range().reaches(band.number()));
  }

  /** Tests whether the target may be chosen, as any target of one section may. */
  private static boolean seen(Attack attack) {
    return attack.sight().map(Attack.Sight::clear).orElse(true);
  }

  /** Why a shot cannot be made: the clause and the reason. */
  public record Obstacle(String clause, String message) {}

  private static final Obstacle NO_SECTION =
      new Obstacle("002-023", "of a corvette a section is attacked, of any other piece the whole");

  /** Returns why a ship cannot shoot at another with a weapon. */
  public static Obstacle whyNot(
      RulesContext context,
      State state,
      ShipState ship,
      ShipState target,
      Optional<SectionName> section,
      Gun gun) {
    String name = quoted(target);
    Optional<Bar> bar = context.expansions().first(one -> one.noTarget(state, target));
    if (bar.isPresent()) {
      return new Obstacle(bar.get().clause(), bar.get().message());
    }
    if (!target.inPlay()) {
      return target.status() == ShipState.Status.RESERVE
          ? new Obstacle("003-064a", name + " is in reserve")
          : new Obstacle("000-141", name + " is gone");
    }
    if (!state.enemies(ship, target)) {
      return new Obstacle(
          Allegiance.clause("000-035", state, ship, target),
          Allegiance.noEnemy(state, ship, target));
    }
    if (!Sections.names(target, section)) {
      return NO_SECTION;
    }
    if (section.isPresent() && target.section(section).crippled()) {
      return new Obstacle("002-035", "that section of " + name + " is crippled");
    }
    return whyNot(context, state, ship, target.id(), section, gun);
  }

  /** Returns why a ship cannot shoot at a remote with a weapon (003-050, -106). */
  public static Obstacle whyNot(
      RulesContext context,
      State state,
      ShipState ship,
      RemoteState target,
      Optional<SectionName> section,
      Gun gun) {
    String name = "'" + target.id() + "'";
    if (!target.inPlay()) {
      return new Obstacle("003-054", name + " is not on the table");
    }
    if (!state.opponents(ship.seat(), target.seat())) {
      boolean allied = state.rules().game().epic().allies() && !ship.seat().equals(target.seat());
      return new Obstacle(
          allied ? "003-061" : "000-035",
          name + " is " + (allied ? "allied" : "friendly") + ", expected an enemy");
    }
    if (!target.canBeAttacked()) {
      return target.card().values().isPresent()
          ? new Obstacle("003-106", name + " is inactive")
          : new Obstacle("003-050", name + " is no remote, expected one or a ship");
    }
    return section.isPresent()
        ? NO_SECTION
        : whyNot(context, state, ship, target.id(), section, gun);
  }

  /** Returns why an enemy that can be attacked cannot be shot at from here. */
  private static Obstacle whyNot(
      RulesContext context,
      State state,
      ShipState ship,
      String target,
      Optional<SectionName> section,
      Gun gun) {
    String name = "'" + target + "'";
    Attack attack =
        context
            .attacks()
            .measure(
                tableSeen(context, state, ship),
                new Aim(
                    state.table().ship(ship.id()).orElseThrow(),
                    state.standing(target).orElseThrow(),
                    section,
                    gun.arc()));
    if (attack.forbidden().isPresent()) {
      return switch (attack.forbidden().get()) {
        case TOUCHING ->
            new Obstacle(
                context.rules().contactForbidsAttacks() ? "001-024" : "000-076",
                name + " and " + quoted(ship) + " touch");
        case ON_OBSTACLE -> new Obstacle("000-123", quoted(ship) + " stands on an asteroid");
        case FRIENDLY, FLED -> new Obstacle("000-035", name + " cannot be attacked");
      };
    }
    if (!seen(attack)) {
      return new Obstacle("002-023", "the other section of " + name + " is in the way");
    }
    if (!attack.inArc()) {
      return new Obstacle("000-034", name + " is not in the arc");
    }
    if (band(attack, gun).isEmpty()) {
      String clause = gun.card().isPresent() ? "000-175" : "000-034";
      return new Obstacle(clause, name + " is not at " + gun.range().words());
    }
    return unpaid(context, state, ship, gun, target, section)
        .or(
            () ->
                forbidding(context, state, ship, target, gun)
                    .map(
                        card ->
                            new Obstacle(
                                "000-003",
                                "the card '" + card.name() + "' forbids to attack " + name)))
        .orElseGet(
            () ->
                new Obstacle(
                    "000-002", "the card that grants this attack names other weapons than that"));
  }

  /** Checks that the shots on offer are those that are possible now. */
  public static void checkChoice(
      UntrustedState in, Task task, List<Shot> shots, Supplier<Stream<Shot>> there) {
    need(
        !in.state().task().equals(task) || sorted(there.get()).equals(sorted(shots.stream())),
        "an agenda offers the attacks that there are as the game stands, found others");
  }

  private static Set<Shot> sorted(Stream<Shot> shots) {
    return shots.collect(Collectors.toCollection(() -> new TreeSet<>(IN_ORDER)));
  }

  /** Checks a ship's or a remote's shot in a state from outside. */
  public static void check(UntrustedState in, String attacker, Shot shot) {
    Piece from = in.piece(attacker);
    Piece target = in.piece(shot.target());
    need(
        target.inPlay() && in.state().opponents(from.seat(), target.seat()),
        "'%s' shoots at '%s', expected an enemy in play",
        attacker,
        shot.target());
    if (target.ship().isPresent()) {
      in.section(shot.target(), shot.section());
    } else {
      need(
          shot.section().isEmpty() && in.remote(target.id()).card().values().isPresent(),
          "'%s' shoots at '%s', expected a remote",
          attacker,
          shot.target());
    }
    if (from.ship().isEmpty()) {
      need(
          shot.weapon().isEmpty()
              && RemoteShots.arcs(in.remote(attacker)).contains(shot.arc())
              && RemoteShots.reaches(shot.range()),
          "the remote '%s' shoots from one of its arcs at range 0 to 3, found another shot",
          attacker);
      return;
    }
    List<Gun> guns =
        weapons(in.context(), in.state(), from.ship().get(), weapon -> true).stream()
            .filter(gun -> gun.fires(shot))
            .toList();
    need(
        !guns.isEmpty(),
        "'%s' shoots from an arc that it has, found '%s'%s",
        attacker,
        shot.arc().word(),
        shot.weapon().map(weapon -> " of '" + weapon + "'").orElse(""));
    need(
        guns.get(0).range().reaches(shot.range()),
        "'%s' shoots at enemies at %s, found '%s' at %s",
        attacker,
        guns.get(0).range().words(),
        shot.target(),
        shot.range());
  }
}
