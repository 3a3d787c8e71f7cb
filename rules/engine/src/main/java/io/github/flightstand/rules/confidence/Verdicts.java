package io.github.flightstand.rules.confidence;

import io.github.flightstand.geometry.Point;
import io.github.flightstand.geometry.Pose;
import io.github.flightstand.geometry.Tolerance;
import io.github.flightstand.geometry.distance.Relation;
import io.github.flightstand.movement.Workspace;
import io.github.flightstand.movement.maneuver.Maneuver;
import io.github.flightstand.movement.maneuver.OffsetNotFreeException;
import io.github.flightstand.movement.maneuver.Resolution;
import io.github.flightstand.movement.maneuver.Resolution.HugeEncounter;
import io.github.flightstand.movement.maneuver.Resolution.Outcome;
import io.github.flightstand.movement.maneuver.Resolver;
import io.github.flightstand.movement.reposition.AheadMove;
import io.github.flightstand.movement.reposition.Repositions;
import io.github.flightstand.movement.reposition.SidewaysMove;
import io.github.flightstand.movement.table.Overlaps;
import io.github.flightstand.movement.table.Ship;
import io.github.flightstand.movement.table.Table;
import io.github.flightstand.movement.table.UnknownShipException;
import io.github.flightstand.rules.confidence.Confidence.Counted;
import io.github.flightstand.rules.measure.Aim;
import io.github.flightstand.rules.measure.Attack;
import io.github.flightstand.rules.measure.AttackRuler;
import io.github.flightstand.rules.measure.LineOfFire;
import io.github.flightstand.rules.measure.Range;
import io.github.flightstand.rules.measure.RangeBand;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.function.Function;
import java.util.function.ToDoubleFunction;
import java.util.stream.Stream;

/**
 * The verdicts of each kind of answer, and how probable they are on a table whose ships' poses have
 * errors.
 *
 * <p>Only ships whose errors can matter are perturbed. A ship cannot matter if it is farther from
 * all that an answer looks at than the errors of both reach, five standard deviations. A separation
 * changes by no more than the points of the two bodies move. So the errors of two ships that
 * overlap deeper than that cannot matter. If no ship's errors matter, the answer stands, and
 * nothing is counted.
 *
 * <pre>{@code
 * Verdicts verdicts = new Verdicts(table, Uncertainty.of(0.5, 1));
 * verdicts.ofManeuver(resolver, "red", Maneuver.parse("1FW"), OptionalDouble.empty())
 * // {outcome=0.488, fled=1.0}
 * }</pre>
 */
public final class Verdicts {

  /** The greatest number of pairs of pieces counted. */
  public static final int MOST_PAIRS = 50;

  private final Table table;
  private final Uncertainty uncertainty;

  /** Throws an {@link UnknownShipException} if the uncertainty names a ship not on the table. */
  public Verdicts(Table table, Uncertainty uncertainty) {
    uncertainty.checkShips(table);
    this.table = table;
    this.uncertainty = uncertainty;
  }

  /**
   * Returns the probabilities of a maneuver's verdicts: {@code outcome}, that it is completed or
   * overlaps a ship; {@code fled}, that the ship flees or not; and, if huge ships are involved,
   * {@code rammed}, {@code removed} and {@code owed}, that exactly these ships are destroyed,
   * obstacles removed and damage owed.
   *
   * @param offset the offset asked for a Tallon roll; a table on which it is not free counts as
   *     another verdict
   */
  public Map<String, Double> ofManeuver(
      Resolver resolver, String shipId, Maneuver maneuver, OptionalDouble offset) {
    Workspace workspace = new Workspace();
    Function<Table, Optional<Resolution>> question =
        perturbed -> resolved(resolver, perturbed, shipId, maneuver, offset, workspace);
    ToDoubleFunction<Table> roomAtEnd =
        perturbed -> resolver.roomAtEnd(perturbed, shipId, maneuver, workspace);
    Resolution recorded = question.apply(table).orElseThrow();
    Ship mover = table.ship(shipId).orElseThrow();
    // A Tallon roll may end anywhere along its last edge.
    double slide = recorded.offsets().isPresent() ? mover.base().length() / 2 : 0;
    PerturbedPath path = new PerturbedPath(table, uncertainty, mover, recorded.nominal(), slide);
    List<Counted<Optional<Resolution>>> verdicts = new ArrayList<>();
    verdicts.add(Counted.of("outcome", answer -> answer.map(Resolution::outcome)));
    verdicts.add(Counted.of("fled", answer -> answer.map(Resolution::fled)));
    if (recorded.huge().isPresent()) {
      verdicts.add(Counted.of("rammed", answer -> huge(answer, HugeEncounter::rammed)));
      verdicts.add(Counted.of("removed", answer -> huge(answer, HugeEncounter::removed)));
      verdicts.add(Counted.of("owed", answer -> huge(answer, HugeEncounter::owed)));
    }
    if (mover.base().size().isHuge()) {
      return count(
          path.ships(path.meetsObstacles() || path.meetsEdge()), question, verdicts, roomAtEnd);
    }
    if (recorded.outcome() == Outcome.COMPLETED && path.endsClear()) {
      ToDoubleFunction<Table> edge =
          perturbed ->
              insideBy(resolver, mover, question.apply(perturbed).orElseThrow().finalPose());
      boolean mayFlee = Math.abs(edge.applyAsDouble(table)) <= path.reach();
      return count(mayFlee ? List.of(shipId) : List.of(), question, verdicts, edge);
    }
    boolean mayFlee =
        resolver
            .path(mover, maneuver)
            .map(laid -> path.mayLeave(laid, resolver.rules().fleeing()))
            .orElse(true);
    if (mayFlee || recorded.huge().isPresent() || offset.isPresent()) {
      return count(path.ships(true), question, verdicts, roomAtEnd);
    }
    Map<String, Double> sure = new LinkedHashMap<>();
    sure.putAll(
        count(
            path.endsBlocked() ? List.of() : path.shipsAtEnd(),
            perturbed -> resolver.outcome(perturbed, shipId, maneuver, workspace),
            List.of(Counted.of("outcome", Function.identity())),
            roomAtEnd));
    // It cannot flee anywhere on its way.
    sure.put("fled", 1.0);
    return sure;
  }

  private double insideBy(Resolver resolver, Ship ship, Pose pose) {
    return resolver.rules().fleeing().margin(ship.base(), pose, table.playArea());
  }

  private static Optional<Resolution> resolved(
      Resolver resolver,
      Table table,
      String shipId,
      Maneuver maneuver,
      OptionalDouble offset,
      Workspace workspace) {
    try {
      return Optional.of(
          offset.isPresent()
              ? resolver.resolve(table, shipId, maneuver, offset.getAsDouble())
              : resolver.resolve(table, shipId, maneuver, workspace));
    } catch (OffsetNotFreeException notFree) {
      return Optional.empty();
    }
  }

  private static Optional<List<?>> huge(
      Optional<Resolution> answer, Function<HugeEncounter, List<?>> list) {
    return answer.map(resolution -> resolution.huge().<List<?>>map(list).orElse(List.of()));
  }

  /**
   * Returns the probability that a sideways move by the shift, or by any, is {@code legal} or not.
   */
  public Map<String, Double> ofSideways(
      Repositions repositions, String shipId, SidewaysMove move, OptionalDouble shift) {
    Function<SidewaysMove.Options, Boolean> legal =
        options ->
            shift.isPresent() ? options.shifts().contains(shift.getAsDouble()) : options.legal();
    Ship mover = table.ship(shipId).orElseThrow();
    SidewaysMove.Options options = repositions.sideways(table, shipId, move);
    PerturbedPath path =
        new PerturbedPath(
            table, uncertainty, mover, options.centred(), 2 * options.greatestSlide());
    return count(
        path.ships(path.meetsObstacles() || path.meetsEdge()),
        perturbed -> repositions.sideways(perturbed, shipId, move),
        List.of(Counted.of("legal", legal)));
  }

  /**
   * Returns the probability that a move along a curve that slides is {@code legal} or not, with the
   * given slides.
   *
   * @param laid the template's slide, or any if empty
   * @param shift the final base's slide, or any if empty
   */
  public Map<String, Double> ofCurved(
      Repositions repositions,
      String shipId,
      SidewaysMove move,
      OptionalDouble laid,
      OptionalDouble shift) {
    Ship mover = table.ship(shipId).orElseThrow();
    double slides = 2 * move.greatestSlide(mover.base());
    PerturbedPath path =
        new PerturbedPath(
            table, uncertainty, mover, move.endAt(mover.base(), mover.pose(), 0, 0), slides);
    return count(
        path.ships(path.meetsObstacles() || path.meetsEdge()),
        perturbed -> repositions.curved(perturbed, shipId, move),
        List.of(Counted.of("legal", ends -> ends.allows(laid, shift))));
  }

  /** Returns the probability that a move ahead is legal, or not: {@code legal}. */
  public Map<String, Double> ofAhead(Repositions repositions, String shipId, AheadMove move) {
    return ofOneEnd(shipId, perturbed -> repositions.ahead(perturbed, shipId, move));
  }

  /** Returns the probability that a turn on the spot is legal, or not: {@code legal}. */
  public Map<String, Double> ofTurn(Repositions repositions, String shipId, int degrees) {
    return ofOneEnd(shipId, perturbed -> repositions.turned(perturbed, shipId, degrees));
  }

  /** Returns the probability that a move with one end is legal, or not: {@code legal}. */
  public Map<String, Double> ofOneEnd(String shipId, Function<Table, AheadMove.Option> question) {
    Ship mover = table.ship(shipId).orElseThrow();
    Pose end = question.apply(table).finalPose();
    PerturbedPath path = new PerturbedPath(table, uncertainty, mover, end, 0);
    return count(
        path.ships(path.meetsObstacles() || path.meetsEdge()),
        question,
        List.of(Counted.of("legal", AheadMove.Option::legal)));
  }

  /**
   * Returns the probability of a verdict of any kind: the share of tables with the same one, if
   * ships on the table stand with errors. Errors of ships that are not on it do not matter.
   *
   * @param ids the ships whose errors can matter
   */
  public static <A> double ofAny(
      Table table, Uncertainty uncertainty, List<String> ids, Function<Table, A> verdict) {
    return Confidence.of(
            table, uncertainty, ids, verdict, List.of(Counted.<A>of("verdict", answer -> answer)))
        .values()
        .iterator()
        .next();
  }

  /**
   * Returns the probability of each pair's relation, in order; throws a {@link
   * TooMuchToCountException} if more than {@value #MOST_PAIRS} are in doubt.
   */
  public List<Double> ofOverlaps(List<Overlaps.Pair> pairs, Tolerance tolerance) {
    long open = pairs.stream().filter(pair -> isOpen(pair, tolerance)).count();
    TooMuchToCountException.check(
        Math.toIntExact(open), MOST_PAIRS, "pairs whose relation is in doubt");
    return pairs.stream()
        .map(pair -> isOpen(pair, tolerance) ? ofOverlap(pair, tolerance) : 1.0)
        .toList();
  }

  /** Tests whether errors can part an overlapping pair. */
  private boolean isOpen(Overlaps.Pair pair, Tolerance tolerance) {
    double reach =
        Stream.of(pair.a(), pair.b())
            .flatMap(id -> table.ship(id).stream())
            .mapToDouble(ship -> uncertainty.reach(ship, ship.base().reach()))
            .sum();
    return -pair.separation() <= reach + tolerance.contact();
  }

  private double ofOverlap(Overlaps.Pair pair, Tolerance tolerance) {
    Table.Builder two = Table.builder(table.playArea());
    List<Ship> ships = table.ships().stream().filter(ship -> isOf(pair, ship.id())).toList();
    ships.forEach(two::ship);
    table.obstacles().stream().filter(piece -> isOf(pair, piece.id())).forEach(two::obstacle);
    table.tokens().stream().filter(piece -> isOf(pair, piece.id())).forEach(two::token);
    Counted<List<Overlaps.Pair>> relation =
        Counted.of(
            "relation",
            found ->
                found.stream().map(Overlaps.Pair::relation).findFirst().orElse(Relation.APART));
    return Confidence.of(
            two.build(),
            uncertainty,
            ids(ships),
            perturbed -> Overlaps.of(perturbed, tolerance),
            List.of(relation))
        .values()
        .iterator()
        .next();
  }

  private static boolean isOf(Overlaps.Pair pair, String id) {
    return pair.a().equals(id) || pair.b().equals(id);
  }

  /** Returns the probability of the band of a range from a ship to a piece: {@code range}. */
  public Map<String, Double> ofRange(String from, String to, Function<Table, Range> measured) {
    List<Ship> ships =
        Stream.of(from, to).distinct().flatMap(id -> table.ship(id).stream()).toList();
    double reach =
        ships.stream().mapToDouble(ship -> uncertainty.reach(ship, ship.base().reach())).sum();
    double guides = ships.stream().mapToDouble(ship -> ship.base().guides().depth()).sum();
    return count(
        isBandOpen(measured.apply(table).distance(), reach, guides) ? ids(ships) : List.of(),
        measured,
        List.of(Counted.of("range", Range::band)));
  }

  /**
   * Tests whether a change of a distance can take it to another band, or into or out of contact.
   * For contact the guides of both count.
   */
  private static boolean isBandOpen(double distance, double reach, double guides) {
    return Math.min(distance - guides, RangeBand.margin(distance)) <= reach;
  }

  /**
   * Returns the probabilities of an attack's verdicts: {@code inArc}, that the target is in the arc
   * or not, except for turrets; if it is, {@code range}, its band, {@code obstructed}, and {@code
   * choice} of lines; and {@code sectionClear}, that the section attacked may be chosen or not.
   */
  @SuppressWarnings("OptionalMapToOptional") // No line differs from one beyond all bands.
  public Map<String, Double> ofAttack(AttackRuler ruler, Aim aim) {
    String attacker = aim.attacker().id();
    String target = aim.target().id();
    Function<Table, Attack> question =
        perturbed ->
            ruler.measure(
                perturbed,
                aim.between(
                    perturbed.ship(attacker).orElseThrow(), perturbed.ship(target).orElseThrow()));
    Attack recorded = question.apply(table);
    List<Counted<Attack>> verdicts = new ArrayList<>();
    if (recorded.arcDepth().isPresent()) {
      verdicts.add(Counted.of("inArc", Attack::inArc));
    }
    verdicts.add(new Counted<>("range", attack -> attack.line().map(LineOfFire::range)));
    verdicts.add(new Counted<>("obstructed", attack -> attack.line().map(LineOfFire::obstructed)));
    verdicts.add(new Counted<>("choice", attack -> attack.line().map(LineOfFire::choice)));
    verdicts.add(new Counted<>("sectionClear", attack -> attack.sight().map(Attack.Sight::clear)));
    return count(aboutAttack(ruler, aim, recorded), question, verdicts);
  }

  /** Returns attacker, target and the huge ships that errors may move into or out of the line. */
  private List<String> aboutAttack(AttackRuler ruler, Aim aim, Attack recorded) {
    Ship attacker = aim.attacker();
    Ship target = aim.target();
    Point from = attacker.pose().position();
    Point onto = target.pose().position();
    double widest = 2 * target.base().reach();
    // The arc's lines turn with the attacker, and reach to the target.
    double lever = from.distanceTo(onto) + target.base().reach();
    double reach =
        uncertainty.reach(attacker, lever) + uncertainty.reach(target, target.base().reach());
    double aside =
        Math.max(attacker.base().reach(), target.base().reach()) + ruler.width() / 2 + reach;
    Ellipse around = new Ellipse(from, onto, from.distanceTo(onto) + 2 * aside);
    List<String> ids = new ArrayList<>(List.of(attacker.id(), target.id()));
    table.ships().stream()
        .filter(ship -> ship.base().size().isHuge() && !ids.contains(ship.id()))
        .filter(ship -> around.meets(ship, uncertainty))
        .forEach(ship -> ids.add(ship.id()));
    boolean meets = ids.size() > 2 || around.meetsObstacles(table);
    boolean arcOpen =
        recorded.arcDepth().isPresent() && Math.abs(recorded.arcDepth().getAsDouble()) <= reach;
    boolean sightOpen =
        recorded.sight().filter(sight -> Math.abs(sight.margin()) <= reach).isPresent();
    double guides = attacker.base().guides().depth() + target.base().guides().depth();
    // If an arc's line may cut the target, the distance may change by more than the errors.
    boolean cut = recorded.arcDepth().orElse(Double.POSITIVE_INFINITY) <= widest + reach;
    boolean lineOpen =
        recorded
            .line()
            .filter(line -> meets || cut || isBandOpen(line.lines().distance(), reach, guides))
            .isPresent();
    return arcOpen || sightOpen || lineOpen ? ids : List.of();
  }

  private static List<String> ids(List<Ship> ships) {
    return ships.stream().map(Ship::id).toList();
  }

  private <A> Map<String, Double> count(
      List<String> ids, Function<Table, A> question, List<Counted<A>> verdicts) {
    return Confidence.of(table, uncertainty, ids, question, verdicts);
  }

  private <A> Map<String, Double> count(
      List<String> ids,
      Function<Table, A> question,
      List<Counted<A>> verdicts,
      ToDoubleFunction<Table> margin) {
    return Confidence.of(table, uncertainty, ids, question, verdicts, Optional.of(margin));
  }
}
