package io.github.flightstand.rules.engine.flow.piece;

import io.github.flightstand.geometry.IntervalSet;
import io.github.flightstand.geometry.Pose;
import io.github.flightstand.geometry.shape.Shape;
import io.github.flightstand.movement.MovementRules;
import io.github.flightstand.movement.parts.TemplateKind;
import io.github.flightstand.movement.reposition.AheadMove;
import io.github.flightstand.movement.reposition.CurvedEnds;
import io.github.flightstand.movement.reposition.SidewaysMove;
import io.github.flightstand.movement.table.Ship;
import io.github.flightstand.movement.table.Table;
import io.github.flightstand.rules.engine.decision.Command;
import io.github.flightstand.rules.engine.decision.Domain;
import io.github.flightstand.rules.engine.decision.Option;
import io.github.flightstand.rules.engine.decision.Refusal;
import io.github.flightstand.rules.engine.flow.DecisionCollector;
import io.github.flightstand.rules.engine.flow.Reposition;
import io.github.flightstand.rules.engine.flow.RulesContext;
import io.github.flightstand.rules.engine.flow.Transition;
import io.github.flightstand.rules.engine.hook.Value;
import io.github.flightstand.rules.engine.hook.ValueQuery;
import io.github.flightstand.rules.engine.state.ShipState;
import io.github.flightstand.rules.engine.state.State;
import java.util.Optional;

/** Exact slides and ends of actions and decloaks that can be completed (000-093, -189). */
public final class Rolling {

  /**
   * Offers the move that a key names, if it is legal.
   *
   * @param clause the clause that forbids it if it is not
   * @param slides the clause that lets the player choose the shift to a side and forbids all others
   */
  public static void offer(
      DecisionCollector asking,
      DecisionCollector.Options options,
      State state,
      ShipState ship,
      String key,
      String clause,
      String slides) {
    if (!options.wants(key)) {
      return;
    }
    Reposition move = move(asking.context(), state, ship, key);
    move.aside()
        .ifPresent(
            aside -> offerSideways(asking, options, state, ship, key, aside, clause, slides));
    move.ahead().ifPresent(ahead -> offerAhead(asking, options, state, ship, key, ahead, clause));
  }

  private static void offerSideways(
      DecisionCollector asking,
      DecisionCollector.Options options,
      State state,
      ShipState ship,
      String key,
      SidewaysMove move,
      String clause,
      String slides) {
    Domain.Slide slide =
        move.slidesAlongCurve()
            ? new Domain.Slide(curved(asking.context(), state, ship, move), slides)
            : new Domain.Slide(sideways(asking.context(), state, ship, move).shifts(), slides);
    if (!slide.shifts().isEmpty()) {
      options.offer(Option.of(key, slide));
    } else if (options.explaining()) {
      options.forbid(key, clause, "'" + key + "' ends nowhere that is free of ships and obstacles");
    }
  }

  private static void offerAhead(
      DecisionCollector asking,
      DecisionCollector.Options options,
      State state,
      ShipState ship,
      String key,
      AheadMove move,
      String clause) {
    AheadMove.Option option = ahead(asking.context(), state, ship, move);
    if (option.legal()) {
      options.offer(Option.of(key));
    } else if (options.explaining()) {
      options.forbid(
          key,
          clause,
          option.fled()
              ? "'" + key + "' ends outside the play area"
              : "'" + key + "' is blocked by " + String.join(", ", option.blockedBy()));
    }
  }

  /**
   * Returns why a command's template does not lead to its shift, if it does not. A move along a
   * curve is refused by its option.
   */
  public static Optional<Refusal> templateRefusal(
      RulesContext context, State state, ShipState ship, Command command) {
    SidewaysMove move = move(context, state, ship, command.key()).aside().orElseThrow();
    if (move.slidesAlongCurve()) {
      return Optional.empty();
    }
    IntervalSet slides =
        sideways(context, state, ship, move).slidesFor(command.shift().orElseThrow());
    return slides.contains(command.template().get())
        ? Optional.empty()
        : Optional.of(
            Refusal.of(
                "template",
                "'template' is "
                    + command.template().get()
                    + ", expected a slide that leads to the shift, in "
                    + slides));
  }

  /** Moves sideways; by default the template lies on the fewest mines (000-085). */
  private static void moveSideways(
      Transition play, ShipState ship, SidewaysMove move, Command command) {
    Table table = play.state().table();
    SidewaysMove.Options options = sideways(play.context(), play.state(), ship, move);
    double shift = command.shift().orElseThrow();
    Optional<Shape> template = Optional.empty();
    if (!table.tokens().isEmpty()) {
      double slide =
          command
              .template()
              .orElseGet(
                  () ->
                      play.context()
                          .repositions()
                          .templateSlide(table, ship.id(), move, options, shift)
                          .orElseThrow());
      Ship there = table.ship(ship.id()).orElseThrow();
      template = Optional.of(move.templateAt(there.base(), there.pose(), slide));
    }
    Moves.repositioned(play, ship.id(), command.key(), options.poseAt(shift), template);
  }

  /**
   * Moves along a curve; by default the template lies as near to the middle as the shift allows.
   */
  private static void moveAlongCurve(
      Transition play, ShipState ship, SidewaysMove move, Command command) {
    CurvedEnds ends = curved(play.context(), play.state(), ship, move);
    double shift = command.shift().orElseThrow();
    double laid = command.template().orElseGet(() -> ends.laidFor(shift).orElseThrow());
    Ship there = play.state().table().ship(ship.id()).orElseThrow();
    Shape template = move.templateAt(there.base(), there.pose(), laid);
    Moves.repositioned(
        play, ship.id(), command.key(), ends.poseAt(laid, shift), Optional.of(template));
  }

  /** Moves a ship as a command's key says. */
  public static void move(Transition play, ShipState ship, Command command) {
    Reposition move = move(play.context(), play.state(), ship, command.key());
    if (move.ahead().isPresent()) {
      moveAhead(play, ship, command.key(), move.ahead().get());
    } else if (move.aside().orElseThrow().slidesAlongCurve()) {
      moveAlongCurve(play, ship, move.aside().get(), command);
    } else {
      moveSideways(play, ship, move.aside().get(), command);
    }
  }

  private static void moveAhead(Transition play, ShipState ship, String key, AheadMove move) {
    Ship there = play.state().table().ship(ship.id()).orElseThrow();
    Pose end = ahead(play.context(), play.state(), ship, move).finalPose();
    Moves.repositioned(
        play, ship.id(), key, end, Optional.of(move.templateAt(there.base(), there.pose())));
  }

  private static SidewaysMove.Options sideways(
      RulesContext context, State state, ShipState ship, SidewaysMove move) {
    return context.repositions().sideways(state.table(), ship.id(), move, context.workspace());
  }

  private static CurvedEnds curved(
      RulesContext context, State state, ShipState ship, SidewaysMove move) {
    return context.repositions().curved(state.table(), ship.id(), move, context.workspace());
  }

  private static AheadMove.Option ahead(
      RulesContext context, State state, ShipState ship, AheadMove move) {
    return context.repositions().ahead(state.table(), ship.id(), move, context.workspace());
  }

  /** Returns the kind of template along which a ship does an action, which cards may change. */
  public static TemplateKind template(
      RulesContext context, State state, ShipState ship, String action) {
    ValueQuery question = ValueQuery.about(action, Optional.empty());
    return context.cards().value(Value.TEMPLATE, state, ship, TemplateKind.STRAIGHT, question);
  }

  private static Reposition move(RulesContext context, State state, ShipState ship, String key) {
    MovementRules rules = rules(context, state, ship);
    return Reposition.of(rules, rules.parts().base(ship.card().base()), key).orElseThrow();
  }

  /** Returns the rules by which a ship rolls, boosts and decloaks. */
  private static MovementRules rules(RulesContext context, State state, ShipState ship) {
    MovementRules rules = context.rules().movement();
    return context.cards().value(Value.OVER_OBSTACLES, state, ship, false, ValueQuery.PLAIN)
        ? rules.withoutBarriers()
        : rules;
  }
}
