package io.github.flightstand.protocol.operation;

import io.github.flightstand.movement.table.Ship;
import io.github.flightstand.movement.table.Table;
import io.github.flightstand.protocol.format.Excerpt;
import io.github.flightstand.protocol.format.FaultException;
import io.github.flightstand.protocol.format.Formats;
import io.github.flightstand.protocol.format.In;
import io.github.flightstand.protocol.format.NumberRange;
import io.github.flightstand.protocol.format.Pointer;
import io.github.flightstand.protocol.format.SchemaMembers;
import io.github.flightstand.protocol.json.ArcName;
import io.github.flightstand.protocol.json.GameJson;
import io.github.flightstand.protocol.json.TableJson;
import io.github.flightstand.protocol.operation.OddsAnswer.AttackOddsJson;
import io.github.flightstand.protocol.operation.OddsSide.Fighting;
import io.github.flightstand.rules.Edition;
import io.github.flightstand.rules.engine.Engine;
import io.github.flightstand.rules.engine.decision.Command;
import io.github.flightstand.rules.engine.hook.CardSet;
import io.github.flightstand.rules.measure.Aim;
import io.github.flightstand.rules.measure.Attack;
import io.github.flightstand.rules.measure.AttackRuler;
import io.github.flightstand.rules.measure.FiringArc;
import io.github.flightstand.rules.measure.LineOfFire;
import io.github.flightstand.rules.measure.LineOfFire.ExtraDice;
import io.github.flightstand.rules.measure.RangeBand;
import io.github.flightstand.rules.member.Default;
import io.github.flightstand.rules.odds.AttackOdds;
import io.github.flightstand.rules.odds.DicedAttack;
import io.github.flightstand.rules.odds.Means;
import io.github.flightstand.rules.odds.Odds;
import io.github.flightstand.rules.odds.OddsAim;
import io.github.flightstand.rules.odds.Spending;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** {@code odds}: what an attack comes to, exactly. */
final class OddsOperation {

  static final Pointer ATTACKER = Pointer.of("/attacker");
  static final Pointer DEFENDER = Pointer.of("/defender");

  /** The greatest range of a primary weapon. */
  private static final int REACH = 3;

  private final CardSet cards;
  private final CardSet known;
  private final Engine engine;

  /** The engine of attacks that are known by their numbers, whose tokens may be cards. */
  private final Engine ofNumbers;

  OddsOperation(CardSet cards) {
    this.cards = cards;
    known = cards.withSource(new Means());
    engine = new Engine(cards);
    ofNumbers = new Engine(known);
  }

  /**
   * Asks what an attack comes to, summed exactly: of dice and tokens, of ships on a table, or in a
   * game.
   *
   * @param attacker the side that attacks; in a game only its means in order
   * @param defender the side that defends; in a game only its means in order
   * @param table the table on which the ships stand; range and obstruction add dice
   * @param arc the attacker's arc on the table; front if absent
   * @param game a game in which an attack is in progress or offered
   * @param player the player from whose view the game is looked at
   * @param command the attack that is meant, of those offered; all if absent
   * @param aim what the attacker wants most and the defender least
   * @param spend how both sides spend what they have
   * @param cardSets the sets of cards whose names the means may have; all that are known if absent
   * @param limit the most steps that are summed before the answer is bounds
   */
  @SchemaMembers(
      """
      {"oneOf": [{"required": ["game", "player"]}, {"required": ["attacker", "defender"]}]}
      """)
  record OddsQuery(
      Optional<OddsSide> attacker,
      Optional<OddsSide> defender,
      Optional<TableJson> table,
      Optional<ArcName> arc,
      Optional<GameJson> game,
      Optional<String> player,
      Optional<Command> command,
      @Default("'damage'") OddsAim aim,
      @Default("'best'") Spends spend,
      Optional<List<String>> cardSets,
      @In(NumberRange.STEPS) Optional<Integer> limit)
      implements MayBeOnTable {}

  /** How the sides spend what they have. */
  enum Spends {
    /** Each as well as it can, knowing that the other does. */
    BEST,
    /** Each in the order in which its means are listed. */
    ORDER
  }

  /**
   * The odds of the attack in progress, or of each attack that is offered.
   *
   * @param attacks the odds
   */
  record OddsResult(List<AttackOddsJson> attacks) {}

  Operation<OddsQuery, OddsResult> operation() {
    return new Operation<>(OddsQuery.class, OddsResult.class, this::answer);
  }

  private OddsResult answer(Query<OddsQuery> query) {
    OddsQuery asked = query.asked();
    if (asked.game().isPresent()) {
      return new OddsResult(new OddsInGame(cards, engine).answer(query));
    }
    refuse(asked.player().isPresent(), "player");
    refuse(asked.command().isPresent(), "command");
    OddsSide attacker = needed(asked.attacker(), ATTACKER);
    OddsSide defender = needed(asked.defender(), DEFENDER);
    boolean second = query.inForce().edition() == Edition.SECOND;
    List<String> sets = new ArrayList<>(second ? List.of() : sets(asked));
    sets.add(Means.SET);
    Fighting one = new Fighting(attacker, ATTACKER, true, second, known, sets);
    Fighting other = new Fighting(defender, DEFENDER, false, second, known, sets);
    if (asked.aim() == OddsAim.DESTROY && defender.hull().isEmpty()) {
      throw FaultException.missing(
          DEFENDER.append("hull"), "how much the defender can take, if the aim is to destroy it");
    }
    DicedAttack attack = attack(query, one, other);
    Spending spending = spending(asked, Optional.of(one.order()), Optional.of(other.order()));
    Odds odds =
        FaultException.taken(
            Pointer.ROOT, () -> attack.odds(odds(asked, ofNumbers, spending), sets));
    return new OddsResult(List.of(AttackOddsJson.of(attack, odds, defender.hull().isPresent())));
  }

  private static void refuse(boolean present, String name) {
    if (present) {
      throw FaultException.badValue(
          "/" + name, "'" + name + "' is given without 'game', expected both or neither");
    }
  }

  private static OddsSide needed(Optional<OddsSide> side, Pointer at) {
    return side.orElseThrow(
        () -> FaultException.missing(at, "both sides of the attack, or a game"));
  }

  private List<String> sets(OddsQuery asked) {
    List<String> sets = asked.cardSets().orElseGet(() -> List.copyOf(cards.sets()));
    try {
      cards.inForce(sets);
    } catch (IllegalArgumentException unknown) {
      throw FaultException.badValue("/cardSets", "'cardSets': " + unknown.getMessage());
    }
    return sets;
  }

  static AttackOdds odds(OddsQuery asked, Engine engine, Spending spending) {
    return new AttackOdds(engine, asked.aim(), spending, asked.limit().orElse(AttackOdds.STEPS));
  }

  static Spending spending(
      OddsQuery asked, Optional<List<String>> attacker, Optional<List<String>> defender) {
    return asked.spend() == Spends.BEST ? Spending.BEST : new Spending(attacker, defender);
  }

  /** Returns the attack of dice and tokens, with the dice that a table adds. */
  private static DicedAttack attack(Query<OddsQuery> query, Fighting one, Fighting other) {
    OddsQuery asked = query.asked();
    boolean second = query.inForce().edition() == Edition.SECOND;
    if (asked.table().isEmpty()) {
      query.withoutTable();
      if (asked.arc().isPresent()) {
        throw FaultException.badValue("/arc", "'arc' is given without 'table', expected both");
      }
      return new DicedAttack(
          one.fighter("attacker", 0), other.fighter("defender", 0), 2, false, second);
    }
    Table table = query.measuredTable(asked.table().get());
    Ship attacker = ship(table, one, ATTACKER);
    Ship target = ship(table, other, DEFENDER);
    LineOfFire line = line(query, table, attacker, target);
    // The second edition's dice for the range are counted here, as only the ruler knows them.
    ExtraDice extra = second ? line.dice() : new ExtraDice(0, 0);
    return new DicedAttack(
        one.fighter(attacker.id(), extra.attack()),
        other.fighter(target.id(), extra.defence()),
        second ? 2 : line.range().map(RangeBand::number).orElse(REACH),
        !second && line.obstructed(),
        second);
  }

  private static Ship ship(Table table, Fighting side, Pointer at) {
    Pointer place = at.append("ship");
    String id =
        side.said().ship().orElseThrow(() -> FaultException.missing(place, "a ship on the table"));
    Ship ship = table.ship(id).orElseThrow(() -> TableJson.missing("ship", id, place));
    if (ship.base().size().isHuge()) {
      throw FaultException.unexpected(
          place, Excerpt.quoted(id), "a ship that is not huge, or a game with it");
    }
    return ship;
  }

  private static LineOfFire line(Query<OddsQuery> query, Table table, Ship attacker, Ship target) {
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
