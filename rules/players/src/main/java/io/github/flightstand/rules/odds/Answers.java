package io.github.flightstand.rules.odds;

import io.github.flightstand.rules.engine.decision.Command;
import io.github.flightstand.rules.engine.decision.Decision;
import io.github.flightstand.rules.engine.decision.Domain;
import io.github.flightstand.rules.engine.decision.Option;
import io.github.flightstand.rules.engine.state.CombatTask;
import io.github.flightstand.rules.engine.state.Pool;
import java.util.ArrayList;
import java.util.List;

/** All answers to a player's decision in an attack; subsets of like dice are one answer. */
final class Answers {

  private final CombatTask.Attack attack;
  private final List<Command> all = new ArrayList<>();
  private boolean whole = true;

  private Answers(CombatTask.Attack attack) {
    this.attack = attack;
  }

  /** Returns the answers in the order of the options; {@link #whole} says whether all are there. */
  static Answers of(Decision decision, CombatTask.Attack attack) {
    Answers answers = new Answers(attack);
    for (Option option : decision.options()) {
      answers.add(Command.of(decision.id(), option.key()), option.domain());
    }
    return answers;
  }

  List<Command> all() {
    return all;
  }

  /** Tests whether no answer is left out; places and slides are, as there is no end of them. */
  boolean whole() {
    return whole;
  }

  private void add(Command command, Domain domain) {
    if (domain instanceof Domain.OneOf names) {
      names.names().forEach(name -> all.add(command.withValue(name)));
    } else if (domain instanceof Domain.Subset subset) {
      choose(command, subset, 0, new ArrayList<>());
    } else if (domain instanceof Domain.None) {
      all.add(command);
    } else {
      whole = false;
    }
  }

  /** Adds each number of every kind of dice that are alike; they lie side by side in a pool. */
  private void choose(Command command, Domain.Subset subset, int from, List<Integer> chosen) {
    List<Integer> indices = subset.indices();
    if (from == indices.size()) {
      if (chosen.size() >= subset.min()) {
        all.add(command.withValues(List.copyOf(chosen)));
      }
      return;
    }
    int end = from + 1;
    while (end < indices.size() && alike(indices.get(from), indices.get(end))) {
      end++;
    }
    List<Integer> more = new ArrayList<>(chosen);
    choose(command, subset, end, more);
    for (int i = from; i < end && more.size() < subset.max(); i++) {
      more.add(indices.get(i));
      choose(command, subset, end, more);
    }
  }

  /** Tests whether dice are alike in both pools, as an option does not say whose it chooses. */
  private boolean alike(int one, int other) {
    return alike(attack.attack(), one, other) && alike(attack.defence(), one, other);
  }

  private static boolean alike(Pool pool, int one, int other) {
    return (one < pool.size() && other < pool.size())
        ? pool.dice().get(one).equals(pool.dice().get(other))
        : one >= pool.size() && other >= pool.size();
  }
}
