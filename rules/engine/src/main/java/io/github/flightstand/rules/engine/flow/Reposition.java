package io.github.flightstand.rules.engine.flow;

import io.github.flightstand.movement.Barriers;
import io.github.flightstand.movement.MovementRules;
import io.github.flightstand.movement.parts.Base;
import io.github.flightstand.movement.parts.Side;
import io.github.flightstand.movement.parts.Template;
import io.github.flightstand.movement.parts.TemplateKind;
import io.github.flightstand.movement.reposition.AheadMove;
import io.github.flightstand.movement.reposition.SidewaysMove;
import io.github.flightstand.rules.engine.state.LaidTemplate;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/**
 * The move that an option's key names: a barrel roll, a boost or a decloak, to a side or ahead.
 * Along a bank, a roll or decloak to a side leads forward or back, one ahead to a side.
 *
 * <pre>{@code
 * Reposition.of(rules, small, "boost:left").orElseThrow().ahead()           // the bank 1
 * Reposition.of(rules, small, "decloak:left-back").orElseThrow().aside()    // the bank 2
 * }</pre>
 */
public record Reposition(Optional<SidewaysMove> aside, Optional<AheadMove> ahead) {

  private static final String BARREL_ROLL = "barrelRoll";
  private static final String BOOST = "boost";
  private static final String DECLOAK = "decloak";

  private static final List<String> ROLLS = List.of("barrelRoll:left", "barrelRoll:right");

  private static final List<String> BANKED_ROLLS =
      List.of(
          "barrelRoll:left-forward",
          "barrelRoll:left-back",
          "barrelRoll:right-forward",
          "barrelRoll:right-back");

  private static final List<String> DECLOAKS =
      List.of("decloak:left", "decloak:right", "decloak:forward");

  private static final List<String> BANKED_DECLOAKS =
      List.of(
          "decloak:left-forward",
          "decloak:left-back",
          "decloak:right-forward",
          "decloak:right-back",
          "decloak:forward-left",
          "decloak:forward-right");

  /** Returns the keys of all barrel rolls along a kind of template. */
  public static List<String> rolls(TemplateKind kind) {
    return kind == TemplateKind.STRAIGHT ? ROLLS : BANKED_ROLLS;
  }

  /** Returns the keys of all decloaks along a kind of template. */
  public static List<String> decloaks(TemplateKind kind) {
    return kind == TemplateKind.STRAIGHT ? DECLOAKS : BANKED_DECLOAKS;
  }

  /**
   * Returns the move that a key names, or empty if it names none.
   *
   * @throws io.github.flightstand.movement.CannotFlyException if no such base makes that move
   */
  public static Optional<Reposition> of(MovementRules rules, Base base, String key) {
    int colon = Math.max(0, key.indexOf(':'));
    int dash = key.indexOf('-', colon);
    int end = dash < 0 ? key.length() : dash;
    Side to = side(key.substring(Math.min(end, colon + 1), end));
    Optional<String> way = dash < 0 ? Optional.empty() : Optional.of(key.substring(dash + 1));
    return switch (key.substring(0, colon)) {
      case BOOST -> ahead(AheadMove.boost(rules, to));
      case BARREL_ROLL ->
          to == Side.AHEAD
              ? Optional.empty()
              : aside(
                  way.map(one -> SidewaysMove.bankedRoll(rules, to, curve(to, one)))
                      .orElseGet(() -> SidewaysMove.barrelRoll(rules, base, to)));
      case DECLOAK ->
          to == Side.AHEAD
              ? ahead(AheadMove.decloak(rules, base, way.map(Reposition::side).orElse(Side.AHEAD)))
              : aside(
                  way.map(one -> SidewaysMove.bankedDecloak(rules, to, curve(to, one)))
                      .orElseGet(() -> SidewaysMove.decloak(rules, base, to)));
      default -> Optional.empty();
    };
  }

  /**
   * Returns the move of an action in a direction, along a template that an ability may change, or
   * empty if the action makes none.
   *
   * @param action {@code barrelRoll}, {@code boost} or {@code decloak}
   * @param direction where the ship goes; with a template, a boost goes where that bends
   * @param template the template; empty for the action's own
   * @param byTractor whether an opponent's tractor beam causes the move
   * @throws IllegalArgumentException if the template does not fit along the base's side
   * @throws io.github.flightstand.movement.CannotFlyException if no such base makes that move
   */
  public static Optional<Reposition> of(
      MovementRules rules,
      Base base,
      String action,
      Side direction,
      Optional<LaidTemplate> template,
      boolean byTractor) {
    if (template.isEmpty() && !byTractor) {
      return of(rules, base, action + ":" + direction.name().toLowerCase(Locale.ROOT));
    }
    LaidTemplate laid = template.orElse(LaidTemplate.STRAIGHT_1);
    Template shape = rules.parts().template(laid.kind(), laid.speed());
    Side curve = laid.bearing().side();
    Barriers usual =
        switch (action) {
          case BOOST -> rules.boostBarriers();
          case BARREL_ROLL -> rules.barrelRollBarriers();
          default -> rules.decloakBarriers();
        };
    Barriers barriers = byTractor ? rules.tractorBarriers() : usual;
    if (action.equals(BOOST) || (action.equals(DECLOAK) && direction == Side.AHEAD)) {
      return ahead(new AheadMove(shape, curve, barriers));
    }
    return direction == Side.AHEAD
        ? Optional.empty()
        : aside(SidewaysMove.along(rules, shape, curve, base, direction, barriers));
  }

  private static Side side(String word) {
    return switch (word) {
      case "left" -> Side.LEFT;
      case "right" -> Side.RIGHT;
      default -> Side.AHEAD;
    };
  }

  /** Seen along a template that leads to the left, the ship's front is on the right. */
  private static Side curve(Side to, String way) {
    return (to == Side.LEFT) == way.equals("forward") ? Side.RIGHT : Side.LEFT;
  }

  private static Optional<Reposition> aside(SidewaysMove move) {
    return Optional.of(new Reposition(Optional.of(move), Optional.empty()));
  }

  private static Optional<Reposition> ahead(AheadMove move) {
    return Optional.of(new Reposition(Optional.empty(), Optional.of(move)));
  }
}
