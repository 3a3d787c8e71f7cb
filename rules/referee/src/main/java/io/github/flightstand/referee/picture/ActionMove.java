package io.github.flightstand.referee.picture;

import io.github.flightstand.geometry.Pose;
import io.github.flightstand.movement.MovementRules;
import io.github.flightstand.movement.parts.Base;
import io.github.flightstand.movement.parts.Side;
import io.github.flightstand.movement.reposition.AheadMove;
import io.github.flightstand.movement.reposition.CurvedEnds;
import io.github.flightstand.movement.reposition.Repositions;
import io.github.flightstand.movement.reposition.SidewaysMove;
import io.github.flightstand.movement.table.Ship;
import io.github.flightstand.movement.table.Table;
import io.github.flightstand.protocol.picture.MovePicture;
import io.github.flightstand.rules.Rules;
import io.github.flightstand.rules.engine.flow.Reposition;
import io.github.flightstand.rules.engine.state.LaidTemplate;
import java.util.Optional;

/** A ship's move by an action: either to a side or ahead. */
public record ActionMove(Optional<SidewaysMove> aside, Optional<AheadMove> ahead) {

  /**
   * Returns the move of an action in a direction, or empty if the action makes none.
   *
   * @param action {@code barrelRoll}, {@code boost} or {@code decloak}
   * @param template the template; empty for the action's own
   * @param byTractor whether an opponent's tractor beam causes the move
   * @throws IllegalArgumentException if the template does not fit along the base's side
   * @throws io.github.flightstand.movement.CannotFlyException if no such base makes that move
   */
  public static Optional<ActionMove> of(
      MovementRules rules,
      Base base,
      String action,
      Side direction,
      Optional<LaidTemplate> template,
      boolean byTractor) {
    return Reposition.of(rules, base, action, direction, template, byTractor).map(ActionMove::of);
  }

  /** Returns the move that the key of an option or event names, such as {@code boost:left}. */
  public static Optional<ActionMove> ofKey(MovementRules rules, Base base, String key) {
    return Reposition.of(rules, base, key).map(ActionMove::of);
  }

  private static ActionMove of(Reposition move) {
    return new ActionMove(move.aside(), move.ahead());
  }

  /** Returns the scene of a ship's move to a pose, or to the legal pose nearest to it. */
  public Scene scene(Rules rules, Table table, Ship ship, Pose end) {
    Repositions repositions = rules.repositions();
    if (aside.isEmpty()) {
      AheadMove move = ahead.orElseThrow();
      return new Scene(
          MovePicture.of(table, ship, move, repositions.ahead(table, ship.id(), move)),
          Passage.of(ship, move));
    }
    SidewaysMove move = aside.get();
    if (move.slidesAlongCurve()) {
      CurvedEnds ends = repositions.curved(table, ship.id(), move);
      CurvedEnds.Slides slides =
          ends.nearestTo(end.position()).orElseGet(() -> ends.towards(end.position()));
      return new Scene(
          MovePicture.of(table, ship, move, ends, Optional.of(slides.shift()), slides.laid()),
          Passage.of(ship, move, slides.laid(), end));
    }
    SidewaysMove.Options options = repositions.sideways(table, ship.id(), move);
    double at = options.centred().relative(end.position()).x();
    double shift = options.shifts().nearestTo(at).orElse(at);
    double slide =
        repositions
            .templateSlide(table, ship.id(), move, options, shift)
            .orElseGet(() -> options.slideTowards(shift));
    return new Scene(
        MovePicture.of(table, ship, move, options, Optional.of(shift), slide),
        Passage.of(ship, move, slide, end));
  }
}
