package io.github.flightstand.referee.report;

import io.github.flightstand.geometry.Point;
import io.github.flightstand.geometry.Pose;
import io.github.flightstand.geometry.interop.CoordinateFrame;
import io.github.flightstand.movement.table.Ship;
import io.github.flightstand.protocol.picture.TablePicture;
import io.github.flightstand.referee.ClaimTolerance;
import io.github.flightstand.referee.LogEvent.Claim;
import io.github.flightstand.referee.LogEvent.Move;
import io.github.flightstand.referee.LogEvent.Moved;
import io.github.flightstand.referee.Question;
import io.github.flightstand.referee.Ruling;
import io.github.flightstand.referee.picture.Scene;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * The answer to one question, for a person: the verdict, where the ship should be, and what decides
 * it.
 *
 * <pre>
 * The claim is illegal: red should have stopped 49.0 mm along the bank, touching blue; recorded ...
 * red stood at x 200.00, y 100.00, heading 90.00.
 * It should stand at x 185.90, y 186.91, heading 111.96.
 * ...
 * </pre>
 */
public final class Why {

  private final Question question;
  private final Ruling ruling;

  public Why(Question question) {
    this.question = question;
    ruling = question.ruling();
  }

  /** Returns the answer in sentences, one a line. */
  public List<String> words() {
    Claim claim = ruling.claim();
    List<String> lines = new ArrayList<>();
    lines.add("The claim is %s: %s.".formatted(ruling.verdict().word(), ruling.message()));
    if (claim instanceof Move move) {
      question
          .before()
          .ship(move.ship())
          .map(Ship::pose)
          .ifPresent(from -> lines.add(move.ship() + " stood at " + place(from) + "."));
      String should = claim instanceof Moved ? "That move leads to " : "It should stand at ";
      ClaimPicture.expected(ruling).ifPresent(to -> lines.add(should + place(to) + "."));
      lines.add("It is said to stand at " + place(move.finalPose()) + off() + ".");
    }
    ruling
        .rule()
        .ifPresent(rule -> lines.add("The rule '" + rule.word() + "': " + rule.says() + "."));
    measured().forEach(margin -> lines.add(words(margin)));
    return lines;
  }

  /** Returns what was measured on the table, beside the limits where the answer changes. */
  public List<Margin> measured() {
    return ClaimMargins.measured(
        question.before(), question.header().rules(), question.header().claimTolerance(), ruling);
  }

  /** Returns the picture of the claim, or empty if there is nothing to draw. */
  public Optional<TablePicture> picture() {
    return ClaimPicture.of(question.before(), question.header().rules(), ruling)
        .map(Scene::picture)
        .map(picture -> picture.colors(question.header().colors()));
  }

  /** Returns a pose in the coordinates in which the question was asked. */
  private String place(Pose pose) {
    CoordinateFrame frame = question.header().frame();
    Point at;
    try {
      at = frame.pointThere(pose.position());
    } catch (IllegalArgumentException beyond) {
      return "a place beyond the horizon of the frame";
    }
    return String.format(
        Locale.ROOT, "x %.2f, y %.2f, heading %.2f", at.x(), at.y(), frame.headingThere(pose));
  }

  private String off() {
    ClaimTolerance allowed = question.header().claimTolerance();
    return ruling
        .deviation()
        .map(
            off ->
                String.format(
                    Locale.ROOT,
                    ", %.2f mm and %.2f degrees off; %s mm and %s degrees are allowed",
                    off.position(),
                    off.heading(),
                    plain(allowed.position()),
                    plain(allowed.heading())))
        .orElse("");
  }

  private static String words(Margin margin) {
    String limits = margin.limits().stream().map(Why::plain).collect(Collectors.joining(", "));
    String doubt =
        margin.doubt() == 0
            ? ""
            : ", and less than %s %s from it decides nothing"
                .formatted(plain(margin.doubt()), margin.unit());
    return "Measured: %s %s %s; the limit is %s%s."
        .formatted(margin.name(), plain(margin.value()), margin.unit(), limits, doubt);
  }

  private static String plain(double number) {
    return number == Math.rint(number)
        ? String.valueOf((long) number)
        : String.format(Locale.ROOT, "%.2f", number);
  }
}
