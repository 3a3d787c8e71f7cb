package io.github.flightstand.rules.engine.mission;

import io.github.flightstand.movement.table.Ship;
import io.github.flightstand.movement.table.TableEdge;
import io.github.flightstand.rules.engine.hook.Card;
import io.github.flightstand.rules.engine.hook.CardContext;
import io.github.flightstand.rules.engine.state.Effect;
import io.github.flightstand.rules.engine.state.ShipState;
import io.github.flightstand.rules.engine.state.TokenType;
import io.github.flightstand.rules.measure.FiringArc;
import io.github.flightstand.rules.measure.RangeBand;
import io.github.flightstand.rules.mission.MissionRule;
import java.util.ArrayList;
import java.util.List;

/** Hooks for ships that suffer while an edge is in their arc (003-085). */
final class Gravity {

  static void hook(MissionRule.Gravity rule, Card.Builder card) {
    card.must(Moments.of(rule.at()), now -> !drawn(rule, now).isEmpty(), now -> effects(rule, now));
  }

  private static List<ShipState> drawn(MissionRule.Gravity rule, CardContext now) {
    List<TableEdge> edges = new Sites(now.state()).edges(List.of(rule.edge()));
    FiringArc arc = FiringArc.ofWord(rule.arc()).orElseThrow();
    List<ShipState> drawn = new ArrayList<>();
    for (ShipState ship : now.state().ships()) {
      if (ship.inPlay()) {
        Ship standing = now.state().table().ship(ship.id()).orElseThrow();
        if (Field.has(standing, arc)
            && edges.stream()
                .anyMatch(
                    edge ->
                        now.ranges()
                            .toInArc(standing, arc, now.state().table().playArea(), edge)
                            .filter(range -> range.isAt(RangeBand.ZERO, band(rule)))
                            .isPresent())) {
          drawn.add(ship);
        }
      }
    }
    return drawn;
  }

  private static RangeBand band(MissionRule.Gravity rule) {
    return RangeBand.numbered(rule.range());
  }

  /** Returns all damage first, then stress for the ships that are left (003-045). */
  private static List<Effect> effects(MissionRule.Gravity rule, CardContext now) {
    List<Effect> effects = new ArrayList<>();
    List<ShipState> drawn = drawn(rule, now);
    for (ShipState ship : drawn) {
      int stress = ship.tokens().of(TokenType.STRESS);
      if (stress > 0) {
        effects.add(
            new Effect.Suffer(
                ship.id(), rule.critical() ? 0 : stress, rule.critical() ? stress : 0));
      }
    }
    for (ShipState ship : drawn) {
      effects.add(new Effect.Tokens(ship.id(), TokenType.STRESS, rule.stress()));
    }
    return effects;
  }
}
