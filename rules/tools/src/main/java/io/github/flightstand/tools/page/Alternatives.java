package io.github.flightstand.tools.page;

import io.github.flightstand.geometry.Interval;
import io.github.flightstand.geometry.IntervalSet;
import io.github.flightstand.geometry.Pose;
import io.github.flightstand.movement.maneuver.Maneuver;
import io.github.flightstand.movement.maneuver.Resolver;
import io.github.flightstand.movement.reposition.AheadMove;
import io.github.flightstand.movement.reposition.CurvedEnds;
import io.github.flightstand.movement.reposition.SidewaysMove;
import io.github.flightstand.movement.table.Ship;
import io.github.flightstand.movement.table.Table;
import io.github.flightstand.protocol.picture.Mark;
import io.github.flightstand.protocol.picture.TablePicture;
import io.github.flightstand.referee.picture.ActionMove;
import io.github.flightstand.rules.Rules;
import io.github.flightstand.tools.page.ChapterStep.Choice;
import io.github.flightstand.tools.page.ChapterStep.End;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/** A ship's possible moves at one moment of a game, with their ends. */
public final class Alternatives {

  private final Rules rules;
  private final Cast cast;
  private final Table table;
  private final Ship ship;

  public Alternatives(Rules rules, Cast cast, Table table, Ship ship) {
    this.rules = rules;
    this.cast = cast;
    this.table = table;
    this.ship = ship;
  }

  /** Returns a choice with nothing to see on the table. */
  public static Choice plain(String who, String name, boolean taken) {
    return ending(who, name, taken, List.of());
  }

  /** Returns a choice with a picture and no ends. */
  public static Choice drawn(String who, String name, boolean taken, TablePicture picture) {
    Optional<String> drawing = Optional.of(picture.additions());
    return new Choice(who, name, taken, List.of(), drawing);
  }

  /** Returns the choice of a maneuver that the ship can fly, with the end of each on this table. */
  public Choice maneuvers(String who, String name, List<Maneuver> maneuvers) {
    Resolver resolver = rules.resolver();
    List<End> ends =
        maneuvers.stream()
            .map(
                maneuver ->
                    end(maneuver.code(), resolver.resolve(table, ship.id(), maneuver).finalPose()))
            .toList();
    return ending(who, name, false, ends);
  }

  public Choice maneuver(String who, Maneuver maneuver, boolean taken) {
    Pose pose = rules.resolver().resolve(table, ship.id(), maneuver).finalPose();
    return ending(who, maneuver.words(), taken, List.of(end(maneuver.code(), pose)));
  }

  /** Returns the choice of a move by an action, to its legal ends, or empty if there is none. */
  public Optional<Choice> move(String who, String name, ActionMove move, boolean taken) {
    return move.aside()
        .map(aside -> sideways(who, name, aside, taken))
        .orElseGet(() -> ahead(who, name, move.ahead().orElseThrow(), taken));
  }

  /** Returns the choice of the move that a key names, under a name. */
  public Optional<Choice> move(String who, String name, String key, boolean taken) {
    return ActionMove.ofKey(rules.movement(), ship.base(), key)
        .flatMap(move -> move(who, name, move, taken));
  }

  /** Returns a move to a side, with all its legal places as bands. */
  private Optional<Choice> sideways(String who, String name, SidewaysMove move, boolean taken) {
    if (move.slidesAlongCurve()) {
      return alongCurve(who, name, move, taken);
    }
    SidewaysMove.Options options = rules.repositions().sideways(table, ship.id(), move);
    if (!options.legal()) {
      return Optional.empty();
    }
    TablePicture picture = TablePicture.of(table);
    for (Interval legal : options.shifts().intervals()) {
      picture.slide(ship.at(options.poseAt(legal.lo())), ship.at(options.poseAt(legal.hi())));
    }
    options.blockedBy().forEach(id -> picture.highlight(Mark.BLOCKING, id));
    String where = options.places().isEmpty() ? words(options.shifts()) : marks(options);
    return Optional.of(drawn(who, name + where, taken, picture));
  }

  /** Returns a move along a curve that slides, with the region where its center may end. */
  private Optional<Choice> alongCurve(String who, String name, SidewaysMove move, boolean taken) {
    CurvedEnds ends = rules.repositions().curved(table, ship.id(), move);
    if (!ends.legal()) {
      return Optional.empty();
    }
    TablePicture picture = TablePicture.of(table).region(Mark.FREE, ends.centers());
    ends.blockedBy().forEach(id -> picture.highlight(Mark.BLOCKING, id));
    return Optional.of(drawn(who, name + words(ends.shifts()), taken, picture));
  }

  private Optional<Choice> ahead(String who, String name, AheadMove move, boolean taken) {
    AheadMove.Option option = rules.repositions().ahead(table, ship.id(), move);
    return option.legal()
        ? Optional.of(ending(who, name, taken, List.of(end(name, option.finalPose()))))
        : Optional.empty();
  }

  private End end(String name, Pose pose) {
    return new End(name, cast.place(ship.id()).orElseThrow(), Cast.written(pose));
  }

  private static Choice ending(String who, String name, boolean taken, List<End> ends) {
    return new Choice(who, name, taken, ends, Optional.empty());
  }

  /** Returns the legal shifts to marks in words: {@code , -10 mm, 0 mm}. */
  private static String marks(SidewaysMove.Options options) {
    return options.places().stream()
        .filter(SidewaysMove.Place::legal)
        .map(place -> ", " + Math.round(place.shift()) + " mm")
        .collect(Collectors.joining());
  }

  /** Returns the legal shifts in words: {@code , -20 to 3.25 mm}. */
  public static String words(IntervalSet shifts) {
    StringBuilder words = new StringBuilder();
    for (Interval legal : shifts.intervals()) {
      words.append(", ").append(Cast.rounded(legal.lo())).append(" to ");
      words.append(Cast.rounded(legal.hi())).append(" mm");
    }
    return words.toString().replace(".0 ", " ");
  }
}
