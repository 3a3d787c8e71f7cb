package io.github.flightstand.rules.engine.flow;

import io.github.flightstand.rules.engine.decision.Command;
import io.github.flightstand.rules.engine.decision.Decision;
import io.github.flightstand.rules.engine.decision.Kind;
import io.github.flightstand.rules.engine.decision.Option;
import io.github.flightstand.rules.engine.flow.Cards.Trigger;
import io.github.flightstand.rules.engine.hook.Answer;
import io.github.flightstand.rules.engine.state.AbilityTask;
import io.github.flightstand.rules.engine.state.Seat;
import io.github.flightstand.rules.engine.state.State;
import java.util.List;
import java.util.Optional;

/**
 * A moment at which cards may take effect: first all cards of the player with initiative, in the
 * order that he likes, then the others'; each ability once, if there is still a reason when its
 * turn comes (000, headings on card abilities and on initiative; 000-152, -156 to -158). Team mates
 * follow each other in their order, in epic battles too, where 003-059 leaves it to the team (the
 * project's choice: a card answers to its own player, who may pass).
 *
 * <p>Where something is proposed, the first ability that is used takes its place.
 */
final class OpportunityFlow implements Flow<AbilityTask.Opportunity> {

  private static final String PASS = "pass";

  private static Optional<Seat> seat(AbilityTask.Opportunity task, State state) {
    List<Seat> seats = state.seatsInOrder();
    return task.seat() < seats.size() ? Optional.of(seats.get(task.seat())) : Optional.empty();
  }

  /** The mission's rules come before all cards; what they ask they ask by themselves. */
  private static Optional<Trigger> rule(AbilityTask.Opportunity task, State state, Gear gear) {
    return gear.cards().rule(state, task.window(), task.subject(), task.done());
  }

  private static List<Trigger> triggers(AbilityTask.Opportunity task, State state, Gear gear) {
    return seat(task, state)
        .map(
            seat ->
                gear.cards().triggers(state, task.window(), task.subject(), seat.id(), task.done()))
        .orElse(List.of());
  }

  private static boolean optional(List<Trigger> triggers) {
    return triggers.stream().allMatch(trigger -> trigger.react().optional());
  }

  /** What leaves no choice is done without asking. */
  private static boolean asks(List<Trigger> triggers) {
    return triggers.size() > 1
        || (triggers.size() == 1
            && (triggers.get(0).react().optional() || !triggers.get(0).plain()));
  }

  @Override
  public boolean waits(AbilityTask.Opportunity task, State state, Gear gear) {
    return rule(task, state, gear).isEmpty() && asks(triggers(task, state, gear));
  }

  @Override
  public void ask(AbilityTask.Opportunity task, State state, Asking asking) {
    String player = seat(task, state).orElseThrow().id();
    List<Trigger> triggers = triggers(task, state, asking.gear());
    asking.put(
        Kind.ABILITY,
        player,
        player,
        Optional.empty(),
        options -> {
          if (optional(triggers)) {
            options.offer(Option.of(PASS));
          } else {
            options.forbid(
                PASS, "000-157", "an ability that does not say that it may be used has to be");
          }
          Abilities.offer(triggers, options);
        });
  }

  @Override
  public void answer(AbilityTask.Opportunity task, Play play, Decision decision, Command command) {
    if (command.key().equals(PASS)) {
      play.become(task.next());
      return;
    }
    List<Trigger> triggers = triggers(task, play.state(), play.gear());
    Abilities.Way way =
        Optional.ofNullable(Abilities.ways(triggers).get(command.key())).orElseThrow();
    use(task, play, way.trigger(), Answer.of(way.option().key(), command));
  }

  private static void use(AbilityTask.Opportunity task, Play play, Trigger trigger, Answer answer) {
    if (task.proposed().isEmpty()) {
      play.become(task.using(trigger.use()));
      Abilities.use(play, task.subject(), trigger, answer);
      return;
    }
    // The card looks at what is proposed while that is still on the agenda.
    Abilities.use(play, task.subject(), trigger, answer);
    if (play.state().task() instanceof AbilityTask.Resolving resolving) {
      play.become(resolving.replacing(task.using(trigger.use()).done()));
    }
    play.drop(task);
    Proposals.replaced(play, task.proposed().get());
  }

  @Override
  public void proceed(AbilityTask.Opportunity task, Play play) {
    Optional<Trigger> rule = rule(task, play.state(), play.gear());
    if (rule.isPresent()) {
      use(task, play, rule.get(), Answer.use());
      return;
    }
    if (seat(task, play.state()).isEmpty()) {
      play.pop();
      task.proposed().ifPresent(proposed -> Proposals.carryOut(play, proposed));
      return;
    }
    List<Trigger> triggers = triggers(task, play.state(), play.gear());
    if (triggers.isEmpty()) {
      play.become(task.next());
    } else {
      use(task, play, triggers.get(0), Answer.use());
    }
  }
}
