package io.github.flightstand.rules.odds;

import io.github.flightstand.rules.engine.Engine;
import io.github.flightstand.rules.engine.decision.Command;
import io.github.flightstand.rules.engine.decision.Decision;
import io.github.flightstand.rules.engine.decision.Option;
import io.github.flightstand.rules.engine.flow.AttackDice;
import io.github.flightstand.rules.engine.state.CombatTask;
import io.github.flightstand.rules.engine.state.CombatTask.AttackStep;
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

  private final AttackOdds asked;
  private final Engine engine;
  private final State begun;
  private final CombatTask.Attack attack;
  private final String attacker;
  private final Map<Alike, Node> nodes = new HashMap<>();
  private final Map<Outcome, Node> leaves = new HashMap<>();

  /** The nodes, each after all that it leads to. */
  private final List<Node> finished = new ArrayList<>();

  /** The nodes being made, each from those before it. */
  private final Map<Alike, Open> open = new HashMap<>();

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

  /** A state, equal to all states that are the same. */
  private record Alike(State state, int hash) {

    /** Hashes only what changes in most steps of an attack. */
    static Alike of(State state, CombatTask.Attack attack) {
      int hash = state.agenda().hashCode();
      for (String id : List.of(attack.attacker(), attack.defender())) {
        if (state.remote(id).isEmpty()) {
          hash = 31 * hash + state.ship(id).tokens().hashCode();
          hash = 31 * hash + state.ship(id).lock().hashCode();
        }
      }
      return new Alike(state, hash);
    }

    @Override
    public int hashCode() {
      return hash;
    }

    @Override
    public boolean equals(Object other) {
      return other instanceof Alike that && hash == that.hash && state.equals(that.state);
    }
  }

  /**
   * A node that is being made.
   *
   * @param side what stands for it if something leads back to it: whose decision it is
   */
  private record Open(int depth, Node side) {}

  private static final Node ATTACKER = back();
  private static final Node DEFENDER = back();
  private static final Node CHANCE = back();

  private static Node back() {
    return bounds(Ratio.ZERO, Ratio.ZERO, List.of(), Optional.empty());
  }

  private static boolean leadsBack(Node node) {
    return node == ATTACKER || node == DEFENDER || node == CHANCE;
  }

  /** A node: an outcome, or what follows. Nodes are told apart by identity. */
  private static final class Node {

    private final Optional<Outcome> outcome;
    private final Ratio low;
    private final Ratio high;
    private final boolean exact;
    private final List<Node> next;

    /** The weights of what follows, if chance decides. */
    private final List<Option.Weight> weights;

    /** What the side that decides chooses, if one does. */
    private final int chosen;

    private final Optional<Command> choice;

    Node(
        Optional<Outcome> outcome,
        Ratio low,
        Ratio high,
        boolean exact,
        List<Node> next,
        List<Option.Weight> weights,
        int chosen,
        Optional<Command> choice) {
      this.outcome = outcome;
      this.low = low;
      this.high = high;
      this.exact = exact;
      this.next = next;
      this.weights = weights;
      this.chosen = chosen;
      this.choice = choice;
    }
  }

  /** Returns the odds from a state on. */
  Odds odds(State from) {
    Node root = node(from);
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

  /** Returns the node of a state. */
  private Node node(State from) {
    boolean ended = ended(from.agenda());
    if (likeness.isEmpty()) {
      likeness = Optional.of(new Likeness(engine.cards(), begun, place));
    }
    State state = likeness.get().of(from);
    Alike key = Alike.of(state, attack);
    Node known = nodes.get(key);
    if (known != null) {
      return known;
    }
    Open above = open.get(key);
    if (above != null) {
      back = Math.min(back, above.depth());
      return above.side();
    }
    Node made =
        ended ? leaf(state) : left <= 0 || open.size() > DEEPEST ? cut(state) : made(state, key);
    finished.add(made);
    return made;
  }

  private Node made(State state, Alike key) {
    Decision decision = engine.pending(state).get(0);
    Node side = decision.ofChance() ? CHANCE : attacks(state, decision) ? ATTACKER : DEFENDER;
    int depth = open.size();
    int outer = back;
    back = Integer.MAX_VALUE;
    open.put(key, new Open(depth, side));
    Node made = decision.ofChance() ? roll(state, decision) : fork(state, decision);
    open.remove(key);
    // What leads back above this node has not all its answers here.
    if (back >= depth) {
      nodes.put(key, made);
      back = outer;
    } else {
      back = Math.min(back, outer);
    }
    return made;
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
    return leaves.computeIfAbsent(
        outcome,
        end -> {
          Ratio worth = end.of(asked.aim());
          return new Node(
              Optional.of(end), worth, worth, true, List.of(), List.of(), 0, Optional.empty());
        });
  }

  /** Returns a node whose worth is only known to lie between nothing and all. */
  private Node cut(State state) {
    return bounds(Ratio.ZERO, all(state), List.of(), Optional.empty());
  }

  private static Node bounds(Ratio low, Ratio high, List<Node> next, Optional<Command> choice) {
    return new Node(Optional.empty(), low, high, false, next, List.of(), 0, choice);
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

  private Node roll(State state, Decision decision) {
    List<Option> options = decision.options();
    List<Node> next = new ArrayList<>(options.size());
    List<Option.Weight> weights = new ArrayList<>(options.size());
    Ratio low = Ratio.ZERO;
    Ratio high = Ratio.ZERO;
    boolean exact = true;
    for (int i = 0; i < options.size(); i++) {
      Option.Weight weight = options.get(i).weight().orElseThrow();
      Node node = next(state, decision, Command.of(decision.id(), options.get(i).key()));
      node = leadsBack(node) ? cut(state) : node;
      next.add(node);
      weights.add(weight);
      if (exact && !node.exact) {
        exact = false;
        high = low;
      }
      low = low.plus(node.low.times(weight.of(), weight.cases()));
      if (!exact) {
        high = high.plus(node.high.times(weight.of(), weight.cases()));
      }
    }
    return new Node(
        Optional.empty(), low, exact ? low : high, exact, next, weights, 0, Optional.empty());
  }

  private Node next(State state, Decision decision, Command answer) {
    left--;
    return node(after(state, decision, answer));
  }

  private Node fork(State state, Decision decision) {
    boolean attacks = attacks(state, decision);
    CombatTask.Attack now = state.last(CombatTask.Attack.class).orElseThrow();
    Optional<List<String>> order = asked.spending().order(attacks);
    if (order.isPresent()) {
      return ordered(state, decision, Spending.next(order.get(), decision, now));
    }
    Answers answers = Answers.of(decision, now);
    List<Node> next = new ArrayList<>(answers.all().size());
    List<Command> commands = new ArrayList<>(answers.all().size());
    int best = 0;
    for (Command answer : answers.all()) {
      Node node = next(state, decision, answer);
      if (node == (attacks ? ATTACKER : DEFENDER)) {
        continue;
      }
      next.add(leadsBack(node) ? cut(state) : node);
      commands.add(answer);
      int last = next.size() - 1;
      int better = next.get(last).low.compareTo(next.get(best).low);
      best = (attacks ? better : -better) > 0 ? last : best;
    }
    return next.isEmpty()
        ? cut(state)
        : best(state, attacks, answers.whole(), next, best, Optional.of(commands.get(best)));
  }

  /** Returns what follows a command of an order, or the answer that ends if that leads back. */
  private Node ordered(State state, Decision decision, Command said) {
    Command answer = said;
    Node node = next(state, decision, answer);
    if (leadsBack(node)) {
      answer = Command.of(decision.id(), decision.options().get(0).key());
      node = next(state, decision, answer);
      node = leadsBack(node) ? cut(state) : node;
    }
    return new Node(
        Optional.empty(),
        node.low,
        node.high,
        node.exact,
        List.of(node),
        List.of(),
        0,
        Optional.of(answer));
  }

  /** Returns the node of the best answer; with bounds, each bound is the best of its kind. */
  private Node best(
      State state,
      boolean attacks,
      boolean whole,
      List<Node> next,
      int best,
      Optional<Command> choice) {
    if (whole && next.stream().allMatch(one -> one.exact)) {
      Ratio worth = next.get(best).low;
      return new Node(Optional.empty(), worth, worth, true, next, List.of(), best, choice);
    }
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
    return bounds(low, high, next, choice);
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
