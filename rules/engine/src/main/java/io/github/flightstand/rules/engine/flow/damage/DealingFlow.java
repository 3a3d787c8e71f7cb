package io.github.flightstand.rules.engine.flow.damage;

import io.github.flightstand.movement.parts.SectionName;
import io.github.flightstand.rules.engine.decision.Command;
import io.github.flightstand.rules.engine.decision.Decision;
import io.github.flightstand.rules.engine.event.DamageEvent;
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
import io.github.flightstand.rules.engine.state.AbilityTask;
import io.github.flightstand.rules.engine.state.CardRef;
import io.github.flightstand.rules.engine.state.DamageTask;
import io.github.flightstand.rules.engine.state.DeckState;
import io.github.flightstand.rules.engine.state.ShipState;
import io.github.flightstand.rules.engine.state.State;
import io.github.flightstand.rules.engine.state.Window;
import java.util.List;
import java.util.Optional;

/** The deal of a damage card; chance decides a face-up one (000-136, -138 to -144; 002-030). */
public final class DealingFlow extends Flow<DamageTask.Dealing> {

  /** Starts to deal a ship a card; on a corvette an opponent picks the section (002-031). */
  public static void deal(Transition play, ShipState ship, boolean up) {
    // Cards of sections' decks are always face up here: they have no text (002-030).
    if (ship.card().inSections()) {
      play.push(new DamageTask.Damage(ship.id(), Optional.empty(), 1, 0, 0));
    } else {
      deal(play, ship.id(), Optional.empty(), up);
    }
  }

  static void deal(Transition play, String id, Optional<SectionName> section, boolean up) {
    ShipState ship = play.ship(id);
    boolean faceUp =
        up
            || play.context()
                .cards()
                .value(Value.DEALT_FACE_UP, play.state(), ship, false, ValueQuery.PLAIN);
    play.push(new DamageTask.Dealing(id, section, faceUp, false));
  }

  @Override
  public Optional<ChanceNode> chance(DamageTask.Dealing task, State state) {
    ShipState ship = state.ship(task.ship());
    DeckState deck = state.deck(task.ship(), task.section());
    return task.up() && !task.dealt() && ship.inPlay() && deck.undealt() > 0
        ? Optional.of(new ChanceNode.Card(ship.id(), deck.pools().get(deck.current())))
        : Optional.empty();
  }

  @Override
  public void answer(DamageTask.Dealing task, Transition play, Decision decision, Command command) {
    dealt(task, play, false, Optional.of(command.key()));
  }

  private static void dealt(
      DamageTask.Dealing task, Transition play, boolean standIn, Optional<String> face) {
    int place = play.state().section(task.ship(), task.section()).damage().size();
    CardRef card = CardRef.damage(task.ship(), task.section(), place);
    play.become(
        new DamageTask.Dealing(task.ship(), task.section(), task.up(), true, Optional.of(card)));
    play.happen(new DamageEvent.Dealt(task.ship(), task.section(), standIn, face));
    if (play.context().triggers().listens(play.state(), Window.BEFORE_TEXT)) {
      play.push(AbilityTask.Opportunity.of(Window.BEFORE_TEXT, Optional.of(task.ship())));
    } else {
      read(task, play, card);
    }
  }

  /** Resolves the text of the dealt card, unless a card has turned it down or discarded it. */
  private static void read(DamageTask.Dealing task, Transition play, CardRef card) {
    play.become(new DamageTask.Dealing(task.ship(), task.section(), task.up(), true));
    play.open(Window.DEALT, Optional.of(task.ship()));
    boolean faceUp =
        card.damages()
            && play.ship(card.ship()).damageAt(card).get(card.index()).face().isPresent();
    if (faceUp) {
      faceUp(play, card);
    }
  }

  /** Resolves the text of a card just turned face up, before anything else (000-136). */
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
    } else if (task.unread().isPresent()) {
      read(task, play, task.unread().get());
    } else if (task.dealt()) {
      play.pop();
      // A card that is part of damage counts when all of the damage is dealt (000-140).
      if (!(play.state().task() instanceof DamageTask.Damage)) {
        Destruction.check(play, ship.id());
      }
    } else {
      boolean standIn = !Decks.restock(play, task.ship(), task.section());
      if (standIn || !task.up()) {
        dealt(task, play, standIn, Optional.empty());
      }
    }
  }
}
