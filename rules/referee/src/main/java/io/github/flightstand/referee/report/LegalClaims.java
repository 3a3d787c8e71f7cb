package io.github.flightstand.referee.report;

import io.github.flightstand.movement.maneuver.Bearing;
import io.github.flightstand.movement.maneuver.Maneuver;
import io.github.flightstand.movement.maneuver.Maneuver.Difficulty;
import io.github.flightstand.movement.parts.Side;
import io.github.flightstand.movement.table.Ship;
import io.github.flightstand.movement.table.Table;
import io.github.flightstand.referee.Expected;
import io.github.flightstand.referee.LogEvent.Act;
import io.github.flightstand.referee.LogEvent.Activation;
import io.github.flightstand.referee.LogEvent.AttackClaim;
import io.github.flightstand.referee.LogEvent.Moved;
import io.github.flightstand.referee.LogEvent.Reposition;
import io.github.flightstand.referee.Question;
import io.github.flightstand.referee.Ruling;
import io.github.flightstand.referee.Verdict;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * What a ship could have claimed instead: the claim with its right end first, then the other
 * maneuvers of its dial, the other directions of its action, or the other targets in its arc. Every
 * one of these claims would have been legal.
 */
public final class LegalClaims {

  private static final int FASTEST = 5;

  /** The plain templates, which a ship flies whose dial is not known. */
  public static final List<Maneuver> PLAIN =
      Stream.of(
              Bearing.STRAIGHT,
              Bearing.BANK_LEFT,
              Bearing.BANK_RIGHT,
              Bearing.TURN_LEFT,
              Bearing.TURN_RIGHT)
          .flatMap(
              bearing -> speeds(bearing).mapToObj(s -> new Maneuver(s, bearing, Difficulty.WHITE)))
          .toList();

  private LegalClaims() {}

  private static IntStream speeds(Bearing bearing) {
    return IntStream.rangeClosed(1, bearing == Bearing.STRAIGHT ? FASTEST : 3);
  }

  /** Returns the legal claims in place of the one that is asked about; empty for a set-up. */
  public static List<Act> of(Question question) {
    if (!(question.ruling().claim() instanceof Act claim)) {
      return List.of();
    }
    Set<Act> legal = new LinkedHashSet<>();
    tried(question, claim).forEach(act -> legal(question, act).ifPresent(legal::add));
    return List.copyOf(legal);
  }

  private static Stream<? extends Act> tried(Question question, Act claim) {
    if (claim instanceof Activation flown) {
      List<Maneuver> dial = question.header().dials().getOrDefault(flown.ship(), PLAIN);
      return Stream.concat(
          Stream.of(flown),
          dial.stream().map(any -> new Activation(flown.ship(), any, flown.finalPose(), false)));
    } else if (claim instanceof Reposition move) {
      return Stream.concat(
          Stream.of(move), directions(move).map(side -> move.ending(side, move.finalPose())));
    } else if (claim instanceof AttackClaim attack) {
      return targets(question.before(), attack);
    }
    return Stream.of(claim);
  }

  /** Returns the other directions of a move; none if its template leads in one only. */
  private static Stream<Side> directions(Reposition move) {
    boolean boost = move.action().equals("boost");
    boolean fixed = move.turned() != 0 || (boost && (move.byTractor() || move.along().isPresent()));
    return Stream.of(Side.values())
        .filter(side -> !fixed && side != move.direction())
        .filter(side -> side != Side.AHEAD || !move.action().equals("barrelRoll"));
  }

  private static Stream<AttackClaim> targets(Table before, AttackClaim claim) {
    Optional<String> own = before.ship(claim.ship()).flatMap(Ship::player);
    Stream<AttackClaim> others =
        before.ships().stream()
            .filter(ship -> own.isEmpty() || !ship.player().equals(own))
            .map(Ship::id)
            .filter(id -> !id.equals(claim.ship()) && !id.equals(claim.target()))
            .map(id -> aimed(claim, id));
    return Stream.concat(Stream.of(claim), others);
  }

  private static AttackClaim aimed(AttackClaim claim, String target) {
    return new AttackClaim(
        claim.ship(), target, Optional.empty(), claim.arc(), Optional.empty(), Optional.empty());
  }

  /** Returns a claim with the end or the measurement that it should have, if that is legal. */
  private static Optional<Act> legal(Question question, Act claim) {
    return question
        .on(claim)
        .expected()
        .flatMap(expected -> corrected(claim, expected))
        .filter(right -> isLegal(question.on(right)));
  }

  private static boolean isLegal(Ruling ruling) {
    return ruling.verdict() == Verdict.LEGAL;
  }

  private static Optional<Act> corrected(Act claim, Expected expected) {
    if (claim instanceof Activation flown && expected instanceof Expected.ManeuverEnd end) {
      return Optional.of(
          new Activation(
              flown.ship(), flown.maneuver(), flown.as(), end.finalPose(), end.bumped()));
    } else if (claim instanceof Reposition move && expected instanceof Expected.ActionEnd end) {
      return Optional.of(move.ending(move.direction(), end.finalPose()));
    } else if (claim instanceof AttackClaim aimed
        && expected instanceof Expected.AttackMeasured found) {
      return Optional.of(
          new AttackClaim(
              aimed.ship(),
              aimed.target(),
              aimed.section(),
              aimed.arc(),
              found.range(),
              Optional.of(found.obstructed())));
    } else if (claim instanceof Moved moved && expected instanceof Expected.Explained by) {
      return by.explanations().stream().findFirst().map(way -> moved.by(way));
    }
    return Optional.empty();
  }
}
