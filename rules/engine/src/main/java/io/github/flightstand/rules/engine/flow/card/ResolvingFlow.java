package io.github.flightstand.rules.engine.flow.card;

import static io.github.flightstand.rules.engine.flow.UntrustedState.need;

import io.github.flightstand.rules.engine.decision.Command;
import io.github.flightstand.rules.engine.decision.Decision;
import io.github.flightstand.rules.engine.decision.Domain;
import io.github.flightstand.rules.engine.decision.Kind;
import io.github.flightstand.rules.engine.decision.Option;
import io.github.flightstand.rules.engine.event.AttackEvent;
import io.github.flightstand.rules.engine.event.DamageEvent;
import io.github.flightstand.rules.engine.event.MissionEvent;
import io.github.flightstand.rules.engine.flow.AttackDice;
import io.github.flightstand.rules.engine.flow.Cards;
import io.github.flightstand.rules.engine.flow.ChanceNode;
import io.github.flightstand.rules.engine.flow.DecisionCollector;
import io.github.flightstand.rules.engine.flow.Flow;
import io.github.flightstand.rules.engine.flow.RulesContext;
import io.github.flightstand.rules.engine.flow.Transition;
import io.github.flightstand.rules.engine.flow.UntrustedState;
import io.github.flightstand.rules.engine.flow.damage.DealingFlow;
import io.github.flightstand.rules.engine.flow.damage.Destruction;
import io.github.flightstand.rules.engine.flow.order.TurnOrder;
import io.github.flightstand.rules.engine.hook.Card;
import io.github.flightstand.rules.engine.hook.Card.Stage;
import io.github.flightstand.rules.engine.hook.CardAnswer;
import io.github.flightstand.rules.engine.hook.CardContext;
import io.github.flightstand.rules.engine.hook.CardException;
import io.github.flightstand.rules.engine.state.AbilityTask;
import io.github.flightstand.rules.engine.state.CardPile;
import io.github.flightstand.rules.engine.state.CardRef;
import io.github.flightstand.rules.engine.state.CombatTask;
import io.github.flightstand.rules.engine.state.DealtCard;
import io.github.flightstand.rules.engine.state.Die.Announced;
import io.github.flightstand.rules.engine.state.Effect;
import io.github.flightstand.rules.engine.state.Face;
import io.github.flightstand.rules.engine.state.MissionEffect;
import io.github.flightstand.rules.engine.state.PhaseTask;
import io.github.flightstand.rules.engine.state.Pool;
import io.github.flightstand.rules.engine.state.Seat;
import io.github.flightstand.rules.engine.state.ShipState;
import io.github.flightstand.rules.engine.state.State;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.IntStream;

/** A card's effects, carried out in order; a roll or a question continues at a named stage. */
public final class ResolvingFlow extends Flow<AbilityTask.Resolving> {

  private static Optional<Effect> first(AbilityTask.Resolving task) {
    return task.effects().stream().findFirst();
  }

  /** Tests whether the card's ship has fled, which ends what its cards do at once (000-098). */
  private static boolean fled(AbilityTask.Resolving task, State state) {
    return task.card().place() != CardRef.Place.MISSION
        && state.ship(task.card().ship()).status() == ShipState.Status.FLED;
  }

  private static List<Face> faces(Effect.Side side) {
    return side == Effect.Side.ATTACK ? Face.ATTACK : Face.DEFENCE;
  }

  @Override
  public Optional<ChanceNode> chance(
      AbilityTask.Resolving task, State state, RulesContext context) {
    Optional<Effect> first = first(task);
    if (first.isEmpty() || fled(task, state) || announces(first.get(), state, context)) {
      return Optional.empty();
    }
    if (first.get() instanceof Effect.Roll roll && roll.dice() > 0) {
      return Optional.of(
          new ChanceNode.Dice(Kind.CARD_DICE, task.card().ship(), faces(roll.side()), roll.dice()));
    }
    if (first.get() instanceof Effect.Mission mission
        && mission.deed() instanceof MissionEffect.Roll roll
        && roll.dice() > 0) {
      return Optional.of(
          new ChanceNode.Dice(
              Kind.MISSION_DICE,
              roll.player(),
              Face.ATTACK,
              Math.min(AttackDice.MOST, roll.dice())));
    }
    if (first.get() instanceof Effect.Reroll reroll
        && !reroll.dice().isEmpty()
        && state.last(CombatTask.Attack.class).isPresent()) {
      CombatTask.Attack attack = state.last(CombatTask.Attack.class).get();
      return Optional.of(
          reroll.side() == Effect.Side.ATTACK
              ? new ChanceNode.Dice(
                  Kind.ATTACK_DICE, attack.attacker(), Face.ATTACK, reroll.dice().size())
              : new ChanceNode.Dice(
                  Kind.DEFENCE_DICE, attack.defender(), Face.DEFENCE, reroll.dice().size()));
    }
    if (first.get() instanceof Effect.TurnUpAny any) {
      List<CardRef> down = faceDown(state, any.ship());
      return down.size() < 2
          ? Optional.empty()
          : Optional.of(
              new ChanceNode.Lot(
                  Kind.CARD_LOT,
                  any.ship(),
                  IntStream.range(0, down.size()).mapToObj(Integer::toString).toList()));
    }
    return shown(first.get())
        .flatMap(
            ref ->
                faceDown(state, ref)
                    .flatMap(DealtCard::pool)
                    .map(pool -> new ChanceNode.Card(ref.ship(), pool(state, ref, pool))));
  }

  /** Tests whether an effect rolls dice, and cards have yet to take effect before that. */
  private static boolean announces(Effect effect, State state, RulesContext context) {
    return effect instanceof Effect.Roll roll
        && roll.dice() > 0
        && OtherRolls.due(roll.announced(), state, context);
  }

  /** Returns the damage card that an effect shows: it is turned up, or discarded. */
  private static Optional<CardRef> shown(Effect effect) {
    if (effect instanceof Effect.TurnUp turn) {
      return Optional.of(turn.card());
    }
    return effect instanceof Effect.Discard discard && discard.card().damages()
        ? Optional.of(discard.card())
        : Optional.empty();
  }

  /** Returns a ship's face-down damage cards, without those of sections, which have no text. */
  private static List<CardRef> faceDown(State state, String id) {
    ShipState ship = state.ship(id);
    return IntStream.range(0, ship.inPlay() ? ship.damage().size() : 0)
        .filter(index -> ship.damage().get(index).face().isEmpty())
        .filter(index -> !ship.damage().get(index).standsIn())
        .mapToObj(index -> CardRef.damage(id, Optional.empty(), index))
        .toList();
  }

  private static Optional<DealtCard> faceDown(State state, CardRef ref) {
    return Effects.damage(state, ref)
        .filter(card -> state.ship(ref.ship()).inPlay() && card.name().isEmpty());
  }

  private static CardPile pool(State state, CardRef ref, int pool) {
    return state.deck(ref.ship(), ref.section()).pools().get(pool);
  }

  @Override
  public boolean waits(AbilityTask.Resolving task, State state, RulesContext context) {
    return first(task).flatMap(ResolvingFlow::asked).isPresent()
        && !fled(task, state)
        && !options(task, state, context).isEmpty()
        && together(task, state, context).isEmpty();
  }

  /** Returns a team's choice among names, passes last; empty if one player answers. */
  private static Optional<PhaseTask.TeamChoice> together(
      AbilityTask.Resolving task, State state, RulesContext context) {
    if (!(task.effects().get(0) instanceof Effect.Mission mission
        && mission.deed() instanceof MissionEffect.Ask ask
        && stage(card(task, state, context), ask.stage()).team())) {
      return Optional.empty();
    }
    List<String> names = new ArrayList<>();
    List<String> passes = new ArrayList<>();
    String key = "";
    for (Option option : options(task, state, context)) {
      if (option.domain() instanceof Domain.OneOf some) {
        key = option.key();
        names.addAll(some.names());
      } else {
        passes.add(option.key());
      }
    }
    names.addAll(passes);
    List<String> team =
        state.seatsInOrder().stream()
            .map(Seat::id)
            .filter(seat -> state.orderTogether(ask.player(), seat))
            .toList();
    // If the names are ships, their owners have a say; otherwise the whole team.
    List<String> owners =
        state.ships().stream()
            .filter(ship -> names.contains(ship.id()))
            .map(ShipState::seat)
            .toList();
    List<String> voters =
        key.equals(TurnOrder.KEY) ? team.stream().filter(owners::contains).toList() : team;
    return names.size() < 2 || voters.size() < 2
        ? Optional.empty()
        : Optional.of(new PhaseTask.TeamChoice(key, voters, names, List.of()));
  }

  /** Returns the stage after an effect that asks a player. */
  private static Optional<String> asked(Effect effect) {
    if (effect instanceof Effect.Ask ask) {
      return Optional.of(ask.stage());
    }
    return effect instanceof Effect.Mission mission
            && mission.deed() instanceof MissionEffect.Ask ask
        ? Optional.of(ask.stage())
        : Optional.empty();
  }

  /** Returns the stage after an effect that waits. */
  private static Optional<String> stage(Effect effect) {
    if (effect instanceof Effect.Roll roll) {
      return Optional.of(roll.stage());
    }
    return effect instanceof Effect.Mission mission
            && mission.deed() instanceof MissionEffect.Roll roll
        ? Optional.of(roll.stage())
        : asked(effect);
  }

  private static List<Option> options(
      AbilityTask.Resolving task, State state, RulesContext context) {
    Card card = card(task, state, context);
    Stage stage = stage(card, asked(task.effects().get(0)).orElseThrow());
    CardContext now = context.cards().situation(state, task.card(), task.subject());
    return Cards.guarded(card, () -> stage.options().apply(now));
  }

  /** Returns the card, which continues even if it was discarded. */
  private static Card card(AbilityTask.Resolving task, State state, RulesContext context) {
    return context.cards().named(state, task.id()).orElseThrow();
  }

  private static Stage stage(Card card, String name) {
    return card.stage(name)
        .orElseThrow(() -> new CardException(card.id(), "has no stage '" + name + "'"));
  }

  @Override
  public void ask(AbilityTask.Resolving task, State state, DecisionCollector asking) {
    Consumer<DecisionCollector.Options> offer =
        options -> options(task, state, asking.context()).forEach(options::offer);
    if (task.effects().get(0) instanceof Effect.Mission mission
        && mission.deed() instanceof MissionEffect.Ask ask) {
      asking.put(Kind.MISSION, ask.player(), offer);
    } else {
      Optional<String> other =
          task.effects().get(0) instanceof Effect.Ask ask ? ask.ship() : Optional.empty();
      asking.put(Kind.CARD_CHOICE, state.ship(other.orElse(task.card().ship())), offer);
    }
  }

  @Override
  public void answer(
      AbilityTask.Resolving task, Transition play, Decision decision, Command command) {
    Effect first = task.effects().get(0);
    Optional<String> asked = asked(first);
    if (asked.isPresent()) {
      // A team passes by naming the option's own key.
      boolean passes =
          decision.kind() == Kind.NEXT
              && options(task, play.state(), play.context()).stream()
                  .anyMatch(option -> command.value().equals(Optional.of(option.key())));
      stage(
          task,
          play,
          asked.get(),
          CardAnswer.of(passes ? command.value().orElseThrow() : command.key(), command));
    } else if (first instanceof Effect.Mission mission
        && mission.deed() instanceof MissionEffect.Roll roll) {
      rolled(task, play, roll, Pool.parse(command.key()));
    } else if (first instanceof Effect.Roll roll) {
      rolled(task, play, roll, Pool.parse(command.key()));
    } else if (first instanceof Effect.Reroll reroll) {
      play.become(task.then(List.of()));
      DiceEffects.rerolled(play, reroll, Pool.parse(command.key()));
    } else if (first instanceof Effect.TurnUpAny any) {
      CardRef drawn = faceDown(play.state(), any.ship()).get(Integer.parseInt(command.key()));
      play.become(task.then(List.of(new Effect.TurnUp(drawn))));
    } else if (first instanceof Effect.TurnUp turn) {
      play.become(task.then(List.of()));
      turnUp(play, turn.card(), command.key());
    } else if (first instanceof Effect.Discard discard) {
      CardRef ref = discard.card();
      play.become(task.then(List.of()));
      play.happen(new DamageEvent.TurnedUp(ref.ship(), ref.section(), ref.index(), command.key()));
      Effects.carryOut(play, discard);
    } else {
      throw new IllegalStateException("an effect that waits for nothing is not answered: " + first);
    }
  }

  private static void rolled(
      AbilityTask.Resolving task, Transition play, Effect.Roll roll, Pool dice) {
    play.happen(AttackEvent.Rolled.of(task.card().ship(), AttackEvent.Rolled.Roll.CARD, dice));
    Pool settled = OtherRolls.settled(play, task.card().ship(), roll.announced(), dice);
    stage(task, play, roll.stage(), CardAnswer.rolled(settled));
  }

  private static void rolled(
      AbilityTask.Resolving task, Transition play, MissionEffect.Roll roll, Pool dice) {
    play.happen(new MissionEvent.MissionRolled(roll.player(), dice.dice()));
    stage(task, play, roll.stage(), CardAnswer.rolled(dice));
  }

  private static void stage(
      AbilityTask.Resolving task, Transition play, String name, CardAnswer answer) {
    Card card = card(task, play.state(), play.context());
    Stage stage = stage(card, name);
    CardContext now = play.context().cards().situation(play.state(), task.card(), task.subject());
    play.become(task.then(Cards.guarded(card, () -> stage.then().effects(now, answer))));
  }

  private static void turnUp(Transition play, CardRef ref, String face) {
    play.happen(new DamageEvent.TurnedUp(ref.ship(), ref.section(), ref.index(), face));
    DealingFlow.faceUp(play, ref);
    // A face-up card may count for more than a face-down one (000-135).
    Destruction.check(play, ref.ship());
  }

  @Override
  public void proceed(AbilityTask.Resolving task, Transition play) {
    Optional<Effect> first = first(task);
    if (first.isEmpty() || fled(task, play.state())) {
      play.pop();
      return;
    }
    Optional<PhaseTask.TeamChoice> choice = together(task, play.state(), play.context());
    if (choice.isPresent()) {
      play.push(choice.get());
      return;
    }
    Effect effect = first.get();
    if (announces(effect, play.state(), play.context())) {
      play.become(task.announcing(Optional.of(Announced.PLAIN)));
      OtherRolls.open(play, task.card().ship());
      return;
    }
    if (effect instanceof Effect.Roll roll) {
      // Without dice there is nothing to roll, and the card continues.
      rolled(task, play, roll, Pool.EMPTY);
      return;
    }
    if (effect instanceof Effect.Mission mission
        && mission.deed() instanceof MissionEffect.Roll roll) {
      rolled(task, play, roll, Pool.EMPTY);
      return;
    }
    if (effect instanceof Effect.TurnUpAny any) {
      play.become(
          task.then(
              faceDown(play.state(), any.ship()).stream()
                  .<Effect>map(Effect.TurnUp::new)
                  .toList()));
      return;
    }
    play.become(task.then(List.of()));
    if (effect instanceof Effect.TurnUp turn) {
      known(play, turn.card()).ifPresent(face -> turnUp(play, turn.card(), face));
    } else {
      Effects.carryOut(play, effect);
    }
  }

  /** Returns the face of a face-down card that everyone has seen. */
  private static Optional<String> known(Transition play, CardRef ref) {
    return Effects.damage(play.state(), ref)
        .filter(card -> play.ship(ref.ship()).inPlay())
        .flatMap(DealtCard::known);
  }

  @Override
  public void check(AbilityTask.Resolving task, UntrustedState in) {
    in.card(task.card());
    task.replaced().forEach(use -> in.card(use.card()));
    Cards cards = in.context().cards();
    Optional<Card> card = cards.named(in.state(), task.id());
    need(
        cards
            .at(in.state(), task.card())
            .or(() -> card)
            .filter(c -> c.id().equals(task.id()))
            .isPresent(),
        "a card that takes effect has its id, found '%s'",
        task.id());
    for (Effect effect : task.effects()) {
      // An effect that waits for an answer or dice names a stage that the card has.
      stage(effect)
          .ifPresent(
              name ->
                  need(
                      card.flatMap(c -> c.stage(name)).isPresent(),
                      "'%s' goes on at a stage that it has, found '%s'",
                      task.id(),
                      name));
      if (effect instanceof Effect.Mission mission) {
        need(
            in.state().mission().isPresent(),
            "a mission's rule takes effect in a game that has none");
        if (mission.deed() instanceof MissionEffect.Ask ask) {
          in.player(ask.player());
        } else if (mission.deed() instanceof MissionEffect.Roll roll) {
          in.player(roll.player());
        } else if (mission.deed() instanceof MissionEffect.Earn earn) {
          in.player(earn.player());
        }
      }
    }
  }
}
