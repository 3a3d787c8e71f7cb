package io.github.flightstand.rules.player;

import io.github.flightstand.rules.engine.Engine;
import io.github.flightstand.rules.engine.View;
import io.github.flightstand.rules.engine.decision.Command;
import io.github.flightstand.rules.engine.decision.Decision;
import io.github.flightstand.rules.engine.decision.Domain;
import io.github.flightstand.rules.engine.decision.Kind;
import io.github.flightstand.rules.engine.decision.Option;
import io.github.flightstand.rules.engine.decision.RandomAnswer;
import io.github.flightstand.rules.engine.hook.CardSet;
import io.github.flightstand.rules.engine.state.ActivationTask;
import io.github.flightstand.rules.engine.state.CombatTask;
import io.github.flightstand.rules.engine.state.ShipState;
import io.github.flightstand.rules.engine.state.Task;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.ToDoubleFunction;

/**
 * A choice among the ways to use cards, without knowing any card by name. Each way is carried out
 * in a copy of the game, and its result is valued. What makes things worse is not used.
 *
 * @param engine one that knows the cards
 * @param greedy decides all else
 */
record AbilityChoice(Tools tools, Engine engine, GreedyPlayer greedy) {

  /** The ways to modify dice without a card. */
  private static final Set<String> TOKENS = Set.of("done", "focus", "lock", "evade");

  /** The gain, in squad points, that is none: a rounding error. */
  private static final double NONE = 1e-9;

  /** Draws the first of any numbers. */
  static final Generator FIRST = n -> 0;

  /** Tests whether ships bring cards into a game, and these are all known. */
  static boolean fits(CardSet cards, View view) {
    List<String> sets = view.open().cardSets();
    boolean any = !sets.isEmpty();
    for (String set : sets) {
      int day = set.indexOf('@');
      if (!cards.sets().contains(day < 0 ? set : set.substring(0, day))) {
        return false;
      }
    }
    for (ShipState ship : view.ships()) {
      for (String id : ship.card().cards()) {
        any = true;
        if (cards.inForce(sets).card(id).isEmpty()) {
          return false;
        }
      }
    }
    return any;
  }

  /** Tests whether this choice has to do with a decision, beside those about dice. */
  static boolean asks(View view, Decision decision) {
    return decision.kind() == Kind.ABILITY || isCards(view, decision) || acts(view, decision);
  }

  /**
   * Tests whether a ship with cards may act: they may add to an action. What a bomb is worth is not
   * known here.
   */
  private static boolean acts(View view, Decision decision) {
    return decision.kind() == Kind.ACTION
        && decision.options().stream().noneMatch(Bombing::isBomb)
        && view.ships().stream()
            .filter(ship -> decision.ship().equals(Optional.of(ship.id())))
            .anyMatch(ship -> !ship.card().cards().isEmpty());
  }

  /** Tests whether a decision is about what a card does: a free action is one, too. */
  static boolean isCards(View view, Decision decision) {
    return switch (decision.kind()) {
      case CARD_CHOICE -> true;
      case ACTION ->
          view.open().agenda().get(view.open().agenda().size() - 1)
                  instanceof ActivationTask.FreeAction
              || !decision.options().stream().allMatch(ActionChoice::weighs);
      default -> false;
    };
  }

  /** Returns the best answer to a decision about abilities, or about what a card does. */
  Command best(Scene scene, Decision decision) {
    List<Command> answers = answers(tools, scene, decision);
    if (answers.size() == 1) {
      return answers.get(0);
    }
    boolean acts = decision.kind() == Kind.ACTION && !isCards(scene.view(), decision);
    Consequence consequence =
        new Consequence(tools, engine, greedy, scene, acts ? 0 : Consequence.QUESTIONS);
    // What changes nothing that counts is done, but not while dice may still need the card.
    boolean waits = rolling(scene);
    ToDoubleFunction<Command> worth =
        answer ->
            consequence.of(answer) + (answer.key().equals(ActionChoice.PASS) == waits ? NONE : 0);
    return Scored.ranked(answers, worth).get(0).choice();
  }

  /** Tests whether dice of an attack are still to be rolled or modified. */
  private static boolean rolling(Scene scene) {
    boolean rolling = false;
    for (Task task : scene.view().open().agenda()) {
      // Of attacks that led to one another the last is in progress.
      if (task instanceof CombatTask.Attack attack) {
        rolling = attack.step().compareTo(CombatTask.AttackStep.COMPARE) < 0;
      }
    }
    return rolling;
  }

  /** Returns the use of a card that makes the most of the dice, if one is better than none. */
  Optional<Command> modifying(Scene scene, Decision decision) {
    List<Command> uses = new ArrayList<>();
    for (Option option : decision.options()) {
      if (!TOKENS.contains(option.key())) {
        uses.addAll(answers(decision, option));
      }
    }
    if (uses.isEmpty()) {
      return Optional.empty();
    }
    Consequence consequence = new Consequence(tools, engine, greedy, scene, Consequence.QUESTIONS);
    Scored<Command> best = Scored.ranked(uses, consequence::of).get(0);
    return best.value() > consequence.ofNothing() + NONE
        ? Optional.of(best.choice())
        : Optional.empty();
  }

  /** Returns answers to a decision that are worth a try, a ship's actions the likeliest first. */
  static List<Command> answers(Tools tools, Scene scene, Decision decision) {
    if (decision.kind() == Kind.ACTION) {
      return new ActionChoice(tools).ranked(scene, decision).stream().map(Scored::choice).toList();
    }
    List<Command> answers = new ArrayList<>();
    for (Option option : decision.options()) {
      answers.addAll(answers(decision, option));
    }
    return answers;
  }

  /** Of dice, which lie in order from the best to the worst, it tries some from either end. */
  private static List<Command> answers(Decision decision, Option option) {
    Command command = Command.of(decision.id(), option.key());
    if (option.domain() instanceof Domain.OneOf oneOf) {
      return oneOf.names().stream().map(command::withValue).toList();
    }
    if (option.domain() instanceof Domain.Subset subset) {
      List<Integer> dice = subset.indices();
      List<Command> answers = new ArrayList<>();
      for (int size = subset.min(); size <= Math.min(subset.max(), dice.size()); size++) {
        answers.add(command.withValues(dice.subList(dice.size() - size, dice.size())));
        if (size > 0 && size < dice.size()) {
          answers.add(command.withValues(dice.subList(0, size)));
        }
      }
      return answers;
    }
    return List.of(RandomAnswer.of(decision, option, FIRST));
  }
}
