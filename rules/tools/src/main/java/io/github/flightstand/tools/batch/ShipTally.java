package io.github.flightstand.tools.batch;

import io.github.flightstand.rules.engine.Engine.PlayResult;
import io.github.flightstand.rules.engine.Setup;
import io.github.flightstand.rules.engine.decision.Command;
import io.github.flightstand.rules.engine.event.AttackEvent;
import io.github.flightstand.rules.engine.event.CardEvent;
import io.github.flightstand.rules.engine.event.Event;
import io.github.flightstand.rules.engine.event.LossEvent;
import io.github.flightstand.rules.engine.event.MoveEvent;
import io.github.flightstand.rules.engine.state.Bomb;
import io.github.flightstand.rules.engine.state.ShipCard;
import io.github.flightstand.rules.engine.state.Weapon;
import io.github.flightstand.rules.player.Match;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Consumer;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * The counts of a ship's events in one game.
 *
 * @param ship the ship's name, without the seat's prefix that distinguishes ships of one name in
 *     two squads
 * @param cards the ship's pilot and upgrades with effects, in the squad's order; a card that it has
 *     twice is there twice
 * @param hits the uncanceled hits of its attacks, critical hits included
 * @param lost whether it was destroyed or fled
 * @param maneuvers the maneuvers that it flew, by their codes
 */
public record ShipTally(
    String seat, String ship, List<Used> cards, int hits, boolean lost, List<Flown> maneuvers) {

  /** A card of a ship, with how often it took effect. */
  public record Used(String card, int times) {}

  /**
   * A maneuver of a ship.
   *
   * @param flown how often the ship flew it
   * @param overlapped how often it overlapped a ship at its end
   * @param obstacles how often it met an obstacle
   */
  public record Flown(String maneuver, int flown, int overlapped, int obstacles) {

    private Flown plus(MoveEvent.Moved moved) {
      return new Flown(
          maneuver,
          flown + 1,
          overlapped + (moved.overlapped().isEmpty() ? 0 : 1),
          obstacles + (moved.obstacles().isEmpty() ? 0 : 1));
    }
  }

  /** Copies the lists. */
  public ShipTally {
    cards = List.copyOf(cards);
    maneuvers = List.copyOf(maneuvers);
  }

  /** A watcher of one match that counts. */
  static final class Watcher implements Match.Watcher {

    /** A maneuver's code, which no other move has for its word. */
    private static final Pattern CODE = Pattern.compile("-?[0-9][A-Z]{2}");

    private final Match.Watcher also;
    private final Map<String, Counts> ships = new TreeMap<>();

    private static final class Counts {
      private final ShipCard card;
      private final Map<String, Integer> used = new TreeMap<>();
      private final Map<String, Flown> flown = new TreeMap<>();
      private int hits;
      private boolean lost;

      private Counts(ShipCard card) {
        this.card = card;
      }
    }

    /** Creates a watcher that passes everything on to another. */
    Watcher(Match.Watcher also) {
      this.also = also;
    }

    @Override
    public void began(Setup setup, PlayResult turn) {
      setup.ships().forEach(ship -> ships.put(ship.id(), new Counts(ship)));
      also.began(setup, turn);
      turn.events().forEach(this::count);
    }

    @Override
    public void played(Command command, PlayResult turn) {
      also.played(command, turn);
      turn.events().forEach(this::count);
    }

    private void count(Event event) {
      if (event instanceof MoveEvent.Moved moved && CODE.matcher(moved.move()).matches()) {
        String code = moved.move();
        of(
            moved.ship(),
            ship ->
                ship.flown.put(
                    code, ship.flown.getOrDefault(code, new Flown(code, 0, 0, 0)).plus(moved)));
      } else if (event instanceof CardEvent.Triggered triggered) {
        of(triggered.ship(), ship -> ship.used.merge(triggered.card(), 1, Integer::sum));
      } else if (event instanceof AttackEvent.Hit hit) {
        of(hit.attacker(), ship -> ship.hits += hit.hits() + hit.criticals());
      } else if (event instanceof LossEvent.Destroyed destroyed) {
        of(destroyed.ship(), ship -> ship.lost = true);
      } else if (event instanceof LossEvent.Fled fled) {
        of(fled.ship(), ship -> ship.lost = true);
      } else if (event instanceof LossEvent.BroughtBack back) {
        of(back.ship(), ship -> ship.lost = false);
      }
    }

    /** Counts for a ship of the set-up; remotes and other pieces are left out. */
    private void of(String ship, Consumer<Counts> counting) {
      Counts known = ships.get(ship);
      if (known != null) {
        counting.accept(known);
      }
    }

    /** Returns the ships, by their names in the game. */
    List<ShipTally> ships() {
      List<ShipTally> all = new ArrayList<>();
      for (Counts ship : ships.values()) {
        all.add(
            new ShipTally(
                ship.card.seat(),
                name(ship.card),
                cards(ship.card)
                    .map(card -> new Used(card, ship.used.getOrDefault(card, 0)))
                    .toList(),
                ship.hits,
                ship.lost,
                List.copyOf(ship.flown.values())));
      }
      return all;
    }

    private static Stream<String> cards(ShipCard ship) {
      return Stream.of(
              ship.cards().stream(),
              ship.weapons().stream().map(Weapon::id),
              ship.bombs().stream().map(Bomb::id))
          .flatMap(ids -> ids);
    }

    private static String name(ShipCard ship) {
      String seat = ship.seat() + "-";
      return ship.id().startsWith(seat) ? ship.id().substring(seat.length()) : ship.id();
    }
  }
}
