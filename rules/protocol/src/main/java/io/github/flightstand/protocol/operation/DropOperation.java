package io.github.flightstand.protocol.operation;

import com.fasterxml.jackson.annotation.JsonFormat;
import io.github.flightstand.geometry.Pose;
import io.github.flightstand.geometry.interop.CoordinateFrame;
import io.github.flightstand.movement.CannotFlyException;
import io.github.flightstand.movement.MovementRules;
import io.github.flightstand.movement.parts.Side;
import io.github.flightstand.movement.parts.Template;
import io.github.flightstand.movement.parts.TokenKind;
import io.github.flightstand.movement.reposition.TokenMoves;
import io.github.flightstand.movement.reposition.TokenMoves.Drop;
import io.github.flightstand.movement.table.LaidToken.OffTable;
import io.github.flightstand.movement.table.Ship;
import io.github.flightstand.movement.table.Table;
import io.github.flightstand.movement.table.Token;
import io.github.flightstand.protocol.format.FaultException;
import io.github.flightstand.protocol.format.Formats;
import io.github.flightstand.protocol.format.In;
import io.github.flightstand.protocol.format.NumberRange;
import io.github.flightstand.protocol.format.Pointer;
import io.github.flightstand.protocol.format.SchemaMembers;
import io.github.flightstand.protocol.json.Ground;
import io.github.flightstand.protocol.json.Limits;
import io.github.flightstand.protocol.json.OutlineJson;
import io.github.flightstand.protocol.json.PoseJson;
import io.github.flightstand.protocol.json.TableJson;
import io.github.flightstand.protocol.json.TokenJson;
import io.github.flightstand.protocol.operation.Operation.Pictured;
import io.github.flightstand.protocol.picture.Mark;
import io.github.flightstand.protocol.picture.TablePicture;
import io.github.flightstand.rules.engine.state.LaidTemplate;
import io.github.flightstand.rules.member.Default;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * {@code drop}: where a bomb, mine or remote lands that a ship drops or launches, and which ships
 * it lands on.
 */
final class DropOperation {

  /** The kinds of token that a ship drops or launches. */
  enum Dropped {
    BOMB,
    MINE,
    REMOTE
  }

  /**
   * Asks where a bomb, mine or remote lands that a ship drops behind itself, or launches ahead.
   *
   * @param ship the id of the ship, of any base
   * @param kind the kind of token
   * @param template speed and bearing, left and right as seen by the ship; {@code 1F} if absent
   * @param launch whether the template lies at the front guides, as the second edition launches
   *     devices
   * @param tokens several tokens on one template, each with its own outline; then {@code outline}
   *     is absent
   */
  @SchemaMembers("{\"not\": {\"required\": [\"outline\", \"tokens\"]}}")
  record DropQuery(
      TableJson table,
      String ship,
      Dropped kind,
      Optional<LaidTemplate> template,
      @Default("false") boolean launch,
      Optional<OutlineJson> outline,
      Optional<List<OneOfSeveral>> tokens)
      implements OnTable {}

  /**
   * A token of several on one template.
   *
   * @param outline the outline, if it is not the usual square
   * @param at its place, seen from the one that it would have alone: ahead, left and turn
   */
  record OneOfSeveral(Optional<OutlineJson> outline, Beside at) {}

  /**
   * A place beside a token, in millimeters and degrees in its own frame.
   *
   * @param ahead the distance ahead, the way the token faces
   * @param left the distance to its left
   * @param heading the turn to the left
   */
  @JsonFormat(shape = JsonFormat.Shape.ARRAY)
  record Beside(
      @In(NumberRange.COORDINATE) double ahead,
      @In(NumberRange.COORDINATE) double left,
      @In(NumberRange.HEADING) double heading) {}

  /** The result of a drop. */
  sealed interface Landing permits DropResult, SeveralResult {}

  /**
   * The places of several tokens on one template.
   *
   * @param tokens the tokens, in their order
   * @param confidence empty; present with {@code uncertainty}
   */
  record SeveralResult(List<Landed> tokens, Optional<NoConfidence> confidence) implements Landing {}

  /**
   * The place of one of several tokens.
   *
   * @param under the ships that it lies under
   * @param offTable the part of it that is outside the play area
   * @param setsOff the ships that set off a mine at once; of several its layer picks one
   */
  record Landed(Pose pose, List<String> under, OffTable offTable, List<String> setsOff) {}

  /**
   * The token's place.
   *
   * @param under the ships that it lies under
   * @param offTable the part of it that is outside the play area
   * @param setsOff the ships that set off a mine at once; of several its layer picks one
   * @param confidence empty; present with {@code uncertainty}
   */
  record DropResult(
      Pose pose,
      List<String> under,
      OffTable offTable,
      List<String> setsOff,
      Optional<NoConfidence> confidence)
      implements Landing {}

  static Operation<DropQuery, Landing> operation() {
    return new Operation<>(DropQuery.class, Landing.class, true, DropOperation::answer);
  }

  /** A token where it landed. */
  private record Fallen(Token token, Drop drop) {

    List<String> setsOff() {
      return token.kind() == TokenKind.MINE ? drop.under() : List.of();
    }
  }

  private static Pictured<Landing> answer(Query<DropQuery> query) {
    DropQuery asked = query.asked();
    if (asked.tokens().isPresent()) {
      checkSeveral(asked, asked.tokens().get());
    }
    Table table = query.table(asked.table());
    LaidTemplate template = asked.template().orElse(LaidTemplate.STRAIGHT_1);
    Ship ship = Query.ship(table, "ship", asked.ship());
    TokenKind kind = TokenKind.valueOf(asked.kind().name());
    Side side = template.bearing().side();
    MovementRules rules = query.inForce().movement();
    Template shape = rules.parts().template(template.kind(), template.speed());
    TokenMoves moves = new TokenMoves(rules);
    boolean launch = asked.launch();
    List<OneOfSeveral> tokens =
        asked.tokens().orElse(List.of(new OneOfSeveral(asked.outline(), new Beside(0, 0, 0))));
    List<Fallen> fallen = new ArrayList<>();
    for (OneOfSeveral one : tokens) {
      Pointer place =
          asked.tokens().isPresent() ? Pointer.of("/tokens").append(fallen.size()) : Pointer.ROOT;
      // Where it lies before does not matter.
      Token device =
          FaultException.within(
              place,
              () ->
                  new TokenJson(Formats.word(kind), kind, PoseJson.of(ship.pose()), one.outline())
                      .on(new Ground(CoordinateFrame.TABLE, table.playArea(), rules.parts())));
      Drop alone;
      try {
        alone =
            launch
                ? moves.launch(table, ship.id(), device, template.kind(), template.speed(), side)
                : moves.drop(table, ship.id(), device, template.kind(), template.speed(), side);
      } catch (CannotFlyException refused) {
        throw FaultException.badValue("/ship", "'ship': " + refused.getMessage());
      }
      Beside at = one.at();
      Token there = device.at(alone.pose().compose(Pose.at(at.ahead(), at.left(), at.heading())));
      fallen.add(
          asked.tokens().isPresent()
              ? new Fallen(there, moves.lying(table, there))
              : new Fallen(device.at(alone.pose()), alone));
    }
    List<String> under =
        fallen.stream().flatMap(one -> one.drop().under().stream()).distinct().sorted().toList();
    Pose edge =
        ship.pose().compose(ship.base().edge(launch ? "front" : "rear").orElseThrow().outward());
    return new Pictured<>(
        asked.tokens().isPresent()
            ? new SeveralResult(
                fallen.stream()
                    .map(
                        one ->
                            new Landed(
                                one.drop().pose(),
                                one.drop().under(),
                                one.drop().offTable(),
                                one.setsOff()))
                    .toList(),
                query.noConfidence())
            : single(fallen.get(0), query),
        () -> {
          TablePicture picture =
              TablePicture.of(table)
                  .shape(
                      Mark.TEMPLATE, shape.outline(launch ? side : side.mirrored()).placedIn(edge))
                  .highlight(Mark.BLOCKING, under);
          fallen.forEach(one -> picture.token(Mark.END, one.token()));
          return picture
              .caption(
                  ship.id()
                      + (launch ? " launches " : " drops ")
                      + (fallen.size() == 1
                          ? "a " + Formats.word(kind)
                          : fallen.size() + " " + Formats.word(kind) + "s"))
              .tell("under", under)
              .tell("set off at once", fallen.stream().anyMatch(one -> !one.setsOff().isEmpty()))
              .tell("partly off the table", isAny(fallen, OffTable.PART))
              .tell("off the table", isAny(fallen, OffTable.WHOLE));
        });
  }

  private static DropResult single(Fallen one, Query<DropQuery> query) {
    Drop drop = one.drop();
    return new DropResult(
        drop.pose(), drop.under(), drop.offTable(), one.setsOff(), query.noConfidence());
  }

  private static boolean isAny(List<Fallen> fallen, OffTable part) {
    return fallen.stream().anyMatch(one -> one.drop().offTable() == part);
  }

  private static void checkSeveral(DropQuery asked, List<OneOfSeveral> tokens) {
    if (asked.outline().isPresent()) {
      throw FaultException.badValue(
          "/outline", "'outline' is given with 'tokens', expected it in each of them");
    }
    if (tokens.isEmpty()) {
      throw FaultException.unexpected(Pointer.of("/tokens"), "empty", "at least one token");
    }
    if (tokens.size() > Limits.PIECES) {
      throw FaultException.tooMany(Pointer.of("/tokens"), Limits.PIECES, "tokens");
    }
  }
}
