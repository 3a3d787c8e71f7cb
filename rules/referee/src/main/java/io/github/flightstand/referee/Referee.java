package io.github.flightstand.referee;

import io.github.flightstand.geometry.Pose;
import io.github.flightstand.movement.parts.BaseSize;
import io.github.flightstand.movement.table.Ship;
import io.github.flightstand.movement.table.Table;
import io.github.flightstand.referee.GameLog.LogEntry;
import io.github.flightstand.referee.LogEvent.Act;
import io.github.flightstand.referee.LogEvent.Activation;
import io.github.flightstand.referee.LogEvent.AttackClaim;
import io.github.flightstand.referee.LogEvent.Claim;
import io.github.flightstand.referee.LogEvent.Detonation;
import io.github.flightstand.referee.LogEvent.Moved;
import io.github.flightstand.referee.LogEvent.ObstaclePlaced;
import io.github.flightstand.referee.LogEvent.Removal;
import io.github.flightstand.referee.LogEvent.Reposition;
import io.github.flightstand.referee.LogEvent.ShipPlaced;
import io.github.flightstand.referee.LogEvent.TokenPlaced;
import io.github.flightstand.referee.LogEvent.Unreadable;
import io.github.flightstand.referee.Standing.Departure;
import io.github.flightstand.rules.Rules;
import io.github.flightstand.rules.confidence.TooMuchToCountException;
import io.github.flightstand.rules.confidence.Uncertainty;
import io.github.flightstand.rules.confidence.Verdicts;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Supplier;

/**
 * A referee that plays a recorded game and rules on every claim, by the rules of its header.
 *
 * <p>A claim is judged from the poses recorded before it; after it, its ship stands where the
 * record says.
 *
 * <pre>{@code
 * GameLog log = new GameLogReader(PartsCatalogue.standard()).read(Files.newInputStream(path));
 * Summary summary = new Referee().judge(log, ruling -> ...);
 * summary.illegal() // 0 for a fair game
 * }</pre>
 */
public final class Referee {

  /** Judges a game; {@code rulings} receives the ruling on each claim, in the log's order. */
  public Summary judge(GameLog log, Consumer<Ruling> rulings) {
    Game game = begin(log.header());
    Summary summary = Summary.NONE;
    for (LogEntry entry : log.entries()) {
      Optional<Ruling> ruling = game.next(entry);
      ruling.ifPresent(rulings);
      if (ruling.isPresent()) {
        summary = summary.with(ruling.get().verdict(), ruling.get().confidence());
      }
    }
    return summary;
  }

  /** Begins to judge a game that is read line by line. */
  public Game begin(LogHeader header) {
    return begin(header, Table.builder(header.playArea()).build());
  }

  /** Begins to judge a game in which everything stands where it does on a table. */
  Game begin(LogHeader header, Table table) {
    return new Game(header, Standing.on(table));
  }

  /** A game that is being judged. Not safe for use by several threads at once. */
  public static final class Game {

    private final ActivationJudge activations;
    private final RepositionJudge repositions;
    private final MovedJudge moves;
    private final AttackJudge attacks;
    private final DetonationJudge detonations;
    private final Optional<SetUpJudge> setUp;
    private final Rules rules;
    private final ClaimTolerance tolerance;
    private final Optional<Uncertainty> uncertainty;
    private Standing standing;
    private boolean begun;
    private int line;

    private Game(LogHeader header, Standing begin) {
      rules = header.rules();
      tolerance = header.claimTolerance();
      uncertainty = header.uncertainty();
      CloseCalls closeCalls = new CloseCalls(rules, tolerance);
      activations = new ActivationJudge(rules, tolerance, closeCalls);
      repositions = new RepositionJudge(rules, tolerance, closeCalls);
      moves = new MovedJudge(activations, repositions, header.dials());
      attacks = new AttackJudge(rules, tolerance, closeCalls);
      detonations = new DetonationJudge(rules, tolerance);
      setUp = header.zones().map(zones -> new SetUpJudge(rules, tolerance, zones));
      standing = begin;
    }

    private Game(Game other, Standing standing, Optional<Uncertainty> uncertainty) {
      activations = other.activations;
      repositions = other.repositions;
      moves = other.moves;
      attacks = other.attacks;
      detonations = other.detonations;
      setUp = other.setUp;
      rules = other.rules;
      tolerance = other.tolerance;
      this.uncertainty = uncertainty;
      this.standing = standing;
      begun = other.begun;
      line = other.line;
    }

    /** Returns this game as it stands, which can go on in another way. */
    Game copy() {
      return new Game(this, standing, uncertainty);
    }

    public Optional<Ruling> next(LogEntry entry) {
      Optional<Game> asked = uncertainty.map(errors -> copy());
      Optional<Ruling> ruling = judged(entry);
      return asked.isEmpty() ? ruling : ruling.map(given -> asked.get().sure(given, entry));
    }

    /**
     * Returns a ruling with its confidence: how often errors of the ships before it leave it as it
     * is. It has none if it is not about a ship's deed, or if there is too much to count.
     */
    private Ruling sure(Ruling ruling, LogEntry entry) {
      if (!(ruling.claim() instanceof Act) || ruling.rule().isEmpty()) {
        return ruling;
      }
      Table table = standing.table();
      List<String> ships = table.ships().stream().map(Ship::id).toList();
      try {
        return ruling.with(
            Verdicts.ofAny(
                table, uncertainty.orElseThrow(), ships, strayed -> isIllegal(strayed, entry)));
      } catch (TooMuchToCountException tooMany) {
        return ruling;
      }
    }

    private boolean isIllegal(Table strayed, LogEntry entry) {
      Game game = new Game(this, standing.with(strayed), Optional.empty());
      return game.judged(entry).orElseThrow().verdict() == Verdict.ILLEGAL;
    }

    private Optional<Ruling> judged(LogEntry entry) {
      line = entry.line();
      LogEvent event = entry.event();
      if (event instanceof ShipPlaced placed) {
        Ruling ruling = setUp(placed, judge -> judge.judge(line, standing, placed));
        standing = standing.placed(placed.ship());
        return Optional.of(ruling);
      } else if (event instanceof ObstaclePlaced placed) {
        Ruling ruling = setUp(placed, judge -> judge.judge(line, standing, placed));
        standing = standing.placed(placed.obstacle());
        return Optional.of(ruling);
      } else if (event instanceof TokenPlaced placed) {
        standing = standing.placed(placed.token());
        return Optional.empty();
      } else if (event instanceof Activation claim) {
        return Optional.of(activation(claim));
      } else if (event instanceof Reposition claim) {
        return Optional.of(reposition(claim));
      } else if (event instanceof Moved claim) {
        return Optional.of(move(claim));
      } else if (event instanceof AttackClaim claim) {
        return Optional.of(attack(claim));
      } else if (event instanceof Detonation claim) {
        return Optional.of(detonation(claim));
      } else if (event instanceof Removal removal) {
        standing = standing.removed(removal.id());
        return Optional.empty();
      }
      return Optional.of(Ruling.unreadable(line, (Unreadable) event));
    }

    /** Without zones, or after a ship has moved or attacked, set-up is not judged. */
    private Ruling setUp(Claim claim, Function<SetUpJudge, Ruling> ruling) {
      return setUp
          .filter(judge -> !begun)
          .map(ruling)
          .orElseGet(
              () ->
                  Ruling.unverified(
                      line, claim, begun ? Wording.SET_DOWN_IN_THE_GAME : Wording.NO_ZONES));
    }

    private Ruling activation(Activation claim) {
      Ruling ruling =
          notJudged(claim, claim.ship()).orElseGet(() -> activations.judge(line, standing, claim));
      return activated(claim, ruling);
    }

    private Ruling activated(Activation claim, Ruling ruling) {
      moved(
          claim.ship(),
          claim.finalPose(),
          () -> activations.trace(standing, claim, ruling.verdict()));
      if (ruling.expected().orElse(null) instanceof Expected.ManeuverEnd stand) {
        touched(claim, ruling, stand);
        left(claim.ship(), stand);
      }
      return ruling;
    }

    private Ruling reposition(Reposition claim) {
      Ruling ruling =
          notJudged(claim, claim.ship()).orElseGet(() -> repositions.judge(line, standing, claim));
      moved(claim.ship(), claim.finalPose(), () -> repositions.trace(standing, claim));
      return ruling;
    }

    /** The referee assumes the move that explains a ship's place best. */
    private Ruling move(Moved claim) {
      Optional<Ruling> gone = notJudged(claim, claim.ship());
      Optional<MovedJudge.Found> found =
          gone.isPresent() ? Optional.empty() : Optional.of(moves.judge(line, standing, claim));
      Optional<Ruling> by = found.flatMap(MovedJudge.Found::by);
      if (by.map(Ruling::claim).orElse(null) instanceof Activation flown) {
        activated(flown, by.orElseThrow());
      } else {
        moved(claim.ship(), claim.finalPose(), () -> trace(claim, by.map(Ruling::claim)));
      }
      return gone.orElseGet(() -> found.orElseThrow().ruling());
    }

    private MinesPassed.Trace trace(Moved claim, Optional<Claim> by) {
      return by.orElse(null) instanceof Reposition made
          ? repositions.trace(standing, made)
          : new MinesPassed.Trace(
              List.of(standing.ship(claim.ship()).base().outline().placedIn(claim.finalPose())),
              List.of());
    }

    private Ruling attack(AttackClaim claim) {
      begun = true;
      return gone(claim, claim.ship())
          .or(() -> gone(claim, claim.target()))
          .orElseGet(() -> attacks.judge(line, standing, claim));
    }

    /** Returns the ruling on the move of a ship that is out of the game, or of another game. */
    private Optional<Ruling> notJudged(Claim claim, String id) {
      return gone(claim, id)
          .or(
              () ->
                  Optional.of(standing.ship(id))
                      .filter(ship -> ship.base().size() == BaseSize.OWN)
                      .map(ship -> Ruling.unverified(line, claim, Wording.ANOTHER_GAME)));
    }

    /** Returns the ruling on a claim that involves a piece that is out of the game. */
    private Optional<Ruling> gone(Claim claim, String id) {
      return standing
          .departure(id)
          .map(why -> Ruling.impossible(line, claim, Rule.GONE, Wording.gone(claim, id, why)));
    }

    /** A ship farther off the play area than a record can be wrong has fled. */
    private void moved(String id, Pose to, Supplier<MinesPassed.Trace> trace) {
      begun = true;
      if (standing.table().ship(id).isEmpty()) {
        return;
      }
      if (standing.hasMines()) {
        standing = standing.passed(id, trace.get());
      }
      double reach = tolerance.reach(standing.ship(id).base());
      standing = standing.moved(id, to, rules.tolerance().contact(), reach);
      if (inside(standing.ship(id)) < -Math.max(reach, rules.tolerance().contact())) {
        depart(id, Departure.FLED);
      }
    }

    /**
     * Records which ships a ship touches after its maneuver. It is certain if the record says, or
     * wrongly omits, that it overlapped, and no other ship is near enough.
     */
    private void touched(Activation claim, Ruling ruling, Expected.ManeuverEnd stand) {
      Ship ship = standing.ship(claim.ship());
      double reach = Math.max(tolerance.reach(ship.base()), rules.tolerance().contact());
      List<String> near =
          standing.table().ships().stream()
              .filter(ship::backsUpFrom)
              .filter(other -> ShipGap.between(ship, other).gap() <= reach)
              .map(Ship::id)
              .toList();
      boolean sure =
          ruling.verdict() == Verdict.ILLEGAL
              || (ruling.verdict() == Verdict.LEGAL && claim.bumped());
      standing =
          standing.touching(
              ship.id(),
              stand.touching().stream().filter(near::contains).toList(),
              sure && stand.touching().containsAll(near));
    }

    /** Records ships that fled or were rammed, both by the answer and at the recorded pose. */
    private void left(String id, Expected.ManeuverEnd stand) {
      double contact = rules.tolerance().contact();
      Ship ship = standing.ship(id);
      if (stand.fled() && inside(ship) < -contact) {
        depart(id, Departure.FLED);
      }
      stand.huge().map(Expected.HugeEnd::rammed).orElse(List.of()).stream()
          .map(standing::ship)
          .filter(rammed -> ShipGap.between(ship, rammed).gap() < -contact)
          .forEach(rammed -> depart(rammed.id(), Departure.RAMMED));
    }

    private void depart(String id, Departure why) {
      if (standing.departure(id).isEmpty()) {
        standing = standing.departed(id, why);
      }
    }

    private double inside(Ship ship) {
      return rules
          .movement()
          .fleeing()
          .margin(ship.base().outline(), ship.pose(), standing.table().playArea());
    }

    /** A ship that fled or was rammed may still have set off a mine in its last move. */
    private Ruling detonation(Detonation claim) {
      Ruling ruling =
          gone(claim, claim.token())
              .or(
                  () ->
                      claim
                          .by()
                          .filter(ship -> standing.table().ship(ship).isEmpty())
                          .flatMap(ship -> gone(claim, ship)))
              .orElseGet(() -> detonations.judge(line, standing, claim));
      if (standing.table().token(claim.token()).isPresent()) {
        standing = standing.detonated(claim.token());
      }
      return ruling;
    }
  }
}
