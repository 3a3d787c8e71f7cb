package io.github.flightstand.rules.engine.flow.combat;

import static io.github.flightstand.rules.engine.flow.UntrustedState.need;

import io.github.flightstand.rules.engine.decision.Command;
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
import io.github.flightstand.rules.engine.flow.RulesContext;
import io.github.flightstand.rules.engine.flow.StepFlow;
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
import io.github.flightstand.rules.engine.state.Seat;
import io.github.flightstand.rules.engine.state.State;
import io.github.flightstand.rules.engine.state.TokenType;
import io.github.flightstand.rules.engine.state.Tokens;
import io.github.flightstand.rules.engine.state.Window;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * A declared attack: roll and modify attack dice, roll and modify defense dice, compare, suffer
 * (000-037 to -050, -161, -195). The opponent's cards modify dice first, then the dice's own player
 * with tokens and cards in any order, each ability once an attack.
 */
public class AttackFlow extends StepFlow<CombatTask.Attack> {

  private static final String DONE = "done";
  private static final String FOCUS = "focus";
  private static final String LOCK = "lock";
  private static final String EVADE = "evade";

  @Override
  protected Now now(CombatTask.Attack task, State state, RulesContext context) {
    if (task.step().compareTo(AttackStep.COMPARE) <= 0 && !stands(task, state)) {
      return Now.END;
    }
    return switch (task.step()) {
      case ROLL_ATTACK -> roll(task, Side.ATTACK, AttackDice.attack(context.cards(), task, state));
      case DEFENDER_MODIFIES -> modify(new Turn(task, Side.ATTACK, false, state, context));
      case MODIFY_ATTACK ->
          task.rerolling() > 0
              ? reroll(task)
              : modify(new Turn(task, Side.ATTACK, true, state, context));
      case ROLL_DEFENCE ->
          roll(task, Side.DEFENCE, AttackDice.defence(context.cards(), task, state));
      case ATTACKER_MODIFIES -> modify(new Turn(task, Side.DEFENCE, false, state, context));
      case MODIFY_DEFENCE -> modify(new Turn(task, Side.DEFENCE, true, state, context));
      case COMPARE -> new Now.GoOn(play -> compare(task, play));
      case DAMAGE -> new Now.GoOn(play -> suffer(task, play));
      case AFTER -> new Now.GoOn(play -> step(task, play, AttackStep.OVER, Window.AFTER_ATTACK));
      case OVER -> Now.END;
    };
  }

  private static boolean stands(CombatTask.Attack task, State state) {
    return state.piece(task.attacker()).inPlay() && state.piece(task.defender()).inPlay();
  }

  /** Rolls the dice of a side; without any the attack still takes place (000-050). */
  private Now roll(CombatTask.Attack task, Side side, int count) {
    boolean attack = side == Side.ATTACK;
    String roller = attack ? task.attacker() : task.defender();
    if (count < 1) {
      return new Now.GoOn(play -> next(task, play));
    }
    return new Now.Roll(
        attack
            ? new ChanceNode.Dice(Kind.ATTACK_DICE, roller, Face.ATTACK, count)
            : new ChanceNode.Dice(Kind.DEFENCE_DICE, roller, Face.DEFENCE, count),
        (play, command) -> {
          Pool dice = Pool.parse(command.key());
          play.happen(Rolled.of(roller, attack ? Rolled.Roll.ATTACK : Rolled.Roll.DEFENCE, dice));
          next(task.with(side, dice), play);
        });
  }

  private static Now reroll(CombatTask.Attack task) {
    return new Now.Roll(
        new ChanceNode.Dice(Kind.ATTACK_DICE, task.attacker(), Face.ATTACK, task.rerolling()),
        (play, command) -> {
          Pool pool = task.attack().withRerolled(Pool.parse(command.key()));
          play.happen(new AttackEvent.Modified(task.attacker(), "reroll", pool.dice()));
          play.become(task.with(Side.ATTACK, pool));
          play.open(Window.REROLLED_ATTACK, Optional.of(task.attacker()));
        });
  }

  /**
   * The turn of a piece to modify the dice of a side.
   *
   * @param own whether the dice are its own, so that it spends tokens too
   */
  private record Turn(
      CombatTask.Attack task, Side side, boolean own, State state, RulesContext context) {

    Piece piece() {
      return state.piece((side == Side.ATTACK) == own ? task.attacker() : task.defender());
    }

    boolean waits() {
      return !task.frozen().contains(side)
          && !DiceEffects.barred(piece(), state, context.cards())
          && ((own && spends()) || !abilities().isEmpty());
    }

    private boolean spends() {
      Tokens has = piece().markers();
      return has.of(TokenType.FOCUS) > 0
          || (side == Side.ATTACK ? locked(task, piece()) : has.of(TokenType.EVADE) > 0);
    }

    List<Trigger> abilities() {
      return context.modifying().of(state, this::found);
    }

    /** Returns what the cards of its player and of team mates can do (000-208). */
    private List<Trigger> found(State now) {
      Window window = side == Side.ATTACK ? Window.MODIFY_ATTACK : Window.MODIFY_DEFENCE;
      Optional<String> attacker = Optional.of(task.attacker());
      List<Trigger> found = new ArrayList<>();
      for (Seat seat : now.seatsInOrder()) {
        if (!now.opponents(piece().seat(), seat.id())) {
          found.addAll(context.triggers().of(now, window, attacker, seat.id(), task.used()));
        }
      }
      return found;
    }
  }

  private Now modify(Turn turn) {
    return turn.waits()
        ? new Now.Ask(asking -> ask(turn, asking), (play, command) -> modify(turn, play, command))
        : new Now.GoOn(play -> next(turn.task, play));
  }

  private static boolean locked(CombatTask.Attack task, Piece attacker) {
    return attacker
        .ship()
        .filter(ship -> ship.lockedOn(task.defender(), task.shot().section()))
        .isPresent();
  }

  private static void ask(Turn turn, DecisionCollector asking) {
    Piece ship = turn.piece();
    asking.put(
        turn.side == Side.ATTACK ? Kind.MODIFY_ATTACK : Kind.MODIFY_DEFENCE,
        ship.id(),
        ship.seat(),
        options -> {
          options.offer(Option.of(DONE));
          if (turn.own) {
            offer(turn, TokenType.FOCUS, FOCUS, "000-104", options);
            if (turn.side == Side.ATTACK) {
              offerLock(turn, options);
            } else {
              offer(turn, TokenType.EVADE, EVADE, "000-070", options);
            }
          }
          Abilities.offer(turn.abilities(), options);
        });
  }

  private static void offer(
      Turn turn, TokenType token, String key, String clause, DecisionCollector.Options options) {
    if (turn.piece().markers().of(token) == 0) {
      options.forbid(key, clause, "'" + turn.piece().id() + "' has no " + key + " token to spend");
    } else if (!keptFrom(turn, key, options)) {
      options.offer(Option.of(key));
    }
  }

  /** Tests whether a card keeps a ship from spending a token or its lock, and records which. */
  private static boolean keptFrom(Turn turn, String key, DecisionCollector.Options options) {
    Optional<Card> forbidding =
        turn.piece()
            .ship()
            .flatMap(own -> turn.context.cards().keepsFromSpending(turn.state, own, key));
    forbidding.ifPresent(
        card ->
            options.forbid(key, "000-003", "the card '" + card.name() + "' forbids to spend it"));
    return forbidding.isPresent();
  }

  /** Offers to reroll any of the dice, none of them twice (000-042, -195, -202). */
  private static void offerLock(Turn turn, DecisionCollector.Options options) {
    if (!locked(turn.task, turn.piece())) {
      options.forbid(LOCK, "000-042", "'" + turn.piece().id() + "' has no lock on the defender");
    } else if (!keptFrom(turn, LOCK, options)) {
      Pool dice = turn.task.attack();
      List<Integer> indices = dice.rerollable();
      options.offer(Option.of(LOCK, new Domain.Subset(indices, 0, indices.size())));
      options.forbid(LOCK, dice.rerolled(), "000-195", "no die is rerolled twice");
    }
  }

  private void modify(Turn turn, Transition play, Command command) {
    CombatTask.Attack task = turn.task;
    String ship = turn.piece().id();
    Pool pool = task.pool(turn.side);
    switch (command.key()) {
      case DONE -> next(task, play);
      case FOCUS -> {
        play.happen(new MarkerEvent.Lost(ship, TokenType.FOCUS, 1));
        Face to = turn.side == Side.ATTACK ? Face.HIT : Face.EVADE;
        modified(turn, play, FOCUS, pool.withFace(Face.FOCUS, to));
        play.open(Window.SPENT, Optional.of(ship), Optional.of(TokenType.FOCUS));
      }
      case EVADE -> {
        play.happen(new MarkerEvent.Lost(ship, TokenType.EVADE, 1));
        modified(turn, play, EVADE, pool.with(new Die(Face.EVADE, false)));
        play.open(Window.SPENT, Optional.of(ship), Optional.of(TokenType.EVADE));
      }
      case LOCK -> {
        List<Integer> chosen = command.values().orElseThrow();
        play.happen(MarkerEvent.Unlocked.of(play.ship(ship), task.defender()));
        play.become(task.rerolling(pool.without(chosen), chosen.size()));
        if (chosen.isEmpty()) {
          play.open(Window.REROLLED_ATTACK, Optional.of(ship));
        }
        play.open(Window.SPENT, Optional.of(ship));
      }
      default -> {
        Map<String, Abilities.TriggerOption> ways = Abilities.ways(turn.abilities());
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

  private static void modified(Turn turn, Transition play, String what, Pool pool) {
    play.happen(new AttackEvent.Modified(turn.piece().id(), what, pool.dice()));
    play.become(turn.task.with(turn.side, pool));
  }

  private void suffer(CombatTask.Attack task, Transition play) {
    play.become(task.at(AttackStep.AFTER));
    damage(task, play);
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
