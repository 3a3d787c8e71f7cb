package io.github.flightstand.rules.engine.flow.action;

import io.github.flightstand.movement.parts.SectionName;
import io.github.flightstand.movement.table.Ship;
import io.github.flightstand.rules.engine.decision.Command;
import io.github.flightstand.rules.engine.decision.Option;
import io.github.flightstand.rules.engine.event.MarkerEvent;
import io.github.flightstand.rules.engine.flow.Allegiance;
import io.github.flightstand.rules.engine.flow.Cards;
import io.github.flightstand.rules.engine.flow.DecisionCollector;
import io.github.flightstand.rules.engine.flow.Sections;
import io.github.flightstand.rules.engine.flow.Transition;
import io.github.flightstand.rules.engine.hook.Value;
import io.github.flightstand.rules.engine.hook.Value.CardRuling;
import io.github.flightstand.rules.engine.hook.ValueQuery;
import io.github.flightstand.rules.engine.state.RemoteState;
import io.github.flightstand.rules.engine.state.ShipState;
import io.github.flightstand.rules.engine.state.ShipState.LockOn;
import io.github.flightstand.rules.engine.state.State;
import io.github.flightstand.rules.engine.state.Window;
import io.github.flightstand.rules.measure.RangeBand;
import io.github.flightstand.rules.measure.RangeRuler;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Locking on, to a ship or to a section of a corvette (000-196, 002-051). */
public final class Locking {

  /**
   * Offers enemies at range 1 to 3 (000-196), friends if a card permits them, of a corvette the
   * section in the key (002-051).
   */
  public static void offer(
      State state,
      ShipState ship,
      String key,
      DecisionCollector asking,
      DecisionCollector.Options options) {
    Optional<SectionName> section = section(key);
    List<String> targets = new ArrayList<>();
    Ship here = state.table().ship(ship.id()).orElseThrow();
    Cards cards = asking.context().cards();
    // Asked once and not of each target, because in most games no card says anything.
    boolean silent = cards.silent(Value.MAY_LOCK, state, ship);
    for (int i = 0; i < state.ships().size(); i++) {
      ShipState other = state.ships().get(i);
      if (!other.inPlay() || !Sections.names(other, section)) {
        continue;
      }
      boolean enemy = state.enemies(ship, other);
      CardRuling ruling =
          silent
              ? CardRuling.SILENT
              : cards.value(
                  Value.MAY_LOCK,
                  state,
                  ship,
                  CardRuling.SILENT,
                  ValueQuery.aboutAttack(other.id(), Optional.empty()));
      if (!enemy && (ruling != CardRuling.PERMITS || other.id().equals(ship.id()))) {
        if (options.explaining()) {
          options.forbid(
              key,
              other.id(),
              Allegiance.clause("000-097", state, ship, other),
              Allegiance.noEnemy(state, ship, other));
        }
        continue;
      }
      Ship there = state.table().ship(other.id()).orElseThrow();
      RangeRuler ruler = asking.context().ranges();
      boolean reached =
          section.isPresent()
              ? ruler.to(here, there, section.get()).isAt(RangeBand.ZERO, RangeBand.THREE)
              : ruler.isWithin(here, there, RangeBand.THREE);
      if ((enemy && ruling == CardRuling.PERMITS) || (reached && ruling != CardRuling.FORBIDS)) {
        targets.add(other.id());
      } else if (options.explaining()) {
        boolean forbidden = ruling == CardRuling.FORBIDS;
        options.forbid(
            key,
            other.id(),
            forbidden ? "000-003" : "000-196",
            "'"
                + other.id()
                + (forbidden ? "' is kept from it by a card" : "' is not at range 1 to 3"));
      }
    }
    if (!targets.isEmpty()) {
      options.offer(Option.of(key, targets));
    }
    for (RemoteState remote : state.remotes()) {
      options.forbid(
          key, remote.id(), "003-053", "'" + remote.id() + "' is a remote, which gets no tokens");
    }
  }

  private static Optional<SectionName> section(String key) {
    int colon = key.indexOf(':');
    return colon < 0 ? Optional.empty() : Optional.of(Sections.ofWord(key.substring(colon + 1)));
  }

  public static void lock(Transition play, String id, Command command) {
    acquire(play, id, new LockOn(command.value().orElseThrow(), section(command.key())));
  }

  /** Lets a ship acquire a lock, which cards may take notice of. */
  public static void acquire(Transition play, String id, LockOn on) {
    assign(play, id, on);
    play.open(Window.LOCKED, Optional.of(id));
  }

  /** Gives a ship a lock; as many of its earlier ones stay as cards let it keep (000-197). */
  public static void assign(Transition play, String id, LockOn on) {
    int most =
        play.context().cards().value(Value.LOCKS, play.state(), play.ship(id), 1, ValueQuery.PLAIN);
    play.happen(new MarkerEvent.Locked(id, on.target(), on.section(), Math.max(1, most)));
  }
}
