package io.github.flightstand.rules.odds;

import io.github.flightstand.rules.engine.Engine;
import io.github.flightstand.rules.engine.decision.Command;
import io.github.flightstand.rules.engine.decision.Decision;
import io.github.flightstand.rules.engine.decision.Domain;
import io.github.flightstand.rules.engine.decision.Option;
import io.github.flightstand.rules.engine.state.CombatTask;
import io.github.flightstand.rules.engine.state.CombatTask.AttackStep;
import io.github.flightstand.rules.engine.state.State;
import io.github.flightstand.rules.engine.state.Task;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;

/**
 * The exact odds of attacks by the engine's own steps. Every outcome of chance counts by its
 * weight. In every decision the side that decides spends as {@code Spending} says. The sum ends as
 * damage is about to be suffered.
 *
 * <p>The sides play against each other for an aim: the attacker for as much of it as possible, the
 * defender for as little. Of answers that are worth the same, the one listed first is chosen.
 *
 * @param most the most steps of the engine; if an attack has more, the answer is bounds
 */
public record AttackOdds(Engine engine, OddsAim aim, Spending spending, int most) {

  /** Enough for all but the largest attacks. */
  public static final int STEPS = 200_000;

  private static final Optional<List<String>> PLAIN_ATTACK = Optional.of(List.of("lock", "focus"));

  private static final Optional<List<String>> PLAIN_DEFENCE =
      Optional.of(List.of("focus", "evade"));

  /** Creates odds with the usual number of steps. */
  public AttackOdds(Engine engine, OddsAim aim, Spending spending) {
    this(engine, aim, spending, STEPS);
  }

  /** Returns the attack in progress whose damage is not suffered yet, if there is one. */
  public static Optional<CombatTask.Attack> attack(State state) {
    return state
        .last(CombatTask.Attack.class)
        .filter(attack -> attack.step().compareTo(AttackStep.DAMAGE) < 0);
  }

  /** Returns the answers to a decision that declare an attack, each at one target. */
  public static List<Command> declarations(Decision decision) {
    List<Command> declarations = new ArrayList<>();
    for (Option option : decision.options()) {
      if (option.domain() instanceof Domain.OneOf targets) {
        for (String target : targets.names()) {
          declarations.add(Command.of(decision.id(), option.key()).withValue(target));
        }
      }
    }
    return declarations;
  }

  /**
   * Returns the odds of the attack in progress.
   *
   * @throws IllegalArgumentException if there is none, or its damage is being suffered
   */
  public Odds of(State state) {
    CombatTask.Attack attack =
        attack(state)
            .orElseThrow(
                () ->
                    new IllegalArgumentException(
                        "no attack is in progress, expected one before its damage"));
    return bounded(asked -> new AttackTree(asked, state, attack).odds(state));
  }

  /**
   * Returns the odds of an attack that is declared now.
   *
   * @param decision the pending decision to attack
   * @param declared its answer, one of {@link #declarations}
   */
  public Odds of(State state, Decision decision, Command declared) {
    CombatTask.Attack begun = declared(engine, state, decision, declared);
    return bounded(
        asked -> {
          AttackTree tree = new AttackTree(asked, state, begun);
          return tree.odds(tree.after(state, decision, declared));
        });
  }

  /** Returns the attack as it begins when it is declared. */
  public static CombatTask.Attack declared(
      Engine engine, State state, Decision decision, Command declared) {
    List<Task> begun = new ArrayList<>();
    engine.following(
        state,
        decision,
        declared,
        tasks -> {
          begun.addAll(tasks);
          return true;
        });
    return begun.stream()
        .filter(CombatTask.Attack.class::isInstance)
        .map(CombatTask.Attack.class::cast)
        .reduce((one, other) -> other)
        .orElseThrow();
  }

  /**
   * Returns the odds. If they are bounds, those of spending in a fixed order count too if they are
   * tighter. Each side can do at least as well as that.
   */
  private Odds bounded(Function<AttackOdds, Odds> summed) {
    Odds odds = summed.apply(this);
    if (odds.exact() || !spending.equals(Spending.BEST)) {
      return odds;
    }
    Ratio low = summed.apply(spending(new Spending(PLAIN_ATTACK, Optional.empty()))).low();
    Ratio high = summed.apply(spending(new Spending(Optional.empty(), PLAIN_DEFENCE))).high();
    return new Odds(
        Map.of(),
        low.compareTo(odds.low()) > 0 ? low : odds.low(),
        high.compareTo(odds.high()) < 0 ? high : odds.high(),
        Optional.empty(),
        odds.steps());
  }

  private AttackOdds spending(Spending other) {
    return new AttackOdds(engine, aim, other, most);
  }
}
