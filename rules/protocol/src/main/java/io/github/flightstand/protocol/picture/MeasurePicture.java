package io.github.flightstand.protocol.picture;

import io.github.flightstand.geometry.distance.ShortestLines;
import io.github.flightstand.geometry.shape.ConvexPolygon;
import io.github.flightstand.movement.parts.Section;
import io.github.flightstand.movement.table.Ship;
import io.github.flightstand.movement.table.Table;
import io.github.flightstand.protocol.format.Formats;
import io.github.flightstand.rules.Rules;
import io.github.flightstand.rules.measure.Aim;
import io.github.flightstand.rules.measure.Attack;
import io.github.flightstand.rules.measure.AttackRuler;
import io.github.flightstand.rules.measure.FiringArc;
import io.github.flightstand.rules.measure.LineOfFire;
import io.github.flightstand.rules.measure.LineOfFire.ExtraDice;
import io.github.flightstand.rules.measure.OwnArc;
import io.github.flightstand.rules.measure.RangeBand;
import java.util.Optional;

/** Pictures of measurements: ranges and attacks. */
public final class MeasurePicture {

  private MeasurePicture() {}

  /**
   * Returns the picture of a range: the bands around the ship and the shortest lines.
   *
   * @param to the id of the piece to which the range is measured
   * @param band the range band; empty beyond the last band
   */
  public static TablePicture ofRange(
      Table table, Ship from, String to, ShortestLines lines, Optional<RangeBand> band) {
    return TablePicture.of(table)
        .bands(from.base().plastic().placedIn(from.pose()), around(band))
        .lines(lines)
        .note(
            lines.onFirst().plus(lines.onFirst().vectorTo(lines.onSecond()).times(0.5)),
            words(band))
        .caption(
            "%s to %s: %s mm, %s"
                .formatted(from.id(), to, Numbers.text(lines.distance()), words(band)));
  }

  /** Returns the picture of an attack through a published arc. */
  public static TablePicture ofAttack(Table table, Aim aim, Attack attack, Rules rules) {
    return ofAttack(table, aim, Optional.empty(), attack, rules);
  }

  /**
   * Returns the picture of an attack: arc, range bands, shortest lines, target, obstructions.
   *
   * @param own the arc of another game that counts instead of the aim's, if there is one
   */
  public static TablePicture ofAttack(
      Table table, Aim aim, Optional<OwnArc> own, Attack attack, Rules rules) {
    TablePicture picture = TablePicture.of(table);
    Ship attacker = aim.attacker();
    Ship target = aim.target();
    AttackRuler ruler = new AttackRuler(rules);
    RangeBand last = upTo(attack.line().flatMap(LineOfFire::range));
    for (FiringArc arc : ruler.arcs(aim)) {
      ConvexPolygon from = ruler.measuredFrom(attacker, arc);
      own.map(OwnArc::region)
          .or(() -> arc.region(attacker.base(), rules.arcs()))
          .ifPresentOrElse(
              region -> picture.arc(from, region.placedIn(attacker.pose()), last),
              () -> picture.bands(from, last));
    }
    aim.section()
        .flatMap(target.base()::section)
        .map(Section::plastic)
        .ifPresentOrElse(
            half -> picture.shape(Mark.FOUND, half.placedIn(target.pose())),
            () -> picture.highlight(Mark.FOUND, target.id()));
    attack
        .line()
        .ifPresent(
            line -> {
              line.obstructedBy().forEach(id -> picture.highlight(Mark.BLOCKING, id));
              picture.lines(line.lines());
            });
    picture.caption(
        "%s attacks %s%s (%s): %s"
            .formatted(
                attacker.id(),
                target.id(),
                aim.section().map(section -> " " + Formats.word(section)).orElse(""),
                own.map(OwnArc::name).orElse(aim.arc().word()),
                attack.line().map(MeasurePicture::far).orElse("not in arc")));
    attack.line().ifPresent(line -> tell(picture, line, ruler.dice(line)));
    picture.tell("in contact", attack.touching());
    attack
        .sight()
        .filter(sight -> !sight.clear())
        .ifPresent(sight -> picture.tell("this section may not be chosen"));
    attack
        .forbidden()
        .ifPresent(why -> picture.tell("forbidden: " + Formats.word(why).replace('-', ' ')));
    return picture;
  }

  private static void tell(TablePicture picture, LineOfFire line, ExtraDice dice) {
    picture.tell(
        line.obstructed() ? "obstructed by" : "obstructed or clear because of",
        line.obstructedBy());
    picture
        .tell("the defender may change a blank to an evade", line.blankToEvade())
        .tell("in the way", line.inTheWay())
        .tell(extra(dice.attack(), "attack"), dice.attack() > 0)
        .tell(extra(dice.defence(), "defense"), dice.defence() > 0);
  }

  private static String extra(int dice, String of) {
    return dice + " more " + of + (dice == 1 ? " die" : " dice");
  }

  /** Returns the last band around a ship that is measured from. */
  private static RangeBand around(Optional<RangeBand> band) {
    return band.filter(found -> found != RangeBand.ZERO).orElse(RangeBand.ONE);
  }

  /** Returns the last band to draw: that of the short ruler, or a farther one if measured. */
  private static RangeBand upTo(Optional<RangeBand> band) {
    return band.filter(found -> found.compareTo(RangeBand.THREE) > 0).orElse(RangeBand.THREE);
  }

  /** Returns the range, and beyond range 3 the distance: the ruler of most weapons ends there. */
  private static String far(LineOfFire line) {
    boolean near = line.range().filter(band -> band.compareTo(RangeBand.THREE) <= 0).isPresent();
    return words(line.range())
        + (near ? "" : ", " + Numbers.text(line.lines().distance()) + " mm away");
  }

  private static String words(Optional<RangeBand> band) {
    return band.map(found -> "range " + found.number()).orElse("beyond range 5");
  }
}
