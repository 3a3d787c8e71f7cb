package io.github.flightstand.tools.report;

import io.github.flightstand.movement.CannotFlyException;
import io.github.flightstand.movement.maneuver.Maneuver;
import io.github.flightstand.movement.maneuver.Resolver;
import io.github.flightstand.movement.parts.Side;
import io.github.flightstand.movement.reposition.Repositions;
import io.github.flightstand.movement.table.Ship;
import io.github.flightstand.movement.table.Table;
import io.github.flightstand.protocol.format.Formats;
import io.github.flightstand.referee.LogEvent;
import io.github.flightstand.referee.LogEvent.Activation;
import io.github.flightstand.referee.LogEvent.AttackClaim;
import io.github.flightstand.referee.LogEvent.Reposition;
import io.github.flightstand.referee.picture.ActionMove;
import io.github.flightstand.referee.report.LegalClaims;
import io.github.flightstand.rules.Rules;
import io.github.flightstand.rules.measure.Aim;
import io.github.flightstand.rules.measure.Aim.BadAimException;
import io.github.flightstand.rules.measure.AttackRuler;
import io.github.flightstand.rules.measure.FiringArc;
import io.github.flightstand.rules.measure.LineOfFire;
import io.github.flightstand.rules.measure.RangeBand;
import io.github.flightstand.tools.page.Alternatives;
import io.github.flightstand.tools.page.Cast;
import io.github.flightstand.tools.page.ChapterStep.Choice;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * A ship's alternatives at a line of a log. A log knows no dials and no cards, so these are every
 * plain template for a maneuver, every direction for an action, and every target in the same arc
 * for an attack.
 */
final class OtherMoves {

  private final Rules rules;

  OtherMoves(Rules rules) {
    this.rules = rules;
  }

  /** Returns the choices on the table before a line; empty if it is no ship's turn. */
  List<Choice> at(Table before, LogEvent event, Cast cast) {
    if (event instanceof Activation claim) {
      return before.ship(claim.ship()).map(ship -> maneuvers(before, ship, cast)).orElse(List.of());
    }
    if (event instanceof Reposition claim) {
      return before
          .ship(claim.ship())
          .map(s -> repositions(before, s, claim, cast))
          .orElse(List.of());
    }
    return event instanceof AttackClaim claim ? targets(before, claim) : List.of();
  }

  private List<Choice> maneuvers(Table before, Ship ship, Cast cast) {
    Resolver resolver = rules.resolver();
    List<Maneuver> flown =
        LegalClaims.PLAIN.stream().filter(any -> flies(resolver, ship, any)).toList();
    return flown.isEmpty()
        ? List.of()
        : List.of(
            new Alternatives(rules, cast, before, ship)
                .maneuvers(ship.id(), "where each template leads", flown));
  }

  private static boolean flies(Resolver resolver, Ship ship, Maneuver maneuver) {
    try {
      resolver.checkFlies(ship, maneuver);
      return true;
    } catch (CannotFlyException refused) {
      return false;
    }
  }

  private List<Choice> repositions(Table before, Ship ship, Reposition claim, Cast cast) {
    Alternatives alternatives = new Alternatives(rules, cast, before, ship);
    List<Choice> choices = new ArrayList<>();
    for (Side side : sides(claim)) {
      boolean taken = side == claim.direction();
      String name = claim.deed() + " " + (side == Side.AHEAD ? "straight" : Formats.word(side));
      try {
        Repositions.checkRepositions(ship);
        ActionMove.of(
                rules.movement(),
                ship.base(),
                claim.action(),
                side,
                claim.along(),
                claim.byTractor())
            .flatMap(move -> alternatives.move(ship.id(), name, move, taken))
            .ifPresent(choices::add);
      } catch (IllegalArgumentException refused) {
        // No such base makes that move, so there is no such choice.
      }
    }
    return choices;
  }

  /** Returns the directions that a claim's template leaves open; its own if the template bends. */
  private static List<Side> sides(Reposition claim) {
    boolean fixed = claim.byTractor() ? claim.direction() == Side.AHEAD : claim.along().isPresent();
    return fixed && claim.action().equals("boost")
        ? List.of(claim.direction())
        : List.of(Side.values());
  }

  private List<Choice> targets(Table before, AttackClaim claim) {
    Optional<Ship> attacker = before.ship(claim.ship()).filter(any -> claim.arc().isPresent());
    return before.ships().stream()
        .flatMap(target -> attacker.flatMap(ship -> target(before, ship, target, claim)).stream())
        .toList();
  }

  private Optional<Choice> target(Table before, Ship attacker, Ship target, AttackClaim claim) {
    boolean claimed = target.id().equals(claim.target());
    FiringArc arc = claim.arc().orElseThrow();
    if (attacker.player().isPresent() && attacker.player().equals(target.player())) {
      return Optional.empty();
    }
    try {
      Aim aim = new Aim(attacker, target, claimed ? claim.section() : Optional.empty(), arc);
      return new AttackRuler(rules)
          .measure(before, aim)
          .line()
          .filter(
              line -> line.range().filter(band -> band.compareTo(RangeBand.THREE) <= 0).isPresent())
          .map(line -> Alternatives.plain(attacker.id(), words(target, line), claimed));
    } catch (BadAimException refused) {
      return Optional.empty();
    }
  }

  private static String words(Ship target, LineOfFire line) {
    return "attack "
        + target.id()
        + line.range().map(band -> " at range " + band.number()).orElse("")
        + (line.obstructed() ? ", obstructed" : "");
  }
}
