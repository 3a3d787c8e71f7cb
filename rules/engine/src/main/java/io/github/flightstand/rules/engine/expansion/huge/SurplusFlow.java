package io.github.flightstand.rules.engine.expansion.huge;

import io.github.flightstand.rules.engine.decision.Command;
import io.github.flightstand.rules.engine.decision.Decision;
import io.github.flightstand.rules.engine.decision.Kind;
import io.github.flightstand.rules.engine.decision.Option;
import io.github.flightstand.rules.engine.flow.DecisionCollector;
import io.github.flightstand.rules.engine.flow.Flow;
import io.github.flightstand.rules.engine.flow.RulesContext;
import io.github.flightstand.rules.engine.flow.Sections;
import io.github.flightstand.rules.engine.flow.Transition;
import io.github.flightstand.rules.engine.flow.card.Effects;
import io.github.flightstand.rules.engine.hook.CardKind;
import io.github.flightstand.rules.engine.state.CardRef;
import io.github.flightstand.rules.engine.state.HugeTask;
import io.github.flightstand.rules.engine.state.SectionCard;
import io.github.flightstand.rules.engine.state.ShipState;
import io.github.flightstand.rules.engine.state.State;
import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** A crippled section's discard of cards above its icons; titles, modifications stay (002-034). */
final class SurplusFlow extends Flow<HugeTask.Surplus> {

  private static final String KEY = "discard:";

  private static final Set<CardKind> STAY =
      Collections.unmodifiableSet(
          EnumSet.of(CardKind.PILOT, CardKind.TITLE, CardKind.MODIFICATION, CardKind.CONDITION));

  /** The cards of a kind with more cards than icons. */
  private record Above(List<Integer> places, int icons) {

    boolean leavesAChoice() {
      return icons > 0;
    }
  }

  private static Optional<Above> above(HugeTask.Surplus task, State state, RulesContext context) {
    ShipState ship = state.ship(task.ship());
    SectionCard card = ship.card().section(task.section());
    if (!ship.inPlay() || card.crippled().slots().isEmpty()) {
      return Optional.empty();
    }
    Map<CardKind, List<Integer>> held = new LinkedHashMap<>();
    for (int place : ship.card().huge().orElseThrow().places(task.section(), ship.cards())) {
      if (ship.cards().get(place).up()) {
        context
            .cards()
            .kind(ship, place)
            .filter(kind -> !STAY.contains(kind))
            .ifPresent(kind -> held.computeIfAbsent(kind, any -> new ArrayList<>()).add(place));
      }
    }
    for (Map.Entry<CardKind, List<Integer>> of : held.entrySet()) {
      int icons = Collections.frequency(card.crippled().slots().get(), of.getKey().word());
      if (of.getValue().size() > icons) {
        return Optional.of(new Above(of.getValue(), icons));
      }
    }
    return Optional.empty();
  }

  @Override
  public boolean waits(HugeTask.Surplus task, State state, RulesContext context) {
    return above(task, state, context).filter(Above::leavesAChoice).isPresent();
  }

  @Override
  public void ask(HugeTask.Surplus task, State state, DecisionCollector asking) {
    ShipState ship = state.ship(task.ship());
    asking.put(
        Kind.SURPLUS,
        ship.id() + Sections.suffix(task.section()),
        ship.seat(),
        Optional.of(ship.id()),
        options ->
            Energy.keys(KEY, ship, above(task, state, asking.context()).orElseThrow().places())
                .keySet()
                .forEach(key -> options.offer(Option.of(key))));
  }

  @Override
  public void answer(HugeTask.Surplus task, Transition play, Decision decision, Command command) {
    ShipState ship = play.ship(task.ship());
    List<Integer> places = above(task, play.state(), play.context()).orElseThrow().places();
    discard(play, ship.id(), Energy.placeOf(command.key(), Energy.keys(KEY, ship, places)));
  }

  private static void discard(Transition play, String ship, int place) {
    Effects.flip(play, CardRef.held(ship, place), false);
  }

  @Override
  public void proceed(HugeTask.Surplus task, Transition play) {
    Optional<Above> above = above(task, play.state(), play.context());
    if (above.isEmpty()) {
      play.pop();
    } else {
      above.get().places().forEach(place -> discard(play, task.ship(), place));
    }
  }
}
