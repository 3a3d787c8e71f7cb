package io.github.flightstand.rules;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.flightstand.geometry.Point;
import io.github.flightstand.geometry.Pose;
import io.github.flightstand.geometry.Tolerance;
import io.github.flightstand.geometry.shape.Compound;
import io.github.flightstand.geometry.shape.SimplePolygon;
import io.github.flightstand.movement.Barriers;
import io.github.flightstand.movement.Fleeing;
import io.github.flightstand.movement.MovementRules;
import io.github.flightstand.movement.MovementRules.ObstacleSpacing;
import io.github.flightstand.movement.Workspace;
import io.github.flightstand.movement.formation.AlongsideDocking;
import io.github.flightstand.movement.formation.Docking;
import io.github.flightstand.movement.formation.Docking.BaseEdge;
import io.github.flightstand.movement.formation.FormationFlight;
import io.github.flightstand.movement.formation.Wing;
import io.github.flightstand.movement.formation.WingPlace;
import io.github.flightstand.movement.maneuver.Dial;
import io.github.flightstand.movement.maneuver.Maneuver;
import io.github.flightstand.movement.maneuver.Resolver;
import io.github.flightstand.movement.maneuver.Towing;
import io.github.flightstand.movement.maneuver.Towing.TowSpeeds;
import io.github.flightstand.movement.parts.Base;
import io.github.flightstand.movement.parts.BaseSize;
import io.github.flightstand.movement.parts.PartsCatalogue;
import io.github.flightstand.movement.parts.SectionName;
import io.github.flightstand.movement.parts.Side;
import io.github.flightstand.movement.parts.TemplateKind;
import io.github.flightstand.movement.parts.TokenKind;
import io.github.flightstand.movement.reposition.Repositions;
import io.github.flightstand.movement.reposition.TokenMoves;
import io.github.flightstand.movement.setup.FreeRegion;
import io.github.flightstand.movement.setup.Placement;
import io.github.flightstand.movement.table.LaidToken;
import io.github.flightstand.movement.table.Obstacle;
import io.github.flightstand.movement.table.ObstacleKind;
import io.github.flightstand.movement.table.PlayArea;
import io.github.flightstand.movement.table.Ship;
import io.github.flightstand.movement.table.Table;
import io.github.flightstand.movement.table.Token;
import io.github.flightstand.rules.GameRules.SetUpRules;
import io.github.flightstand.rules.engine.Chance;
import io.github.flightstand.rules.engine.Engine;
import io.github.flightstand.rules.engine.Game;
import io.github.flightstand.rules.engine.Setup;
import io.github.flightstand.rules.engine.decision.Option;
import io.github.flightstand.rules.engine.hook.CardSet;
import io.github.flightstand.rules.engine.state.ShipCard;
import io.github.flightstand.rules.measure.Aim;
import io.github.flightstand.rules.measure.AttackRuler;
import io.github.flightstand.rules.measure.FiringArc;
import io.github.flightstand.rules.measure.OwnBands;
import io.github.flightstand.rules.measure.OwnBands.Band;
import io.github.flightstand.rules.measure.RangeBand;
import io.github.flightstand.rules.measure.RangeRuler;
import io.github.flightstand.rules.measure.Surroundings;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.function.Executable;

/** Java callers who pass nothing or a number beyond all measure learn which argument it was. */
class CallersMistakesTest {

  private static final double HUGE = 1e300;
  private static final MovementRules MOVING = MovementRules.STANDARD;
  private static final Base SMALL = MOVING.parts().base(BaseSize.SMALL);
  private static final Pose POSE = Pose.at(200, 100, 90);
  private static final Ship RED = new Ship("red", SMALL, POSE);
  private static final Ship BLUE = new Ship("blue", SMALL, Pose.at(500, 500, 0));
  private static final Table TABLE = Table.builder(PlayArea.STANDARD).ship(RED).ship(BLUE).build();
  private static final Maneuver AHEAD = Maneuver.parse("1FW");
  private static final Dial DIAL = Dial.parse("1FW");
  private static final SimplePolygon ROCK =
      SimplePolygon.of(List.of(new Point(300, 300), new Point(340, 300), new Point(320, 340)));

  private record Mistake(String argument, Executable call) {}

  private static Mistake mistake(String argument, Executable call) {
    return new Mistake(argument, call);
  }

  private static DynamicTest test(Mistake mistake, Class<? extends Throwable> kind) {
    return DynamicTest.dynamicTest(
        mistake.argument(),
        () -> {
          Throwable thrown = assertThrows(RuntimeException.class, mistake.call());
          assertEquals(kind, thrown.getClass(), thrown::toString);
          String message = String.valueOf(thrown.getMessage());
          assertTrue(message.contains(mistake.argument()) && message.contains(" "), message);
        });
  }

  @TestFactory
  Stream<DynamicTest> nothingIsRefused() {
    return Stream.of(
            piecesWithout(),
            rulesWithout(),
            movesWithout(),
            pairsWithout(),
            wingsWithout(),
            tokensWithout(),
            measuringWithout(),
            gamesWithout(),
            cardsWithout())
        .flatMap(List::stream)
        .map(mistake -> test(mistake, NullPointerException.class));
  }

  private static List<Mistake> piecesWithout() {
    var bomb = bombOutline();
    return List.of(
        mistake("id", () -> new Ship(null, SMALL, POSE)),
        mistake("base", () -> new Ship("red", null, POSE)),
        mistake("pose", () -> new Ship("red", SMALL, null)),
        mistake("player", () -> new Ship("red", SMALL, POSE, false, null)),
        mistake("id", () -> new Obstacle(null, ObstacleKind.ASTEROID, ROCK)),
        mistake("kind", () -> new Obstacle("rock", null, ROCK)),
        mistake("outline", () -> new Obstacle("rock", ObstacleKind.ASTEROID, null)),
        mistake("id", () -> new Token(null, TokenKind.BOMB, bomb, POSE)),
        mistake("kind", () -> new Token("bomb", null, bomb, POSE)),
        mistake("outline", () -> new Token("bomb", TokenKind.BOMB, null, POSE)),
        mistake("pose", () -> new Token("bomb", TokenKind.BOMB, bomb, null)),
        mistake("playArea", () -> Table.builder(null)),
        mistake("ship", () -> Table.builder(PlayArea.STANDARD).ship(null)),
        mistake("obstacle", () -> Table.builder(PlayArea.STANDARD).obstacle(null)),
        mistake("token", () -> Table.builder(PlayArea.STANDARD).token(null)));
  }

  private static List<Mistake> rulesWithout() {
    Rules rules = Rules.standard();
    GameRules game = rules.game();
    return List.of(
        mistake("parts", () -> MOVING.withParts(null)),
        mistake("tolerance", () -> MOVING.withTolerance(null)),
        mistake("fleeing", () -> MOVING.withFleeing(null)),
        mistake("barrelRollBarriers", () -> MOVING.withBarrelRollBarriers(null)),
        mistake("boostBarriers", () -> barriers(null, Barriers.EVERY_OBSTACLE)),
        mistake("decloakBarriers", () -> barriers(Barriers.EVERY_OBSTACLE, null)),
        mistake("obstacleSpacing", () -> MOVING.withObstacleSpacing(null)),
        mistake("rollPositions", () -> MOVING.withRollPositions(null)),
        mistake("tractorBarriers", () -> MOVING.withTractorBarriers(null)),
        mistake("fromObstacles", () -> new ObstacleSpacing(1, null)),
        mistake("movement", () -> rules.withMovement(null)),
        mistake("game", () -> rules.withGame(null)),
        mistake("asteroids", () -> rules.withAsteroids(null)),
        mistake(
            "damageDeck", () -> new GameRules(true, true, true, true, null, true, game.setUp())),
        mistake(
            "setUp", () -> new GameRules(true, true, true, true, game.damageDeck(), true, null)),
        mistake("firstFaction", () -> new SetUpRules(true, null, 3)));
  }

  private static MovementRules barriers(Barriers boost, Barriers decloak) {
    return new MovementRules(
        PartsCatalogue.standard(),
        Tolerance.STANDARD,
        Fleeing.STANDARD,
        Barriers.EVERY_OBSTACLE,
        boost,
        decloak,
        MOVING.obstacleSpacing(),
        1,
        MOVING.rollPositions(),
        MOVING.decloakBySize(),
        MOVING.tractorBarriers());
  }

  private static List<Mistake> movesWithout() {
    Resolver resolver = Resolver.standard();
    return List.of(
        mistake("rules", () -> new Resolver(null)),
        mistake("rules", () -> new Towing(null)),
        mistake("rules", () -> new Repositions(null)),
        mistake("rules", () -> new Docking(null)),
        mistake("rules", () -> new Placement(null)),
        mistake("rules", () -> new FreeRegion(null, 0.01)),
        mistake("rules", () -> new FormationFlight(null)),
        mistake("rules", () -> new TokenMoves(null)),
        mistake("table", () -> resolver.resolve(null, "red", AHEAD)),
        mistake("shipId", () -> resolver.resolve(TABLE, null, AHEAD)),
        mistake("maneuver", () -> resolver.resolve(TABLE, "red", null)),
        mistake("move", () -> Repositions.standard().sideways(TABLE, "red", null)));
  }

  private static List<Mistake> pairsWithout() {
    Docking docking = new Docking(MOVING);
    AlongsideDocking alongside = new AlongsideDocking(MOVING);
    Towing towing = new Towing(MOVING);
    Workspace workspace = new Workspace();
    return List.of(
        mistake("table", () -> docking.approach(null, "red", "blue", AHEAD, workspace)),
        mistake("docking", () -> docking.approach(TABLE, null, "blue", AHEAD, workspace)),
        mistake("other", () -> docking.approach(TABLE, "red", null, AHEAD, workspace)),
        mistake("maneuver", () -> docking.approach(TABLE, "red", "blue", null, workspace)),
        mistake("table", () -> docking.free(null, "red", "blue", BaseEdge.LEFT)),
        mistake("docking", () -> docking.free(TABLE, null, "blue", BaseEdge.LEFT)),
        mistake("other", () -> docking.free(TABLE, "red", null, BaseEdge.LEFT)),
        mistake("edge", () -> docking.free(TABLE, "red", "blue", null)),
        mistake("edge", () -> Docking.poseAt(SMALL, BLUE, null, 0)),
        mistake("rules", () -> new AlongsideDocking(null)),
        mistake(
            "table", () -> alongside.free(null, "red", "blue", BaseEdge.LEFT, SectionName.FORE)),
        mistake("side", () -> alongside.free(TABLE, "red", "blue", null, SectionName.FORE)),
        mistake("end", () -> alongside.free(TABLE, "red", "blue", BaseEdge.LEFT, null)),
        mistake("speeds", () -> new Towing(MOVING, null)),
        mistake("table", () -> towing.resolve(null, "red", "blue", AHEAD)),
        mistake("tugId", () -> towing.resolve(TABLE, null, "blue", AHEAD)),
        mistake("towId", () -> towing.resolve(TABLE, "red", null, AHEAD)),
        mistake("maneuver", () -> towing.resolve(TABLE, "red", "blue", null)));
  }

  private static List<Mistake> wingsWithout() {
    FormationFlight flight = new FormationFlight(MOVING);
    Wing wing = new Wing("red", Map.of(WingPlace.LEFT_FLANK, "blue"));
    return List.of(
        mistake("leader", () -> new Wing(null, Map.of())),
        mistake("wingmates", () -> new Wing("red", null)),
        mistake("leader", () -> flight.poseAt(null, WingPlace.LEFT_FLANK)),
        mistake("place", () -> flight.poseAt(RED, null)),
        mistake("table", () -> flight.place(null, wing, WingPlace.LEFT_FLANK)),
        mistake("wing", () -> flight.place(TABLE, null, WingPlace.LEFT_FLANK)),
        mistake("table", () -> flight.formUp(null, wing)),
        mistake("wing", () -> flight.formUp(TABLE, null)),
        mistake("table", () -> flight.fly(null, wing, AHEAD)),
        mistake("wing", () -> flight.fly(TABLE, null, AHEAD)),
        mistake("maneuver", () -> flight.fly(TABLE, wing, null)));
  }

  private static List<Mistake> tokensWithout() {
    TokenMoves moves = TokenMoves.standard();
    Token bomb = new Token("bomb", TokenKind.BOMB, bombOutline(), POSE);
    Tolerance tolerance = Tolerance.STANDARD;
    TemplateKind straight = TemplateKind.STRAIGHT;
    return List.of(
        mistake("token", () -> LaidToken.of(null, PlayArea.STANDARD)),
        mistake("area", () -> LaidToken.of(bomb, null)),
        mistake(
            "ship", () -> LaidToken.of(bomb, PlayArea.STANDARD).overlaps((Ship) null, tolerance)),
        mistake("table", () -> LaidToken.of(bomb, PlayArea.STANDARD).under(null, tolerance)),
        mistake("atItsEnd", () -> LaidToken.minesSetOff(TABLE, null, Optional.empty(), tolerance)),
        mistake("usedTemplate", () -> LaidToken.minesSetOff(TABLE, RED, null, tolerance)),
        mistake("table", () -> moves.drop(null, "red", TokenKind.BOMB, straight, 1, Side.AHEAD)),
        mistake("shipId", () -> moves.drop(TABLE, null, TokenKind.BOMB, straight, 1, Side.AHEAD)),
        mistake("kind", () -> moves.drop(TABLE, "red", (TokenKind) null, straight, 1, Side.AHEAD)),
        mistake("template", () -> moves.drop(TABLE, "red", TokenKind.BOMB, null, 1, Side.AHEAD)),
        mistake("side", () -> moves.drop(TABLE, "red", TokenKind.BOMB, straight, 1, null)),
        mistake("remote", () -> moves.forward(TABLE, null, straight, 1, Side.AHEAD)));
  }

  private static Compound bombOutline() {
    return MOVING.parts().tokenOutline(TokenKind.BOMB);
  }

  private static List<Mistake> measuringWithout() {
    return List.of(
        mistake("rules", () -> new RangeRuler(null)),
        mistake("rules", () -> new AttackRuler(null)),
        mistake("rules", () -> new Surroundings(TABLE, null)),
        mistake("table", () -> new Surroundings(null, Rules.standard())),
        mistake("attacker", () -> Aim.at(null, BLUE, FiringArc.FRONT)),
        mistake("target", () -> Aim.at(RED, null, FiringArc.FRONT)),
        mistake("arc", () -> Aim.at(RED, BLUE, null)));
  }

  private static List<Mistake> gamesWithout() {
    Engine engine = new Engine();
    Rules rules = Rules.standard();
    return List.of(
        mistake("cards", () -> new Engine(null)),
        mistake("setup", () -> engine.start(null)),
        mistake("state", () -> engine.pending(null)),
        mistake("state", () -> engine.apply(null, null)),
        mistake("game", () -> engine.play(null, null)),
        mistake("state", () -> new Game(null, Chance.Seeded.of(1))),
        mistake("more", () -> CardSet.none().with(null)),
        mistake("rules", () -> setup(null, List.of(), TABLE)),
        mistake("ships", () -> setup(rules, null, TABLE)),
        mistake("table", () -> setup(rules, List.of(), null)));
  }

  private static Setup setup(Rules rules, List<ShipCard> ships, Table table) {
    return Setup.builder(rules, List.of()).ships(ships).table(table).sharedDeck(true).build();
  }

  private static List<Mistake> cardsWithout() {
    return List.of(
        mistake("id", () -> ShipCard.builder(null, "A", DIAL).build()),
        mistake("seat", () -> ShipCard.builder("red", null, DIAL).build()),
        mistake("dial", () -> ShipCard.builder("red", "A", null).build()),
        mistake("base", () -> ShipCard.builder("red", "A", DIAL).base(null).build()),
        mistake("actions", () -> ShipCard.builder("red", "A", DIAL).actions(null).build()),
        mistake("arcs", () -> ShipCard.builder("red", "A", DIAL).arcs(null).build()),
        mistake("weapons", () -> ShipCard.builder("red", "A", DIAL).weapons(null).build()),
        mistake("cards", () -> ShipCard.builder("red", "A", DIAL).cards(null).build()),
        mistake("bombs", () -> ShipCard.builder("red", "A", DIAL).bombs(null).build()));
  }

  @TestFactory
  Stream<DynamicTest> numbersBeyondAllMeasureAreRefused() {
    return Stream.of(
            mistake("play area", () -> new PlayArea(HUGE, 1)),
            mistake(
                "'red' is at",
                () -> Table.builder(PlayArea.STANDARD).ship(RED.at(Pose.at(HUGE, 0, 0)))),
            mistake("zoneDepth", () -> MOVING.withZoneDepth(HUGE)),
            mistake("fromEdges", () -> new ObstacleSpacing(HUGE, OptionalDouble.empty())),
            mistake("fromObstacles", () -> new ObstacleSpacing(0, OptionalDouble.of(HUGE))),
            mistake("rulerWidth", () -> Rules.standard().withRulerWidth(HUGE)),
            mistake("finite", () -> Docking.poseAt(SMALL, BLUE, BaseEdge.LEFT, Double.NaN)),
            mistake(
                "'bomb' is at",
                () ->
                    Table.builder(PlayArea.STANDARD)
                        .token(
                            new Token("bomb", TokenKind.BOMB, bombOutline(), Pose.at(HUGE, 0, 0)))),
            mistake("arcError", () -> new FreeRegion(MOVING, HUGE)),
            mistake("range band 6", () -> RangeBand.numbered(6)),
            mistake("range band -1", () -> RangeBand.numbered(-1)),
            mistake("'far'", () -> new OwnBands("b", List.of(new Band("far", HUGE * HUGE)))),
            mistake("'far'", () -> new OwnBands("b", List.of(new Band("far", Double.NaN)))),
            mistake("inset for a small base", () -> new ArcFigures(Map.of(), 15)),
            mistake(
                "inset for a large base",
                () ->
                    new ArcFigures(
                        Map.of(BaseSize.SMALL, 3.0, BaseSize.MEDIUM, 3.0, BaseSize.LARGE, 0.0),
                        15)),
            mistake("bullseye", () -> new ArcFigures(ArcFigures.of(Edition.FIRST).insets(), 0)),
            mistake("gearPoints", () -> boarding(-1, 6, 2)),
            mistake("pointsPerDie", () -> boarding(5, 0, 2)),
            mistake("bodyHits", () -> boarding(5, 6, 0)),
            mistake("weight", () -> new Option.Weight(0, 1)),
            mistake("weight", () -> new Option.Weight(3, 2)),
            mistake("obstaclesEach", () -> new SetUpRules(true, Optional.empty(), -1)))
        .map(mistake -> test(mistake, IllegalArgumentException.class));
  }

  private static BoardingRules boarding(int gearPoints, int pointsPerDie, int bodyHits) {
    return new BoardingRules(
        gearPoints, pointsPerDie, bodyHits, TowSpeeds.STANDARD, BoardingRules.LastMovable.WINS);
  }
}
