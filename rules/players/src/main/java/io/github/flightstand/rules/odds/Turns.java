package io.github.flightstand.rules.odds;

import io.github.flightstand.geometry.internal.Lists;
import io.github.flightstand.rules.engine.Engine;
import io.github.flightstand.rules.engine.decision.Command;
import io.github.flightstand.rules.engine.decision.Decision;
import io.github.flightstand.rules.engine.decision.Domain;
import io.github.flightstand.rules.engine.decision.Kind;
import io.github.flightstand.rules.engine.decision.Option;
import io.github.flightstand.rules.engine.decision.Option.Weight;
import io.github.flightstand.rules.engine.flow.ChanceNode;
import io.github.flightstand.rules.engine.state.CombatTask;
import io.github.flightstand.rules.engine.state.CombatTask.AttackStep;
import io.github.flightstand.rules.engine.state.Die;
import io.github.flightstand.rules.engine.state.Effect.Side;
import io.github.flightstand.rules.engine.state.Face;
import io.github.flightstand.rules.engine.state.Pool;
import io.github.flightstand.rules.engine.state.State;
import io.github.flightstand.rules.engine.state.Task;
import io.github.flightstand.rules.engine.state.TokenType;
import io.github.flightstand.rules.engine.state.Tokens;
import io.github.flightstand.rules.odds.Hand.Way;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;

/**
 * The turns of an attack in which a side can only spend tokens and a lock and use cards that do no
 * more than reroll. Its options do not depend on the dice's results. So the engine is asked once
 * for dice of every kind, and sees each answer once.
 */
final class Turns {

  static final String FOCUS = "focus";
  private static final String EVADE = "evade";

  /** The most abilities: each one more makes twice as many hands. */
  private static final int MOST = 6;

  /** More dice of every kind than a side has. */
  private static final Pool EVERY = every();

  private final AttackTree tree;
  private final Engine engine;
  private final Likeness likeness;
  private final int place;
  private final Map<Alike, Hand> hands = new HashMap<>();
  private final Map<Integer, Roll> rolls = new HashMap<>();

  /** Creates the turns of an attack at a place among the tasks in progress. */
  Turns(AttackTree tree, Engine engine, Likeness likeness, int place) {
    this.tree = tree;
    this.engine = engine;
    this.likeness = likeness;
    this.place = place;
  }

  private static Pool every() {
    List<Die> dice = new ArrayList<>();
    Face.all().forEach(face -> dice.addAll(Collections.nCopies(Counts.MOST, new Die(face, false))));
    return new Pool(dice);
  }

  /** Returns the turn that a state waits for, if it is one of these. */
  Optional<Turn> of(State state) {
    if (!isTurn(state.agenda())) {
      return Optional.empty();
    }
    CombatTask.Attack attack = attack(state);
    Side side = side(attack.step());
    OptionalLong other = Counts.of(attack.pool(other(side)));
    return other.isPresent() && isSmall(state, side) && likeness.cards().isQuiet(side)
        ? Optional.of(turn(hand(without(state)), other.getAsLong()))
        : Optional.empty();
  }

  /** Tests whether a side's dice can be counted, however it spends, and its hands are few. */
  private boolean isSmall(State state, Side side) {
    CombatTask.Attack attack = attack(state);
    Pool pool = attack.pool(side);
    Tokens has = state.piece(side == Side.ATTACK ? attack.attacker() : attack.defender()).markers();
    return Counts.of(pool).isPresent()
        && pool.size() + has.of(TokenType.FOCUS) + has.of(TokenType.EVADE) <= Counts.MOST
        && likeness.cards().abilities(side) <= MOST;
  }

  /** Returns the turn with a hand against the other side's dice. */
  Turn turn(Hand hand, long other) {
    Turn known = hand.turns().get(other);
    if (known == null) {
      known = new Turn(tree, this, hand, other);
      hand.turns().put(other, known);
    }
    return known;
  }

  /** Tests whether dice are modified by their own player, and nothing else happens. */
  private boolean isTurn(List<Task> tasks) {
    return tasks.size() == place + 1
        && tasks.get(place) instanceof CombatTask.Attack attack
        && attack.rerolling() == 0
        && (attack.step() == AttackStep.MODIFY_ATTACK
            || attack.step() == AttackStep.MODIFY_DEFENCE);
  }

  private static Side side(AttackStep step) {
    return step == AttackStep.MODIFY_ATTACK ? Side.ATTACK : Side.DEFENCE;
  }

  private static Side other(Side side) {
    return side == Side.ATTACK ? Side.DEFENCE : Side.ATTACK;
  }

  private CombatTask.Attack attack(State state) {
    return (CombatTask.Attack) state.agenda().get(place);
  }

  private State without(State state) {
    return with(state, Side.ATTACK, Pool.EMPTY, Pool.EMPTY);
  }

  private State with(State state, Side side, Pool own, Pool other) {
    CombatTask.Attack attack = attack(state).with(side, own).with(other(side), other);
    return state.withAgenda(Lists.with(state.agenda(), place, attack));
  }

  /** Returns the state of a turn with these dice, as the engine has it. */
  State state(Hand hand, long own, long other) {
    return with(hand.rest(), hand.side(), Counts.pool(own), Counts.pool(other));
  }

  /** Returns the dice that still count once a side's turn is over. */
  long results(Side side, long dice) {
    return likeness.cards().onlyResults(side) ? Counts.only(dice, Likeness.results(side)) : dice;
  }

  /** Returns the possible rolls of a side with a number of dice, as rerolled dice. */
  Roll roll(Side side, int dice) {
    return rolls.computeIfAbsent(2 * dice + side.ordinal(), key -> Roll.of(side, dice));
  }

  /** The outcomes of a roll with their weights. */
  record Roll(List<Long> dice, List<Weight> weights) {

    private static Roll of(Side side, int number) {
      List<Long> dice = new ArrayList<>();
      List<Weight> weights = new ArrayList<>();
      boolean attack = side == Side.ATTACK;
      for (Option outcome :
          new ChanceNode.Dice(
                  attack ? Kind.ATTACK_DICE : Kind.DEFENCE_DICE,
                  side.name(),
                  attack ? Face.ATTACK : Face.DEFENCE,
                  number)
              .options()) {
        dice.add(Counts.of(Pool.EMPTY.withRerolled(Pool.parse(outcome.key()))).orElseThrow());
        weights.add(outcome.weight().orElseThrow());
      }
      return new Roll(dice, weights);
    }
  }

  private Hand hand(State rest) {
    Alike key = new Alike(rest, place, attack(rest));
    Hand known = hands.get(key);
    if (known == null) {
      known = made(rest);
      hands.put(key, known);
    }
    return known;
  }

  private Hand made(State rest) {
    Side side = side(attack(rest).step());
    State rich = with(rest, side, EVERY, Pool.EMPTY);
    Optional<Decision> decision = decision(rich);
    List<Option> options = decision.map(Decision::options).orElse(List.of());
    List<Way> ways = new ArrayList<>();
    boolean open = !likeness.cards().onlyRerolls(side);
    for (int i = 1; i < options.size(); i++) {
      Optional<Way> way = way(rich, side, decision.orElseThrow(), options.get(i));
      way.ifPresent(ways::add);
      open |= way.isEmpty();
    }
    return new Hand(
        rest, side, decision, ways, open, likeness.rerolled(attack(rest), rest), new HashMap<>());
  }

  /** Returns the decision for which a turn waits; empty if it is passed over. */
  Optional<Decision> decision(State turn) {
    return isTurn(engine.onward(turn, tasks -> !isTurn(tasks)).agenda())
        ? Optional.of(engine.pending(turn).get(0))
        : Optional.empty();
  }

  private Optional<Way> way(State rich, Side side, Decision decision, Option option) {
    Command command = Command.of(decision.id(), option.key());
    if (option.domain() instanceof Domain.Subset subset) {
      return rerolls(rich, side, decision, command, subset);
    }
    Pool made =
        switch (option.key()) {
          case FOCUS -> EVERY.withFace(Face.FOCUS, side == Side.ATTACK ? Face.HIT : Face.EVADE);
          case EVADE -> EVERY.with(new Die(Face.EVADE, false));
          default -> Pool.EMPTY;
        };
    return next(engine.answered(rich, decision, command), side, made)
        .map(next -> new Way(option.key(), List.of(), 0, 0, next));
  }

  private Optional<Way> rerolls(
      State rich, Side side, Decision decision, Command command, Domain.Subset subset) {
    List<Integer> chosen = subset.indices().subList(0, Math.max(1, subset.min()));
    State thrown = engine.following(rich, decision, command.withValues(chosen), tasks -> false);
    Decision roll = engine.pending(thrown).get(0);
    String key = roll.options().get(0).key();
    State rolled = engine.following(thrown, roll, Command.of(roll.id(), key), this::isTurn);
    Pool made = EVERY.without(chosen).withRerolled(Pool.parse(key));
    List<Face> faces =
        subset.indices().stream().map(die -> EVERY.dice().get(die).face()).distinct().toList();
    return next(rolled, side, made)
        .map(next -> new Way(command.key(), faces, subset.min(), subset.max(), next));
  }

  /** Returns the hand after an answer, if the dice changed as expected. */
  private Optional<Hand> next(State after, Side side, Pool made) {
    return isTurn(after.agenda()) && attack(after).pool(side).equals(made)
        ? Optional.of(hand(likeness.of(without(after))))
        : Optional.empty();
  }
}
