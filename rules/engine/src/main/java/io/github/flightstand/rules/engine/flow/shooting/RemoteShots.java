package io.github.flightstand.rules.engine.flow.shooting;

import io.github.flightstand.movement.parts.SectionName;
import io.github.flightstand.movement.table.Ship;
import io.github.flightstand.rules.engine.flow.RulesContext;
import io.github.flightstand.rules.engine.state.RemoteState;
import io.github.flightstand.rules.engine.state.RemoteValues;
import io.github.flightstand.rules.engine.state.ShipState;
import io.github.flightstand.rules.engine.state.Shot;
import io.github.flightstand.rules.engine.state.State;
import io.github.flightstand.rules.measure.Aim;
import io.github.flightstand.rules.measure.Attack;
import io.github.flightstand.rules.measure.FiringArc;
import io.github.flightstand.rules.measure.LineOfFire;
import io.github.flightstand.rules.measure.RangeBand;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** A remote's targets: enemies in an arc at range 0 to 3, measured as for ships (003-050, -053). */
public final class RemoteShots {

  public static List<Shot> of(RulesContext context, State state, RemoteState remote) {
    List<Shot> shots = new ArrayList<>();
    for (FiringArc arc : arcs(remote)) {
      for (ShipState target : state.ships()) {
        if (target.inPlay() && state.opponents(remote.seat(), target.seat())) {
          for (Optional<SectionName> section : Shots.sections(target)) {
            shot(context, state, remote, target.id(), section, arc).ifPresent(shots::add);
          }
        }
      }
      for (RemoteState target : state.remotes()) {
        if (target.canBeAttacked() && state.opponents(remote.seat(), target.seat())) {
          shot(context, state, remote, target.id(), Optional.empty(), arc).ifPresent(shots::add);
        }
      }
    }
    return shots;
  }

  public static List<FiringArc> arcs(RemoteState remote) {
    return remote.card().values().map(RemoteValues::arcs).orElse(List.of());
  }

  /** Tests whether a remote's arcs reach a range band. */
  public static boolean reaches(int band) {
    return band >= RangeBand.ZERO.number() && band <= RangeBand.THREE.number();
  }

  private static Optional<Shot> shot(
      RulesContext context,
      State state,
      RemoteState remote,
      String target,
      Optional<SectionName> section,
      FiringArc arc) {
    Ship from = state.standing(remote.id()).orElseThrow();
    Ship to = state.standing(target).orElseThrow();
    Attack attack = context.attacks().measure(state.table(), new Aim(from, to, section, arc));
    Optional<RangeBand> band =
        attack.line().flatMap(LineOfFire::range).filter(found -> reaches(found.number()));
    return band.isPresent()
            && attack.forbidden().isEmpty()
            && attack.sight().map(Attack.Sight::clear).orElse(true)
        ? Optional.of(
            new Shot(
                Optional.empty(),
                arc,
                target,
                band.get().number(),
                attack.line().orElseThrow().obstructed(),
                section))
        : Optional.empty();
  }
}
