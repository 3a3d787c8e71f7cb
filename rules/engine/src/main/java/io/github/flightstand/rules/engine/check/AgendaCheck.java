package io.github.flightstand.rules.engine.check;

import static io.github.flightstand.rules.engine.check.Need.need;

import io.github.flightstand.movement.maneuver.Bearing.EndRotation;
import io.github.flightstand.rules.engine.agenda.Flows;
import io.github.flightstand.rules.engine.flow.Combatant;
import io.github.flightstand.rules.engine.flow.RulesContext;
import io.github.flightstand.rules.engine.flow.shooting.Shots;
import io.github.flightstand.rules.engine.state.AbilityTask;
import io.github.flightstand.rules.engine.state.ActivationTask;
import io.github.flightstand.rules.engine.state.ActivationTask.ActivationStep;
import io.github.flightstand.rules.engine.state.BombTask;
import io.github.flightstand.rules.engine.state.CardRef;
import io.github.flightstand.rules.engine.state.CombatTask;
import io.github.flightstand.rules.engine.state.CombatTask.AttackStep;
import io.github.flightstand.rules.engine.state.DamageTask;
import io.github.flightstand.rules.engine.state.Effect;
import io.github.flightstand.rules.engine.state.Face;
import io.github.flightstand.rules.engine.state.HugeTask;
import io.github.flightstand.rules.engine.state.MissionEffect;
import io.github.flightstand.rules.engine.state.Phase;
import io.github.flightstand.rules.engine.state.PhaseTask;
import io.github.flightstand.rules.engine.state.Pool;
import io.github.flightstand.rules.engine.state.Proposed;
import io.github.flightstand.rules.engine.state.SetUpTask;
import io.github.flightstand.rules.engine.state.ShipState;
import io.github.flightstand.rules.engine.state.Shot;
import io.github.flightstand.rules.engine.state.State;
import io.github.flightstand.rules.engine.state.Task;
import java.util.List;
import java.util.Optional;

/**
 * Finds where the agenda of a state that came from outside does not fit the state: tasks that
 * cannot lie on one another, that name who is not in play, or that hold what no game leads to.
 */
final class AgendaCheck {

  /** The most dice that are rolled together: their odds fit a long. */
  private static final int ROLLED = 20;

  /** More dice in a pool, or more damage at once, than any game sees. */
  private static final int MOST = 1000;

  private static boolean within(int count) {
    return count >= 0 && count <= MOST;
  }

  private final State state;
  private final RulesContext context;

  AgendaCheck(State state, RulesContext context) {
    this.state = state;
    this.context = context;
  }

  /**
   * Checks the agenda.
   *
   * @throws IllegalArgumentException if it does not fit; the message says where
   */
  void check() {
    List<Task> agenda = state.agenda();
    if (state.over().isPresent()) {
      need(agenda.isEmpty(), "a game that is over has nothing to do, found tasks on its agenda");
      return;
    }
    need(
        !agenda.isEmpty() && agenda.get(0) instanceof PhaseTask.Rounds,
        "an agenda begins with the rounds");
    for (int i = 1; i < agenda.size(); i++) {
      Task task = agenda.get(i);
      Task under = agenda.get(i - 1);
      need(
          AgendaOrder.follows(under, task),
          "an agenda has no " + name(task) + " on top of " + name(under));
      phase(task);
      task(task);
      active(under, task);
      RemoteCheck.active(state, under, task);
      WingCheck.active(state, under, task);
    }
    boolean waits;
    try {
      waits = Flows.waits(context, state);
    } catch (RuntimeException contradiction) {
      waits = false;
    }
    need(waits, "the game waits for no decision, expected a state between two of them");
    if (state.task() instanceof PhaseTask.TeamChoice choice) {
      need(
          isLeftToTeam(choice, agenda.subList(0, agenda.size() - 1)),
          "a team chooses what comes next among what its members do at the same time, found another"
              + " choice");
    }
  }

  private boolean isLeftToTeam(PhaseTask.TeamChoice choice, List<Task> under) {
    try {
      return Flows.leftToTeam(context, state.withAgenda(under))
          .filter(left -> left.begun().equals(choice.begun()))
          .isPresent();
    } catch (RuntimeException contradiction) {
      return false;
    }
  }

  private static String name(Task task) {
    return task.getClass().getSimpleName();
  }

  private void phase(Task task) {
    Optional<Phase> phase =
        task instanceof SetUpTask.Initiative || SetUpCheck.concerns(task)
            ? Optional.of(Phase.SETUP)
            : task instanceof PhaseTask.Planning
                ? Optional.of(Phase.PLANNING)
                : task instanceof ActivationTask.Activations || task instanceof BombTask.BombsDue
                    ? Optional.of(Phase.ACTIVATION)
                    : task instanceof CombatTask.Combat
                        ? Optional.of(Phase.COMBAT)
                        : OrderCheck.phase(task);
    need(
        phase.isEmpty() || phase.get() == state.phase(), "the agenda does not belong to the phase");
  }

  private void task(Task task) {
    if (task instanceof SetUpTask.Initiative initiative) {
      initiative.decider().ifPresent(this::player);
    } else if (OrderCheck.concerns(task)) {
      OrderCheck.check(state, task);
    } else if (SetUpCheck.concerns(task)) {
      SetUpCheck.check(state, task);
    } else if (task instanceof PhaseTask.Planning planning) {
      planning.ready().forEach(this::player);
      need(
          planning.ready().stream().distinct().count() == planning.ready().size(),
          "a player is ready once, found " + planning.ready());
    } else if (task instanceof PhaseTask.SystemPhase system) {
      system.done().forEach(id -> Combatant.of(state, id));
    } else if (task instanceof ActivationTask.Decloaking decloaking) {
      decloaking.done().forEach(this::ship);
      decloaking.ship().ifPresent(this::inPlay);
    } else if (task instanceof ActivationTask.Activations activations) {
      activations.done().forEach(this::ship);
    } else if (task instanceof ActivationTask.Activation activation) {
      activation(activation);
    } else if (task instanceof CombatTask.Combat combat) {
      combat.done().forEach(id -> Combatant.of(state, id));
    } else if (task instanceof CombatTask.Firing firing) {
      ship(firing.ship());
    } else if (task instanceof DamageTask.Dealing dealing) {
      ship(dealing.ship());
    } else if (task instanceof ActivationTask.FreeAction free) {
      ship(free.ship());
    } else if (task instanceof AbilityTask.Opportunity opportunity) {
      opportunity(opportunity);
    } else if (task instanceof AbilityTask.Resolving resolving) {
      resolving(resolving);
      resolving.subject().ifPresent(id -> Combatant.of(state, id));
      MissionStateCheck.check(state, resolving);
    } else if (task instanceof CombatTask.CombatTurn turn) {
      inPlay(turn.ship());
      turn.shots().forEach(shot -> shot(turn.ship(), shot));
    } else if (task instanceof CombatTask.Attack attack) {
      fought(attack);
      need(
          attack.rerolling() >= 0
              && attack.rerolling() <= ROLLED
              && attack.attack().size() <= MOST
              && attack.defence().size() <= MOST,
          "an attack has at most "
              + MOST
              + " dice of a kind, "
              + ROLLED
              + " of them in the air, found another number");
      need(
          shows(attack.attack(), Face.ATTACK) && shows(attack.defence(), Face.DEFENCE),
          "dice show faces that they have, found another in the attack of '"
              + attack.attacker()
              + "'");
    } else if (task instanceof DamageTask.Damage damage) {
      need(
          ship(damage.ship()).huge().isEmpty(),
          "'" + damage.ship() + "' is huge, expected damage to a section of it");
      need(
          within(damage.normal()) && within(damage.critical()),
          "a ship suffers 0 to " + MOST + " damage of a kind at once, found another number");
    } else if (WingCheck.concerns(task)) {
      WingCheck.check(state, task);
    } else if (RemoteCheck.concerns(task)) {
      RemoteCheck.check(state, task);
    } else if (BoardingCheck.concerns(task)) {
      BoardingCheck.check(state, task);
    } else if (BombCheck.concerns(task)) {
      BombCheck.check(state, task);
    } else if (task instanceof DamageTask.Discarding discarding) {
      need(!ship(discarding.ship()).inPlay(), "only what is gone discards its damage cards");
    } else {
      HugeCheck.task(state, task);
    }
  }

  private void fought(CombatTask.Attack attack) {
    // A card may destroy one that takes part before the dice are compared; then all ends there.
    boolean stand =
        Combatant.inPlay(state, attack.attacker()) && Combatant.inPlay(state, attack.defender());
    if (stand && attack.step().compareTo(AttackStep.COMPARE) <= 0) {
      shot(attack.attacker(), attack.shot());
    }
    attack.used().forEach(use -> card(use.card()));
  }

  private void opportunity(AbilityTask.Opportunity opportunity) {
    opportunity.subject().ifPresent(id -> Combatant.of(state, id));
    opportunity.past().forEach(use -> card(use.card()));
    opportunity.team().flatMap(AbilityTask.TeamTurn::next).ifPresent(use -> card(use.card()));
    chain(opportunity);
    need(
        opportunity.team().isEmpty() || state.rules().game().epic().allies(),
        "a team orders its members' abilities in an epic battle only");
    need(
        opportunity.proposed().map(Proposed::window).orElse(opportunity.window())
                == opportunity.window()
            && opportunity.proposed().isPresent() == opportunity.window().proposes(),
        "a moment proposes what belongs to it, found another");
    opportunity.proposed().ifPresent(proposed -> ship(proposed.ship()));
    need(
        opportunity.seat() >= 0 && opportunity.seat() <= state.seats().size(),
        "a moment is some player's, found the place " + opportunity.seat());
  }

  private void resolving(AbilityTask.Resolving resolving) {
    card(resolving.card());
    resolving.replaced().forEach(use -> card(use.card()));
    need(
        context
            .cards()
            .at(state, resolving.card())
            .or(() -> context.cards().named(state, resolving.id()))
            .filter(card -> card.id().equals(resolving.id()))
            .isPresent(),
        "a card that takes effect has its id, found '" + resolving.id() + "'");
    resolving.effects().forEach(effect -> stage(resolving, effect));
    chain(resolving);
  }

  /** What waits for an answer or for dice goes on at a stage that the card has. */
  private void stage(AbilityTask.Resolving resolving, Effect effect) {
    Optional<String> stage =
        effect instanceof Effect.Ask ask
            ? Optional.of(ask.stage())
            : effect instanceof Effect.Roll roll ? Optional.of(roll.stage()) : missionStage(effect);
    stage.ifPresent(
        name ->
            need(
                context
                    .cards()
                    .named(state, resolving.id())
                    .flatMap(c -> c.stage(name))
                    .isPresent(),
                "'" + resolving.id() + "' goes on at a stage that it has, found '" + name + "'"));
  }

  private static Optional<String> missionStage(Effect effect) {
    return effect instanceof Effect.Mission mission
        ? mission.deed() instanceof MissionEffect.Ask ask
            ? Optional.of(ask.stage())
            : mission.deed() instanceof MissionEffect.Roll roll
                ? Optional.of(roll.stage())
                : Optional.empty()
        : Optional.empty();
  }

  private static void chain(Task task) {
    need(
        task.chain() >= 0 && task.chain() <= Flows.MOST_EFFECTS,
        "a chain of effects has at most " + Flows.MOST_EFFECTS + ", found " + task.chain());
  }

  private void card(CardRef ref) {
    if (ref.place() == CardRef.Place.MISSION) {
      need(
          ref.index() >= 0
              && state.mission().filter(m -> ref.index() < m.mission().rules().size()).isPresent(),
          "the agenda names a rule of a mission that is not there");
      return;
    }
    ShipState ship = ship(ref.ship());
    int cards =
        switch (ref.place()) {
          case HELD -> ship.cards().size();
          case DAMAGE, FORE, AFT -> ship.damageAt(ref.place()).size();
          case DISCARDED -> 1;
          case MISSION -> 0;
        };
    need(
        ref.index() >= 0 && ref.index() < cards,
        "the agenda names a card beside '" + ref.ship() + "' that is not there");
  }

  /** Who is at work counts among those that had their turn. */
  private static void active(Task under, Task task) {
    Optional<String> mover =
        task instanceof ActivationTask.Activation activation
            ? Optional.of(activation.ship())
            : task instanceof HugeTask.HugeActivation huge
                ? Optional.of(huge.ship())
                : Optional.empty();
    if (mover.isPresent() && under instanceof ActivationTask.Activations all) {
      need(
          all.done().contains(mover.get()),
          "the ship '" + mover.get() + "' is active, expected it among those activated");
    }
    if (task instanceof CombatTask.Firing firing && under instanceof CombatTask.Combat combat) {
      need(
          combat.done().contains(firing.ship()),
          "the ship '"
              + firing.ship()
              + "' is active, expected it among those that had their turn");
    }
    if (under instanceof CombatTask.Firing firing) {
      String attacker =
          task instanceof CombatTask.CombatTurn turn
              ? turn.ship()
              : task instanceof HugeTask.HugeCombatTurn turn
                  ? turn.ship()
                  : task instanceof CombatTask.Attack attack ? attack.attacker() : firing.ship();
      need(
          attacker.equals(firing.ship()),
          "the ship '" + attacker + "' attacks, expected '" + firing.ship() + "', which is active");
    }
  }

  private void activation(ActivationTask.Activation activation) {
    ShipState ship = ship(activation.ship());
    need(ship.huge().isEmpty(), "'" + ship.id() + "' is huge, expected a huge ship's activation");
    ActivationStep step = activation.step();
    WingCheck.activation(ship, activation);
    boolean moves =
        step != ActivationStep.PICK
            && (step != ActivationStep.REVEAL || activation.wing().isPresent());
    need(
        activation.executed().isPresent() == moves,
        "the activation of '" + ship.id() + "' names its maneuver from the move on, not before");
    need(
        step != ActivationStep.PICK || activation.revealed().isPresent(),
        "a maneuver is picked for '" + ship.id() + "' only after its dial was revealed");
    need(
        step != ActivationStep.OFFSET
            || activation.executed().get().bearing().endRotation()
                == EndRotation.QUARTER_TURN_INWARD,
        "only a Tallon roll has an offset, found another maneuver of '" + ship.id() + "'");
  }

  private static boolean shows(Pool pool, List<Face> faces) {
    return pool.dice().stream().allMatch(die -> faces.contains(die.face()));
  }

  private void shot(String attacker, Shot shot) {
    if (state.remotes().isPresent()
        && (state.remote(attacker).isPresent() || state.remote(shot.target()).isPresent())) {
      RemoteCheck.shot(state, context, attacker, shot);
      return;
    }
    ShipState target = inPlay(shot.target());
    HugeCheck.section(target, shot.section());
    List<Shots.Gun> guns =
        Shots.weapons(context, state, ship(attacker), weapon -> true).stream()
            .filter(gun -> gun.id().equals(shot.weapon()) && gun.arc() == shot.arc())
            .toList();
    need(
        !guns.isEmpty(),
        "'"
            + attacker
            + "' shoots from an arc that it has, found '"
            + shot.arc().word()
            + "'"
            + shot.weapon().map(weapon -> " of '" + weapon + "'").orElse(""));
    need(
        state.enemies(ship(attacker), target) && guns.get(0).range().reaches(shot.range()),
        "'"
            + attacker
            + "' shoots at enemies at "
            + guns.get(0).range().words()
            + ", found '"
            + shot.target()
            + "' at "
            + shot.range());
  }

  private void player(String id) {
    need(
        state.seats().stream().anyMatch(seat -> seat.id().equals(id)),
        "the agenda names the player '" + id + "', who does not play");
  }

  private ShipState ship(String id) {
    return state.ship(id);
  }

  private ShipState inPlay(String id) {
    ShipState ship = ship(id);
    need(ship.inPlay(), "the agenda names the ship '" + id + "', which is gone");
    return ship;
  }
}
