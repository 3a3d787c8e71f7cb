package io.github.flightstand.rules.odds;

import io.github.flightstand.rules.engine.decision.Command;
import io.github.flightstand.rules.engine.decision.Decision;
import io.github.flightstand.rules.engine.decision.Domain;
import io.github.flightstand.rules.engine.decision.Option;
import io.github.flightstand.rules.engine.state.CombatTask;
import io.github.flightstand.rules.engine.state.Die;
import io.github.flightstand.rules.engine.state.Effect.Side;
import io.github.flightstand.rules.engine.state.Face;
import io.github.flightstand.rules.engine.state.Pool;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * The way in which both sides spend their tokens and cards: as well as they can, or in a stated
 * order. In an order, the first means that is offered and helps is used: {@code focus} if a focus
 * result shows, {@code evade} if a hit is left, a reroll for the dice that miss, any other card at
 * once.
 *
 * @param attacker the attacker's means in order, {@code "focus"}, {@code "lock"} or a card's name;
 *     empty for the best choice
 * @param defender the defender's means in order; empty for the best choice
 */
public record Spending(Optional<List<String>> attacker, Optional<List<String>> defender) {

  /** Both sides choose the best. */
  public static final Spending BEST = new Spending(Optional.empty(), Optional.empty());

  private static final String FOCUS = "focus";

  /** Copies the lists. */
  public Spending {
    attacker = attacker.map(List::copyOf);
    defender = defender.map(List::copyOf);
  }

  /** Returns the order of the side that decides, if it has one. */
  Optional<List<String>> order(boolean attacks) {
    return attacks ? attacker : defender;
  }

  /** Returns the first command in an order that is offered and helps, else the one that ends. */
  static Command next(List<String> order, Decision decision, CombatTask.Attack attack) {
    for (int i = 0; i < order.size(); i++) {
      for (Option option : decision.options()) {
        if (names(option.key(), order.get(i))) {
          boolean focusLater = order.subList(i + 1, order.size()).contains(FOCUS);
          Optional<Command> command = used(decision, option, attack, focusLater);
          if (command.isPresent()) {
            return command.get();
          }
        }
      }
    }
    return end(decision);
  }

  /** Returns the command that ends a decision: the one whose option is listed first. */
  static Command end(Decision decision) {
    return Command.of(decision.id(), decision.options().get(0).key());
  }

  /** Tests whether a key is a means: itself, or an ability of the card with that name. */
  static boolean names(String key, String means) {
    if (key.equals(means) || !key.startsWith("use:")) {
      return key.equals(means);
    }
    String card = key.substring(key.indexOf('/') + 1);
    return card.startsWith(means)
        && (card.length() == means.length() || "#:".indexOf(card.charAt(means.length())) >= 0);
  }

  private static Optional<Command> used(
      Decision decision, Option option, CombatTask.Attack attack, boolean focusLater) {
    boolean attacking = attack.step().compareTo(CombatTask.AttackStep.ROLL_DEFENCE) < 0;
    Pool pool = attack.pool(attacking ? Side.ATTACK : Side.DEFENCE);
    Command command = Command.of(decision.id(), option.key());
    if (option.key().equals(FOCUS)) {
      return pool.count(Face.FOCUS) > 0 ? Optional.of(command) : Optional.empty();
    }
    if (option.key().equals("evade")) {
      return attack.damage() > attack.defence().count(Face.EVADE)
          ? Optional.of(command)
          : Optional.empty();
    }
    if (option.domain() instanceof Domain.OneOf names) {
      return Optional.of(command.withValue(names.names().get(0)));
    }
    if (option.domain() instanceof Domain.Subset subset) {
      boolean focused = focusLater && decision.option(FOCUS).isPresent();
      List<Integer> misses = misses(pool, subset, focused);
      return misses.isEmpty() || misses.size() < subset.min()
          ? Optional.empty()
          : Optional.of(command.withValues(misses));
    }
    return option.domain() instanceof Domain.None ? Optional.of(command) : Optional.empty();
  }

  /** Returns the dice that show nothing, and focus results unless they are spent on later. */
  private static List<Integer> misses(Pool pool, Domain.Subset subset, boolean focused) {
    List<Integer> misses = new ArrayList<>();
    // Blanks are last in a pool, and are rerolled first if not all misses can be.
    for (int i = subset.indices().size() - 1; i >= 0 && misses.size() < subset.max(); i--) {
      int index = subset.indices().get(i);
      Die die = pool.dice().get(index);
      if (die.face() == Face.BLANK || (die.face() == Face.FOCUS && !focused)) {
        misses.add(0, index);
      }
    }
    return misses;
  }
}
