package io.github.flightstand.protocol.operation;

import io.github.flightstand.movement.table.Ship;
import io.github.flightstand.movement.table.Table;
import io.github.flightstand.protocol.format.Excerpt;
import io.github.flightstand.protocol.format.FaultException;
import io.github.flightstand.protocol.format.Formats;
import io.github.flightstand.protocol.format.Pointer;
import io.github.flightstand.protocol.json.ArcName;
import io.github.flightstand.protocol.json.TableJson;
import io.github.flightstand.protocol.operation.OddsOperation.OddsQuery;
import io.github.flightstand.protocol.operation.OddsSide.Fighting;
import io.github.flightstand.rules.Edition;
import io.github.flightstand.rules.measure.Aim;
import io.github.flightstand.rules.measure.Attack;
import io.github.flightstand.rules.measure.AttackRuler;
import io.github.flightstand.rules.measure.FiringArc;
import io.github.flightstand.rules.measure.LineOfFire;
import io.github.flightstand.rules.measure.LineOfFire.ExtraDice;
import io.github.flightstand.rules.measure.RangeBand;
import io.github.flightstand.rules.odds.DicedAttack;
import java.util.Optional;

/** An attack by its dice and tokens between two ships on a table, where range adds dice. */
record OddsOnTable(Query<OddsQuery> query, Table table) {

  /** The greatest range of a primary weapon. */
  private static final int REACH = 3;

  /** Returns the attack with the dice that range and obstruction add. */
  DicedAttack attack(Fighting one, Fighting other) {
    boolean second = query.inForce().edition() == Edition.SECOND;
    Ship attacker = ship(one);
    Ship target = ship(other);
    LineOfFire line = line(attacker, target);
    // The second edition's dice for the range are counted here, as only the ruler knows them.
    ExtraDice extra = second ? line.dice() : new ExtraDice(0, 0);
    return new DicedAttack(
        one.fighter(attacker.id(), extra.attack()),
        other.fighter(target.id(), extra.defence()),
        second ? 2 : line.range().map(RangeBand::number).orElse(REACH),
        !second && line.obstructed(),
        second);
  }

  private Ship ship(Fighting side) {
    Pointer place = side.at().append("ship");
    String id =
        side.said().ship().orElseThrow(() -> FaultException.missing(place, "a ship on the table"));
    Ship ship = table.ship(id).orElseThrow(() -> TableJson.missing("ship", id, place));
    if (ship.base().size().isHuge()) {
      throw FaultException.unexpected(
          place, Excerpt.quoted(id), "a ship that is not huge, or a game with it");
    }
    return ship;
  }

  private LineOfFire line(Ship attacker, Ship target) {
    ArcName named = query.asked().arc().orElseGet(() -> new ArcName(FiringArc.FRONT.word()));
    FiringArc arc =
        named
            .published()
            .orElseThrow(
                () ->
                    FaultException.unexpected(
                        Pointer.of("/arc"),
                        Excerpt.quoted(named.word()),
                        "one of " + String.join(", ", FiringArc.words())));
    Attack attack =
        FaultException.taken(
            Pointer.ROOT,
            () -> new AttackRuler(query.inForce()).measure(table, Aim.at(attacker, target, arc)));
    Optional<LineOfFire> line =
        attack
            .line()
            .filter(one -> one.range().filter(band -> band.number() <= REACH).isPresent())
            .filter(one -> attack.forbidden().isEmpty());
    return line.orElseThrow(
        () ->
            FaultException.badValue(
                "/defender/ship",
                "'ship' is %s, %s, expected a ship that %s can attack"
                    .formatted(
                        Excerpt.quoted(target.id()), why(attack), Excerpt.quoted(attacker.id()))));
  }

  private static String why(Attack attack) {
    return attack
        .forbidden()
        .map(reason -> "which may not be attacked (" + Formats.word(reason) + ")")
        .orElseGet(() -> attack.inArc() ? "which is beyond range 3" : "which is not in the arc");
  }
}
