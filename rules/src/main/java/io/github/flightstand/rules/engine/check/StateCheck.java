package io.github.flightstand.rules.engine.check;

import static io.github.flightstand.rules.engine.check.Need.need;

import io.github.flightstand.geometry.Pose;
import io.github.flightstand.movement.maneuver.Bearing.EndRotation;
import io.github.flightstand.movement.setup.Site;
import io.github.flightstand.movement.table.Obstacle;
import io.github.flightstand.movement.table.Ship;
import io.github.flightstand.rules.engine.agenda.Flows;
import io.github.flightstand.rules.engine.flow.Combatant;
import io.github.flightstand.rules.engine.flow.Gear;
import io.github.flightstand.rules.engine.flow.Sections;
import io.github.flightstand.rules.engine.flow.order.TurnOrder;
import io.github.flightstand.rules.engine.flow.setup.SetUp;
import io.github.flightstand.rules.engine.flow.target.Shots;
import io.github.flightstand.rules.engine.hook.CardSet;
import io.github.flightstand.rules.engine.state.AbilityTask;
import io.github.flightstand.rules.engine.state.ActivationTask;
import io.github.flightstand.rules.engine.state.ActivationTask.ActivationStep;
import io.github.flightstand.rules.engine.state.BombTask;
import io.github.flightstand.rules.engine.state.CardPile;
import io.github.flightstand.rules.engine.state.CardRef;
import io.github.flightstand.rules.engine.state.CombatTask;
import io.github.flightstand.rules.engine.state.CombatTask.AttackStep;
import io.github.flightstand.rules.engine.state.DamageTask;
import io.github.flightstand.rules.engine.state.DealtCard;
import io.github.flightstand.rules.engine.state.DeckState;
import io.github.flightstand.rules.engine.state.Face;
import io.github.flightstand.rules.engine.state.HugeTask;
import io.github.flightstand.rules.engine.state.Phase;
import io.github.flightstand.rules.engine.state.PhaseTask;
import io.github.flightstand.rules.engine.state.Pool;
import io.github.flightstand.rules.engine.state.Proposed;
import io.github.flightstand.rules.engine.state.RemoteState;
import io.github.flightstand.rules.engine.state.Seat;
import io.github.flightstand.rules.engine.state.SetUpTask;
import io.github.flightstand.rules.engine.state.ShipState;
import io.github.flightstand.rules.engine.state.Shot;
import io.github.flightstand.rules.engine.state.State;
import io.github.flightstand.rules.engine.state.Task;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/** Finds where a state that came from outside contradicts itself. */
public final class StateCheck {

  private final State state;
  private final Gear gear;

  private StateCheck(State state, Gear gear) {
    this.state = state;
    this.gear = gear;
  }

  /**
   * Checks a state of a game with some cards.
   *
   * @throws IllegalArgumentException if it contradicts itself; the message says where
   */
  public static void check(State state, CardSet cards) {
    StateCheck check = new StateCheck(state, Gear.of(state.rules(), cards));
    check.seats();
    check.ships();
    ShipCheck.check(state);
    BombCheck.check(state);
    HugeCheck.check(state);
    WingCheck.check(state);
    RemoteCheck.check(state);
    BoardingCheck.check(state);
    check.decks();
    check.agenda();
  }

  /** The most dice that are rolled together: their odds fit a long. */
  private static final int ROLLED = 20;

  /** More dice in a pool, or more damage at once, than any game sees. */
  private static final int MOST = 1000;

  private static boolean within(int count) {
    return count >= 0 && count <= MOST;
  }

  private void seats() {
    Set<String> ids = new HashSet<>();
    for (Seat seat : state.seats()) {
      need(ids.add(seat.id()), "the player '" + seat.id() + "' stands twice among the seats");
    }
    need(state.teams().size() >= 2, "a game has at least two sides, found fewer");
    Optional<String> initiative = state.initiative();
    need(
        initiative.isEmpty()
            || state.seats().stream().anyMatch(seat -> seat.team().equals(initiative.get())),
        "the side with initiative does not play");
    need(state.round() >= 0, "a round is at least 0, found " + state.round());
    need(
        state.phase() == Phase.SETUP || (initiative.isPresent() && state.round() > 0),
        "a game that has begun is in a round, and a side has initiative");
    need(
        state.phase() != Phase.SYSTEM || state.rules().game().epic().systemPhase(),
        "only an epic battle has a system phase, found one");
  }

  private void ships() {
    Set<String> ids = new HashSet<>();
    int standing = 0;
    for (ShipState ship : state.ships()) {
      String name = "'" + ship.id() + "'";
      need(ids.add(ship.id()), "the ship " + name + " stands twice");
      need(
          state.seats().stream().anyMatch(seat -> seat.id().equals(ship.seat())),
          "the ship " + name + " is flown by '" + ship.seat() + "', who does not play");
      Optional<Ship> stands = state.table().ship(ship.id());
      need(
          stands.isPresent() == ship.inPlay(),
          "the ship "
              + name
              + (ship.inPlay() ? " is in play but not on the table" : " is gone but on the table"));
      if (stands.isPresent()) {
        standing++;
        need(
            stands.get().base().size() == ship.card().base(),
            "the ship " + name + " stands on another base than its card has");
      }
    }
    need(
        standing == state.table().ships().stream().filter(ship -> !ship.standsIn()).count(),
        "every ship on the table belongs to the game, found another");
    MissionStateCheck.check(state);
    need(
        settingUp() || state.ships().stream().noneMatch(StateCheck::waiting),
        "ships wait to be set up only while the table is set up");
    for (ShipState ship : state.ships()) {
      energy(ship);
      ship.lock().ifPresent(lock -> locked(ship, lock));
      need(
          ship.lock().isPresent() || ship.lockSection().isEmpty(),
          "'" + ship.id() + "' has locked on to a section of no ship");
    }
    for (Set<String> pair : state.table().touchingPairs()) {
      need(
          pair.stream().allMatch(id -> state.table().ship(id).isPresent()),
          "only ships on the table touch, found " + pair);
    }
  }

  private static boolean waiting(ShipState ship) {
    return ship.status() == ShipState.Status.WAITING;
  }

  /** Tells whether the table is being set up. */
  private boolean settingUp() {
    return state.agenda().stream().anyMatch(StateCheck::setsUp);
  }

  private static boolean setsUp(Task task) {
    return task instanceof SetUpTask.MissionSetUp
        || task instanceof SetUpTask.PlacingObstacles
        || task instanceof SetUpTask.PlacingStandIn
        || task instanceof SetUpTask.PickingEdge
        || task instanceof SetUpTask.PlacingShips;
  }

  private void locked(ShipState ship, String lock) {
    Optional<ShipState> target =
        state.ships().stream().filter(other -> other.id().equals(lock)).findFirst();
    need(
        ship.inPlay()
            && target.isPresent()
            && target.get().inPlay()
            && Sections.names(target.get(), ship.lockSection())
            && state.enemies(ship, target.get()),
        "'" + ship.id() + "' has locked on to '" + lock + "', expected an enemy in play");
  }

  /** Energy lies only on cards that hold it, and no more than they do (002-007). */
  private void energy(ShipState ship) {
    for (int place = 0; place < ship.cards().size(); place++) {
      int limit = ship.huge().isPresent() ? gear.cards().energyLimit(ship, place) : 0;
      need(
          ship.cards().get(place).energyHeld() <= limit,
          "the card '"
              + ship.cards().get(place).id()
              + "' of '"
              + ship.id()
              + "' holds at most "
              + limit
              + " energy tokens, found "
              + ship.cards().get(place).energyHeld());
    }
  }

  private void decks() {
    need(
        state.decks().size() == 1 || state.decks().size() == state.seats().size(),
        "there is one deck for all or one a player, found " + state.decks().size());
    for (int i = 0; i < state.decks().size(); i++) {
      deck(i, state.decks().get(i));
    }
  }

  private void deck(int which, DeckState deck) {
    need(!deck.pools().isEmpty(), "a deck has at least one pool, found none");
    int[] down = new int[deck.pools().size()];
    int up = 0;
    for (RemoteState remote : state.allRemotes()) {
      if (state.deckOf(remote.seat()) == which) {
        RemoteCheck.count(remote, down);
      }
    }
    for (ShipState ship : state.ships()) {
      if (state.deckOf(ship) != which) {
        continue;
      }
      for (DealtCard card : ship.damage()) {
        if (card.standsIn()) {
          continue;
        }
        int pool = card.pool().orElseThrow();
        need(
            pool >= 0 && pool < down.length,
            "a card beside '" + ship.id() + "' is of pool " + pool + ", which its deck has not");
        if (card.name().isPresent()) {
          need(
              deck.composition().kind(card.name().get()).isPresent(),
              "a card beside '"
                  + ship.id()
                  + "' is '"
                  + card.name().get()
                  + "', which its deck has not");
          up++;
        } else {
          down[pool]++;
        }
      }
    }
    int unseen = 0;
    for (int i = 0; i < down.length; i++) {
      int expected = down[i] + (i == deck.current() ? deck.undealt() : 0);
      int found = deck.pools().get(i).size();
      need(
          deck.undealt() >= 0 && found == expected,
          "pool " + i + " of a deck has " + found + " unseen cards, expected " + expected);
      unseen += found;
    }
    int all = unseen + up + deck.discard().size();
    need(
        all == deck.composition().size(),
        "a deck has " + deck.composition().size() + " cards in all, found " + all);
    Stream.concat(deck.pools().stream(), Stream.of(deck.discard()))
        .map(CardPile::cards)
        .flatMap(cards -> cards.keySet().stream())
        .forEach(
            card ->
                need(
                    deck.composition().kind(card).isPresent(),
                    "a pile holds '" + card + "', which its deck has not"));
  }

  private void agenda() {
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
      waits = Flows.waits(gear, state);
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
      return Flows.leftToTeam(gear, state.withAgenda(under))
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
        task instanceof SetUpTask.Initiative || setsUp(task)
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
    } else if (task instanceof SetUpTask.PlacingObstacles placing) {
      placing(placing);
    } else if (task instanceof SetUpTask.PlacingStandIn placing) {
      placing();
      player(placing.player());
      need(
          placing.base().isHuge(),
          "'" + placing.ship() + "' stands in as an obstacle, expected a huge ship");
      placing.sample().ifPresent(sample -> sample(SetUp.site(state, placing), sample));
    } else if (task instanceof SetUpTask.MissionSetUp) {
      need(state.mission().isPresent(), "a mission is set up in a game that has none");
    } else if (task instanceof SetUpTask.PickingEdge) {
      placing();
    } else if (task instanceof SetUpTask.PlacingShips placing) {
      placing(placing);
    } else if (task instanceof PhaseTask.Planning planning) {
      planning.ready().forEach(this::player);
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
        gear.cards()
            .at(state, resolving.card())
            .or(() -> gear.cards().named(state, resolving.id()))
            .filter(card -> card.id().equals(resolving.id()))
            .isPresent(),
        "a card that takes effect has its id, found '" + resolving.id() + "'");
    chain(resolving);
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

  private void placing() {
    need(
        state.mission().isPresent()
            || state.teams().size() == 2
            || state.rules().game().epic().playerOrder(),
        "two sides set up a table, found another number");
  }

  private void placing(SetUpTask.PlacingObstacles placing) {
    placing();
    need(
        placing.side().isEmpty() || state.teams().contains(placing.side().get()),
        "a side that plays lays obstacles, found another");
    Set<String> ids = new HashSet<>();
    state.ships().forEach(ship -> ids.add(ship.id()));
    state.table().obstacles().forEach(obstacle -> ids.add(obstacle.id()));
    List<Obstacle> pool = placing.pool();
    List<Pose> samples = placing.samples();
    need(
        samples.isEmpty() || samples.size() == pool.size(),
        "a pool has a sample for each obstacle or for none, found " + samples.size());
    for (int i = 0; i < pool.size(); i++) {
      String id = pool.get(i).id();
      need(ids.add(id), "the obstacle '" + id + "' stands twice");
      if (!samples.isEmpty()) {
        sample(SetUp.site(state, pool.get(i)), samples.get(i));
      }
    }
  }

  private void placing(SetUpTask.PlacingShips placing) {
    placing();
    need(
        state.seats().stream().allMatch(seat -> seat.edge().isPresent()),
        "ships are set up at an edge of their player's, found a player without one");
    need(
        placing.ship().isPresent() == placing.sample().isPresent(),
        "a ship that is set up has a sample, and only such a ship");
    if (placing.ship().isPresent()) {
      ShipState ship = ship(placing.ship().get());
      need(
          TurnOrder.ids(TurnOrder.settingUp(state)).contains(ship.id()),
          "the ship '" + ship.id() + "' is set up out of turn");
      sample(SetUp.site(state, ship), placing.sample().orElseThrow());
    }
  }

  private static void sample(Site site, Pose sample) {
    need(
        site.admits(sample),
        "the sample for '" + site.id() + "' is where it may not be set up: " + sample);
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
      RemoteCheck.shot(state, gear, attacker, shot);
      return;
    }
    ShipState target = inPlay(shot.target());
    HugeCheck.section(target, shot.section());
    List<Shots.Gun> guns =
        Shots.weapons(gear, state, ship(attacker), weapon -> true).stream()
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
