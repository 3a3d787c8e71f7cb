package io.github.flightstand.protocol.operation;

import io.github.flightstand.geometry.distance.ShortestLines;
import io.github.flightstand.movement.parts.SectionName;
import io.github.flightstand.movement.parts.TokenKind;
import io.github.flightstand.movement.table.Ship;
import io.github.flightstand.movement.table.Table;
import io.github.flightstand.protocol.format.Excerpt;
import io.github.flightstand.protocol.format.FaultException;
import io.github.flightstand.protocol.format.Formats;
import io.github.flightstand.protocol.format.In;
import io.github.flightstand.protocol.format.NumberRange;
import io.github.flightstand.protocol.format.OrNull;
import io.github.flightstand.protocol.format.Pointer;
import io.github.flightstand.protocol.format.SchemaMembers;
import io.github.flightstand.protocol.json.Forms;
import io.github.flightstand.protocol.json.TableJson;
import io.github.flightstand.protocol.operation.Operation.Pictured;
import io.github.flightstand.protocol.picture.MeasurePicture;
import io.github.flightstand.rules.measure.Aim;
import io.github.flightstand.rules.measure.Aim.BadAimException;
import io.github.flightstand.rules.measure.Attack;
import io.github.flightstand.rules.measure.AttackRuler;
import io.github.flightstand.rules.measure.FiringArc;
import io.github.flightstand.rules.measure.LineOfFire;
import io.github.flightstand.rules.measure.MeasuredRemote;
import io.github.flightstand.rules.measure.RangeBand;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

/** {@code attack}: whether a target is in the arc, at which range, and whether it is obstructed. */
final class AttackOperation {

  private static final Pointer TARGET = Pointer.of("/target");
  private static final Pointer ARC = Pointer.of("/arc");
  private static final Pointer SECTION = Pointer.of("/section");

  /**
   * Measures an attack. turret is for any weapon that may fire out of arc. A ship that lists its
   * arcs can be asked for those only. Attacker and target are ships or remotes, whose arcs reach to
   * range 3.
   *
   * @param section the section that is attacked, if the target is a corvette; a transport is one
   *     section, whichever is named
   */
  record AttackQuery(
      TableJson table,
      String attacker,
      String target,
      FiringArc arc,
      Optional<SectionName> section) {}

  /**
   * What comes of measuring an attack. Out of arc there is no distance, range, line and no dice;
   * sectionClear and margins.section are there for a corvette.
   *
   * @param range a band of the range ruler; null beyond band 5
   * @param many there is a family of equally short lines
   * @param obstructed every shortest line is
   * @param choice some shortest lines are obstructed and some are clear
   * @param obstructedBy every obstacle or huge ship that crosses some shortest line
   * @param touching whether the bases are in contact, guides included
   * @param forbidden why the rules forbid the attack; null if they do not. The rest is measured all
   *     the same.
   * @param dice extra dice of a primary weapon for range and obstruction
   * @param sectionClear whether the section may be chosen: the line between the middles does not
   *     cross the section line
   */
  @SchemaMembers(
      """
      {"if": {"properties": {"inArc": {"const": true}}},
       "then": {
         "properties": {
           "distance": {"type": "number"}, "line": {"type": "array"}, "dice": {"type": "object"}}},
       "else": {
         "properties": {
           "distance": {"type": "null"}, "range": {"type": "null"}, "line": {"type": "null"},
           "many": {"const": false}, "obstructed": {"const": false}, "choice": {"const": false},
           "obstructedBy": {"maxItems": 0}, "dice": {"type": "null"}}}}
      """)
  record AttackResult(
      boolean inArc,
      @OrNull Optional<Double> distance,
      @In(NumberRange.BAND) @OrNull Optional<Integer> range,
      @OrNull Optional<ShortestLines> line,
      boolean many,
      boolean obstructed,
      boolean choice,
      List<String> obstructedBy,
      boolean touching,
      @OrNull Optional<Attack.Forbidden> forbidden,
      @OrNull Optional<Dice> dice,
      AttackMargins margins,
      Optional<Boolean> sectionClear,
      Optional<AttackConfidence> confidence) {}

  /** Extra dice. */
  record Dice(int attack, int defence) {}

  /**
   * How near the verdicts are to others.
   *
   * @param arc how deep the target is in the arc; negative outside, by its distance; null for a
   *     turret
   * @param range how far the distance is from the nearest band edge; null out of arc
   * @param section how far the line between the middles is from crossing the section line; negative
   *     by how far it would have to be shifted not to
   */
  record AttackMargins(
      @OrNull Optional<Double> arc, @OrNull Optional<Double> range, Optional<Double> section) {}

  /**
   * How sure the verdicts on an attack are. inArc is there for all arcs but a turret's,
   * sectionClear for a corvette; range, obstructed and choice are judged where the target is in the
   * arc.
   */
  record AttackConfidence(
      @In(NumberRange.PROBABILITY) Optional<Double> inArc,
      @In(NumberRange.PROBABILITY) Optional<Double> range,
      @In(NumberRange.PROBABILITY) Optional<Double> obstructed,
      @In(NumberRange.PROBABILITY) Optional<Double> choice,
      @In(NumberRange.PROBABILITY) Optional<Double> sectionClear) {

    private static AttackConfidence of(Map<String, Double> sure) {
      return new AttackConfidence(
          Optional.ofNullable(sure.get("inArc")),
          Optional.ofNullable(sure.get("range")),
          Optional.ofNullable(sure.get("obstructed")),
          Optional.ofNullable(sure.get("choice")),
          Optional.ofNullable(sure.get("sectionClear")));
    }
  }

  static Operation<AttackQuery, AttackResult> operation() {
    return new Operation<>(AttackQuery.class, AttackResult.class, true, AttackOperation::answer);
  }

  private static Pictured<AttackResult> answer(Query<AttackQuery> query) {
    AttackQuery asked = query.asked();
    Table table = query.table(asked.table());
    refuseUncertain(query, table);
    AttackRuler ruler = new AttackRuler(query.inForce());
    Aim aim;
    Attack attack;
    try {
      aim = aim(asked, table);
      attack = ruler.measure(table, aim);
    } catch (BadAimException refused) {
      throw refused(refused, asked);
    }
    Optional<LineOfFire> line = attack.line();
    AttackResult result =
        new AttackResult(
            attack.inArc(),
            line.map(fire -> fire.lines().distance()),
            line.flatMap(LineOfFire::range).map(RangeBand::number),
            line.map(LineOfFire::lines),
            line.filter(fire -> fire.lines().many()).isPresent(),
            line.filter(LineOfFire::obstructed).isPresent(),
            line.filter(LineOfFire::choice).isPresent(),
            line.map(LineOfFire::obstructedBy).orElse(List.of()),
            attack.touching(),
            attack.forbidden(),
            line.map(fire -> new Dice(fire.dice().attack(), fire.dice().defence())),
            new AttackMargins(
                Forms.of(attack.arcDepth()),
                line.map(LineOfFire::rangeMargin),
                attack.sight().map(sight -> sight.margin())),
            attack.sight().map(sight -> sight.clear()),
            query.confidence(
                table, verdicts -> AttackConfidence.of(verdicts.ofAttack(ruler, aim))));
    return new Pictured<>(
        result, () -> MeasurePicture.ofAttack(table, aim, attack, query.inForce()));
  }

  private static Aim aim(AttackQuery asked, Table table) {
    Ship attacker = combatant(table, "attacker", asked.attacker());
    Ship target = combatant(table, "target", asked.target());
    if (asked.target().equals(asked.attacker())) {
      throw FaultException.unexpected(
          TARGET, Excerpt.quoted(asked.target()), "another ship than the attacker");
    }
    Optional<List<FiringArc>> arcs = asked.table().arcsOf(attacker.id());
    if (arcs.isPresent() && !arcs.get().contains(asked.arc())) {
      throw FaultException.unexpected(
          ARC,
          Excerpt.quoted(Formats.word(asked.arc())),
          "an arc that ship " + Excerpt.quoted(attacker.id()) + " lists: " + words(arcs.get()));
    }
    // For what cannot be attacked at all a section is no matter.
    if (asked.section().isEmpty() && !target.base().sections().isEmpty() && !target.standsIn()) {
      throw FaultException.missing(
          SECTION,
          "fore or aft in the line, since an attack on a corvette is measured to one of its"
              + " halves");
    }
    return new Aim(attacker, target, asked.section(), asked.arc());
  }

  /** Returns the ship, or the remote as what is measured of it, that a member names. */
  private static Ship combatant(Table table, String name, String id) {
    return remote(table, id).orElseGet(() -> Query.ship(table, name, id));
  }

  private static Optional<Ship> remote(Table table, String id) {
    return table
        .token(id)
        .filter(token -> token.kind() == TokenKind.REMOTE)
        .map(token -> MeasuredRemote.of(token, Optional.empty()));
  }

  private static void refuseUncertain(Query<AttackQuery> query, Table table) {
    AttackQuery asked = query.asked();
    boolean remotes =
        remote(table, asked.attacker()).isPresent() || remote(table, asked.target()).isPresent();
    if (remotes && query.uncertain()) {
      throw FaultException.badValue(
          "/uncertainty",
          "'uncertainty' is found, expected none, since it tells of ships and a remote takes part"
              + " in the attack");
    }
  }

  private static String words(List<FiringArc> arcs) {
    return arcs.isEmpty()
        ? "it lists none"
        : arcs.stream().distinct().sorted().map(Formats::word).collect(Collectors.joining(", "));
  }

  private static FaultException refused(BadAimException refused, AttackQuery asked) {
    String found =
        switch (refused.part()) {
          case ATTACKER -> asked.attacker();
          case TARGET -> asked.target();
          case SECTION -> asked.section().map(Formats::word).orElse("");
          case ARC -> Formats.word(asked.arc());
        };
    return FaultException.unexpected(
        Pointer.ROOT.append(Formats.word(refused.part())),
        Excerpt.quoted(found),
        refused.expected());
  }
}
