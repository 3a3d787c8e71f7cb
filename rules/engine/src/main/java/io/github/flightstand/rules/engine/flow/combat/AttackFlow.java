package io.github.flightstand.rules.engine.flow.combat;

import static io.github.flightstand.rules.engine.flow.UntrustedState.need;

import io.github.flightstand.rules.engine.decision.Command;
import io.github.flightstand.rules.engine.decision.Decision;
import io.github.flightstand.rules.engine.decision.Domain;
import io.github.flightstand.rules.engine.decision.Kind;
import io.github.flightstand.rules.engine.decision.Option;
import io.github.flightstand.rules.engine.event.AttackEvent;
import io.github.flightstand.rules.engine.event.AttackEvent.Rolled;
import io.github.flightstand.rules.engine.event.MarkerEvent;
import io.github.flightstand.rules.engine.flow.Abilities;
import io.github.flightstand.rules.engine.flow.AttackDice;
import io.github.flightstand.rules.engine.flow.ChanceNode;
import io.github.flightstand.rules.engine.flow.DecisionCollector;
import io.github.flightstand.rules.engine.flow.Expansion;
import io.github.flightstand.rules.engine.flow.Flow;
import io.github.flightstand.rules.engine.flow.RulesContext;
import io.github.flightstand.rules.engine.flow.Transition;
import io.github.flightstand.rules.engine.flow.Triggers.Trigger;
import io.github.flightstand.rules.engine.flow.UntrustedState;
import io.github.flightstand.rules.engine.flow.card.DiceEffects;
import io.github.flightstand.rules.engine.flow.damage.DamageFlow;
import io.github.flightstand.rules.engine.flow.shooting.Shots;
import io.github.flightstand.rules.engine.hook.Card;
import io.github.flightstand.rules.engine.hook.CardAnswer;
import io.github.flightstand.rules.engine.hook.Value;
import io.github.flightstand.rules.engine.hook.ValueQuery;
import io.github.flightstand.rules.engine.state.CombatTask;
import io.github.flightstand.rules.engine.state.CombatTask.AttackStep;
import io.github.flightstand.rules.engine.state.Die;
import io.github.flightstand.rules.engine.state.Effect.Side;
import io.github.flightstand.rules.engine.state.Face;
import io.github.flightstand.rules.engine.state.Piece;
import io.github.flightstand.rules.engine.state.Pool;
import io.github.flightstand.rules.engine.state.State;
import io.github.flightstand.rules.engine.state.TokenType;
import io.github.flightstand.rules.engine.state.Window;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * A declared attack: roll and modify attack dice, roll and modify defense dice, compare, suffer
 * (000-037 to -050, -161, -195). The opponent's cards modify dice first, then the dice's own player
 * with tokens and cards in any order, each ability once an attack.
 */
public class AttackFlow extends Flow<CombatTask.Attack> {

  private static final String DONE = "done";
  private static final String FOCUS = "focus";
  private static final String LOCK = "lock";
  private static final String EVADE = "evade";

  @Override
  public boolean mayWait(CombatTask.Attack task) {
    return task.step().compareTo(AttackStep.COMPARE) < 0;
  }

  @Override
  public Optional<ChanceNode> chance(CombatTask.Attack task, State state, RulesContext context) {
    if (!stands(task, state)) {
      return Optional.empty();
    }
    return switch (task.step()) {
      case ROLL_ATTACK ->
          ChanceNode.Dice.of(
              Kind.ATTACK_DICE,
              task.attacker(),
              Face.ATTACK,
              AttackDice.attack(context.cards(), task, state));
      case MODIFY_ATTACK ->
          ChanceNode.Dice.of(Kind.ATTACK_DICE, task.attacker(), Face.ATTACK, task.rerolling());
      case ROLL_DEFENCE ->
          ChanceNode.Dice.of(
              Kind.DEFENCE_DICE,
              task.defender(),
              Face.DEFENCE,
              AttackDice.defence(context.cards(), task, state));
      default -> Optional.empty();
    };
  }

  private static boolean stands(CombatTask.Attack task, State state) {
    return state.piece(task.attacker()).inPlay() && state.piece(task.defender()).inPlay();
  }

  private static Piece modifying(CombatTask.Attack task, State state) {
    return switch (task.step()) {
      case MODIFY_ATTACK, ATTACKER_MODIFIES -> state.piece(task.attacker());
      default -> state.piece(task.defender());
    };
  }

  private static boolean onAttackDice(CombatTask.Attack task) {
    return task.step() == AttackStep.DEFENDER_MODIFIES || task.step() == AttackStep.MODIFY_ATTACK;
  }

  /** Returns the abilities that may modify the dice now, of the ship whose turn it is. */
  private static List<Trigger> abilities(
      CombatTask.Attack task, State state, RulesContext context) {
    return context
        .modifying()
        .of(
            state,
            now ->
                context
                    .triggers()
                    .of(
                        now,
                        onAttackDice(task) ? Window.MODIFY_ATTACK : Window.MODIFY_DEFENCE,
                        Optional.of(task.attacker()),
                        modifying(task, now).seat(),
                        task.used()));
  }

  @Override
  public boolean waits(CombatTask.Attack task, State state, RulesContext context) {
    if (!stands(task, state)
        || task.frozen().contains(onAttackDice(task) ? Side.ATTACK : Side.DEFENCE)
        || DiceEffects.barred(modifying(task, state), state, context.cards())) {
      return false;
    }
    return switch (task.step()) {
      case DEFENDER_MODIFIES, ATTACKER_MODIFIES -> !abilities(task, state, context).isEmpty();
      case MODIFY_ATTACK -> {
        Piece attacker = state.piece(task.attacker());
        yield attacker.markers().of(TokenType.FOCUS) > 0
            || locked(task, attacker)
            || !abilities(task, state, context).isEmpty();
      }
      case MODIFY_DEFENCE -> {
        Piece defender = state.piece(task.defender());
        yield defender.markers().of(TokenType.FOCUS) > 0
            || defender.markers().of(TokenType.EVADE) > 0
            || !abilities(task, state, context).isEmpty();
      }
      default -> false;
    };
  }

  private static boolean locked(CombatTask.Attack task, Piece attacker) {
    return attacker
        .ship()
        .filter(ship -> ship.lockedOn(task.defender(), task.shot().section()))
        .isPresent();
  }

  @Override
  public void ask(CombatTask.Attack task, State state, DecisionCollector asking) {
    Piece ship = modifying(task, state);
    asking.put(
        onAttackDice(task) ? Kind.MODIFY_ATTACK : Kind.MODIFY_DEFENCE,
        ship.id(),
        ship.seat(),
        options -> {
          options.offer(Option.of(DONE));
          if (task.step() == AttackStep.MODIFY_ATTACK) {
            offer(ship, TokenType.FOCUS, FOCUS, "000-104", state, asking.context(), options);
            offerLock(task, ship, state, asking.context(), options);
          } else if (task.step() == AttackStep.MODIFY_DEFENCE) {
            offer(ship, TokenType.FOCUS, FOCUS, "000-104", state, asking.context(), options);
            offer(ship, TokenType.EVADE, EVADE, "000-070", state, asking.context(), options);
          }
          Abilities.offer(abilities(task, state, asking.context()), options);
        });
  }

  private static void offer(
      Piece ship,
      TokenType token,
      String key,
      String clause,
      State state,
      RulesContext context,
      DecisionCollector.Options options) {
    if (ship.markers().of(token) > 0) {
      if (!keptFrom(ship, key, state, context, options)) {
        options.offer(Option.of(key));
      }
    } else {
      options.forbid(key, clause, "'" + ship.id() + "' has no " + key + " token to spend");
    }
  }

  /** Tests whether a card keeps a ship from spending a token or its lock, and records which. */
  private static boolean keptFrom(
      Piece ship,
      String key,
      State state,
      RulesContext context,
      DecisionCollector.Options options) {
    Optional<Card> forbidding =
        ship.ship().flatMap(own -> context.cards().keepsFromSpending(state, own, key));
    forbidding.ifPresent(
        card ->
            options.forbid(key, "000-003", "the card '" + card.name() + "' forbids to spend it"));
    return forbidding.isPresent();
  }

  /** Offers to reroll any of the dice, none of them twice (000-042, -195, -202). */
  private static void offerLock(
      CombatTask.Attack task,
      Piece ship,
      State state,
      RulesContext context,
      DecisionCollector.Options options) {
    if (!locked(task, ship)) {
      options.forbid(LOCK, "000-042", "'" + ship.id() + "' has no lock on the defender");
      return;
    }
    if (keptFrom(ship, LOCK, state, context, options)) {
      return;
    }
    List<Integer> indices = task.attack().rerollable();
    options.offer(Option.of(LOCK, new Domain.Subset(indices, 0, indices.size())));
    options.forbid(LOCK, task.attack().rerolled(), "000-195", "no die is rerolled twice");
  }

  @Override
  public void answer(CombatTask.Attack task, Transition play, Decision decision, Command command) {
    switch (decision.kind()) {
      case ATTACK_DICE -> rolledAttack(task, play, Pool.parse(command.key()));
      case DEFENCE_DICE -> {
        Pool pool = Pool.parse(command.key());
        play.happen(Rolled.of(task.defender(), Rolled.Roll.DEFENCE, pool));
        next(task.with(Side.DEFENCE, pool), play);
      }
      default -> modify(task, play, command);
    }
  }

  private void rolledAttack(CombatTask.Attack task, Transition play, Pool dice) {
    if (task.step() == AttackStep.ROLL_ATTACK) {
      play.happen(Rolled.of(task.attacker(), Rolled.Roll.ATTACK, dice));
      next(task.with(Side.ATTACK, dice), play);
      return;
    }
    Pool pool = task.attack().withRerolled(dice);
    play.happen(new AttackEvent.Modified(task.attacker(), "reroll", pool.dice()));
    play.become(task.with(Side.ATTACK, pool));
    play.open(Window.REROLLED_ATTACK, Optional.of(task.attacker()));
  }

  private void modify(CombatTask.Attack task, Transition play, Command command) {
    String ship = modifying(task, play.state()).id();
    Side side = onAttackDice(task) ? Side.ATTACK : Side.DEFENCE;
    Pool pool = task.pool(side);
    switch (command.key()) {
      case DONE -> next(task, play);
      case FOCUS -> {
        play.happen(new MarkerEvent.Lost(ship, TokenType.FOCUS, 1));
        Face to = side == Side.ATTACK ? Face.HIT : Face.EVADE;
        modified(task, play, FOCUS, pool.withFace(Face.FOCUS, to));
        play.open(Window.SPENT, Optional.of(ship), Optional.of(TokenType.FOCUS));
      }
      case EVADE -> {
        play.happen(new MarkerEvent.Lost(ship, TokenType.EVADE, 1));
        modified(task, play, EVADE, pool.with(new Die(Face.EVADE, false)));
        play.open(Window.SPENT, Optional.of(ship), Optional.of(TokenType.EVADE));
      }
      case LOCK -> {
        List<Integer> chosen = command.values().orElseThrow();
        play.happen(MarkerEvent.Unlocked.of(play.ship(ship), task.defender()));
        play.become(task.rerolling(pool.without(chosen), chosen.size()));
        play.open(Window.SPENT, Optional.of(ship));
      }
      default -> {
        Map<String, Abilities.TriggerOption> ways =
            Abilities.ways(abilities(task, play.state(), play.context()));
        Abilities.TriggerOption way = Optional.ofNullable(ways.get(command.key())).orElseThrow();
        play.become(task.using(way.trigger().use()));
        Abilities.use(
            play,
            Optional.of(task.attacker()),
            way.trigger(),
            CardAnswer.of(way.option().key(), command));
      }
    }
  }

  private void modified(CombatTask.Attack task, Transition play, String what, Pool pool) {
    Side side = onAttackDice(task) ? Side.ATTACK : Side.DEFENCE;
    play.happen(new AttackEvent.Modified(modifying(task, play.state()).id(), what, pool.dice()));
    play.become(task.with(side, pool));
  }

  @Override
  public void proceed(CombatTask.Attack task, Transition play) {
    boolean fought = task.step().compareTo(AttackStep.COMPARE) > 0;
    if (task.step() == AttackStep.OVER || (!fought && !stands(task, play.state()))) {
      play.pop();
      return;
    }
    switch (task.step()) {
      case COMPARE -> compare(task, play);
      case AFTER -> step(task, play, AttackStep.OVER, Window.AFTER_ATTACK);
      case DAMAGE -> {
        play.become(task.at(AttackStep.AFTER));
        damage(task, play);
      }
      // Without dice to roll the attack still takes place (000-050).
      default -> next(task, play);
    }
  }

  /** Lets the defender suffer what the dice show. */
  protected void damage(CombatTask.Attack task, Transition play) {
    int hits = task.attack().count(Face.HIT);
    int criticals = task.attack().count(Face.CRITICAL);
    DamageFlow.suffer(play, task.defender(), task.shot().section(), hits, criticals);
  }

  /** Moves to the next step, with the moments between the two at which cards may take effect. */
  private void next(CombatTask.Attack task, Transition play) {
    switch (task.step()) {
      case ROLL_ATTACK -> step(task, play, AttackStep.DEFENDER_MODIFIES, Window.AFTER_ROLL_ATTACK);
      case DEFENDER_MODIFIES -> play.become(task.at(AttackStep.MODIFY_ATTACK));
      case MODIFY_ATTACK -> defend(task, play);
      case ROLL_DEFENCE ->
          step(task, play, AttackStep.ATTACKER_MODIFIES, Window.AFTER_ROLL_DEFENCE);
      case ATTACKER_MODIFIES -> play.become(task.at(AttackStep.MODIFY_DEFENCE));
      default ->
          step(task, play, AttackStep.COMPARE, Window.BEFORE_COMPARE, Window.AFTER_MODIFY_DEFENCE);
    }
  }

  /** Moves to the defense dice. */
  protected void defend(CombatTask.Attack task, Transition play) {
    step(
        task,
        play,
        AttackStep.ROLL_DEFENCE,
        Window.BEFORE_ROLL_DEFENCE,
        Window.AFTER_MODIFY_ATTACK);
  }

  /** Moves to a step and opens moments: the one opened last comes first. */
  protected static void step(
      CombatTask.Attack task, Transition play, AttackStep next, Window... windows) {
    play.become(task.at(next));
    for (Window window : windows) {
      play.open(window, Optional.of(task.attacker()));
    }
  }

  /**
   * Each evade cancels a hit, or a critical hit once no hit is left (000-045, -046, -161). In the
   * first rulebook an attack without attack dice does no damage (001-025).
   */
  private void compare(CombatTask.Attack task, Transition play) {
    int evades = task.defence().count(Face.EVADE);
    for (Expansion one : play.context().expansions().inForce()) {
      evades += one.evades(play, task);
    }
    int hits = task.attack().count(Face.HIT);
    Pool left =
        DiceEffects.without(
            DiceEffects.without(task.attack(), Face.HIT, evades),
            Face.CRITICAL,
            Math.max(0, evades - hits));
    boolean harmless =
        play.context().rules().game().attackNeedsDice()
            && AttackDice.attack(play.context().cards(), task, play.state()) == 0;
    int hitsLeft = left.count(Face.HIT);
    int criticalsLeft = left.count(Face.CRITICAL);
    Optional<String> attacker = Optional.of(task.attacker());
    boolean success = succeeds(left);
    if (harmless || !(success || hits(task, play))) {
      play.become(task.with(Side.ATTACK, left).at(AttackStep.AFTER));
      play.happen(new AttackEvent.Missed(task.attacker(), task.defender()));
      play.open(Window.MISSED, attacker);
      return;
    }
    CombatTask.Attack hit = success ? task.with(Side.ATTACK, left) : task.withoutDamage(left);
    play.become(hit.at(AttackStep.DAMAGE));
    play.happen(new AttackEvent.Hit(task.attacker(), task.defender(), hitsLeft, criticalsLeft));
    play.open(Window.HIT, attacker);
  }

  /** Tests whether an attack with these dice left hits. */
  protected boolean succeeds(Pool left) {
    return left.count(Face.HIT) + left.count(Face.CRITICAL) > 0;
  }

  /** Tests whether a card lets the attack hit without results (000-046). */
  private static boolean hits(CombatTask.Attack task, Transition play) {
    ValueQuery question = ValueQuery.aboutAttack(task.defender(), task.shot().weapon());
    return play.state()
        .piece(task.attacker())
        .ship()
        .filter(
            ship -> play.context().cards().value(Value.HITS, play.state(), ship, false, question))
        .isPresent();
  }

  @Override
  public void check(CombatTask.Attack task, UntrustedState in) {
    if (in.under() instanceof CombatTask.Combat) {
      in.remote(task.attacker());
    }
    // A card may destroy a participant before the dice are compared; then the attack ends there.
    boolean stand = in.piece(task.attacker()).inPlay() && in.piece(task.defender()).inPlay();
    if (stand && task.step().compareTo(AttackStep.COMPARE) <= 0) {
      Shots.check(in, task.attacker(), task.shot());
    }
    task.used().forEach(use -> in.card(use.card()));
    need(
        task.rerolling() >= 0 && task.rerolling() <= AttackDice.MOST,
        "an attack has at most %s dice in the air, found another number",
        AttackDice.MOST);
    in.dice(task.attacker(), task.attack(), task.defence());
  }
}
