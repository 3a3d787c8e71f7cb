package io.github.flightstand.rules.engine.flow.damage;

import io.github.flightstand.rules.engine.flow.Flow;
import io.github.flightstand.rules.engine.flow.Transition;
import io.github.flightstand.rules.engine.state.DamageTask;
import io.github.flightstand.rules.engine.state.ShipState;

/** Damage cards that a ship is dealt face up, past its shields (000-086, -138). */
public final class FaceUpCardsFlow implements Flow<DamageTask.FaceUpCards> {

  @Override
  public void proceed(DamageTask.FaceUpCards task, Transition play) {
    ShipState ship = play.ship(task.ship());
    if (task.count() == 0 || !ship.inPlay()) {
      play.pop();
      Destruction.check(play, ship);
    } else {
      play.become(new DamageTask.FaceUpCards(ship.id(), task.count() - 1));
      DealingFlow.deal(play, ship, true);
    }
  }
}
