package io.github.flightstand.rules.engine.flow.damage;

import io.github.flightstand.movement.parts.SectionName;
import io.github.flightstand.rules.engine.decision.Command;
import io.github.flightstand.rules.engine.decision.Decision;
import io.github.flightstand.rules.engine.decision.Kind;
import io.github.flightstand.rules.engine.decision.Option;
import io.github.flightstand.rules.engine.event.SectionEvent;
import io.github.flightstand.rules.engine.flow.Allegiance;
import io.github.flightstand.rules.engine.flow.DecisionCollector;
import io.github.flightstand.rules.engine.flow.Flow;
import io.github.flightstand.rules.engine.flow.Sections;
import io.github.flightstand.rules.engine.flow.Transition;
import io.github.flightstand.rules.engine.state.AbilityTask;
import io.github.flightstand.rules.engine.state.DamageTask;
import io.github.flightstand.rules.engine.state.Piece;
import io.github.flightstand.rules.engine.state.Proposed;
import io.github.flightstand.rules.engine.state.SectionState;
import io.github.flightstand.rules.engine.state.ShipState;
import io.github.flightstand.rules.engine.state.State;
import io.github.flightstand.rules.engine.state.Window;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Damage in order: first cards dealt face up past the shields (000-086, -138), then normal damage,
 * then critical damage. Each takes a shield token if there is one, otherwise a card, face up for
 * critical damage, even beyond the hull (000-047, -132 to -144).
 *
 * <p>On a corvette one section suffers it; an opponent picks if both could. What a section can no
 * longer suffer is lost (002-030 to -040).
 */
public final class DamageFlow extends Flow<DamageTask.Damage> {

  /** Makes a ship or a remote suffer damage, unless cards prevent it. */
  public static void suffer(Transition play, String piece, int normal, int critical) {
    suffer(play, piece, Optional.empty(), normal, critical);
  }

  /** Makes a piece suffer damage, in the named section if it has any, unless cards prevent it. */
  public static void suffer(
      Transition play, String id, Optional<SectionName> section, int normal, int critical) {
    Piece piece = play.pieces().piece(id);
    if (!piece.suffers(normal + critical)) {
      return;
    }
    play.push(piece.suffering(section, normal, critical));
    if (piece.ship().isPresent()
        && play.context().triggers().listens(play.state(), Window.BEFORE_DAMAGE)) {
      // Not deferred: once the damage is suffered, nothing is left to prevent.
      play.push(AbilityTask.Opportunity.of(Window.BEFORE_DAMAGE, Optional.of(id)));
    }
  }

  /** Returns the sections that may suffer it; crippled ones cannot (002-035). */
  private static List<SectionState> concerned(DamageTask.Damage task, State state) {
    ShipState ship = state.ship(task.ship());
    List<SectionState> concerned = new ArrayList<>();
    if (ship.inPlay() && task.cards() + task.normal() + task.critical() > 0) {
      for (SectionState section : ship.working()) {
        if (task.section().isEmpty() || section.section().equals(task.section())) {
          concerned.add(section);
        }
      }
    }
    return concerned;
  }

  @Override
  public boolean waits(DamageTask.Damage task, State state) {
    return concerned(task, state).size() > 1;
  }

  @Override
  public void ask(DamageTask.Damage task, State state, DecisionCollector asking) {
    ShipState ship = state.ship(task.ship());
    asking.put(
        Kind.SECTION,
        ship.id(),
        Allegiance.opponent(asking.context(), state, ship),
        options ->
            options.offer(
                Option.of(
                    "section",
                    concerned(task, state).stream()
                        .flatMap(section -> section.section().stream())
                        .map(SectionName::word)
                        .toList())));
  }

  @Override
  public void answer(DamageTask.Damage task, Transition play, Decision decision, Command command) {
    SectionName picked = Sections.ofWord(command.value().orElseThrow());
    play.happen(
        new SectionEvent.SectionPicked(task.ship(), decision.player().orElseThrow(), picked));
    play.become(
        new DamageTask.Damage(
            task.ship(),
            Optional.of(picked),
            task.cards(),
            task.normal(),
            task.critical(),
            task.hurt()));
  }

  @Override
  public void proceed(DamageTask.Damage task, Transition play) {
    List<SectionState> concerned = concerned(task, play.state());
    if (concerned.isEmpty()) {
      play.pop();
      if (task.hurt()) {
        play.open(Window.SUFFERED, Optional.of(task.ship()));
      }
      // The cards and the damage of one bomb cripple a section together.
      boolean more =
          play.ship(task.ship()).card().inSections()
              && play.state().task() instanceof DamageTask.Damage under
              && under.ship().equals(task.ship());
      if (!more) {
        Destruction.check(play, task.ship());
      }
      return;
    }
    Optional<SectionName> section = concerned.get(0).section();
    boolean card = task.cards() > 0;
    boolean critical = !card && task.normal() == 0;
    play.become(
        new DamageTask.Damage(
            task.ship(),
            task.section(),
            card ? task.cards() - 1 : 0,
            card || critical ? task.normal() : task.normal() - 1,
            critical ? task.critical() - 1 : task.critical(),
            task.hurt()));
    if (card) {
      // Dealing a card is no damage, so no other effect can replace it (000-138).
      DealingFlow.deal(play, task.ship(), section, true);
    } else {
      Proposals.propose(play, new Proposed.Damage(task.ship(), section, critical));
    }
  }
}
