package io.github.flightstand.rules.referee;

import io.github.flightstand.rules.Rules;
import io.github.flightstand.rules.referee.log.ClaimTolerance;
import io.github.flightstand.rules.referee.log.Event;
import io.github.flightstand.rules.referee.log.Event.Activation;
import io.github.flightstand.rules.referee.log.Event.AttackClaim;
import io.github.flightstand.rules.referee.log.Event.ObstaclePlaced;
import io.github.flightstand.rules.referee.log.Event.Removal;
import io.github.flightstand.rules.referee.log.Event.Reposition;
import io.github.flightstand.rules.referee.log.Event.ShipPlaced;
import io.github.flightstand.rules.referee.log.GameLog;
import io.github.flightstand.rules.referee.log.LogEntry;
import io.github.flightstand.rules.referee.log.LogHeader;
import java.util.Optional;
import java.util.function.Consumer;

/**
 * Plays a recorded game through and rules on every claim in it, by the rules that its header names.
 *
 * <p>A claim is judged from the poses recorded before it; after it its ship stands where the record
 * says.
 *
 * <pre>{@code
 * GameLog log = new GameLogReader(PartsCatalogue.standard()).read(Files.newInputStream(path));
 * Summary summary = new Referee().judge(log, ruling -> ...);
 * summary.illegal() // 0 for a fair game
 * }</pre>
 */
public final class Referee {

  /**
   * Judges a game.
   *
   * @param log the game
   * @param rulings is given the ruling on each claim, in the log's order
   * @return how many claims got which verdict
   */
  public Summary judge(GameLog log, Consumer<Ruling> rulings) {
    Game game = new Game(log.header());
    Summary summary = Summary.NONE;
    for (LogEntry entry : log.entries()) {
      Optional<Ruling> ruling = game.next(entry);
      ruling.ifPresent(rulings);
      summary = ruling.map(Ruling::verdict).map(summary::with).orElse(summary);
    }
    return summary;
  }

  /** One game, line by line. Every event changes how the game stands; claims get a ruling. */
  private static final class Game implements Event.Visitor<Optional<Ruling>> {

    private final ActivationJudge activations;
    private final RepositionJudge repositions;
    private final AttackJudge attacks;
    private Standing standing;
    private int line;

    Game(LogHeader header) {
      Rules rules = header.rules();
      ClaimTolerance tolerance = header.claimTolerance();
      CloseCalls closeCalls = new CloseCalls(rules, tolerance);
      Wording wording = new Wording(tolerance);
      activations = new ActivationJudge(rules, tolerance, closeCalls, wording);
      repositions = new RepositionJudge(rules, tolerance, closeCalls, wording);
      attacks = new AttackJudge(rules, closeCalls);
      standing = Standing.before(header.playArea());
    }

    Optional<Ruling> next(LogEntry entry) {
      line = entry.line();
      return entry.event().accept(this);
    }

    @Override
    public Optional<Ruling> shipPlaced(ShipPlaced placed) {
      standing = standing.placed(placed.ship());
      return Optional.empty();
    }

    @Override
    public Optional<Ruling> obstaclePlaced(ObstaclePlaced placed) {
      standing = standing.placed(placed.obstacle());
      return Optional.empty();
    }

    @Override
    public Optional<Ruling> activation(Activation claim) {
      Ruling ruling = activations.judge(line, standing, claim);
      standing = standing.moved(claim.ship(), claim.finalPose());
      return Optional.of(ruling);
    }

    @Override
    public Optional<Ruling> reposition(Reposition claim) {
      Ruling ruling = repositions.judge(line, standing, claim);
      standing = standing.moved(claim.ship(), claim.finalPose());
      return Optional.of(ruling);
    }

    @Override
    public Optional<Ruling> attack(AttackClaim claim) {
      return Optional.of(attacks.judge(line, standing, claim));
    }

    @Override
    public Optional<Ruling> removal(Removal removal) {
      standing = standing.removed(removal.id());
      return Optional.empty();
    }
  }
}
