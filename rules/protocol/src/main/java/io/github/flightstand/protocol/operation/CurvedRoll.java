package io.github.flightstand.protocol.operation;

import com.fasterxml.jackson.annotation.JsonProperty;
import io.github.flightstand.geometry.IntervalSet;
import io.github.flightstand.geometry.Pose;
import io.github.flightstand.movement.reposition.CurvedEnds;
import io.github.flightstand.movement.reposition.Repositions;
import io.github.flightstand.movement.reposition.RoundedEnds;
import io.github.flightstand.movement.reposition.SidewaysMove;
import io.github.flightstand.movement.table.LaidToken;
import io.github.flightstand.movement.table.Ship;
import io.github.flightstand.movement.table.Table;
import io.github.flightstand.protocol.format.FaultException;
import io.github.flightstand.protocol.format.OrNull;
import io.github.flightstand.protocol.json.EndPose;
import io.github.flightstand.protocol.json.Forms;
import io.github.flightstand.protocol.json.GridJson;
import io.github.flightstand.protocol.json.PointJson;
import io.github.flightstand.protocol.operation.Operation.Pictured;
import io.github.flightstand.protocol.operation.RepositionOperations.AsideResult;
import io.github.flightstand.protocol.operation.RepositionOperations.LegalConfidence;
import io.github.flightstand.protocol.picture.Mark;
import io.github.flightstand.protocol.picture.MovePicture;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;

/**
 * The part of a roll's or decloak's query that is about the place where it ends, mostly for a
 * curved template that slides: where it lies, and where the base stands at its end.
 *
 * @param shift the final base's slide that is asked for
 * @param laid the template's slide that is asked for
 * @param region whether the answer lists all legal pairs
 * @param grid the grid to which the caller's program rounds final poses
 * @param clearance the separation from other ships at which the ship is free
 */
record CurvedRoll(
    Optional<Double> shift,
    Optional<Double> laid,
    boolean region,
    Optional<GridJson> grid,
    Optional<Double> clearance) {

  /**
   * Every legal end along a bank or a turn that slides, a pair of two slides.
   *
   * @param legal whether the given slides allow an end; without both, whether any do
   * @param sideways the ship's distance to the side at shift 0
   * @param shifts the base's slides that are legal with the template at {@code laid}
   * @param template the template's slides that keep it off the obstacles
   * @param finalPose the end at {@code laid} and {@code shift}; null if there is none
   * @param rounded whether the final pose is rounded; present with a grid only
   * @param blockedBy the ships and obstacles that take away part of all pairs
   * @param tokens the mines that the end of the move, or the used part of its template, sets off
   * @param slides the template's slides that have a legal end
   * @param laid the template's slide that is used; null if none keeps off the obstacles
   * @param region the legal pairs of template's slide and shift, as rings; present if asked for
   * @param confidence the probability of the verdict; present with {@code uncertainty}
   */
  record CurvedResult(
      boolean legal,
      double sideways,
      IntervalSet shifts,
      IntervalSet template,
      @JsonProperty("final") @OrNull Optional<EndPose> finalPose,
      Optional<Boolean> rounded,
      List<String> blockedBy,
      List<String> tokens,
      IntervalSet slides,
      @OrNull Optional<Double> laid,
      Optional<List<List<PointJson>>> region,
      Optional<LegalConfidence> confidence)
      implements AsideResult {}

  /** Checks that a move has what is asked for of a curved template. */
  void check(SidewaysMove move) {
    String why = move.template().isCurved() ? "rolls that end at marks" : "a straight template";
    if (laid.isPresent()) {
      throw FaultException.badValue(
          "/laid", "'laid' is " + laid.get() + " with " + why + ", expected none");
    }
    if (region) {
      throw FaultException.badValue("/region", "'region' is true with " + why + ", expected false");
    }
  }

  Pictured<AsideResult> answer(Query<?> query, Table table, Ship ship, SidewaysMove move) {
    Repositions repositions = query.repositions(clearance);
    CurvedEnds ends = repositions.curved(table, ship.id(), move);
    OptionalDouble askedShift = optional(shift);
    OptionalDouble askedLaid = optional(laid);
    Optional<Double> used = laid.or(() -> used(ends));
    double slide = used.orElse(0.0);
    IntervalSet shifts = ends.shiftsAt(slide);
    Optional<Double> to = shift.or(() -> Forms.of(shifts.nearestTo(0)));
    Optional<Pose> end = to.map(at -> ends.poseAt(slide, at));
    List<String> mines =
        end.map(
                pose ->
                    LaidToken.minesSetOff(
                        table,
                        ship.at(pose),
                        Optional.of(move.templateAt(ship.base(), ship.pose(), slide)),
                        repositions.rules().tolerance()))
            .orElse(List.of());
    HostEnd host =
        HostEnd.of(
            query,
            grid,
            end,
            on ->
                new RoundedEnds(repositions, on)
                    .curved(table, ship, move, ends, slide, to.orElse(0.0)));
    return new Pictured<>(
        new CurvedResult(
            ends.allows(askedLaid, askedShift),
            move.sideways(ship.base()),
            shifts,
            ends.template(),
            host.pose(),
            host.rounded(),
            ends.blockedBy(),
            mines,
            ends.slides(),
            used,
            region ? Optional.of(rings(ends)) : Optional.empty(),
            query.confidence(
                table,
                verdicts ->
                    LegalConfidence.of(
                        verdicts.ofCurved(repositions, ship.id(), move, askedLaid, askedShift)))),
        () ->
            MovePicture.of(table, ship, move, ends, to, slide)
                .highlight(Mark.BLOCKING, mines)
                .tell("sets off", mines));
  }

  /** Returns the template's slide if the query names none. */
  private Optional<Double> used(CurvedEnds ends) {
    if (shift.isEmpty()) {
      return Forms.of(ends.laid());
    }
    return Forms.of(ends.laidFor(shift.get())).or(() -> Forms.of(ends.template().nearestTo(0)));
  }

  private static OptionalDouble optional(Optional<Double> number) {
    return number.map(OptionalDouble::of).orElseGet(OptionalDouble::empty);
  }

  private static List<List<PointJson>> rings(CurvedEnds ends) {
    return ends.region().stream().map(ring -> ring.stream().map(PointJson::of).toList()).toList();
  }
}
