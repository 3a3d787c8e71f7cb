package io.github.flightstand.rules.player;

import io.github.flightstand.geometry.Pose;
import io.github.flightstand.movement.maneuver.Maneuver;
import io.github.flightstand.movement.maneuver.Resolution;
import io.github.flightstand.movement.table.Table;
import io.github.flightstand.rules.engine.Engine;
import io.github.flightstand.rules.engine.View;
import io.github.flightstand.rules.engine.decision.Command;
import io.github.flightstand.rules.engine.decision.Decision;
import io.github.flightstand.rules.engine.decision.Domain;
import io.github.flightstand.rules.engine.decision.Kind;
import io.github.flightstand.rules.engine.decision.Option;
import io.github.flightstand.rules.engine.decision.RandomAnswer;
import io.github.flightstand.rules.engine.decision.Witnesses;
import io.github.flightstand.rules.engine.hook.CardSet;
import io.github.flightstand.rules.engine.state.ActivationTask;
import io.github.flightstand.rules.engine.state.CombatTask;
import io.github.flightstand.rules.engine.state.ShipState;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/**
 * A player that takes what is best for its ships one step ahead. It weighs where each maneuver ends
 * against where the enemies probably will be, by the average damage that both deal and by place. It
 * weighs actions, targets and tokens likewise. It keeps no notes, and draws numbers only if it has
 * no preference.
 */
public final class GreedyPlayer implements Player {

  private Optional<Tools> tools = Optional.empty();

  /** The engine that plays on what cards do; without one abilities are used unseen. */
  private final Optional<Engine> engine;

  /** Creates a player who knows no cards beyond those of the game's own box. */
  public GreedyPlayer() {
    this.engine = Optional.empty();
  }

  /** Creates a player of games with these cards, which it uses by what they are worth. */
  public GreedyPlayer(CardSet cards) {
    this.engine = Optional.of(new Engine(cards));
  }

  Tools tools(View view) {
    if (tools.isEmpty() || !tools.get().rules().equals(view.open().rules())) {
      tools = Optional.of(Tools.of(view.open().rules()));
    }
    return tools.get();
  }

  @Override
  public Command decide(View view, Generator random) {
    return withCards(view).orElseGet(() -> decideInHaste(view, random, false));
  }

  /**
   * Decides the same way, but uses abilities without comparing, because playouts have no time for
   * more.
   *
   * @param passes whether abilities are rather passed, where that is possible
   */
  Command decideInHaste(View view, Generator random, boolean passes) {
    Tools mine = tools(view);
    Scene scene = Scene.of(view);
    Decision decision = view.decisions().get(0);
    return switch (decision.kind()) {
      case DIAL, READY -> plan(mine, scene);
      case ACTION -> Scored.best(new ActionChoice(mine).ranked(scene, decision));
      case ATTACK -> Scored.best(new AttackChoice(mine).targets(scene, decision));
      case MODIFY_ATTACK -> new AttackChoice(mine).modifyAttack(scene, decision);
      case MODIFY_DEFENCE -> new AttackChoice(mine).modifyDefence(scene, decision);
      case NEXT -> next(mine, scene, decision);
      case PICK -> pick(mine, scene, decision);
      case OFFSET -> offset(mine, scene, decision);
      case REPOSITION -> RemoteChoice.template(mine, view, decision);
      case DECLOAK -> decloak(mine, scene, decision);
      case DROP -> Bombing.drop(scene, outlook(mine, scene), decision);
      case PLACE_SHIP -> SetUpChoice.ship(scene, decision, decision.options().get(0));
      case ABILITY ->
          passes && decision.option("pass").isPresent()
              ? Command.of(decision.id(), "pass")
              : use(decision, random);
      // Wings stay as they are.
      case SPLIT, REJOIN -> Command.of(decision.id(), "pass");
      // Energy is only useful on cards; of several the first is filled first.
      case ALLOCATE -> Command.of(decision.id(), decision.options().get(1).key());
      case MISSION -> MissionChoice.answer(decision, random);
      default -> RandomAnswer.of(decision, random);
    };
  }

  /** Returns the answer to a decision about what cards do, if it is one and the cards are known. */
  private Optional<Command> withCards(View view) {
    Decision decision = view.decisions().get(0);
    boolean dice = decision.kind() == Kind.MODIFY_ATTACK || decision.kind() == Kind.MODIFY_DEFENCE;
    boolean asks = AbilityChoice.asks(view, decision);
    if (engine.isEmpty() || !(dice || asks) || !AbilityChoice.fits(engine.get().cards(), view)) {
      return Optional.empty();
    }
    AbilityChoice choice = new AbilityChoice(tools(view), engine.get(), this);
    Scene scene = Scene.of(view);
    return asks ? Optional.of(choice.best(scene, decision)) : choice.modifying(scene, decision);
  }

  /** Uses an ability if it can: what that does is up to the card, and mostly good for its ship. */
  static Command use(Decision decision, Generator random) {
    Option option =
        decision.options().stream()
            .filter(one -> !one.key().equals("pass"))
            .findFirst()
            .orElse(decision.options().get(0));
    return RandomAnswer.of(decision, option, random);
  }

  static PlacementEvaluation outlook(Tools tools, Scene scene) {
    return new PlacementEvaluation(tools, scene, new Forecast(tools).rivals(scene));
  }

  /** Sets the dial of the next ship without one, those that move first first; then gets ready. */
  private static Command plan(Tools tools, Scene scene) {
    Optional<ShipState> next = unplanned(scene);
    if (next.isEmpty()) {
      return ready(scene.view().player());
    }
    ShipState ship = next.get();
    Maneuver dial = new DialChoice(tools).best(scene, outlook(tools, scene), ship);
    return DialSearch.command(ship.id(), dial.code());
  }

  /** Returns the ship that gets its dial next, if any has none. */
  static Optional<ShipState> unplanned(Scene scene) {
    return scene.view().decisions().stream()
        .filter(decision -> decision.kind() == Kind.DIAL)
        .map(decision -> scene.ship(decision.ship().orElseThrow()))
        .filter(ship -> ship.dial().isEmpty())
        .min(Comparator.comparingInt(ship -> ship.card().skill()));
  }

  static Command ready(String seat) {
    return Command.of(Kind.READY.about(seat), "ready");
  }

  /** Picks the first ship whose way is free or, of attackers, the one with the best shot. */
  private static Command next(Tools tools, Scene scene, Decision decision) {
    Option option = decision.options().get(0);
    List<String> names = ((Domain.OneOf) option.domain()).names();
    Command command = Command.of(decision.id(), option.key());
    if (scene.present() instanceof ActivationTask.Activations) {
      for (String name : names) {
        Optional<Maneuver> dial = scene.ship(name).maneuver();
        if (dial.isPresent()
            && tools.memory().resolve(scene.table(), name, dial.get()).overlapped().isEmpty()) {
          return command.withValue(name);
        }
      }
    }
    if (scene.present() instanceof CombatTask.Combat) {
      PlacementEvaluation outlook = outlook(tools, scene);
      List<Scored<String>> ranked = new ArrayList<>();
      for (String name : names) {
        ShipState ship = scene.ship(name);
        if (scene.remote(name).isPresent()) {
          ranked.add(new Scored<>(name, 0));
          continue;
        }
        EvaluatedPlacement now = EvaluatedPlacement.of(ship, scene.standing(ship).pose());
        ranked.add(new Scored<>(name, outlook.of(scene.table(), ship, now)));
      }
      return command.withValue(Scored.best(ranked));
    }
    return command.withValue(names.get(0));
  }

  /** Picks the maneuver that is worst for a stressed enemy. */
  private static Command pick(Tools tools, Scene scene, Decision decision) {
    ShipState ship = scene.ship(decision.ship().orElseThrow());
    Scene theirs = Scene.of(scene.view(), ship.seat());
    List<Scored<Maneuver>> ranked =
        new DialChoice(tools).ranked(theirs, outlook(tools, theirs), ship);
    Option option = decision.options().get(0);
    List<String> allowed = ((Domain.OneOf) option.domain()).names();
    List<String> worstLast =
        ranked.stream().map(one -> one.choice().code()).filter(allowed::contains).toList();
    return Command.of(decision.id(), option.key()).withValue(worstLast.get(worstLast.size() - 1));
  }

  private static Command offset(Tools tools, Scene scene, Decision decision) {
    ShipState ship = scene.ship(decision.ship().orElseThrow());
    Option option = decision.options().get(0);
    Domain.Slide slide = (Domain.Slide) option.domain();
    Maneuver maneuver = ((ActivationTask.Activation) scene.present()).executed().orElseThrow();
    PlacementEvaluation outlook = outlook(tools, scene);
    List<Scored<Command>> ranked = new ArrayList<>();
    for (double shift : Witnesses.of(slide).shifts()) {
      Resolution end = tools.resolver().resolve(scene.table(), ship.id(), maneuver, shift);
      ranked.add(
          new Scored<>(
              Command.of(decision.id(), option.key()).withShift(shift),
              new DialChoice(tools).value(outlook, ship, maneuver, end, scene.table())));
    }
    return Scored.best(ranked);
  }

  /** Weighs decloaking by where the ship would be after its maneuver. */
  private static Command decloak(Tools tools, Scene scene, Decision decision) {
    ShipState ship = scene.ship(decision.ship().orElseThrow());
    PlacementEvaluation outlook = outlook(tools, scene);
    ActionChoice actions = new ActionChoice(tools);
    List<Scored<Command>> ranked = new ArrayList<>();
    for (Option option : decision.options()) {
      Command command = Command.of(decision.id(), option.key());
      if (option.key().equals("pass")) {
        Pose here = scene.standing(ship).pose();
        ranked.add(new Scored<>(command, afterwards(outlook, ship, here, true)));
        continue;
      }
      for (ActionChoice.End end :
          actions.moves(scene.table(), scene.standing(ship), option, command)) {
        ranked.add(new Scored<>(end.command(), afterwards(outlook, ship, end.pose(), false)));
      }
    }
    return Scored.best(ranked);
  }

  private static double afterwards(
      PlacementEvaluation outlook, ShipState ship, Pose pose, boolean cloaked) {
    Scene scene = outlook.scene();
    Table table = scene.table().withShip(scene.standing(ship).at(pose));
    Optional<Maneuver> dial = ship.maneuver();
    EvaluatedPlacement stance = EvaluatedPlacement.of(ship, pose);
    if (dial.isPresent()) {
      Resolution end = outlook.tools().memory().resolve(table, ship.id(), dial.get());
      if (end.fled()) {
        return -MaterialEvaluation.of(ship.card());
      }
      stance = stance.at(end.finalPose());
    }
    return outlook.of(table, ship, cloaked ? stance : stance.cloaked(false));
  }
}
