package io.github.flightstand.rules.engine.state;

import java.util.List;

/**
 * The health of ships, as epic battles count it (003-038). Hull and shields are health. Each lost
 * shield and each damage card is one lost health.
 *
 * <pre>{@code
 * new Health(5, 2).half()   // false: half of 5, rounded up, is 3
 * }</pre>
 *
 * @param value the hull and shield values together
 * @param lost how much of that is lost
 */
public record Health(int value, int lost) {

  /** Returns the health of a ship; a ship that is gone has lost all of it. */
  public static Health of(ShipState ship) {
    int value = ship.card().hull() + ship.card().shields();
    if (ship.gone()) {
      return new Health(value, value);
    }
    if (ship.status() == ShipState.Status.ESCAPED || ship.status() == ShipState.Status.TAKEN) {
      // Ships that escaped do not count (003-055), nor do prizes, which are neither destroyed nor
      // fled; they lost their shields when they left the table (004-050, -055).
      return new Health(value, 0);
    }
    return new Health(value, ship.card().shields() - ship.shieldsLeft() + ship.suffered().size());
  }

  /** Returns the health of several ships that count as one (003-040). */
  public static Health of(List<ShipState> ships) {
    return ships.stream()
        .map(Health::of)
        .reduce(new Health(0, 0), (a, b) -> new Health(a.value + b.value, a.lost + b.lost));
  }

  /** Tests whether nothing is lost. */
  public boolean full() {
    return lost <= 0;
  }

  /** Tests whether at least half is lost, the half rounded up. */
  public boolean half() {
    return lost >= (value + 1) / 2;
  }
}
