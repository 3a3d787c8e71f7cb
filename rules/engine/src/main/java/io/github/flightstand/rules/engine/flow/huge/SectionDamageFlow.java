package io.github.flightstand.rules.engine.flow.huge;

import io.github.flightstand.movement.parts.SectionName;
import io.github.flightstand.rules.engine.decision.Command;
import io.github.flightstand.rules.engine.decision.Decision;
import io.github.flightstand.rules.engine.decision.Domain;
import io.github.flightstand.rules.engine.decision.Kind;
import io.github.flightstand.rules.engine.decision.Option;
import io.github.flightstand.rules.engine.event.SectionEvent;
import io.github.flightstand.rules.engine.flow.Allegiance;
import io.github.flightstand.rules.engine.flow.ChanceNode;
import io.github.flightstand.rules.engine.flow.DecisionCollector;
import io.github.flightstand.rules.engine.flow.Flow;
import io.github.flightstand.rules.engine.flow.RulesContext;
import io.github.flightstand.rules.engine.flow.Sections;
import io.github.flightstand.rules.engine.flow.Transition;
import io.github.flightstand.rules.engine.flow.damage.Crippling;
import io.github.flightstand.rules.engine.flow.damage.DealingFlow;
import io.github.flightstand.rules.engine.flow.damage.Proposals;
import io.github.flightstand.rules.engine.state.CardRef;
import io.github.flightstand.rules.engine.state.DeckState;
import io.github.flightstand.rules.engine.state.HugeTask;
import io.github.flightstand.rules.engine.state.Proposed;
import io.github.flightstand.rules.engine.state.SectionState;
import io.github.flightstand.rules.engine.state.ShipState;
import io.github.flightstand.rules.engine.state.State;
import io.github.flightstand.rules.engine.state.Window;
import java.util.List;
import java.util.Optional;

/**
 * Damage to a huge ship: to one section, from its own deck, which an opponent picks if both could
 * suffer it; what a section cannot suffer any more is lost (002, heading on damage; 002-030 to
 * -040). Cards that are dealt come first and pass the shields by (000-138), then normal, then
 * critical damage as for any ship.
 */
public final class SectionDamageFlow implements Flow<HugeTask.SectionDamage> {

  /** Returns the sections that may suffer it: crippled ones cannot (002-035). */
  private static List<SectionState> concerned(HugeTask.SectionDamage task, State state) {
    ShipState ship = state.ship(task.ship());
    return !ship.inPlay() || left(task) == 0
        ? List.of()
        : ship.huge().orElseThrow().working().stream()
            .filter(section -> task.section().isEmpty() || section.section().equals(task.section()))
            .toList();
  }

  private static int left(HugeTask.SectionDamage task) {
    return task.cards() + task.normal() + task.critical();
  }

  @Override
  public Optional<ChanceNode> nature(
      HugeTask.SectionDamage task, State state, RulesContext context) {
    List<SectionState> concerned = concerned(task, state);
    if (concerned.size() != 1 || proposes(task, state, context)) {
      return Optional.empty();
    }
    SectionState section = concerned.get(0);
    DeckState deck = section.deck();
    boolean draws = deck.undealt() > 0 && drawsFaceUp(task, section);
    return draws
        ? Optional.of(new ChanceNode.Card(task.ship(), deck.pools().get(deck.current())))
        : Optional.empty();
  }

  /** Tells whether cards may take the place of the next damage; dealing is none (000-138). */
  private static boolean proposes(HugeTask.SectionDamage task, State state, RulesContext context) {
    return !task.settled()
        && task.cards() == 0
        && context.triggers().listens(state, Window.WOULD_SUFFER);
  }

  private static boolean drawsFaceUp(HugeTask.SectionDamage task, SectionState section) {
    return task.cards() > 0
        || (task.normal() == 0 && task.critical() > 0 && section.shields() == 0);
  }

  @Override
  public boolean waits(HugeTask.SectionDamage task, State state) {
    return concerned(task, state).size() > 1;
  }

  @Override
  public void ask(HugeTask.SectionDamage task, State state, DecisionCollector asking) {
    ShipState ship = state.ship(task.ship());
    asking.put(
        Kind.SECTION,
        ship.id(),
        Allegiance.opponent(state, ship),
        Optional.of(ship.id()),
        options ->
            options.offer(
                Option.of(
                    "section",
                    new Domain.OneOf(
                        concerned(task, state).stream()
                            .flatMap(section -> section.section().stream())
                            .map(SectionName::word)
                            .toList()))));
  }

  @Override
  public void answer(
      HugeTask.SectionDamage task, Transition play, Decision decision, Command command) {
    if (decision.kind() == Kind.SECTION) {
      SectionName picked = Sections.ofWord(command.value().orElseThrow());
      play.happen(
          new SectionEvent.SectionPicked(task.ship(), decision.player().orElseThrow(), picked));
      play.become(
          new HugeTask.SectionDamage(
              task.ship(), Optional.of(picked), task.cards(), task.normal(), task.critical()));
      return;
    }
    SectionState section = concerned(task, play.state()).get(0);
    play.happen(
        new SectionEvent.SectionDealt(
            task.ship(), section.section(), false, Optional.of(command.key())));
    play.become(less(task));
    play.open(Window.DEALT, Optional.of(task.ship()));
    int last =
        play.ship(task.ship()).huge().orElseThrow().section(section.section()).damage().size();
    DealingFlow.faceUp(play, CardRef.damage(task.ship(), section.section(), last - 1));
  }

  @Override
  public void proceed(HugeTask.SectionDamage task, Transition play) {
    List<SectionState> concerned = concerned(task, play.state());
    if (concerned.isEmpty()) {
      play.pop();
      // One damage of several counts when all of it is suffered.
      boolean more =
          play.state().task() instanceof HugeTask.SectionDamage under
              && under.ship().equals(task.ship());
      if (!more) {
        Crippling.check(play, task.ship());
      }
      return;
    }
    SectionState section = concerned.get(0);
    if (proposes(task, play.state(), play.context())) {
      play.become(less(task));
      Proposals.propose(
          play, new Proposed.Damage(task.ship(), section.section(), task.normal() == 0));
      return;
    }
    if (task.cards() == 0 && section.shields() > 0) {
      play.happen(
          new SectionEvent.SectionShieldLost(task.ship(), section.section(), task.normal() == 0));
      play.become(less(task));
      return;
    } else if (!Sections.restock(play, task.ship(), section)) {
      play.happen(
          new SectionEvent.SectionDealt(task.ship(), section.section(), true, Optional.empty()));
    } else if (drawsFaceUp(task, section)) {
      // There is a card again: nature says which.
      return;
    } else {
      play.happen(
          new SectionEvent.SectionDealt(task.ship(), section.section(), false, Optional.empty()));
    }
    play.become(less(task));
    play.open(Window.DEALT, Optional.of(task.ship()));
  }

  /** Returns what is left after the next of it: cards, then normal, then critical damage. */
  private static HugeTask.SectionDamage less(HugeTask.SectionDamage task) {
    boolean card = task.cards() > 0;
    boolean normal = !card && task.normal() > 0;
    return new HugeTask.SectionDamage(
        task.ship(),
        task.section(),
        task.cards() - (card ? 1 : 0),
        task.normal() - (normal ? 1 : 0),
        task.critical() - (card || normal ? 0 : 1),
        task.settled());
  }
}
