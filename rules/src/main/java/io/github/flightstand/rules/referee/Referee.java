package io.github.flightstand.rules.referee;

import io.github.flightstand.movement.parts.PartsCatalogue;
import io.github.flightstand.movement.table.Table;
import io.github.flightstand.rules.referee.log.Claim;
import io.github.flightstand.rules.referee.log.GameLog;
import io.github.flightstand.rules.referee.log.LogEntry;
import io.github.flightstand.rules.referee.log.ObstaclePlaced;
import io.github.flightstand.rules.referee.log.Removal;
import io.github.flightstand.rules.referee.log.ShipPlaced;
import java.util.function.Consumer;

/**
 * Plays a recorded game through and rules on every claim in it.
 *
 * <p>A claim is judged from the poses recorded before it, so one false claim does not taint those
 * that follow: after each claim its ship stands where the record says. A ship that has left the
 * play area stays where it is until the log removes it.
 *
 * <pre>{@code
 * GameLog log = GameLogReader.standard().read(Files.newInputStream(path));
 * Summary summary = new Referee(PartsCatalogue.standard()).judge(log, ruling -> ...);
 * summary.illegal() // 0 for a fair game
 * }</pre>
 */
public final class Referee {

  private final PartsCatalogue parts;

  /** Creates a referee who measures with these parts. */
  public Referee(PartsCatalogue parts) {
    this.parts = parts;
  }

  /**
   * Judges a game.
   *
   * @param log the game
   * @param rulings is given the ruling on each claim, in the log's order
   * @return how many claims got which verdict
   */
  public Summary judge(GameLog log, Consumer<Ruling> rulings) {
    Judges judges = new Judges(parts, log.header());
    Table table = Table.builder(log.header().playArea()).build();
    Summary summary = Summary.NONE;
    for (LogEntry entry : log.entries()) {
      if (entry instanceof ShipPlaced placed) {
        table = table.toBuilder().ship(placed.ship()).build();
      } else if (entry instanceof ObstaclePlaced placed) {
        table = table.toBuilder().obstacle(placed.obstacle()).build();
      } else if (entry instanceof Removal removal) {
        table = table.without(removal.id());
      } else if (entry instanceof Claim claim) {
        Ruling ruling = judges.judge(table, claim);
        rulings.accept(ruling);
        summary = summary.with(ruling.verdict());
        table = afterwards(table, claim);
      }
    }
    return summary;
  }

  private static Table afterwards(Table table, Claim claim) {
    return claim
        .standsAt()
        .map(pose -> table.withShip(table.ship(claim.ship()).orElseThrow().at(pose)))
        .orElse(table);
  }
}
