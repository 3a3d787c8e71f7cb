package io.github.flightstand.rules.odds;

import io.github.flightstand.geometry.internal.Lists;
import io.github.flightstand.rules.engine.Engine;
import io.github.flightstand.rules.engine.decision.Command;
import io.github.flightstand.rules.engine.decision.Decision;
import io.github.flightstand.rules.engine.decision.Option;
import io.github.flightstand.rules.engine.flow.AttackDice;
import io.github.flightstand.rules.engine.state.CombatTask;
import io.github.flightstand.rules.engine.state.CombatTask.AttackStep;
import io.github.flightstand.rules.engine.state.Die;
import io.github.flightstand.rules.engine.state.Effect.Side;
import io.github.flightstand.rules.engine.state.Pool;
import io.github.flightstand.rules.engine.state.State;
import io.github.flightstand.rules.engine.state.Task;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * All that an attack can lead to; states that go on in the same way are one node. A side gains
 * nothing by an answer that leads back to where it has decided before, so that is left out.
 */
final class AttackTree {

  /** The most decisions and rolls one after another; a card that has more goes round in circles. */
  private static final int DEEPEST = 300;

  /** The bits for the number of dice of one kind. */
  private static final int KIND = 6;

  private final AttackOdds asked;
  private final Engine engine;
  private final State begun;
  private final CombatTask.Attack attack;
  private final String attacker;

  /** The states that were met, each with what is known of it. */
  private final Map<Alike, Alike> met = new HashMap<>();

  /** Where the game waits after dice were chosen to be rerolled. */
  private final Map<Thrown, Alike> thrown = new HashMap<>();

  private final Map<Outcome, Node> leaves = new HashMap<>();

  /** The nodes, each after all that it leads to. */
  private final List<Node> finished = new ArrayList<>();

  /** How many nodes are being made, each from those before it. */
  private int open;

  /** The depth of the highest node that one being made leads back to. */
  private int back = Integer.MAX_VALUE;

  private int place = -1;
  private Optional<Likeness> likeness = Optional.empty();
  private int left;

  /**
   * Creates the tree of an attack.
   *
   * @param begun the state in which the defender is as yet unharmed by it
   */
  AttackTree(AttackOdds asked, State begun, CombatTask.Attack attack) {
    this.asked = asked;
    this.begun = begun;
    this.attack = attack;
    engine = asked.engine();
    attacker = begun.piece(attack.attacker()).seat();
    left = asked.most();
  }

  /**
   * What is left of a pool whose other dice are rerolled.
   *
   * @param from the state before, without that pool
   * @param option the option by which they are
   */
  private record Thrown(Alike from, String option, long left, int dice) {

    private static final long MIX = 0x9E3779B97F4A7C15L;

    @Override
    public int hashCode() {
      long hash = (31 * left + dice) * MIX + from.hashCode();
      return (int) ((hash * MIX) >>> 32) ^ option.hashCode();
    }
  }

  private static final Node ATTACKER = back();
  private static final Node DEFENDER = back();
  private static final Node CHANCE = back();

  private static Node back() {
    return Node.between(Ratio.ZERO, Ratio.ZERO, List.of(), Optional.empty());
  }

  private static boolean leadsBack(Node node) {
    return node == ATTACKER || node == DEFENDER || node == CHANCE;
  }

  /** Returns the odds from a state on. */
  Odds odds(State from) {
    Node root = node(met(from));
    int steps = asked.most() - left;
    return new Odds(
        root.exact ? outcomes(root) : Map.of(), root.low, root.high, root.choice, steps);
  }

  /** Returns the state after an answer, or the end of the attack if that comes first. */
  State after(State state, Decision decision, Command answer) {
    return engine.following(state, decision, answer, this::ended);
  }

  private boolean ended(List<Task> tasks) {
    if (place < 0) {
      place = tasks.size() - 1;
      while (!(tasks.get(place) instanceof CombatTask.Attack)) {
        place--;
      }
    }
    return tasks.size() <= place
        || (tasks.size() == place + 1
            && tasks.get(place) instanceof CombatTask.Attack now
            && now.step().compareTo(AttackStep.COMPARE) > 0);
  }

  /** Returns a state as it is met the first time, or one like it. */
  private Alike met(State from) {
    if (likeness.isEmpty()) {
      ended(from.agenda());
      likeness = Optional.of(new Likeness(engine.cards(), begun, attack, place));
    }
    return known(likeness.get().of(from));
  }

  private Alike known(State state) {
    Alike one = new Alike(state, place, attack);
    Alike known = met.putIfAbsent(one, one);
    return known == null ? one : known;
  }

  /** Returns the node of a state. */
  private Node node(Alike at) {
    if (at.node != null) {
      return at.node;
    }
    if (at.depth >= 0) {
      back = Math.min(back, at.depth);
      return side(at.state, engine.pending(at.state).get(0));
    }
    Node made;
    if (ended(at.state.agenda())) {
      made = leaf(at.state);
      at.node = made;
    } else {
      made = left <= 0 || open > DEEPEST ? cut(at.state) : made(at);
    }
    finished.add(made);
    return made;
  }

  private Node made(Alike at) {
    Decision decision = engine.pending(at.state).get(0);
    int outer = back;
    back = Integer.MAX_VALUE;
    at.depth = open;
    open++;
    Node made = decision.ofChance() ? roll(at, decision) : fork(at, decision);
    open--;
    at.depth = -1;
    // What leads back above this node has not all its answers here.
    if (back >= open) {
      at.node = made;
      back = outer;
    } else {
      back = Math.min(back, outer);
    }
    return made;
  }

  /** Returns what stands for a node that something leads back to: whose decision it is. */
  private Node side(State state, Decision decision) {
    return decision.ofChance() ? CHANCE : attacks(state, decision) ? ATTACKER : DEFENDER;
  }

  private boolean attacks(State state, Decision decision) {
    return !state.opponents(attacker, decision.player().orElseThrow());
  }

  private Node leaf(State state) {
    CombatTask.Attack now =
        state.agenda().size() > place && state.agenda().get(place) instanceof CombatTask.Attack last
            ? last
            : attack.at(AttackStep.OVER);
    Outcome outcome = Outcome.of(engine.cards().inForce(state.cardSets()), begun, state, now);
    return leaves.computeIfAbsent(outcome, end -> Node.of(end, end.of(asked.aim())));
  }

  /** Returns a node whose worth is only known to lie between nothing and all. */
  private Node cut(State state) {
    return Node.between(Ratio.ZERO, all(state), List.of(), Optional.empty());
  }

  /** Returns the most that an attack can come to: each die, and each that cards may add, a hit. */
  private Ratio all(State state) {
    CombatTask.Attack now = state.last(CombatTask.Attack.class).orElse(attack);
    boolean plain =
        now.step() != AttackStep.ROLL_ATTACK
            && state.ships().stream()
                .flatMap(ship -> ship.cards().stream())
                .allMatch(card -> card.id().equals(Means.DIE));
    int dice = plain ? now.attack().size() + now.rerolling() : 2 * AttackDice.MOST;
    return asked.aim() == OddsAim.DESTROY ? Ratio.ONE : Ratio.of(dice);
  }

  private Node roll(Alike from, Decision decision) {
    List<Option> options = decision.options();
    List<Node> next = new ArrayList<>(options.size());
    List<Option.Weight> weights = new ArrayList<>(options.size());
    for (int i = 0; i < options.size(); i++) {
      Node node = next(from, decision, Command.of(decision.id(), options.get(i).key()));
      next.add(leadsBack(node) ? cut(from.state) : node);
      weights.add(options.get(i).weight().orElseThrow());
    }
    return Node.roll(next, weights);
  }

  private Node next(Alike from, Decision decision, Command answer) {
    return node(onward(from, decision, answer));
  }

  private Alike onward(Alike from, Decision decision, Command answer) {
    Alike answered = met(engine.answered(from.state, decision, answer));
    if (answered.onward == null) {
      if (left <= 0) {
        return answered;
      }
      left--;
      State state = engine.onward(answered.state, this::ended);
      answered.onward = same(state, answered.state) ? answered : met(state);
    }
    return answered.onward;
  }

  @SuppressWarnings("ReferenceEquality") // An equal state is found anyway.
  private static boolean same(State one, State other) {
    return one == other;
  }

  /** Returns what follows an answer, once for all that reroll dice and leave the same ones. */
  private Node next(Alike from, CombatTask.Attack now, Decision decision, Command answer) {
    Optional<Side> side =
        answer.values().isPresent() && from.state.agenda().size() == place + 1
            ? likeness.orElseThrow().rerolls(now, answer.key())
            : Optional.empty();
    List<Integer> chosen = answer.values().orElse(List.of());
    long left = side.isPresent() ? left(now.pool(side.get()), chosen) : -1;
    if (left < 0) {
      return next(from, decision, answer);
    }
    if (from.rest == null) {
      CombatTask.Attack rest = now.with(side.orElseThrow(), Pool.EMPTY);
      from.rest = known(from.state.withAgenda(Lists.with(from.state.agenda(), place, rest)));
    }
    return node(
        thrown.computeIfAbsent(
            new Thrown(from.rest, answer.key(), left, chosen.size()),
            key -> onward(from, decision, answer)));
  }

  /** Returns how many dice of each kind are not chosen, or -1 if it matters which. */
  private static long left(Pool pool, List<Integer> chosen) {
    long left = 0;
    int next = 0;
    for (int i = 0; i < pool.size(); i++) {
      Die die = pool.dice().get(i);
      if (die.fixed()) {
        return -1;
      }
      if (next < chosen.size() && chosen.get(next) == i) {
        next++;
      } else {
        left += 1L << (KIND * (2 * die.face().ordinal() + (die.rerolled() ? 1 : 0)));
      }
    }
    return left;
  }

  private Node fork(Alike from, Decision decision) {
    State state = from.state;
    boolean attacks = attacks(state, decision);
    CombatTask.Attack now = state.last(CombatTask.Attack.class).orElseThrow();
    Optional<List<String>> order = asked.spending().order(attacks);
    if (order.isPresent()) {
      return ordered(from, decision, Spending.next(order.get(), decision, now));
    }
    Answers answers = Answers.of(decision, now);
    List<Node> next = new ArrayList<>(answers.all().size());
    List<Command> commands = new ArrayList<>(answers.all().size());
    int best = 0;
    for (Command answer : answers.all()) {
      Node node = next(from, now, decision, answer);
      if (node == (attacks ? ATTACKER : DEFENDER)) {
        continue;
      }
      next.add(leadsBack(node) ? cut(state) : node);
      commands.add(answer);
      int last = next.size() - 1;
      int better = next.get(last).low.compareTo(next.get(best).low);
      best = (attacks ? better : -better) > 0 ? last : best;
      if (!attacks && node.exact && node.high.of().signum() == 0) {
        break; // Nothing is less, and of equals the first is chosen.
      }
    }
    if (next.isEmpty()) {
      return cut(state);
    }
    return answers.whole() && next.stream().allMatch(one -> one.exact)
        ? Node.choice(next, best, commands.get(best))
        : best(state, attacks, answers.whole(), next, commands.get(best));
  }

  /** Returns what follows a command of an order, or the answer that ends if that leads back. */
  private Node ordered(Alike from, Decision decision, Command said) {
    Node node = next(from, decision, said);
    if (!leadsBack(node)) {
      return Node.choice(List.of(node), 0, said);
    }
    Command ends = Command.of(decision.id(), decision.options().get(0).key());
    node = next(from, decision, ends);
    return Node.choice(List.of(leadsBack(node) ? cut(from.state) : node), 0, ends);
  }

  /** Returns the node of the best answer of bounds: each bound is the best of its kind. */
  private Node best(State state, boolean attacks, boolean whole, List<Node> next, Command choice) {
    Ratio low = next.get(0).low;
    Ratio high = next.get(0).high;
    for (Node node : next) {
      low = (node.low.compareTo(low) > 0) == attacks ? node.low : low;
      high = (node.high.compareTo(high) > 0) == attacks ? node.high : high;
    }
    if (!whole) {
      low = attacks ? low : Ratio.ZERO;
      high = attacks ? all(state) : high;
    }
    return Node.between(low, high, next, Optional.of(choice));
  }

  /** Returns the probability of each outcome, if every side chooses as it does. */
  private Map<Outcome, Ratio> outcomes(Node root) {
    Map<Node, Ratio> reached = new HashMap<>();
    Map<Outcome, Ratio> outcomes = new LinkedHashMap<>();
    reached.put(root, Ratio.ONE);
    for (int i = finished.size() - 1; i >= 0; i--) {
      Node node = finished.get(i);
      Ratio odds = reached.remove(node);
      if (odds == null) {
        continue;
      }
      if (node.outcome.isPresent()) {
        outcomes.merge(node.outcome.get(), odds, Ratio::plus);
      } else if (node.weights.isEmpty()) {
        reached.merge(node.next.get(node.chosen), odds, Ratio::plus);
      } else {
        for (int k = 0; k < node.next.size(); k++) {
          Option.Weight weight = node.weights.get(k);
          reached.merge(node.next.get(k), odds.times(weight.of(), weight.cases()), Ratio::plus);
        }
      }
    }
    outcomes.replaceAll((outcome, odds) -> odds.lowest());
    return outcomes;
  }
}
