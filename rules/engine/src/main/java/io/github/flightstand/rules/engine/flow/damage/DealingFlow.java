package io.github.flightstand.rules.engine.flow.damage;

import io.github.flightstand.rules.engine.decision.Command;
import io.github.flightstand.rules.engine.decision.Decision;
import io.github.flightstand.rules.engine.event.DamageEvent;
import io.github.flightstand.rules.engine.event.Event;
import io.github.flightstand.rules.engine.flow.Abilities;
import io.github.flightstand.rules.engine.flow.Cards;
import io.github.flightstand.rules.engine.flow.ChanceNode;
import io.github.flightstand.rules.engine.flow.Decks;
import io.github.flightstand.rules.engine.flow.Flow;
import io.github.flightstand.rules.engine.flow.Transition;
import io.github.flightstand.rules.engine.flow.Triggers;
import io.github.flightstand.rules.engine.hook.CardAnswer;
import io.github.flightstand.rules.engine.hook.Value;
import io.github.flightstand.rules.engine.hook.ValueQuery;
import io.github.flightstand.rules.engine.state.CardRef;
import io.github.flightstand.rules.engine.state.DamageTask;
import io.github.flightstand.rules.engine.state.DeckState;
import io.github.flightstand.rules.engine.state.ShipState;
import io.github.flightstand.rules.engine.state.State;
import io.github.flightstand.rules.engine.state.Task;
import io.github.flightstand.rules.engine.state.Window;
import java.util.List;
import java.util.Optional;

/**
 * A damage card is dealt, by damage or by an effect: what a face-up one is, nature says, and its
 * text is resolved at once (000, headings on damage and on critical damage; 000-136, -138 to -144).
 */
public final class DealingFlow implements Flow<DamageTask.Dealing> {

  /** Begins to deal a ship a card. */
  public static void deal(Transition play, ShipState ship, boolean up) {
    if (ship.huge().isPresent()) {
      play.push(DamageTasks.cards(ship, 1));
      return;
    }
    boolean faceUp =
        up
            || play.context()
                .cards()
                .value(Value.DEALT_FACE_UP, play.state(), ship, false, ValueQuery.PLAIN);
    play.push(new DamageTask.Dealing(ship.id(), faceUp, false));
  }

  @Override
  public Optional<ChanceNode> nature(DamageTask.Dealing task, State state) {
    ShipState ship = state.ship(task.ship());
    DeckState deck = state.decks().get(state.deckOf(ship));
    return task.up() && !task.dealt() && ship.inPlay() && deck.undealt() > 0
        ? Optional.of(new ChanceNode.Card(ship.id(), deck.pools().get(deck.current())))
        : Optional.empty();
  }

  @Override
  public void answer(DamageTask.Dealing task, Transition play, Decision decision, Command command) {
    dealt(task, play, new DamageEvent.Dealt(task.ship(), false, Optional.of(command.key())));
    int last = play.ship(task.ship()).damage().size() - 1;
    faceUp(play, CardRef.damage(task.ship(), last));
  }

  private static void dealt(DamageTask.Dealing task, Transition play, Event event) {
    play.become(new DamageTask.Dealing(task.ship(), task.up(), true));
    play.happen(event);
    play.open(Window.DEALT, Optional.of(task.ship()));
  }

  /** Resolves the text of a card that lies face up now, before anything else (000-136). */
  public static void faceUp(Transition play, CardRef ref) {
    for (Cards.InForce card : play.context().cards().of(play.state(), play.ship(ref.ship()))) {
      if (card.ref().equals(ref)) {
        Optional<String> ship = Optional.of(ref.ship());
        List<Triggers.Trigger> triggers =
            play.context().triggers().of(play.state(), Window.FACE_UP, ship, card);
        triggers.forEach(trigger -> Abilities.use(play, ship, trigger, CardAnswer.use()));
      }
    }
  }

  @Override
  public void proceed(DamageTask.Dealing task, Transition play) {
    ShipState ship = play.ship(task.ship());
    if (!ship.inPlay()) {
      play.pop();
    } else if (task.dealt()) {
      play.pop();
      // A card that is part of damage counts when all of the damage is dealt (000-140).
      Task under = play.state().task();
      if (!(under instanceof DamageTask.Damage || under instanceof DamageTask.FaceUpCards)) {
        Destruction.check(play, ship);
      }
    } else if (!Decks.restock(play, ship)) {
      dealt(task, play, new DamageEvent.Dealt(ship.id(), true, Optional.empty()));
    } else if (!task.up()) {
      dealt(task, play, new DamageEvent.Dealt(ship.id(), false, Optional.empty()));
    }
  }
}
