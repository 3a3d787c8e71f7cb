package io.github.flightstand.protocol.operation;

import com.fasterxml.jackson.annotation.JsonUnwrapped;
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
import io.github.flightstand.protocol.json.ArcName;
import io.github.flightstand.protocol.json.Forms;
import io.github.flightstand.protocol.json.IgnoredObstacles;
import io.github.flightstand.protocol.json.OwnParts;
import io.github.flightstand.protocol.json.TableJson;
import io.github.flightstand.protocol.operation.Operation.Pictured;
import io.github.flightstand.protocol.picture.MeasurePicture;
import io.github.flightstand.rules.Rules.Measuring;
import io.github.flightstand.rules.Rules.ObstacleEffect;
import io.github.flightstand.rules.measure.Aim;
import io.github.flightstand.rules.measure.Aim.BadAimException;
import io.github.flightstand.rules.measure.Attack;
import io.github.flightstand.rules.measure.AttackRuler;
import io.github.flightstand.rules.measure.FiringArc;
import io.github.flightstand.rules.measure.LineOfFire;
import io.github.flightstand.rules.measure.MeasuredRemote;
import io.github.flightstand.rules.measure.OwnArc;
import io.github.flightstand.rules.measure.OwnBands;
import io.github.flightstand.rules.measure.RangeBand;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** {@code attack}: whether a target is in arc, at which range, and whether it is obstructed. */
final class AttackOperation {

  private static final Pointer ATTACKER = Pointer.of("/attacker");
  private static final Pointer TARGET = Pointer.of("/target");
  private static final Pointer ARC = Pointer.of("/arc");
  private static final Pointer SECTION = Pointer.of("/section");

  /**
   * Asks whether a target is in a firing arc, at which range, and whether the attack is obstructed.
   *
   * @param attacker the ship that attacks, or a remote, whose arcs reach to range 3
   * @param target the ship or the remote that is attacked
   * @param arc the firing arc, or the name of an arc of the query's own parts; {@code turret} fires
   *     all round
   * @param section the section that is attacked; needed if the target is a corvette
   * @param bands the name of range bands of the query's own parts, in which to measure too
   * @param ignores obstacles that do not count: {@code all}, or a list of kinds
   */
  record AttackQuery(
      TableJson table,
      String attacker,
      String target,
      ArcName arc,
      Optional<SectionName> section,
      Optional<String> bands,
      Optional<IgnoredObstacles> ignores)
      implements OnTable {}

  /**
   * The measurement of an attack.
   *
   * @param inArc whether the target's base is in the arc
   * @param distance the distance in the arc, in millimeters; null out of arc
   * @param range the band, as in {@code range}; null out of arc and beyond band 5
   * @param many whether many lines are equally short
   * @param obstructed whether every shortest line crosses an obstacle
   * @param choice whether some shortest lines are obstructed and some are clear, so that the
   *     attacker chooses
   * @param obstructedBy every obstacle or huge ship that crosses some shortest line
   * @param inTheWay other ships and tokens that cross every shortest line; in rule sets that list
   *     them
   * @param blankToEvade whether every shortest line crosses a gas cloud, so that a blank may become
   *     an evade
   * @param touching whether the bases are in contact, guides included
   * @param forbidden why the rules forbid the attack; null if they allow it
   * @param dice extra dice of a primary weapon for range and obstruction; null out of arc
   * @param margins the margins of the verdicts
   * @param sectionClear whether a corvette's section may be chosen: the line between the middles
   *     crosses no section line
   * @param confidence the probabilities of the verdicts; present with {@code uncertainty}
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
      Optional<List<String>> inTheWay,
      Optional<Boolean> blankToEvade,
      boolean touching,
      @OrNull Optional<Attack.Forbidden> forbidden,
      @OrNull Optional<Dice> dice,
      @JsonUnwrapped Optional<InBands> own,
      AttackMargins margins,
      Optional<Boolean> sectionClear,
      Optional<AttackConfidence> confidence) {}

  /**
   * The range in bands of the query's own parts; null out of arc.
   *
   * @param band the band's name; null beyond the last band too
   * @param bandMargin the distance from the nearest edge of a band
   */
  record InBands(@OrNull Optional<String> band, @OrNull Optional<Double> bandMargin) {

    private static InBands of(OwnBands bands, OptionalDouble distance) {
      return distance.isEmpty()
          ? new InBands(Optional.empty(), Optional.empty())
          : new InBands(
              bands.of(distance.getAsDouble()).map(OwnBands.Band::name),
              Optional.of(bands.margin(distance.getAsDouble())));
    }
  }

  /**
   * Extra dice.
   *
   * @param attack extra attack dice
   * @param defence extra defense dice
   */
  record Dice(int attack, int defence) {}

  /**
   * The distances of the verdicts from being different, in millimeters.
   *
   * @param arc the depth of the target in the arc, negative outside; null for a turret that fires
   *     all round
   * @param range the difference between the distance and the nearest edge between bands; null out
   *     of arc
   * @param section the distance of a corvette's line between the middles from the section line;
   *     negative if it crosses
   */
  record AttackMargins(
      @OrNull Optional<Double> arc, @OrNull Optional<Double> range, Optional<Double> section) {}

  /**
   * The probabilities of the verdicts on an attack. inArc is present for all arcs but a turret's,
   * sectionClear for a corvette; range, obstructed and choice are judged only where the target is
   * in arc.
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
    Table whole = query.table(asked.table());
    Table table = Query.met(whole, asked.ignores());
    refuseUncertain(query, table);
    AttackRuler ruler = new AttackRuler(query.inForce());
    OwnParts parts = query.parts(asked.table());
    Optional<OwnArc> own = Optional.ofNullable(parts.arcs().get(asked.arc().word()));
    Aim aim;
    Attack attack;
    try {
      aim = aim(asked, table, own, parts);
      attack =
          own.isPresent()
              ? ruler.measure(table, aim.attacker(), aim.target(), own.get())
              : remote(table, asked.attacker()).isPresent()
                  ? MeasuredRemote.inArc(ruler.measure(table, aim))
                  : ruler.measure(table, aim);
    } catch (BadAimException refused) {
      throw refused(refused, asked);
    }
    Optional<LineOfFire> line = attack.line();
    Measuring added = query.inForce().added();
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
            Optional.of(line.map(LineOfFire::inTheWay).orElse(List.of()))
                .filter(told -> added.tellsInTheWay()),
            Optional.of(line.filter(LineOfFire::blankToEvade).isPresent())
                .filter(told -> added.has(ObstacleEffect.BLANK_TO_EVADE)),
            attack.touching(),
            attack.forbidden(),
            line.map(ruler::dice).map(dice -> new Dice(dice.attack(), dice.defence())),
            asked
                .bands()
                .map(name -> parts.bands(name, Pointer.of("/bands")))
                .map(
                    bands ->
                        InBands.of(
                            bands,
                            line.map(fire -> OptionalDouble.of(fire.lines().distance()))
                                .orElse(OptionalDouble.empty()))),
            new AttackMargins(
                Forms.of(attack.arcDepth()),
                line.map(LineOfFire::rangeMargin),
                attack.sight().map(sight -> sight.margin())),
            attack.sight().map(sight -> sight.clear()),
            query.confidence(
                table, verdicts -> AttackConfidence.of(verdicts.ofAttack(ruler, aim))));
    return new Pictured<>(
        result, () -> MeasurePicture.ofAttack(whole, aim, own, attack, query.inForce()));
  }

  private static Aim aim(AttackQuery asked, Table table, Optional<OwnArc> own, OwnParts parts) {
    Ship attacker = combatant(table, "attacker", asked.attacker());
    Ship target = combatant(table, "target", asked.target());
    if (asked.target().equals(asked.attacker())) {
      throw FaultException.unexpected(
          TARGET, Excerpt.quoted(asked.target()), "another ship than the attacker");
    }
    Query.checkMeasured(attacker, ATTACKER);
    Query.checkMeasured(target, TARGET);
    if (own.isPresent()) {
      if (asked.section().isPresent()) {
        throw FaultException.badValue(
            SECTION, "'section' is found beside an arc of the query's own parts, expected none");
      }
      return new Aim(attacker, target, Optional.empty(), FiringArc.TURRET);
    }
    FiringArc arc = asked.arc().published().orElseThrow(() -> unknown(asked.arc(), parts));
    Optional<List<FiringArc>> arcs = asked.table().arcsOf(attacker.id());
    if (arcs.isPresent() && !arcs.get().contains(arc)) {
      throw FaultException.unexpected(
          ARC,
          Excerpt.quoted(arc.word()),
          "an arc that ship " + Excerpt.quoted(attacker.id()) + " lists: " + words(arcs.get()));
    }
    // For a target that cannot be attacked at all, the section does not matter.
    if (asked.section().isEmpty() && !target.base().sections().isEmpty() && !target.standsIn()) {
      throw FaultException.missing(
          SECTION,
          "fore or aft in the line, because an attack on a corvette is measured to one of its"
              + " halves");
    }
    return new Aim(attacker, target, asked.section(), arc);
  }

  private static FaultException unknown(ArcName arc, OwnParts parts) {
    return FaultException.unexpected(
        ARC,
        Excerpt.quoted(arc.word()),
        "one of "
            + Stream.concat(FiringArc.words().stream(), parts.arcs().keySet().stream())
                .collect(Collectors.joining(", ")));
  }

  /** Returns the ship that a field names, or the remote in the form in which it is measured. */
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
    if (query.uncertain() && asked.arc().published().isEmpty()) {
      throw FaultException.badValue(
          "/uncertainty",
          "'uncertainty' is found beside an arc of the query's own parts, expected none");
    }
    if (query.uncertain()
        && (remote(table, asked.attacker()).isPresent()
            || remote(table, asked.target()).isPresent())) {
      throw FaultException.badValue(
          "/uncertainty",
          "'uncertainty' is found, expected none, because it is about ships and a remote takes part"
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
          case ARC -> asked.arc().word();
        };
    return FaultException.unexpected(
        Pointer.ROOT.append(Formats.word(refused.part())),
        Excerpt.quoted(found),
        refused.expected());
  }
}
