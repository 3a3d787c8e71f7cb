package io.github.flightstand.rules.engine.flow.piece;

import static io.github.flightstand.rules.engine.flow.UntrustedState.need;

import io.github.flightstand.geometry.Point;
import io.github.flightstand.geometry.Pose;
import io.github.flightstand.geometry.Tolerance;
import io.github.flightstand.geometry.shape.Compound;
import io.github.flightstand.geometry.shape.Shape;
import io.github.flightstand.movement.reposition.TokenMoves;
import io.github.flightstand.movement.table.LaidToken;
import io.github.flightstand.movement.table.Ship;
import io.github.flightstand.movement.table.Table;
import io.github.flightstand.rules.engine.decision.Command;
import io.github.flightstand.rules.engine.decision.Option;
import io.github.flightstand.rules.engine.event.BombEvent;
import io.github.flightstand.rules.engine.flow.DecisionCollector;
import io.github.flightstand.rules.engine.flow.PlainPose;
import io.github.flightstand.rules.engine.flow.RulesContext;
import io.github.flightstand.rules.engine.flow.Transition;
import io.github.flightstand.rules.engine.flow.damage.Proposals;
import io.github.flightstand.rules.engine.hook.CardKind;
import io.github.flightstand.rules.engine.hook.Value;
import io.github.flightstand.rules.engine.hook.ValueQuery;
import io.github.flightstand.rules.engine.state.Bomb;
import io.github.flightstand.rules.engine.state.BombTask;
import io.github.flightstand.rules.engine.state.BombToken;
import io.github.flightstand.rules.engine.state.BombToken.Detonates;
import io.github.flightstand.rules.engine.state.DroppedBomb;
import io.github.flightstand.rules.engine.state.LaidTemplate;
import io.github.flightstand.rules.engine.state.Proposed;
import io.github.flightstand.rules.engine.state.ShipState;
import io.github.flightstand.rules.engine.state.State;
import io.github.flightstand.rules.measure.RangeBand;
import io.github.flightstand.rules.measure.Surroundings;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.function.Supplier;

/** Dropping bombs and detonating them (000, heading on bombs; 000-080 to -090). */
public final class Bombs {

  private static final String KEY = "drop:";

  /** A bomb on the table: the ship that dropped it, and the card it came from. */
  public record Lying(ShipState layer, Bomb bomb) {}

  /** Returns the bomb that a token on the table is; the ship that dropped it may be gone. */
  public static Lying lying(State state, String token) {
    for (ShipState ship : state.ships()) {
      for (DroppedBomb dropped : ship.dropped()) {
        if (dropped.token().equals(token)) {
          return new Lying(ship, ship.card().bomb(dropped.bomb()));
        }
      }
    }
    throw new IllegalArgumentException("nobody dropped '" + token + "'");
  }

  /** Tests whether an option is to drop a bomb. */
  public static boolean includes(String key) {
    return key.startsWith(KEY);
  }

  /** Offers the bombs that a ship may drop now and that are permitted (000-080, -081). */
  public static void offer(
      RulesContext context,
      State state,
      ShipState ship,
      Bomb.Window now,
      Predicate<String> permitted,
      DecisionCollector.Options options) {
    for (Bomb bomb : ship.card().bombs()) {
      String key = KEY + bomb.id();
      if (!options.wants(key)) {
        continue;
      }
      if (bomb.when() != now) {
        options.forbid(key, "000-080", "'" + bomb.id() + "' is dropped at another time");
      } else if (spent(context, state, ship, bomb)) {
        options.forbid(key, "000-080", "of '" + bomb.id() + "' there is none left to drop");
      } else if (droppedIn(ship, state.round())) {
        options.forbid(key, "000-081", "a ship drops one bomb a round");
      } else if (permitted.test(key)) {
        List<String> codes = codes(context, state, ship, bomb);
        String off = "'" + bomb.id() + "' would lie wholly off the play area";
        if (codes.isEmpty()) {
          options.forbid(key, "000-090a", off);
        } else {
          options.offer(Option.of(key, codes));
          bomb.templates().stream()
              .map(LaidTemplate::code)
              .filter(code -> !codes.contains(code))
              .forEach(code -> options.forbid(key, code, "000-090a", off));
        }
      }
    }
  }

  /** Tests whether a ship may still drop a bomb of that name by that template this round. */
  public static boolean mayDrop(
      RulesContext context, State state, String ship, String bomb, LaidTemplate template) {
    ShipState dropper = state.ship(ship);
    return !droppedIn(dropper, state.round())
        && dropper.card().bombs().stream()
            .anyMatch(
                one ->
                    one.id().equals(bomb)
                        && !spent(context, state, dropper, one)
                        && lands(context, state, ship, one, template));
  }

  /** Tests whether a ship may drop a bomb now that its dial is revealed. */
  public static boolean mayDrop(RulesContext context, State state, ShipState ship) {
    return ship.inPlay()
        && !ship.card().bombs().isEmpty()
        && !droppedIn(ship, state.round())
        && ship.card().bombs().stream()
            .anyMatch(
                bomb -> bomb.when() == Bomb.Window.REVEAL && !spent(context, state, ship, bomb));
  }

  /** Returns the templates that do not put a bomb wholly off the play area (000-090a). */
  private static List<String> codes(RulesContext context, State state, ShipState ship, Bomb bomb) {
    return bomb.templates().stream()
        .filter(template -> lands(context, state, ship.id(), bomb, template))
        .map(LaidTemplate::code)
        .toList();
  }

  /** Tests whether a bomb dropped by a template is at least partly on the play area (000-090a). */
  private static boolean lands(
      RulesContext context, State state, String ship, Bomb bomb, LaidTemplate template) {
    return dropped(context, state, ship, bomb, template).offTable() != LaidToken.OffTable.WHOLE;
  }

  private static TokenMoves.Drop dropped(
      RulesContext context, State state, String ship, Bomb bomb, LaidTemplate template) {
    return new TokenMoves(context.rules().movement())
        .drop(
            state.table(),
            ship,
            bomb.token().kind(),
            template.kind(),
            template.speed(),
            template.bearing().side());
  }

  private static boolean spent(RulesContext context, State state, ShipState ship, Bomb bomb) {
    if (ship.cards().stream().anyMatch(card -> !card.up() && card.id().equals(bomb.id()))) {
      return true;
    }
    // A ship drops one bomb a round, which may be several tokens (000-081).
    long dropped =
        ship.dropped().stream()
            .filter(drop -> drop.bomb().equals(bomb.id()))
            .map(DroppedBomb::round)
            .distinct()
            .count();
    return dropped >= bomb.count()
        && dropped
            >= context
                .cards()
                .value(Value.COPIES, state, ship, bomb.count(), ValueQuery.about(CardKind.BOMB));
  }

  private static boolean droppedIn(ShipState ship, int round) {
    return ship.dropped().stream().anyMatch(drop -> drop.round() == round);
  }

  /** Lets a ship drop a bomb between its dial and its move, if it has one for that. */
  public static void revealed(Transition play, String id) {
    ShipState ship = play.ship(id);
    if (!ship.card().bombs().isEmpty() && mayDrop(play.context(), play.state(), ship)) {
      play.push(new BombTask.Dropping(id));
    }
  }

  public static void drop(Transition play, String id, Command command) {
    drop(
        play,
        id,
        command.key().substring(KEY.length()),
        LaidTemplate.parse(command.value().orElseThrow()));
  }

  /** Drops a bomb; ships that it lands on may set it off (000-083). */
  public static void drop(Transition play, String id, String name, LaidTemplate template) {
    Bomb bomb = play.ship(id).card().bomb(name);
    BombToken token = bomb.token();
    TokenMoves.Drop drop = dropped(play.context(), play.state(), id, bomb, template);
    lay(play, id, bomb, drop.pose(), drop.under());
    Compound outline = play.state().rules().movement().parts().tokenOutline(token.kind());
    double width =
        outline.parts().get(0).corners().stream().mapToDouble(Point::y).max().orElseThrow() * 2;
    Tolerance tolerance = play.context().rules().tolerance();
    for (int i = 1; i < token.set(); i++) {
      // The others of a set lie beside the first in turn, left and right.
      Pose pose = drop.pose().shiftedBy(0, (i % 2 == 0 ? -1 : 1) * ((i + 1) / 2) * width);
      LaidToken laid = LaidToken.of(token.kind(), outline, pose, play.state().table().playArea());
      if (laid.offTable(tolerance) != LaidToken.OffTable.WHOLE) {
        lay(play, id, bomb, pose, laid.under(play.state().table(), tolerance));
      }
    }
  }

  private static void lay(Transition play, String id, Bomb bomb, Pose pose, List<String> onIt) {
    BombToken token = bomb.token();
    String laid = name(play.state(), token);
    play.happen(new BombEvent.Dropped(id, bomb.id(), laid, PlainPose.of(pose), onIt));
    // A ship that stands in as an obstacle suffers nothing (002-056).
    List<String> under =
        onIt.stream()
            .filter(ship -> !play.state().table().ship(ship).orElseThrow().standsIn())
            .filter(ship -> reaches(play.context(), play.state(), laid, ship))
            .toList();
    if (token.detonates() == BombToken.Detonates.OVERLAP && !under.isEmpty()) {
      play.push(new BombTask.Landed(id, laid, under));
    }
  }

  /** Tests whether a token on the table can do something to a ship, by what cards say. */
  public static boolean reaches(RulesContext context, State state, String token, String id) {
    Optional<ShipState> ship = state.piece(id).ship();
    return ship.isEmpty()
        || context
            .cards()
            .value(
                Value.REACHED,
                state,
                ship.get(),
                true,
                ValueQuery.aboutAttack(lying(state, token).layer().id(), Optional.empty()));
  }

  /** Returns an id that no piece of the game ever had. */
  private static String name(State state, BombToken token) {
    String kind = token.kind().name().toLowerCase(Locale.ROOT) + "-";
    for (int i = 1; ; i++) {
      String name = kind + i;
      boolean taken =
          state.table().holds(name)
              || state.remote(name).isPresent()
              || state.ships().stream()
                  .anyMatch(
                      ship ->
                          ship.id().equals(name)
                              || ship.dropped().stream()
                                  .anyMatch(drop -> drop.token().equals(name)));
      if (!taken) {
        return name;
      }
    }
  }

  /**
   * Sets off at once the mines that a moved ship's base or the used part of its template overlaps
   * (000-085, -090); {@code template} is called only if there are tokens on the table.
   */
  static void passed(Transition play, String id, Supplier<Optional<Shape>> template) {
    passed(play, id, Optional.empty(), template);
  }

  /** Sets off mines as for a ship alone, and also those that the base of another overlaps. */
  public static void passed(
      Transition play, String id, Optional<Ship> other, Supplier<Optional<Shape>> template) {
    Table table = play.pieces().table();
    if (table.tokens().isEmpty()) {
      return;
    }
    Ship there = table.ship(id).orElseThrow();
    Tolerance tolerance = play.context().rules().tolerance();
    List<String> tokens =
        new ArrayList<>(LaidToken.minesSetOff(table, there, template.get(), tolerance));
    other.map(moved -> LaidToken.minesSetOff(table, moved, Optional.empty(), tolerance)).stream()
        .flatMap(List::stream)
        .filter(token -> !tokens.contains(token))
        .forEach(tokens::add);
    tokens.removeIf(token -> !reaches(play.context(), play.state(), token, id));
    if (!tokens.isEmpty()) {
      play.push(new BombTask.MinesMet(id, tokens));
    }
  }

  /** Detonates a bomb that reaches these ships, unless a card keeps it from that. */
  public static void detonate(Transition play, String token, List<String> reached) {
    Lying lying = lying(play.state(), token);
    Proposals.propose(
        play, new Proposed.Detonation(lying.layer().id(), lying.bomb().id(), token, reached));
  }

  /**
   * Returns the ids of the pieces at range 1 of a token, sorted; without ships that stand in as
   * obstacles, which suffer nothing (002-056).
   */
  public static List<String> near(State state, String token) {
    return new Surroundings(state.table(), state.rules())
        .of(state.table().token(token).orElseThrow(), RangeBand.ZERO, RangeBand.ONE).stream()
            .map(Surroundings.Found::id)
            .filter(id -> state.table().ship(id).filter(Ship::standsIn).isEmpty())
            .sorted()
            .toList();
  }

  /** Checks that a token of a state from outside is a mine on the table. */
  public static void checkMine(State state, String token) {
    need(
        state.table().token(token).isPresent()
            && lying(state, token).bomb().token().detonates() == Detonates.OVERLAP,
        "'%s' is set off, expected a mine on the table",
        token);
  }
}
