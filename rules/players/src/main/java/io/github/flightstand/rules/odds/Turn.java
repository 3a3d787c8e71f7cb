package io.github.flightstand.rules.odds;

import io.github.flightstand.rules.engine.decision.Command;
import io.github.flightstand.rules.engine.decision.Decision;
import io.github.flightstand.rules.engine.decision.Option;
import io.github.flightstand.rules.engine.state.CombatTask;
import io.github.flightstand.rules.engine.state.Effect.Side;
import io.github.flightstand.rules.engine.state.Face;
import io.github.flightstand.rules.engine.state.Pool;
import io.github.flightstand.rules.engine.state.State;
import io.github.flightstand.rules.odds.Hand.Way;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.IntStream;

/** All outcomes of a side's turn with a hand, for any result of its dice. */
final class Turn {

  /** The place of the number of dice that are rolled, beyond the numbers of those that lie. */
  private static final int ROLLED = 50;

  private final AttackTree tree;
  private final Turns turns;
  private final Hand hand;

  /** The other side's dice. */
  private final long other;

  private final boolean attacks;
  private final NodeMap nodes = new NodeMap();
  private final NodeMap rolls = new NodeMap();
  private final NodeMap ends = new NodeMap();
  private final List<Turn> next = new ArrayList<>();

  Turn(AttackTree tree, Turns turns, Hand hand, long other) {
    this.tree = tree;
    this.turns = turns;
    this.hand = hand;
    this.other = other;
    attacks = hand.side() == Side.ATTACK;
    for (Way way : hand.ways()) {
      next.add(turns.turn(way.next(), other));
    }
  }

  /** Returns the outcomes for an attack that has reached the turn. */
  Node begun(CombatTask.Attack attack) {
    return node(Counts.of(attack.pool(hand.side())).orElseThrow(), true);
  }

  private Node node(long dice, boolean begins) {
    long alike = Counts.fresh(dice, hand.rerolled());
    Node known = nodes.get(alike);
    if (known == null) {
      known = begins || tree.step() ? made(alike) : tree.cut(turns.state(hand, alike, other));
      nodes.put(alike, known);
    }
    return known;
  }

  private Node made(long dice) {
    Choice choice = new Choice(attacks);
    choice.add(end(dice));
    if (hand.open()) {
      return open(dice, choice);
    }
    for (int i = 0; i < next.size(); i++) {
      add(i, dice, choice);
    }
    return choice.node();
  }

  private void add(int index, long dice, Choice choice) {
    Way way = hand.ways().get(index);
    if (way.most() > 0) {
      reroll(way, index, dice, 0, 0, choice);
    } else if (!choice.settled()) {
      choice.add(next.get(index).node(spent(way, dice), false));
    }
  }

  /** Adds the answers to what the engine asks with these dice, and returns the best. */
  private Node open(long dice, Choice choice) {
    State state = turns.state(hand, dice, other);
    Optional<Decision> decision = turns.decision(state);
    List<Option> options = decision.map(Decision::options).orElse(List.of());
    boolean whole = true;
    for (int i = 1; i < options.size() && !choice.settled(); i++) {
      OptionalInt way = way(options.get(i).key());
      if (way.isPresent()) {
        add(way.getAsInt(), dice, choice);
      } else {
        whole &= tree.add(state, decision.orElseThrow(), options.get(i), choice);
      }
    }
    return whole ? choice.node() : choice.amongOthers(tree.all(state));
  }

  private OptionalInt way(String key) {
    return IntStream.range(0, next.size())
        .filter(i -> hand.ways().get(i).key().equals(key))
        .findFirst();
  }

  private long spent(Way way, long dice) {
    if (way.key().equals(Turns.FOCUS)) {
      return Counts.turned(dice, Face.FOCUS, attacks ? Face.HIT : Face.EVADE);
    }
    return dice + Counts.dice(Face.EVADE, false, 1);
  }

  /** Adds each number of dice of every face from the {@code at}-th on, in the order of answers. */
  private void reroll(Way way, int index, long left, int rolled, int at, Choice choice) {
    if (choice.settled()) {
      return;
    }
    if (at == way.faces().size()) {
      if (rolled >= way.least()) {
        choice.add(next.get(index).rolled(left, rolled));
      }
      return;
    }
    Face face = way.faces().get(at);
    int most = Math.min(Counts.number(left, face, false), way.most() - rolled);
    for (int i = 0; i <= most; i++) {
      reroll(way, index, left - Counts.dice(face, false, i), rolled + i, at + 1, choice);
    }
  }

  /** Returns the outcomes when dice are added to those that are left. */
  private Node rolled(long left, int number) {
    if (number == 0) {
      return node(left, false);
    }
    long key = left | ((long) number << ROLLED);
    Node known = rolls.get(key);
    if (known == null) {
      known = made(left, turns.roll(hand.side(), number));
      rolls.put(key, known);
    }
    return known;
  }

  private Node made(long left, Turns.Roll roll) {
    List<Node> after = new ArrayList<>(roll.dice().size());
    for (long dice : roll.dice()) {
      after.add(node(left + dice, false));
    }
    return tree.roll(after, roll.weights());
  }

  /** Returns the outcomes when the turn ends. */
  private Node end(long dice) {
    long results = turns.results(hand.side(), dice);
    Node known = ends.get(results);
    if (known == null) {
      State state = turns.state(hand, results, other);
      known =
          tree.end(
              state,
              hand.open() ? turns.decision(state) : hand.decision().filter(any -> waits(results)));
      ends.put(results, known);
    }
    return known;
  }

  /** Tests whether anything can be done with some dice; else the turn is passed over. */
  private boolean waits(long dice) {
    for (Way way : hand.ways()) {
      int fitting = 0;
      for (Face face : way.faces()) {
        fitting += Counts.number(dice, face, false);
      }
      if (fitting >= way.least()) {
        return true;
      }
    }
    return false;
  }

  /**
   * Returns the outcomes after an answer to the decision with these dice, if they are known here.
   */
  Optional<Node> after(Command answer, CombatTask.Attack attack) {
    OptionalInt way = way(answer.key());
    if (way.isEmpty()) {
      return Optional.empty();
    }
    Pool pool = attack.pool(hand.side());
    Turn then = next.get(way.getAsInt());
    return Optional.of(
        answer.values().isPresent()
            ? then.rolled(
                Counts.without(pool, answer.values().get()).orElseThrow(),
                answer.values().get().size())
            : then.node(
                spent(hand.ways().get(way.getAsInt()), Counts.of(pool).orElseThrow()), false));
  }
}
