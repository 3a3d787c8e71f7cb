package io.github.flightstand.rules.engine.expansion.wing;

import io.github.flightstand.movement.formation.Formations;
import io.github.flightstand.movement.formation.WingPlace;
import io.github.flightstand.movement.parts.BaseSize;
import io.github.flightstand.rules.Rules;
import io.github.flightstand.rules.engine.state.ShipCard;
import io.github.flightstand.rules.engine.state.WingId;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** The rules that the players' wings break (003-001 to -004, -007). */
public final class BrokenWings {

  private static final int FEWEST = 2;

  private static final int MOST = 5;

  private final List<Member> ships;
  private final List<Broken> broken = new ArrayList<>();

  private BrokenWings(List<Member> ships) {
    this.ships = ships;
  }

  /** What wings need to know of a ship; the base may be unknown. */
  public record Member(String id, String player, Optional<BaseSize> base, Optional<WingId> wing) {

    public static Member of(ShipCard card) {
      return new Member(card.id(), card.seat(), Optional.of(card.base()), card.wing());
    }
  }

  /** A rule that a wing breaks, in a sentence; {@code ship} is the leader for the whole wing. */
  public record Broken(String clause, String ship, String message) {}

  /** Returns the rules that the wings among some ships break. */
  public static List<Broken> among(Rules rules, List<Member> ships) {
    BrokenWings wings = new BrokenWings(ships);
    wings.check(rules.game().epic().wings());
    return wings.broken;
  }

  private void check(boolean known) {
    Map<String, List<Member>> wings = new LinkedHashMap<>();
    for (Member ship : ships) {
      if (ship.wing().isEmpty()) {
        continue;
      }
      WingId id = ship.wing().get();
      need(
          known,
          "003-001",
          ship.id(),
          "'" + ship.id() + "' is a wingmate, expected none by rules that know no wings");
      List<Member> wing = wings.computeIfAbsent(id.leader(), any -> new ArrayList<>());
      need(
          wing.stream().noneMatch(mate -> place(mate) == id.place()),
          "003-003",
          ship.id(),
          "'"
              + ship.id()
              + "' has the place of another in the wing of '"
              + id.leader()
              + "', expected one of its own");
      wing.add(ship);
    }
    if (known) {
      wings.forEach(this::wing);
    }
  }

  private static WingPlace place(Member mate) {
    return mate.wing().orElseThrow().place();
  }

  private void wing(String id, List<Member> mates) {
    String name = "the wing of '" + id + "'";
    Optional<Member> leader = ships.stream().filter(ship -> ship.id().equals(id)).findFirst();
    need(
        leader.isPresent(),
        "003-001",
        mates.get(0).id(),
        name + " has no leader, expected '" + id + "' among the ships");
    need(
        leader.flatMap(Member::wing).isEmpty(),
        "003-001",
        id,
        "'" + id + "' leads a wing, expected no wingmate of another, which it is");
    need(
        mates.stream().noneMatch(mate -> place(mate) == WingPlace.LEADER),
        "003-004",
        id,
        name + " has a wingmate in the leader's place, expected another place");
    boolean fits = mates.size() >= FEWEST && mates.size() <= MOST;
    need(fits, "003-001", id, name + " has " + mates.size() + " wingmates, expected 2 to 5");
    leader.ifPresent(this::small);
    for (Member mate : mates) {
      small(mate);
      need(
          leader.filter(one -> !one.player().equals(mate.player())).isEmpty(),
          "003-001",
          mate.id(),
          "'" + mate.id() + "' is a wingmate of '" + id + "', expected ships of one player");
    }
    Set<WingPlace> filled = EnumSet.of(WingPlace.LEADER);
    mates.forEach(mate -> filled.add(place(mate)));
    need(
        !fits || filled.size() <= mates.size() || Formations.STANDARD.allows(filled),
        "003-007",
        id,
        name
            + " of "
            + filled.size()
            + " ships fills other places than its formation has: both flanks, of four the rear"
            + " support too, of five the left and right support, of six all three");
  }

  private void small(Member ship) {
    BaseSize base = ship.base().orElse(BaseSize.SMALL);
    need(
        base == BaseSize.SMALL,
        "003-002",
        ship.id(),
        "'" + ship.id() + "' is of a wing, expected a small base, found a " + base.word() + " one");
  }

  private void need(boolean holds, String clause, String ship, String message) {
    if (!holds) {
      broken.add(new Broken(clause, ship, message));
    }
  }
}
