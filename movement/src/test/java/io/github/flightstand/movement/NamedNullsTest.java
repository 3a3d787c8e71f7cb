package io.github.flightstand.movement;

import static io.github.flightstand.movement.Pieces.small;
import static io.github.flightstand.movement.Pieces.table;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import io.github.flightstand.geometry.Pose;
import io.github.flightstand.geometry.Tolerance;
import io.github.flightstand.movement.formation.AlongsideDocking;
import io.github.flightstand.movement.formation.Docking;
import io.github.flightstand.movement.formation.Docking.BaseEdge;
import io.github.flightstand.movement.formation.FormationFlight;
import io.github.flightstand.movement.formation.Wing;
import io.github.flightstand.movement.formation.WingPlace;
import io.github.flightstand.movement.maneuver.Maneuver;
import io.github.flightstand.movement.maneuver.Towing;
import io.github.flightstand.movement.parts.SectionName;
import io.github.flightstand.movement.parts.Side;
import io.github.flightstand.movement.parts.TemplateKind;
import io.github.flightstand.movement.parts.TokenKind;
import io.github.flightstand.movement.reposition.TokenMoves;
import io.github.flightstand.movement.table.LaidToken;
import io.github.flightstand.movement.table.PlayArea;
import io.github.flightstand.movement.table.Ship;
import io.github.flightstand.movement.table.Table;
import io.github.flightstand.movement.table.Token;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.function.Executable;

/** A null argument is refused by its name, before anything is done with the others. */
class NamedNullsTest {

  private static final MovementRules RULES = MovementRules.STANDARD;
  private static final Ship SHIP = small("red", 400, 400, 90);
  private static final Table TABLE = table(SHIP);
  private static final Maneuver MANEUVER = Maneuver.parse("1FW");

  private static void assertNamed(String name, Executable call) {
    assertEquals(
        name + " may not be null", assertThrows(NullPointerException.class, call).getMessage());
  }

  @Test
  void inFormations() {
    FormationFlight flight = new FormationFlight(RULES);
    Wing wing = new Wing("red", Map.of());
    assertNamed("place", () -> flight.poseAt(SHIP, null));
    assertNamed("wing", () -> flight.place(TABLE, null, WingPlace.LEFT_FLANK));
    assertNamed("table", () -> flight.formUp(null, wing));
    assertNamed("wing", () -> flight.fly(TABLE, null, MANEUVER));
  }

  @Test
  void inDocking() {
    Docking docking = new Docking(RULES);
    AlongsideDocking alongside = new AlongsideDocking(RULES);
    assertNamed("maneuver", () -> docking.approach(TABLE, "red", "hulk", null, new Workspace()));
    assertNamed("edge", () -> Docking.poseAt(SHIP.base(), SHIP, null, 0));
    assertNamed("docking", () -> docking.free(TABLE, null, "hulk", BaseEdge.LEFT));
    assertNamed("end", () -> AlongsideDocking.poseAt(SHIP.base(), SHIP, BaseEdge.LEFT, null, 0));
    assertNamed("other", () -> alongside.free(TABLE, "red", null, BaseEdge.LEFT, SectionName.AFT));
  }

  @Test
  void inMovesOfTokens() {
    TokenMoves moves = TokenMoves.standard();
    Token remote =
        new Token(
            "remote",
            TokenKind.REMOTE,
            RULES.parts().tokenOutline(TokenKind.REMOTE),
            Pose.at(500, 500, 0));
    assertNamed("side", () -> moves.launch(TABLE, "red", remote, TemplateKind.STRAIGHT, 1, null));
    assertNamed("template", () -> moves.drop(TABLE, "red", TokenKind.BOMB, null, 1, Side.AHEAD));
    assertNamed(
        "kind",
        () -> moves.drop(TABLE, "red", (TokenKind) null, TemplateKind.STRAIGHT, 1, Side.AHEAD));
    assertNamed(
        "shipId",
        () -> moves.drop(TABLE, null, TokenKind.BOMB, TemplateKind.STRAIGHT, 1, Side.AHEAD));
    assertNamed(
        "dropper",
        () ->
            moves.dropRemote(TABLE, null, TokenKind.REMOTE, TemplateKind.STRAIGHT, 1, Side.AHEAD));
    assertNamed("side", () -> moves.forward(TABLE, remote, TemplateKind.STRAIGHT, 1, null));
  }

  @Test
  void ofLaidTokens() {
    Tolerance tau = Tolerance.STANDARD;
    Token mine =
        new Token(
            "mine",
            TokenKind.MINE,
            RULES.parts().tokenOutline(TokenKind.MINE),
            Pose.at(500, 500, 0));
    LaidToken laid = LaidToken.of(mine, PlayArea.STANDARD);
    assertNamed("token", () -> LaidToken.of(null, PlayArea.STANDARD));
    assertNamed("ship", () -> laid.overlaps((Ship) null, tau));
    assertNamed("table", () -> laid.under(null, tau));
    assertNamed("usedTemplate", () -> laid.setOffBy(SHIP, null, tau));
    assertNamed("atItsEnd", () -> LaidToken.minesSetOff(TABLE, null, Optional.empty(), tau));
  }

  @Test
  void inTowingAndInRules() {
    assertNamed("towId", () -> new Towing(RULES).resolve(TABLE, "red", null, MANEUVER));
    assertNamed("fleeing", () -> RULES.withFleeing(null));
    assertNamed("tractorBarriers", () -> RULES.withTractorBarriers(null));
  }
}
