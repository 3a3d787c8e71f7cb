package io.github.flightstand.rules.engine.flow.piece;

import io.github.flightstand.geometry.Pose;
import io.github.flightstand.geometry.shape.Shape;
import io.github.flightstand.movement.maneuver.Maneuver;
import io.github.flightstand.movement.maneuver.Resolution;
import io.github.flightstand.movement.table.Overlaps;
import io.github.flightstand.movement.table.Overlaps.ObstacleMet;
import io.github.flightstand.movement.table.Ship;
import io.github.flightstand.movement.table.Table;
import io.github.flightstand.rules.engine.event.LossEvent;
import io.github.flightstand.rules.engine.event.MoveEvent;
import io.github.flightstand.rules.engine.event.SideBySide;
import io.github.flightstand.rules.engine.flow.Flight;
import io.github.flightstand.rules.engine.flow.PlainPose;
import io.github.flightstand.rules.engine.flow.RulesContext;
import io.github.flightstand.rules.engine.flow.Transition;
import io.github.flightstand.rules.engine.flow.damage.Destruction;
import io.github.flightstand.rules.engine.state.State;
import io.github.flightstand.rules.engine.state.Window;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.Set;
import java.util.TreeSet;

/** A ship's moves and their results: contact and fleeing (000-074 to -079, -098, -099). */
public final class Moves {

  /** A maneuver that a ship flies alone. */
  private record Alone(String ship, Resolution resolution) implements Flight {

    @Override
    public void fly(Transition play, String code, Maneuver flown) {
      maneuvered(play, ship, code, flown, resolution);
    }
  }

  /** Returns how a ship flies a maneuver; a Tallon roll may have an offset. */
  public static Flight flight(
      RulesContext context, State state, String id, Maneuver maneuver, OptionalDouble offset) {
    return context
        .expansions()
        .first(one -> one.flight(context, state, id, maneuver, offset))
        .orElseGet(() -> new Alone(id, resolve(context, state.table(), id, maneuver, offset)));
  }

  /** Returns where a maneuver takes a ship that flies alone on a table. */
  public static Resolution resolve(
      RulesContext context, Table table, String id, Maneuver maneuver, OptionalDouble offset) {
    return offset.isPresent()
        ? context.resolver().resolve(table, id, maneuver, offset.getAsDouble())
        : context.resolver().resolve(table, id, maneuver, context.workspace());
  }

  /** Records a maneuver that moved a ship; {@code code} is the maneuver that it counts as. */
  public static void maneuvered(
      Transition play, String ship, String code, Maneuver flown, Resolution resolution) {
    Ship start = play.pieces().table().ship(ship).orElseThrow();
    moved(play, ship, code, resolution, resolution.touching());
    if (resolution.fled()) {
      flee(play, ship);
    } else {
      // Mines detonate before the damage of collisions is dealt (000-090).
      play.context().expansions().each(one -> one.met(play, resolution));
      Bombs.passed(
          play, ship, () -> play.context().resolver().usedTemplate(start, flown, resolution));
      play.context().expansions().each(one -> one.passed(play, ship, resolution));
    }
  }

  /** Sets a ship in a place without a template; its base sets off mines. */
  public static void set(
      Transition play, String ship, String move, Pose pose, List<ObstacleMet> obstacles) {
    moved(play, ship, move, PlainPose.of(pose), List.of(), List.of(), ids(obstacles));
    Bombs.passed(play, ship, Optional::empty);
  }

  /** Records where a ship ends, and the ships that it touches there. */
  public static void moved(
      Transition play, String ship, String code, Resolution resolution, List<String> touched) {
    moved(
        play,
        ship,
        code,
        resolution.finalPose(),
        resolution.overlapped(),
        touched,
        ids(resolution.obstacles()));
  }

  private static List<String> ids(List<ObstacleMet> obstacles) {
    List<String> ids = new ArrayList<>(obstacles.size());
    for (ObstacleMet met : obstacles) {
      ids.add(met.id());
    }
    return ids;
  }

  static void repositioned(
      Transition play, String ship, String move, Pose pose, Optional<Shape> template) {
    moved(play, ship, move, pose, List.of(), List.of(), List.of());
    play.context().expansions().each(one -> one.repositioned(play, ship));
    Bombs.passed(play, ship, () -> template);
  }

  private static void moved(
      Transition play,
      String ship,
      String move,
      Pose pose,
      List<String> overlapped,
      List<String> touched,
      List<String> obstacles) {
    Table table = play.pieces().table();
    if (touched.isEmpty() && table.touchingPairs().isEmpty()) {
      play.happen(new MoveEvent.Moved(ship, move, pose, overlapped, List.of(), obstacles));
      return;
    }
    Ship there = table.ship(ship).orElseThrow().at(pose);
    double contact = play.context().rules().tolerance().contact();
    Set<String> touching = new TreeSet<>(touched);
    for (Set<String> pair : table.touchingPairs()) {
      if (pair.contains(ship)) {
        // Contact that never ended continues (000-075, -077), except by -077a.
        for (String id : pair) {
          if (!id.equals(ship)
              && !SideBySide.parts(play.state(), ship, id)
              && table.ship(id).isPresent()
              && Overlaps.separation(there, table.ship(id).get()) <= contact) {
            touching.add(id);
          }
        }
      }
    }
    play.happen(
        new MoveEvent.Moved(ship, move, pose, overlapped, List.copyOf(touching), obstacles));
  }

  /** Removes a ship that flees at once, whatever was still to be done (000-098, -099). */
  public static void flee(Transition play, String ship) {
    Destruction.leave(play, ship, new LossEvent.Fled(ship));
    play.open(Window.FLED, Optional.of(ship));
    Destruction.discard(play, ship);
  }

  public static boolean stands(Transition play, String id) {
    return play.ship(id).inPlay();
  }
}
