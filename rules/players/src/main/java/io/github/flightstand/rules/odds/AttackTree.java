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

  /** The states that were met, each with its known results. */
  private final Map<Alike, Alike> met = new HashMap<>();

  private final Map<Outcome, Node> leaves = new HashMap<>();

  /** The rolls and outcomes, each after all that it leads to. */
  private final List<Node> finished = new ArrayList<>();

  /** The number of nodes that are being made, each from those before it. */
  private int open;

  /** The depth of the highest node that one being made leads back to. */
  private int back = Integer.MAX_VALUE;

  private int place = -1;
  private Optional<Likeness> likeness = Optional.empty();
  private Optional<Turns> turns = Optional.empty();

  /** The answer to the decision that is pending at first. */
  private Optional<Command> first = Optional.empty();

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

  private static final Node ATTACKER = back();
  private static final Node DEFENDER = back();
  private static final Node CHANCE = back();

  private static Node back() {
    return Node.between(Ratio.ZERO, Ratio.ZERO);
  }

  private static boolean leadsBack(Node node) {
    return node == ATTACKER || node == DEFENDER || node == CHANCE;
  }

  /** Returns the odds from a state on. */
  Odds odds(State from) {
    Node root = node(met(from));
    int steps = asked.most() - left;
    return new Odds(root.exact ? outcomes(root) : Map.of(), root.low, root.high, first, steps);
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

  /** Returns the state, or an equal one that was met before. */
  private Alike met(State from) {
    if (likeness.isEmpty()) {
      ended(from.agenda());
      Likeness alike = new Likeness(new DiceCards(engine.cards(), begun, attack), place);
      likeness = Optional.of(alike);
      turns = Optional.of(new Turns(this, engine, alike, place));
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
    if (ended(at.state.agenda())) {
      at.node = leaf(at.state);
      return at.node;
    }
    return left <= 0 || open > DEEPEST ? cut(at.state) : made(at);
  }

  private Node made(Alike at) {
    Optional<Turn> turn = turn(at);
    if (turn.isPresent() && open > 0) {
      at.node = turn.get().begun(at.state.last(CombatTask.Attack.class).orElseThrow());
      return at.node;
    }
    Decision decision = engine.pending(at.state).get(0);
    int outer = back;
    back = Integer.MAX_VALUE;
    at.depth = open;
    open++;
    Node made = decision.ofChance() ? roll(at, decision) : fork(at, decision, turn);
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
    return leaves.computeIfAbsent(outcome, end -> finished(Node.of(end, end.of(asked.aim()))));
  }

  private Node finished(Node node) {
    finished.add(node);
    return node;
  }

  /** Returns a node whose worth is only known to lie between nothing and all. */
  Node cut(State state) {
    return Node.between(Ratio.ZERO, all(state));
  }

  /**
   * Returns an upper bound of an attack's result: each die, and each that cards may add, is a hit.
   */
  Ratio all(State state) {
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
    boolean begins = begins(from.state);
    for (int i = 0; i < options.size(); i++) {
      Command outcome = Command.of(decision.id(), options.get(i).key());
      Node node =
          begins && step()
              ? node(met(after(from.state, decision, outcome)))
              : next(from, decision, outcome);
      next.add(leadsBack(node) ? cut(from.state) : node);
      weights.add(options.get(i).weight().orElseThrow());
    }
    return roll(next, weights);
  }

  /** Tests whether a side rolls for the first time: no other way leads to what it rolls then. */
  private boolean begins(State state) {
    return state.agenda().size() == place + 1
        && state.agenda().get(place) instanceof CombatTask.Attack now
        && (now.step() == AttackStep.ROLL_ATTACK || now.step() == AttackStep.ROLL_DEFENCE);
  }

  /** Returns a roll that leads to all that may follow. */
  Node roll(List<Node> next, List<Option.Weight> weights) {
    return finished(Node.roll(next, weights));
  }

  private Node next(Alike from, Decision decision, Command answer) {
    return node(onward(from, decision, answer));
  }

  private Alike onward(Alike from, Decision decision, Command answer) {
    return onward(met(engine.answered(from.state, decision, answer)));
  }

  private Alike onward(Alike answered) {
    if (answered.onward == null) {
      if (!step()) {
        return answered;
      }
      State state = engine.onward(answered.state, this::ended);
      answered.onward = same(state, answered.state) ? answered : met(state);
    }
    return answered.onward;
  }

  /** Takes a step if one is left. */
  boolean step() {
    boolean isLeft = left > 0;
    left -= isLeft ? 1 : 0;
    return isLeft;
  }

  @SuppressWarnings("ReferenceEquality") // An equal state is found anyway.
  private static boolean same(State one, State other) {
    return one == other;
  }

  private Optional<Turn> turn(Alike at) {
    boolean attacking =
        at.state
            .last(CombatTask.Attack.class)
            .filter(one -> one.step() == AttackStep.MODIFY_ATTACK)
            .isPresent();
    return asked.spending().order(attacking).isPresent()
        ? Optional.empty()
        : turns.orElseThrow().of(at.state);
  }

  /** Returns what follows when a turn ends, with the decision that it waits for, if it does. */
  Node end(State state, Optional<Decision> decision) {
    State ended =
        decision.isPresent()
            ? engine.answered(state, decision.get(), Spending.end(decision.get()))
            : state;
    Node node = node(onward(met(ended)));
    return leadsBack(node) ? cut(state) : node;
  }

  private Node fork(Alike from, Decision decision, Optional<Turn> turn) {
    State state = from.state;
    boolean attacks = attacks(state, decision);
    CombatTask.Attack now = state.last(CombatTask.Attack.class).orElseThrow();
    Optional<List<String>> order = asked.spending().order(attacks);
    if (order.isPresent()) {
      return ordered(from, decision, Spending.next(order.get(), decision, now));
    }
    Answers answers = Answers.of(decision, now);
    Choice choice = new Choice(attacks);
    for (Command answer : answers.all()) {
      Node node =
          turn.flatMap(one -> one.after(answer, now)).orElseGet(() -> next(from, decision, answer));
      if (node == (attacks ? ATTACKER : DEFENDER)) {
        continue;
      }
      if (choice.add(leadsBack(node) ? cut(state) : node)) {
        chosen(from, answer);
      }
      if (choice.settled()) {
        break;
      }
    }
    if (choice.isEmpty()) {
      return cut(state);
    }
    return answers.whole() ? choice.node() : choice.amongOthers(all(state));
  }

  /** Adds the successor of each answer of an option. Returns whether all answers were added. */
  boolean add(State state, Decision decision, Option option, Choice choice) {
    Decision alone =
        new Decision(
            decision.id(), decision.player(), decision.kind(), decision.ship(), List.of(option));
    Answers answers = Answers.of(alone, state.last(CombatTask.Attack.class).orElseThrow());
    for (Command answer : answers.all()) {
      Node node = node(onward(met(engine.answered(state, decision, answer))));
      choice.add(leadsBack(node) ? cut(state) : node);
    }
    return answers.whole();
  }

  /** Notes the answer to the decision that is pending at first. */
  private void chosen(Alike from, Command answer) {
    if (from.depth == 0) {
      first = Optional.of(answer);
    }
  }

  /**
   * Returns the successor of a command in an order, or the answer that ends it if the command leads
   * back.
   */
  private Node ordered(Alike from, Decision decision, Command said) {
    chosen(from, said);
    Node node = next(from, decision, said);
    if (!leadsBack(node)) {
      return node;
    }
    Command ends = Spending.end(decision);
    chosen(from, ends);
    node = next(from, decision, ends);
    return leadsBack(node) ? cut(from.state) : node;
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
      }
      for (int k = 0; k < node.next.size(); k++) {
        Option.Weight weight = node.weights.get(k);
        reached.merge(node.next.get(k), odds.times(weight.of(), weight.cases()), Ratio::plus);
      }
    }
    outcomes.replaceAll((outcome, odds) -> odds.lowest());
    return outcomes;
  }
}
