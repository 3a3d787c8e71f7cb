package io.github.flightstand.rules.engine.flow.card;

import static io.github.flightstand.rules.engine.flow.UntrustedState.need;

import io.github.flightstand.rules.engine.decision.Command;
import io.github.flightstand.rules.engine.decision.Decision;
import io.github.flightstand.rules.engine.decision.Kind;
import io.github.flightstand.rules.engine.decision.Option;
import io.github.flightstand.rules.engine.flow.Abilities;
import io.github.flightstand.rules.engine.flow.DecisionCollector;
import io.github.flightstand.rules.engine.flow.Flow;
import io.github.flightstand.rules.engine.flow.RulesContext;
import io.github.flightstand.rules.engine.flow.Transition;
import io.github.flightstand.rules.engine.flow.Triggers.Trigger;
import io.github.flightstand.rules.engine.flow.UntrustedState;
import io.github.flightstand.rules.engine.flow.damage.Proposals;
import io.github.flightstand.rules.engine.flow.order.TeamChoiceFlow;
import io.github.flightstand.rules.engine.hook.CardAnswer;
import io.github.flightstand.rules.engine.state.AbilityRef;
import io.github.flightstand.rules.engine.state.AbilityTask;
import io.github.flightstand.rules.engine.state.CardRef;
import io.github.flightstand.rules.engine.state.DamageTask;
import io.github.flightstand.rules.engine.state.Proposed;
import io.github.flightstand.rules.engine.state.Seat;
import io.github.flightstand.rules.engine.state.State;
import io.github.flightstand.rules.engine.state.Window;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * A moment at which cards may take effect: first those of the player with initiative, in the order
 * he chooses, then the others'. Each ability is used once, if it still has a reason when its turn
 * comes (000-152, -156 to -158). In epic battles a team's members share a turn: the team settles
 * which ability comes next, and its player uses or passes it (003-059). If something is proposed,
 * the first ability used replaces it.
 */
public final class OpportunityFlow extends Flow<AbilityTask.Opportunity> {

  private static final String PASS = "pass";

  /** Returns the players whose turn it is: one player, or all of a team that orders together. */
  private static List<Seat> turn(AbilityTask.Opportunity task, State state) {
    List<Seat> seats = state.seatsInOrder();
    if (task.seat() >= seats.size()) {
      return List.of();
    }
    String first = seats.get(task.seat()).id();
    int end = task.seat() + 1;
    while (end < seats.size() && state.orderTogether(first, seats.get(end).id())) {
      end++;
    }
    return seats.subList(task.seat(), end);
  }

  /** Tests whether the damage card that the moment is about is gone: nothing has cause any more. */
  private static boolean lapsed(AbilityTask.Opportunity task, State state) {
    return task.window() == Window.BEFORE_TEXT
        && state
            .last(DamageTask.Dealing.class)
            .flatMap(DamageTask.Dealing::unread)
            .filter(CardRef::damages)
            .isEmpty();
  }

  /** The mission's rules come before all cards and ask their own questions. */
  private static Optional<Trigger> rule(
      AbilityTask.Opportunity task, State state, RulesContext context) {
    return lapsed(task, state)
        ? Optional.empty()
        : context.triggers().rule(state, task.window(), task.subject(), task.done());
  }

  private static List<Trigger> all(
      AbilityTask.Opportunity task, State state, RulesContext context) {
    if (lapsed(task, state)) {
      return List.of();
    }
    List<Trigger> all = new ArrayList<>();
    for (Seat seat : turn(task, state)) {
      all.addAll(
          context.triggers().of(state, task.window(), task.subject(), seat.id(), task.past()));
    }
    return all;
  }

  /** Tests whether an ability may come next: any, unless a team has settled on one. */
  private static boolean next(AbilityTask.Opportunity task, Trigger trigger) {
    Optional<AbilityRef> settled = task.team().flatMap(AbilityTask.TeamTurn::next);
    return settled.isEmpty() || settled.get().equals(trigger.use());
  }

  private static List<Trigger> triggers(
      AbilityTask.Opportunity task, State state, RulesContext context) {
    List<Trigger> all = all(task, state, context);
    return task.team().isEmpty()
        ? all
        : all.stream().filter(trigger -> next(task, trigger)).toList();
  }

  private static String player(State state, Trigger trigger) {
    return state.ship(trigger.by().ref().ship()).seat();
  }

  private static boolean ofSeveral(State state, List<Trigger> triggers) {
    return triggers.stream().map(trigger -> player(state, trigger)).distinct().count() > 1;
  }

  private static boolean optional(List<Trigger> triggers) {
    return triggers.stream().allMatch(trigger -> trigger.react().optional());
  }

  /** Without a choice nothing is asked; a team first settles whose turn it is. */
  private static boolean asks(State state, List<Trigger> triggers) {
    return (triggers.size() > 1 && !ofSeveral(state, triggers))
        || (triggers.size() == 1
            && (triggers.get(0).react().optional() || !triggers.get(0).plain()));
  }

  @Override
  public boolean waits(AbilityTask.Opportunity task, State state, RulesContext context) {
    return rule(task, state, context).isEmpty() && asks(state, triggers(task, state, context));
  }

  @Override
  public void ask(AbilityTask.Opportunity task, State state, DecisionCollector asking) {
    List<Trigger> triggers = triggers(task, state, asking.context());
    String player = player(state, triggers.get(0));
    asking.put(
        Kind.ABILITY,
        player,
        options -> {
          if (optional(triggers)) {
            options.offer(Option.of(PASS));
          } else {
            options.forbid(
                PASS, "000-157", "an ability that does not say that it may be used has to be");
          }
          Abilities.ways(all(task, state, asking.context()))
              .forEach(
                  (key, way) -> {
                    if (next(task, way.trigger())) {
                      options.offer(Option.of(key, way.option().domain()));
                    } else {
                      options.forbid(
                          key, "003-059", "the team settled that another ability comes next");
                    }
                  });
        });
  }

  @Override
  public void answer(
      AbilityTask.Opportunity task, Transition play, Decision decision, Command command) {
    List<Trigger> all = all(task, play.state(), play.context());
    if (decision.kind() == Kind.NEXT) {
      Trigger chosen =
          Optional.ofNullable(Abilities.names(all).get(command.value().orElseThrow()))
              .orElseThrow();
      play.become(task.settling(chosen.use()));
    } else if (command.key().equals(PASS)) {
      pass(task, play);
    } else {
      Abilities.TriggerOption way =
          Optional.ofNullable(Abilities.ways(all).get(command.key())).orElseThrow();
      use(task, play, way.trigger(), CardAnswer.of(way.option().key(), command));
    }
  }

  /** A pass ends one player's turn; in a team, the passed abilities are not offered again. */
  private static void pass(AbilityTask.Opportunity task, Transition play) {
    List<Seat> turn = turn(task, play.state());
    if (turn.size() == 1) {
      play.become(task.at(task.seat() + 1));
    } else {
      play.become(
          task.passing(
              triggers(task, play.state(), play.context()).stream().map(Trigger::use).toList()));
    }
  }

  private static void use(
      AbilityTask.Opportunity task, Transition play, Trigger trigger, CardAnswer answer) {
    if (task.proposed().isEmpty()) {
      play.become(task.using(trigger.use()));
      Abilities.use(play, task.subject(), trigger, answer);
      return;
    }
    // The card looks at the proposal while that is still on the agenda.
    Abilities.use(play, task.subject(), trigger, answer);
    if (play.state().task() instanceof AbilityTask.Resolving resolving) {
      play.become(resolving.replacing(task.using(trigger.use()).done()));
    }
    play.drop(task);
    Proposals.replaced(play, task.proposed().get());
  }

  @Override
  public void proceed(AbilityTask.Opportunity task, Transition play) {
    Optional<Trigger> rule = rule(task, play.state(), play.context());
    if (rule.isPresent()) {
      use(task, play, rule.get(), CardAnswer.use());
      return;
    }
    List<Seat> turn = turn(task, play.state());
    if (turn.isEmpty()) {
      play.pop();
      task.proposed().ifPresent(proposed -> Proposals.carryOut(play, proposed));
      return;
    }
    List<Trigger> triggers = triggers(task, play.state(), play.context());
    if (triggers.isEmpty()) {
      boolean settled = task.team().flatMap(AbilityTask.TeamTurn::next).isPresent();
      // The settled ability has lost its reason: the team settles anew.
      play.become(settled ? task.passing(List.of()) : task.at(task.seat() + turn.size()));
    } else if (ofSeveral(play.state(), triggers)) {
      Map<String, String> owners = new LinkedHashMap<>();
      Abilities.names(triggers)
          .forEach((name, trigger) -> owners.put(name, player(play.state(), trigger)));
      TeamChoiceFlow.begins(play, "ability", owners);
    } else {
      use(task, play, triggers.get(0), CardAnswer.use());
    }
  }

  @Override
  public void check(AbilityTask.Opportunity task, UntrustedState in) {
    task.past().forEach(use -> in.card(use.card()));
    task.team().flatMap(AbilityTask.TeamTurn::next).ifPresent(use -> in.card(use.card()));
    need(
        task.team().isEmpty() || in.state().rules().game().epic().allies(),
        "a team orders its members' abilities in an epic battle only");
    need(
        task.proposed().map(Proposed::window).orElse(task.window()) == task.window()
            && task.proposed().isPresent() == task.window().proposes(),
        "a moment proposes what belongs to it, found another");
    task.proposed().ifPresent(proposed -> in.ship(proposed.ship()));
    need(
        task.seat() >= 0 && task.seat() <= in.state().seats().size(),
        "a moment is some player's, found the place %s",
        task.seat());
  }
}
