package io.github.flightstand.referee;

import io.github.flightstand.geometry.Pose;
import io.github.flightstand.geometry.arithmetic.Elementary;
import io.github.flightstand.movement.maneuver.Bearing;
import io.github.flightstand.movement.maneuver.Maneuver;
import io.github.flightstand.movement.maneuver.Maneuver.Difficulty;
import io.github.flightstand.movement.parts.Base;
import io.github.flightstand.movement.parts.Side;
import io.github.flightstand.referee.Expected.Explained;
import io.github.flightstand.referee.Expected.Explanation;
import io.github.flightstand.referee.LogEvent.Activation;
import io.github.flightstand.referee.LogEvent.Moved;
import io.github.flightstand.referee.LogEvent.Reposition;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * A judge of claims that a ship stands somewhere, without a word about how it came there.
 *
 * <p>Every maneuver of its dial, or of any dial, and every reposition that needs no card is judged
 * as if the log claimed it. The claim is legal if one of them is, and too close to call if one of
 * them is that. A maneuver that is not on the ship's dial is named, but does not make it legal.
 */
final class MovedJudge {

  /** Every maneuver that a dial may show, in one color. */
  private static final List<Maneuver> ANY =
      Arrays.stream(Bearing.values())
          .filter(bearing -> bearing.manner().isEmpty())
          .flatMap(
              bearing ->
                  IntStream.rangeClosed(bearing.slowest(), bearing.fastest())
                      .mapToObj(speed -> new Maneuver(speed, bearing, Difficulty.WHITE)))
          .toList();

  private final ActivationJudge activations;
  private final RepositionJudge repositions;
  private final Map<String, List<Maneuver>> dials;

  /**
   * The ruling on a claim, and the move that explains it best.
   *
   * @param by the move, as the log could have claimed it, with the ruling on that claim; empty if
   *     no move explains the claim
   */
  record Found(Ruling ruling, Optional<Ruling> by) {}

  /**
   * A move that may have led to the claimed place.
   *
   * @param ruling the ruling on the move; empty if it leads elsewhere at first sight
   * @param off how far a corner of the base is from where the move leads, in millimeters
   */
  private record Tried(Explanation explanation, Optional<Ruling> ruling, double off) {

    static Tried of(Base base, Optional<Ruling> ruling, Explanation explanation) {
      Deviation off = explanation.deviation();
      double halfDiagonal = Elementary.hypot(base.length(), base.width()) / 2;
      return new Tried(
          explanation, ruling, off.position() + Elementary.toRadians(off.heading()) * halfDiagonal);
    }

    Verdict verdict() {
      return explanation.verdict();
    }
  }

  /**
   * Creates a judge.
   *
   * @param dials the maneuvers on ships' dials, by ship; those of a ship without are not known
   */
  MovedJudge(
      ActivationJudge activations, RepositionJudge repositions, Map<String, List<Maneuver>> dials) {
    this.activations = activations;
    this.repositions = repositions;
    this.dials = dials;
  }

  Found judge(int line, Standing standing, Moved claim) {
    List<Tried> tried =
        Stream.concat(maneuvers(line, standing, claim), repositions(line, standing, claim))
            .sorted(
                Comparator.comparing((Tried one) -> !one.explanation().allowed())
                    .thenComparing(one -> one.verdict() != Verdict.LEGAL)
                    .thenComparingDouble(Tried::off))
            .toList();
    List<Tried> found = tried.stream().filter(one -> one.verdict() != Verdict.ILLEGAL).toList();
    List<Explanation> explanations = found.stream().map(Tried::explanation).toList();
    Verdict verdict =
        found.stream()
            .filter(one -> one.explanation().allowed())
            .map(Tried::verdict)
            .findFirst()
            .orElse(Verdict.ILLEGAL);
    Tried nearest =
        found.stream()
            .findFirst()
            .orElseGet(
                () -> tried.stream().min(Comparator.comparingDouble(Tried::off)).orElseThrow());
    boolean dialed = dials.containsKey(claim.ship());
    String message =
        found.isEmpty()
            ? MovedWording.unexplained(claim, nearest.explanation(), dialed)
            : MovedWording.explained(claim, verdict, explanations);
    Ruling ruling =
        new Ruling(
            line,
            claim,
            verdict,
            Optional.of(new Explained(explanations)),
            Optional.of(nearest.explanation().deviation()),
            Optional.of(Rule.MOVED),
            message);
    return new Found(ruling, found.stream().findFirst().flatMap(Tried::ruling));
  }

  private Stream<Tried> maneuvers(int line, Standing standing, Moved claim) {
    List<Maneuver> dial = dials.getOrDefault(claim.ship(), List.of());
    boolean known = dials.containsKey(claim.ship());
    List<Maneuver> all = new ArrayList<>(dial);
    ANY.stream()
        .filter(any -> dial.stream().noneMatch(shown -> isSame(shown, any)))
        .forEach(all::add);
    return all.stream()
        .flatMap(
            maneuver -> {
              Optional<Boolean> on = Optional.of(dial.contains(maneuver)).filter(any -> known);
              return asManeuver(line, standing, claim, maneuver, on).stream();
            });
  }

  /** Tries a maneuver, unless no such ship flies it. */
  private Optional<Tried> asManeuver(
      int line, Standing standing, Moved claim, Maneuver maneuver, Optional<Boolean> onDial) {
    Pose claimed = claim.finalPose();
    Activation free = new Activation(claim.ship(), maneuver, claimed, false);
    return activations
        .answer(standing, free)
        .map(
            answer -> {
              Optional<Ruling> ruling =
                  activations.mayPass(standing, free)
                      ? Optional.of(better(line, standing, free))
                      : Optional.empty();
              Explanation explanation =
                  new Explanation(
                      Optional.of(maneuver),
                      onDial,
                      Optional.empty(),
                      Optional.empty(),
                      answer.finalPose(),
                      Optional.of(ActivationJudge.bumped(answer)),
                      ruling.map(Ruling::verdict).orElse(Verdict.ILLEGAL),
                      Deviation.between(answer.finalPose(), claimed));
              return Tried.of(standing.ship(claim.ship()).base(), ruling, explanation);
            });
  }

  /** Returns the better ruling on a maneuver that did not bump, and on one that did. */
  private Ruling better(int line, Standing standing, Activation free) {
    Ruling passed = activations.judge(line, standing, free);
    if (passed.verdict() == Verdict.LEGAL) {
      return passed;
    }
    Ruling bumped =
        activations.judge(
            line, standing, new Activation(free.ship(), free.maneuver(), free.finalPose(), true));
    return bumped.verdict() == Verdict.LEGAL || passed.verdict() == Verdict.ILLEGAL
        ? bumped
        : passed;
  }

  private static boolean isSame(Maneuver shown, Maneuver any) {
    return shown.speed() == any.speed() && shown.bearing() == any.bearing();
  }

  private Stream<Tried> repositions(int line, Standing standing, Moved claim) {
    Base base = standing.ship(claim.ship()).base();
    return Stream.of("barrelRoll", "boost", "decloak")
        .flatMap(
            action ->
                Stream.of(Side.values())
                    .filter(side -> side != Side.AHEAD || !action.equals("barrelRoll"))
                    .map(side -> Reposition.of(action, claim.ship(), side, claim.finalPose())))
        .flatMap(
            move -> {
              Ruling ruling = repositions.judge(line, standing, move);
              return ruling.expected().orElse(null) instanceof Expected.ActionEnd end
                  ? Stream.of(
                      Tried.of(
                          base,
                          Optional.of(ruling),
                          new Explanation(
                              Optional.empty(),
                              Optional.empty(),
                              Optional.of(move.action()),
                              Optional.of(move.direction()),
                              end.finalPose(),
                              Optional.empty(),
                              ruling.verdict(),
                              ruling.deviation().orElseThrow())))
                  : Stream.empty();
            });
  }
}
