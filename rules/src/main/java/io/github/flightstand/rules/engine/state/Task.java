package io.github.flightstand.rules.engine.state;

import io.github.flightstand.geometry.Pose;
import io.github.flightstand.movement.maneuver.DamageOwed;
import io.github.flightstand.movement.maneuver.Maneuver;
import io.github.flightstand.movement.parts.BaseSize;
import io.github.flightstand.movement.parts.SectionName;
import io.github.flightstand.movement.table.Obstacle;
import io.github.flightstand.movement.table.ObstacleKind;
import io.github.flightstand.rules.measure.FiringArc;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;

/**
 * Something that is being done: an entry of the agenda. The last entry is what is being done now,
 * those before it wait for it. Plain data: a game can be saved at any of them.
 */
public sealed interface Task {

  /** Returns how many effects of cards have led here, one after another. */
  default int chain() {
    return 0;
  }

  /**
   * Returns the task after so many effects of cards, if it is one of their chain.
   *
   * @param effects how many
   */
  default Task after(int effects) {
    return this;
  }

  /**
   * Returns the task where cards have moved.
   *
   * @param moved where a card is now
   */
  default Task withCards(UnaryOperator<CardRef> moved) {
    return this;
  }

  /**
   * Who has initiative is being settled (000, heading on initiative).
   *
   * @param decider the player who decides; none until a die has told who that is
   */
  record Initiative(Optional<String> decider) implements Task {}

  /**
   * The two sides of an epic battle settle by a called die who decides which of them is first
   * (003-030, -059).
   *
   * @param called the faces that were called; none yet while they are to be
   */
  record CallingDie(Optional<DieCall> called) implements Task {}

  /**
   * The sides of an epic battle of three or more draw their numbers, which are the player order
   * (003-058).
   *
   * @param drawn the sides whose numbers are drawn, from 1 on
   */
  record DrawingNumbers(List<String> drawn) implements Task {

    /** Copies the list. */
    public DrawingNumbers {
      drawn = List.copyOf(drawn);
    }
  }

  /**
   * Obstacles are being laid, one at a time and in turn (000, heading on set-up; 000-052).
   *
   * @param pool the obstacles that are left, each in a frame of its own, by id
   * @param samples for each of them a pose at which it may be laid; none at all until those are
   *     left out that fit nowhere any more (000-058)
   * @param side the side that lays all of them, if the other set a ship that stands in for its own
   *     (002-055)
   */
  record PlacingObstacles(List<Obstacle> pool, List<Pose> samples, Optional<String> side)
      implements Task {

    /** Copies the lists. */
    public PlacingObstacles {
      pool = List.copyOf(pool);
      samples = List.copyOf(samples);
    }

    /** Returns the task where the sides lay in turn. */
    public PlacingObstacles(List<Obstacle> pool, List<Pose> samples) {
      this(pool, samples, Optional.empty());
    }
  }

  /**
   * A huge ship that stands in for a player's obstacles is set up (002, heading on the corvette as
   * an obstacle; 002-055).
   *
   * @param player who sets it up
   * @param ship its name
   * @param base its base
   * @param sample a pose at which it may be set up, once that was looked for
   */
  record PlacingStandIn(String player, String ship, BaseSize base, Optional<Pose> sample)
      implements Task {}

  /** A player picks his edge of the play area (000, heading on set-up; 000-053). */
  record PickingEdge() implements Task {}

  /**
   * Ships are being set up, in ascending pilot skill (000, heading on set-up; 000-055).
   *
   * @param ship the ship that is set up now
   * @param sample a pose at which that one may be set up
   */
  record PlacingShips(Optional<String> ship, Optional<Pose> sample) implements Task {

    /** Returns the task while no ship is set up. */
    public static PlacingShips next() {
      return new PlacingShips(Optional.empty(), Optional.empty());
    }
  }

  /**
   * A mission is being set up (003, heading on setting up scenarios; 003-031 to -035).
   *
   * @param step what comes next
   */
  record MissionSetUp(MissionStep step) implements Task {}

  /** The steps of setting up a mission. */
  enum MissionStep {
    /** The play area is staked out. */
    AREA,
    /** Markers and remotes are set up. */
    PIECES,
    /** Ships are set up. */
    FORCES,
    /** What is left is prepared. */
    MATERIAL
  }

  /** The game goes on, round after round; the state's phase tells what comes next. */
  record Rounds() implements Task {}

  /**
   * Dials are being set (000, heading on the planning phase).
   *
   * @param ready the players who are done, in any order
   */
  record Planning(List<String> ready) implements Task {}

  /**
   * A team orders what its members do at the same time (003-059, -060).
   *
   * @param key what is chosen among
   * @param voters the members who say what should come next, in order
   * @param names what may come next
   * @param voices what the first of them have named
   */
  record TeamChoice(String key, List<String> voters, List<String> names, List<String> voices)
      implements Task {

    /** Copies the lists. */
    public TeamChoice {
      voters = List.copyOf(voters);
      names = List.copyOf(names);
      voices = List.copyOf(voices);
    }

    /** Returns it with what the next member names. */
    public TeamChoice with(String name) {
      List<String> more = new ArrayList<>(voices);
      more.add(name);
      return new TeamChoice(key, voters, names, more);
    }
  }

  /**
   * What acts in the system phase of an epic battle does so (003).
   *
   * @param done what has
   */
  record SystemPhase(List<String> done) implements Task {

    /** Copies the list. */
    public SystemPhase {
      done = List.copyOf(done);
    }
  }

  /**
   * Cloaked ships may decloak (000, heading on cloaking).
   *
   * @param done the ships that had their chance
   * @param ship the one that has it now
   */
  record Decloaking(List<String> done, Optional<String> ship) implements Task {}

  /**
   * Ships are being activated (000, heading on the activation phase).
   *
   * @param done the ships that were
   */
  record Activations(List<String> done) implements Task {}

  /**
   * A ship is being activated (000, headings on the activation phase and on obstacles).
   *
   * @param ship the ship
   * @param step what comes next
   * @param revealed the maneuver that its dial showed; none for an ionised ship
   * @param executed the maneuver that it executes
   * @param overlapped whether the maneuver overlapped a ship
   * @param obstacles the kinds of obstacle that it met and whose die is still to be rolled
   * @param beside whether the maneuver is executed beside the ship's activation: without dial and
   *     action (000-028)
   * @param wing how a wingmate moves, or one that has split and has no dial
   */
  record Activation(
      String ship,
      ActivationStep step,
      Optional<Maneuver> revealed,
      Optional<Maneuver> executed,
      boolean overlapped,
      List<ObstacleKind> obstacles,
      boolean beside,
      Optional<WingTurn> wing)
      implements Task {

    /** Copies the list. */
    public Activation {
      obstacles = List.copyOf(obstacles);
    }

    private static Activation begun(
        String ship,
        ActivationStep step,
        Optional<Maneuver> revealed,
        Optional<Maneuver> executed,
        boolean beside,
        Optional<WingTurn> wing) {
      return new Activation(ship, step, revealed, executed, false, List.of(), beside, wing);
    }

    /** Begins the activation of a ship. */
    public static Activation of(String ship) {
      return begun(
          ship, ActivationStep.REVEAL, Optional.empty(), Optional.empty(), false, Optional.empty());
    }

    /**
     * Begins the activation of a wingmate, which counts as having revealed and executed what its
     * leader did (003-010).
     */
    public static Activation inFormation(String ship, Maneuver revealed, Maneuver executed) {
      return begun(
          ship,
          ActivationStep.REVEAL,
          Optional.of(revealed),
          Optional.of(executed),
          false,
          Optional.of(WingTurn.IN_FORMATION));
    }

    /** Begins the maneuver of a ship that has split and has no dial (003-022). */
    public static Activation adrift(String ship, Maneuver maneuver) {
      return begun(
          ship,
          ActivationStep.SETTLE,
          Optional.empty(),
          Optional.of(maneuver),
          false,
          Optional.of(WingTurn.ADRIFT));
    }

    /** Begins a maneuver beside a ship's activation. */
    public static Activation beside(String ship, Maneuver maneuver) {
      return begun(
          ship,
          ActivationStep.SETTLE,
          Optional.empty(),
          Optional.of(maneuver),
          true,
          Optional.empty());
    }

    /** Returns the task at another step. */
    public Activation at(ActivationStep next) {
      return new Activation(ship, next, revealed, executed, overlapped, obstacles, beside, wing);
    }

    /** Returns the task after its dial was revealed. */
    public Activation revealing(Maneuver dial) {
      return begun(ship, ActivationStep.SETTLE, Optional.of(dial), Optional.of(dial), beside, wing);
    }

    /** Returns the task while an opponent picks its maneuver. */
    public Activation picking() {
      return begun(ship, ActivationStep.PICK, revealed, Optional.empty(), beside, wing);
    }

    /** Returns the task at another step with another maneuver. */
    public Activation executing(ActivationStep next, Maneuver maneuver) {
      return new Activation(
          ship, next, revealed, Optional.of(maneuver), overlapped, obstacles, beside, wing);
    }

    /** Returns the task of a wingmate that cannot take its place and flies by itself (003-012). */
    public Activation alone(Maneuver maneuver) {
      return begun(
          ship,
          ActivationStep.SETTLE,
          revealed,
          Optional.of(maneuver),
          beside,
          Optional.of(WingTurn.ALONE));
    }

    /** Returns the task after the move. */
    public Activation moved(Maneuver counted, boolean bumped, List<ObstacleKind> met) {
      return new Activation(
          ship,
          ActivationStep.CHECK_STRESS,
          revealed,
          Optional.of(counted),
          bumped,
          met,
          beside,
          wing);
    }

    /** Returns the task with the first obstacle's die rolled. */
    public Activation withoutFirstObstacle() {
      return new Activation(
          ship,
          step,
          revealed,
          executed,
          overlapped,
          obstacles.subList(1, obstacles.size()),
          beside,
          wing);
    }
  }

  /** How a wingmate moves, or one that has split (003, headings on wings). */
  enum WingTurn {
    /** It is set down in its place (003-009, -010). */
    IN_FORMATION,
    /** It could not be, and flies the leader's maneuver by itself (003-012). */
    ALONE,
    /** It has split and has no dial (003-022). */
    ADRIFT
  }

  /**
   * The wingmates follow their leader, who is active or was (003, heading on the activation of
   * wings; 003-009).
   *
   * @param leader the leader
   * @param revealed the maneuver that its dial showed, once it has moved
   * @param executed the maneuver that it executed, once it has moved
   */
  record WingActivation(String leader, Optional<Maneuver> revealed, Optional<Maneuver> executed)
      implements Task {

    /** Begins the activation of a wing: its leader goes first. */
    public static WingActivation of(String leader) {
      return new WingActivation(leader, Optional.empty(), Optional.empty());
    }
  }

  /**
   * Ships that have split from their wings may rejoin (003, heading on rejoining; 003-024).
   *
   * @param done the ships that had their chance
   */
  record Rejoining(List<String> done) implements Task {

    /** Copies the list. */
    public Rejoining {
      done = List.copyOf(done);
    }
  }

  /**
   * Wingmates may split from their wings (003, heading on splitting freely; 003-020).
   *
   * @param done the leaders of the wings that had their chance
   */
  record Splitting(List<String> done) implements Task {

    /** Copies the list. */
    public Splitting {
      done = List.copyOf(done);
    }
  }

  /** The steps of an activation. */
  enum ActivationStep {
    /** The dial is turned up. */
    REVEAL,
    /** The maneuver is settled, by what the dial showed or what a card made of it. */
    SETTLE,
    /** An opponent picks the maneuver of a stressed ship that revealed a red one. */
    PICK,
    /** A wingmate is set down in its place. */
    FORM,
    /** The ship moves. */
    MOVE,
    /** Its player says where a Tallon roll ends. */
    OFFSET,
    /** Its maneuver's colour tells on its stress. */
    CHECK_STRESS,
    /** Debris gives stress. */
    DEBRIS,
    /** The template goes back and ion tokens go. */
    CLEAN_UP,
    /** The ship may act. */
    ACT,
    /** The dice for obstacles are rolled. */
    OBSTACLES
  }

  /**
   * Ships are attacking (000, heading on the combat phase).
   *
   * @param done the ships that had their chance
   * @param skill the pilot skill that has come up; those above it are passed over
   */
  record Combat(List<String> done, int skill) implements Task {}

  /**
   * A ship is the active ship of the combat phase.
   *
   * @param ship the ship
   * @param over whether its chance to attack is over
   */
  record Firing(String ship, boolean over) implements Task {}

  /**
   * A ship has its chance to attack.
   *
   * @param ship the ship
   * @param shots what it may shoot at
   */
  record CombatTurn(String ship, List<Shot> shots) implements Task {}

  /**
   * A shot that a ship could make.
   *
   * @param weapon the secondary weapon; none: the primary weapon
   * @param arc the arc
   * @param target the target
   * @param range the band of the range
   * @param obstructed whether it is obstructed
   * @param section the section of the target, if that is a corvette (002-023)
   */
  record Shot(
      Optional<String> weapon,
      FiringArc arc,
      String target,
      int range,
      boolean obstructed,
      Optional<SectionName> section) {}

  /**
   * An attack (000, heading on attacks).
   *
   * @param attacker who attacks
   * @param shot how and whom
   * @param step what comes next
   * @param attack the attack dice
   * @param defence the defence dice
   * @param rerolling how many dice of the pool of this step are in the air
   * @param used the abilities that were used to modify dice, each once an attack (000-040)
   */
  record Attack(
      String attacker,
      Shot shot,
      AttackStep step,
      Pool attack,
      Pool defence,
      int rerolling,
      List<Use> used)
      implements Task {

    /** Copies the list. */
    public Attack {
      used = List.copyOf(used);
    }

    @Override
    public Attack withCards(UnaryOperator<CardRef> moved) {
      return new Attack(
          attacker, shot, step, attack, defence, rerolling, Use.withCards(used, moved));
    }

    /** Begins an attack that was declared. */
    public static Attack of(String attacker, Shot shot) {
      return new Attack(
          attacker, shot, AttackStep.ROLL_ATTACK, Pool.EMPTY, Pool.EMPTY, 0, List.of());
    }

    /** Returns the defender. */
    public String defender() {
      return shot.target();
    }

    /** Returns the task at another step. */
    public Attack at(AttackStep next) {
      return new Attack(attacker, shot, next, attack, defence, rerolling, used);
    }

    /** Returns the pool of a side. */
    public Pool pool(Effect.Side side) {
      return side == Effect.Side.ATTACK ? attack : defence;
    }

    /** Returns the task with another pool of a side, and no dice in the air. */
    public Attack with(Effect.Side side, Pool pool) {
      return side == Effect.Side.ATTACK
          ? new Attack(attacker, shot, step, pool, defence, 0, used)
          : new Attack(attacker, shot, step, attack, pool, 0, used);
    }

    /** Returns the task with some attack dice in the air. */
    public Attack rerolling(Pool left, int dice) {
      return new Attack(attacker, shot, step, left, defence, dice, used);
    }

    /** Returns the task with one ability more used. */
    public Attack using(Use ability) {
      List<Use> more = new ArrayList<>(used);
      more.add(ability);
      return new Attack(attacker, shot, step, attack, defence, rerolling, more);
    }
  }

  /** The steps of an attack after it was declared. */
  enum AttackStep {
    /** The attack dice are rolled. */
    ROLL_ATTACK,
    /** The defender's cards modify them. */
    DEFENDER_MODIFIES,
    /** The attacker modifies them. */
    MODIFY_ATTACK,
    /** The defence dice are rolled. */
    ROLL_DEFENCE,
    /** The attacker's cards modify them. */
    ATTACKER_MODIFIES,
    /** The defender modifies them. */
    MODIFY_DEFENCE,
    /** Evades cancel hits. */
    COMPARE,
    /** The defender suffers what was not cancelled. */
    DAMAGE,
    /** Cards take effect after it. */
    AFTER,
    /** The attack is over. */
    OVER
  }

  /**
   * A ship suffers damage, one after the other (000, heading on damage).
   *
   * @param ship the ship
   * @param normal how much normal damage is left
   * @param critical how much critical damage is left
   */
  record Damage(String ship, int normal, int critical) implements Task {}

  /**
   * A ship is dealt a damage card.
   *
   * @param ship the ship
   * @param up whether it is dealt face up
   * @param dealt whether it lies there already
   */
  record Dealing(String ship, boolean up, boolean dealt) implements Task {}

  /**
   * A ship may perform a free action (000, heading on free actions).
   *
   * @param ship the ship
   * @param actions the actions among which its player chooses, by name; none: those of its bar
   */
  record FreeAction(String ship, List<String> actions) implements Task {

    /** Copies the list. */
    public FreeAction {
      actions = List.copyOf(actions);
    }
  }

  /**
   * Cards may take effect (000, heading on card abilities; 000-152, -156 to -160).
   *
   * @param window the moment
   * @param subject the ship that it is about, if it is about one
   * @param proposed what is about to happen, at a moment at which something is proposed
   * @param seat which player's turn it is, by his place in the order of initiative
   * @param done the abilities that were used
   * @param team how far a team has come that orders its members' abilities
   * @param chain how many effects of cards have led here, one after another
   */
  record Opportunity(
      Window window,
      Optional<String> subject,
      Optional<Proposed> proposed,
      int seat,
      List<Use> done,
      Optional<TeamTurn> team,
      int chain)
      implements Task {

    /** Copies the list. */
    public Opportunity {
      done = List.copyOf(done);
    }

    /** Returns a moment that has just come. */
    public static Opportunity of(Window window, Optional<String> subject) {
      return new Opportunity(window, subject, Optional.empty(), 0, List.of(), Optional.empty(), 0);
    }

    /**
     * Returns the moment at which something is proposed.
     *
     * @param replaced the abilities that took the place of what was proposed before it
     */
    public static Opportunity of(Proposed proposed, List<Use> replaced) {
      return new Opportunity(
          proposed.window(),
          Optional.of(proposed.ship()),
          Optional.of(proposed),
          0,
          replaced,
          Optional.empty(),
          0);
    }

    @Override
    public Opportunity withCards(UnaryOperator<CardRef> moved) {
      return new Opportunity(
          window,
          subject,
          proposed,
          seat,
          Use.withCards(done, moved),
          team.map(turn -> turn.withCards(moved)),
          chain);
    }

    @Override
    public Opportunity after(int effects) {
      return new Opportunity(window, subject, proposed, seat, done, team, Math.max(chain, effects));
    }

    /** Returns it when it is the turn of the player at another place. */
    public Opportunity at(int other) {
      return new Opportunity(window, subject, proposed, other, done, Optional.empty(), chain);
    }

    /** Returns it with one ability more used. */
    public Opportunity using(Use ability) {
      List<Use> more = new ArrayList<>(done);
      more.add(ability);
      return new Opportunity(
          window, subject, proposed, seat, more, team.map(TeamTurn::unsettled), chain);
    }

    /** Returns it where the team has settled which ability comes next. */
    public Opportunity settling(Use ability) {
      TeamTurn turn = team.orElse(TeamTurn.BEGUN).settling(ability);
      return new Opportunity(window, subject, proposed, seat, done, Optional.of(turn), chain);
    }

    /** Returns it where a member of the team has passed some of his abilities. */
    public Opportunity passing(List<Use> abilities) {
      TeamTurn turn = team.orElse(TeamTurn.BEGUN).passing(abilities);
      return new Opportunity(window, subject, proposed, seat, done, Optional.of(turn), chain);
    }

    /** Returns the abilities that take effect no more: used or passed. */
    public List<Use> past() {
      if (team.isEmpty()) {
        return done;
      }
      List<Use> past = new ArrayList<>(done);
      past.addAll(team.get().passed());
      return past;
    }
  }

  /**
   * How far a team has come whose members have abilities that may take effect at one moment: it
   * orders them as it likes (003-059).
   *
   * @param passed the abilities that their players have passed
   * @param next the ability that comes next, once that is settled
   */
  record TeamTurn(List<Use> passed, Optional<Use> next) {

    private static final TeamTurn BEGUN = new TeamTurn(List.of(), Optional.empty());

    /** Copies the list. */
    public TeamTurn {
      passed = List.copyOf(passed);
    }

    private TeamTurn withCards(UnaryOperator<CardRef> moved) {
      return new TeamTurn(
          Use.withCards(passed, moved),
          Use.withCards(next.stream().toList(), moved).stream().findFirst());
    }

    private TeamTurn unsettled() {
      return new TeamTurn(passed, Optional.empty());
    }

    private TeamTurn settling(Use ability) {
      return new TeamTurn(passed, Optional.of(ability));
    }

    private TeamTurn passing(List<Use> abilities) {
      List<Use> more = new ArrayList<>(passed);
      more.addAll(abilities);
      return new TeamTurn(more, Optional.empty());
    }
  }

  /**
   * An ability of a card.
   *
   * @param card the card
   * @param ability which of its abilities
   */
  record Use(CardRef card, int ability) {

    /** Returns abilities where cards have moved, without those of cards that are gone. */
    private static List<Use> withCards(List<Use> uses, UnaryOperator<CardRef> moved) {
      return uses.stream()
          .map(use -> new Use(moved.apply(use.card), use.ability))
          .filter(use -> use.card.place() != CardRef.Place.DISCARDED)
          .toList();
    }
  }

  /**
   * What a card does is being done.
   *
   * @param card the card
   * @param id its id, by which it goes on though it may have been discarded
   * @param subject the ship that it is about, if it is about one
   * @param effects what is left to be done
   * @param replaced if that takes the place of what was proposed: the abilities that have done so
   *     with the same event, this one the last; none of them does so again
   * @param chain how many effects of cards have led here, one after another
   */
  record Resolving(
      CardRef card,
      String id,
      Optional<String> subject,
      List<Effect> effects,
      List<Use> replaced,
      int chain)
      implements Task {

    /** Copies the lists. */
    public Resolving {
      effects = List.copyOf(effects);
      replaced = List.copyOf(replaced);
    }

    /** Begins to do what a card does. */
    public static Resolving of(
        CardRef card, String id, Optional<String> subject, List<Effect> effects) {
      return new Resolving(card, id, subject, effects, List.of(), 0);
    }

    /** Returns it taking the place of what was proposed. */
    public Resolving replacing(List<Use> abilities) {
      return new Resolving(card, id, subject, effects, abilities, chain);
    }

    @Override
    public Resolving withCards(UnaryOperator<CardRef> moved) {
      return new Resolving(
          moved.apply(card),
          id,
          subject,
          effects.stream().map(effect -> effect.withCards(moved)).toList(),
          Use.withCards(replaced, moved),
          chain);
    }

    @Override
    public Resolving after(int others) {
      return new Resolving(card, id, subject, effects, replaced, Math.max(chain, others));
    }

    /** Returns it after its first effect, with others before those that are left. */
    public Resolving then(List<Effect> others) {
      List<Effect> left = new ArrayList<>(others);
      left.addAll(effects.subList(1, effects.size()));
      return new Resolving(card, id, subject, left, replaced, chain + 1);
    }
  }

  /**
   * The damage cards of a ship that is gone are turned up and discarded (000-141).
   *
   * @param ship the ship
   */
  record Discarding(String ship) implements Task {}

  /**
   * A ship that revealed its dial may drop a bomb (000, heading on bombs; 000-080).
   *
   * @param ship the ship
   */
  record Dropping(String ship) implements Task {}

  /**
   * A token that was dropped lies under ships that set it off at once: of several the layer picks
   * one (000-083, -084).
   *
   * @param ship the ship that dropped it
   * @param token the token
   * @param under the ships that it lies under, at least one
   */
  record Landed(String ship, String token, List<String> under) implements Task {

    /** Copies the list. */
    public Landed {
      under = List.copyOf(under);
    }
  }

  /**
   * A ship that moved sets off tokens, one after another (000-085, -090).
   *
   * @param ship the ship that moved
   * @param tokens the tokens that are left
   */
  record MinesMet(String ship, List<String> tokens) implements Task {

    /** Copies the list. */
    public MinesMet {
      tokens = List.copyOf(tokens);
    }
  }

  /** Bombs detonate at the end of the activation phase, one after another (000-080). */
  record BombsDue() implements Task {}

  /**
   * A bomb has detonated, and one ship after another suffers its effect (000-086 to -089).
   *
   * @param layer the ship that dropped it
   * @param bomb which of that ship's bomb cards
   * @param reached the ships that it reaches and that have not suffered it yet
   */
  record Detonation(String layer, String bomb, List<String> reached) implements Task {

    /** Copies the list. */
    public Detonation {
      reached = List.copyOf(reached);
    }
  }

  /**
   * A ship is dealt damage cards face up, whatever its shields: that is no damage suffered
   * (000-086).
   *
   * @param ship the ship
   * @param count how many are left
   */
  record FaceUpCards(String ship, int count) implements Task {}

  /**
   * A ship rolls attack dice and suffers the damage that they show (000-087).
   *
   * @param ship the ship
   * @param dice how many
   */
  record MineDice(String ship, int dice) implements Task {}

  /**
   * A huge ship is being activated (002, headings on energy and on actions; 002-009, -013).
   *
   * @param ship the ship
   * @param step what comes next
   * @param acted how many of its sections had their chance to act
   */
  record HugeActivation(String ship, HugeStep step, int acted) implements Task {

    /** Returns the task at another step. */
    public HugeActivation at(HugeStep next) {
      return new HugeActivation(ship, next, acted);
    }
  }

  /** The steps of a huge ship's activation. */
  enum HugeStep {
    /** The dial is turned up. */
    REVEAL,
    /** The ship moves. */
    MOVE,
    /** It gains energy. */
    GAIN_ENERGY,
    /** Energy goes from its ship card to others. */
    ALLOCATE,
    /** It uses its cards' energy. */
    USE_ENERGY,
    /** Each section may act. */
    ACT
  }

  /**
   * What a maneuver into a huge ship, or a huge ship's over others, has earned is dealt (002,
   * headings on overlaps; 002-042 to -047).
   *
   * @param owed what is left, the next first
   */
  record Collision(List<DamageOwed> owed) implements Task {

    /** Copies the list. */
    public Collision {
      owed = List.copyOf(owed);
    }
  }

  /**
   * A huge ship suffers damage on one section (002, heading on damage; 002-030 to -040).
   *
   * @param ship the ship
   * @param section the section; none for a transport, or if an opponent has to pick it
   * @param cards how many cards are dealt to it face up, whatever shields it has
   * @param normal how much normal damage is left
   * @param critical how much critical damage is left
   * @param settled whether cards had their chance to take its place
   */
  record SectionDamage(
      String ship,
      Optional<SectionName> section,
      int cards,
      int normal,
      int critical,
      boolean settled)
      implements Task {

    /** Creates damage whose place cards may still take. */
    public SectionDamage(
        String ship, Optional<SectionName> section, int cards, int normal, int critical) {
      this(ship, section, cards, normal, critical, false);
    }
  }

  /**
   * Of a crippled section those upgrades are discarded for which its card has no icon any more
   * (002-034).
   *
   * @param ship the ship
   * @param section the section
   */
  record Surplus(String ship, Optional<SectionName> section) implements Task {}

  /**
   * The damage cards of a huge ship that is gone are turned up and discarded (002-036).
   *
   * @param ship the ship
   */
  record SectionDiscarding(String ship) implements Task {}

  /**
   * A huge ship has its chance to attack, more than once (002, heading on attacking; 002-024).
   *
   * @param ship the ship
   * @param attacks how many attacks it has made with its primary weapon
   * @param fired the secondary weapons with which it has attacked
   * @param shots what it may shoot at; none until that is measured
   */
  record HugeCombatTurn(String ship, int attacks, List<String> fired, List<Shot> shots)
      implements Task {

    /** Copies the list. */
    public HugeCombatTurn {
      fired = List.copyOf(fired);
      shots = List.copyOf(shots);
    }
  }

  /**
   * Remotes move forward, those of the first player first (003, heading on repositioning remotes;
   * 003-048).
   *
   * @param done the remotes that did
   */
  record RemotesMoving(List<String> done) implements Task {

    /** Copies the list. */
    public RemotesMoving {
      done = List.copyOf(done);
    }
  }

  /**
   * A remote moves forward along one of its templates.
   *
   * @param remote the remote
   */
  record RemoteMove(String remote) implements Task {}

  /**
   * A remote has its chance to attack (003-053).
   *
   * @param remote the remote
   * @param shots what it may shoot at, at least one
   */
  record RemoteTurn(String remote, List<Shot> shots) implements Task {

    /** Copies the list. */
    public RemoteTurn {
      shots = List.copyOf(shots);
    }
  }

  /**
   * A remote suffers damage, one card after the other, all of them face down (003-051).
   *
   * @param remote the remote
   * @param cards how many are left
   */
  record RemoteDamage(String remote, int cards) implements Task {}

  /**
   * The damage cards of a remote that is gone are shuffled back into the deck (003-051).
   *
   * @param remote the remote
   */
  record RemoteShuffling(String remote) implements Task {}

  /**
   * A ship is about to be activated, and its player may announce that its maneuver is to take it to
   * a ship to which it can dock (004-020).
   *
   * @param ship the ship
   */
  record Announcing(String ship) implements Task {}

  /**
   * The attack that lies on top of this is a precision shot at the engines (004-012).
   *
   * @param attacker who shoots
   * @param target at whom
   */
  record PrecisionShot(String attacker, String target) implements Task {}

  /**
   * The first part of the combat phase: what docked ships are about is said, and their crews fight,
   * each once (004-025 to -040).
   *
   * @param step what comes next
   * @param done the ships that had their say, or their fight
   * @param fighter the ship whose fighter picks his opponent now
   */
  record HandToHand(FightStep step, List<String> done, Optional<String> fighter) implements Task {

    /** Copies the list. */
    public HandToHand {
      done = List.copyOf(done);
    }

    /** Begins it. */
    public static HandToHand begin() {
      return at(FightStep.DECLARE);
    }

    /** Begins another step. */
    public static HandToHand at(FightStep step) {
      return new HandToHand(step, List.of(), Optional.empty());
    }

    /** Returns it where some more ships had their turn. */
    public HandToHand with(List<String> ships) {
      List<String> more = new ArrayList<>(done);
      more.addAll(ships);
      return new HandToHand(step, more, Optional.empty());
    }

    /** Returns it where a fighter picks his opponent. */
    public HandToHand picking(String ship) {
      return new HandToHand(step, done, Optional.of(ship));
    }
  }

  /** The steps of the first part of the combat phase. */
  enum FightStep {
    /** Who docked says whether he boards or tows. */
    DECLARE,
    /** Whose ship is towed may open a fight. */
    RESIST,
    /** It is picked which stack of a huge ship fights. */
    STACKS,
    /** The lowest cards are turned up. */
    SHOW,
    /** The crews fight. */
    FIGHT
  }

  /**
   * Two fighters fight: one attacks, then the other (004-030 to -034).
   *
   * @param attacker the ship of the one who attacks now
   * @param defender the ship of the other
   * @param answer whether the other has attacked before
   * @param step what comes next
   * @param attack the attack dice
   * @param defence the defence dice
   */
  record Exchange(
      String attacker,
      String defender,
      boolean answer,
      ExchangeStep step,
      Pool attack,
      Pool defence)
      implements Task {

    /** Begins an attack. */
    public static Exchange of(String attacker, String defender, boolean answer) {
      return new Exchange(attacker, defender, answer, ExchangeStep.ATTACK, Pool.EMPTY, Pool.EMPTY);
    }
  }

  /** The steps of a fighter's attack. */
  enum ExchangeStep {
    /** The attack dice are rolled. */
    ATTACK,
    /** The defence dice are rolled. */
    DEFENCE,
    /** Evades cancel hits. */
    COMPARE
  }

  /**
   * Whoever is in a fight may break it off, if the other accepts (004-037).
   *
   * @param asked the ships whose players were asked
   * @param offered the ship whose player would break off, while the other has not answered
   * @param leaving the ship whose player says whether it tows the other or flees
   */
  record BreakingOff(List<String> asked, Optional<String> offered, Optional<String> leaving)
      implements Task {

    /** Copies the list. */
    public BreakingOff {
      asked = List.copyOf(asked);
    }

    /** Begins it. */
    public static BreakingOff begin() {
      return new BreakingOff(List.of(), Optional.empty(), Optional.empty());
    }

    /** Returns it where some more ships' players were asked, and nothing is open. */
    public BreakingOff with(List<String> ships) {
      List<String> more = new ArrayList<>(asked);
      more.addAll(ships);
      return new BreakingOff(more, Optional.empty(), Optional.empty());
    }
  }

  /** The end phase (000, heading on it). */
  record EndPhase() implements Task {}

  /** A round ends. */
  record RoundEnd() implements Task {}
}
