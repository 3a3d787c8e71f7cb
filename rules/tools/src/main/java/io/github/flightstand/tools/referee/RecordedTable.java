package io.github.flightstand.tools.referee;

import io.github.flightstand.geometry.Pose;
import io.github.flightstand.movement.table.PlayArea;
import io.github.flightstand.movement.table.Table;
import io.github.flightstand.tools.referee.LogEvent.Activation;
import io.github.flightstand.tools.referee.LogEvent.AttackClaim;
import io.github.flightstand.tools.referee.LogEvent.Detonation;
import io.github.flightstand.tools.referee.LogEvent.ObstaclePlaced;
import io.github.flightstand.tools.referee.LogEvent.Removal;
import io.github.flightstand.tools.referee.LogEvent.Reposition;
import io.github.flightstand.tools.referee.LogEvent.ShipPlaced;
import io.github.flightstand.tools.referee.LogEvent.TokenPlaced;
import io.github.flightstand.tools.referee.LogEvent.Unreadable;

/** The table of a log as its lines are visited one after the other; whatever they claim holds. */
final class RecordedTable implements LogEvent.Visitor<Table> {

  private Table table;

  RecordedTable(PlayArea area) {
    table = Table.builder(area).build();
  }

  Table table() {
    return table;
  }

  @Override
  public Table shipPlaced(ShipPlaced placed) {
    return become(table.toBuilder().ship(placed.ship()).build());
  }

  @Override
  public Table obstaclePlaced(ObstaclePlaced placed) {
    return become(table.toBuilder().obstacle(placed.obstacle()).build());
  }

  @Override
  public Table tokenPlaced(TokenPlaced placed) {
    return become(table.toBuilder().token(placed.token()).build());
  }

  @Override
  public Table activation(Activation claim) {
    return moved(claim.ship(), claim.finalPose());
  }

  @Override
  public Table reposition(Reposition claim) {
    return moved(claim.ship(), claim.finalPose());
  }

  @Override
  public Table attack(AttackClaim claim) {
    return table;
  }

  @Override
  public Table detonation(Detonation claim) {
    return without(claim.token());
  }

  @Override
  public Table removal(Removal removal) {
    return without(removal.id());
  }

  @Override
  public Table unreadable(Unreadable line) {
    return table;
  }

  /** A log may claim things of what is no longer there. */
  private Table moved(String id, Pose to) {
    return table.ship(id).map(ship -> become(table.withShip(ship.at(to)))).orElse(table);
  }

  private Table without(String id) {
    return table.holds(id) ? become(table.without(id)) : table;
  }

  private Table become(Table next) {
    table = next;
    return next;
  }
}
