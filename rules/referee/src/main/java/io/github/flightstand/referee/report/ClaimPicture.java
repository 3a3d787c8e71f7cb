package io.github.flightstand.referee.report;

import io.github.flightstand.geometry.Pose;
import io.github.flightstand.movement.setup.PlacementRefusal;
import io.github.flightstand.movement.table.Ship;
import io.github.flightstand.movement.table.Table;
import io.github.flightstand.protocol.picture.Mark;
import io.github.flightstand.protocol.picture.MeasurePicture;
import io.github.flightstand.protocol.picture.MovePicture;
import io.github.flightstand.protocol.picture.TablePicture;
import io.github.flightstand.referee.Expected;
import io.github.flightstand.referee.Expected.Explanation;
import io.github.flightstand.referee.LogEvent.Activation;
import io.github.flightstand.referee.LogEvent.AttackClaim;
import io.github.flightstand.referee.LogEvent.Claim;
import io.github.flightstand.referee.LogEvent.Detonation;
import io.github.flightstand.referee.LogEvent.Move;
import io.github.flightstand.referee.LogEvent.Moved;
import io.github.flightstand.referee.LogEvent.ObstaclePlaced;
import io.github.flightstand.referee.LogEvent.Reposition;
import io.github.flightstand.referee.LogEvent.ShipPlaced;
import io.github.flightstand.referee.Ruling;
import io.github.flightstand.referee.picture.ActionMove;
import io.github.flightstand.referee.picture.Scene;
import io.github.flightstand.rules.Rules;
import io.github.flightstand.rules.measure.AttackRuler;
import java.util.List;
import java.util.Optional;
import java.util.function.BiFunction;

/** Pictures of claims on the table before: the correct result and, dotted, the recorded pose. */
public final class ClaimPicture {

  private final Table before;
  private final Rules rules;
  private final Ruling ruling;

  private ClaimPicture(Table before, Rules rules, Ruling ruling) {
    this.before = before;
    this.rules = rules;
    this.ruling = ruling;
  }

  /** Returns the picture of a ruling's claim, or empty if there is nothing to draw. */
  public static Optional<Scene> of(Table before, Rules rules, Ruling ruling) {
    return new ClaimPicture(before, rules, ruling).scene();
  }

  private Optional<Scene> scene() {
    if (ruling.claim() instanceof Moved claim) {
      // Drawn as the move that explains the place best; without one, there is only the place.
      return moved(
          claim,
          (ship, expected) -> scene(claim.by(explanation(ruling).orElseThrow()), ship, expected));
    }
    if (ruling.claim() instanceof Move claim) {
      return moved(claim, (ship, expected) -> scene(claim, ship, expected));
    }
    return picture().map(Scene::still);
  }

  private Optional<TablePicture> picture() {
    Claim said = ruling.claim();
    if (said instanceof AttackClaim claim) {
      return attack(claim);
    } else if (said instanceof Detonation claim) {
      return detonation(claim);
    } else if (said instanceof ShipPlaced placed) {
      return setUp().map(picture -> picture.base(mark(), placed.ship()));
    } else if (said instanceof ObstaclePlaced placed) {
      return setUp().map(picture -> picture.shape(mark(), placed.obstacle().outline()));
    }
    return Optional.empty();
  }

  /**
   * Draws a move with the claimed end beside it, or only the claimed end of an impossible move.
   *
   * @param move draws a ship's move to where it should have ended
   */
  private Optional<Scene> moved(Move claim, BiFunction<Ship, Pose, Scene> move) {
    Optional<Pose> expected = expected(ruling);
    Pose claimed = claim.finalPose();
    return before
        .ship(claim.ship())
        .map(
            ship -> {
              if (expected.isEmpty()) {
                return Scene.still(TablePicture.of(before).base(Mark.REFUSED, ship.at(claimed)));
              }
              Scene scene = move.apply(ship, expected.get());
              scene.picture().base(Mark.CLAIMED, ship.at(claimed));
              return scene;
            });
  }

  /** Returns where the ship should have ended, or empty if the claim is impossible. */
  public static Optional<Pose> expected(Ruling ruling) {
    if (ruling.expected().orElse(null) instanceof Expected.ManeuverEnd end) {
      return Optional.of(end.finalPose());
    }
    return ruling.expected().orElse(null) instanceof Expected.ActionEnd end
        ? Optional.of(end.finalPose())
        : explanation(ruling).map(Explanation::finalPose);
  }

  private static Optional<Explanation> explanation(Ruling ruling) {
    return ruling.expected().orElse(null) instanceof Expected.Explained by
        ? by.explanations().stream().findFirst()
        : Optional.empty();
  }

  private Scene scene(Move claim, Ship ship, Pose expected) {
    return claim instanceof Activation flown
        ? Scene.of(rules, before, ship, flown.maneuver(), expected)
        : move((Reposition) claim, ship, expected);
  }

  private Scene move(Reposition claim, Ship ship, Pose expected) {
    if (claim.turned() != 0) {
      return new Scene(
          MovePicture.of(
              before,
              ship,
              claim.turned(),
              rules.repositions().turned(before, ship.id(), claim.turned())),
          List.of(ship.pose(), expected));
    }
    return ActionMove.of(
            rules.movement(),
            ship.base(),
            claim.action(),
            claim.direction(),
            claim.along(),
            claim.byTractor())
        .orElseThrow()
        .scene(rules, before, ship, expected);
  }

  private Optional<TablePicture> attack(AttackClaim claim) {
    return ClaimMargins.aim(before, claim)
        .map(
            aim ->
                MeasurePicture.ofAttack(
                    before, aim, new AttackRuler(rules).measure(before, aim), rules));
  }

  private Optional<TablePicture> detonation(Detonation claim) {
    if (before.token(claim.token()).isEmpty()) {
      return Optional.empty();
    }
    TablePicture picture = TablePicture.of(before).highlight(Mark.BLOCKING, claim.token());
    claim.by().filter(before::holds).ifPresent(ship -> picture.highlight(Mark.FOUND, ship));
    return Optional.of(picture);
  }

  private Optional<TablePicture> setUp() {
    if (!(ruling.expected().orElse(null) instanceof Expected.SetUp place)) {
      return Optional.empty();
    }
    TablePicture picture = TablePicture.of(before);
    place.reasons().stream()
        .map(PlacementRefusal::of)
        .filter(before::holds)
        .distinct()
        .forEach(id -> picture.highlight(Mark.BLOCKING, id));
    return Optional.of(picture);
  }

  private Mark mark() {
    return ruling.expected().orElse(null) instanceof Expected.SetUp place && place.legal()
        ? Mark.END
        : Mark.REFUSED;
  }
}
