package io.github.flightstand.rules.engine;

import static io.github.flightstand.rules.engine.Duel.fighter;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import io.github.flightstand.geometry.Pose;
import io.github.flightstand.movement.maneuver.Maneuver;
import io.github.flightstand.rules.RuleSet;
import io.github.flightstand.rules.Rules;
import io.github.flightstand.rules.engine.decision.Decision;
import io.github.flightstand.rules.engine.event.DialEvent;
import io.github.flightstand.rules.engine.state.DealtCard;
import io.github.flightstand.rules.engine.state.DialFace;
import io.github.flightstand.rules.engine.state.PhaseTask;
import io.github.flightstand.rules.engine.state.Seat;
import io.github.flightstand.rules.engine.state.ShipState;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** What players know of a game (000-142, -163, -164; X-002). */
class ViewTest {

  private final Engine engine = new Engine();

  private static Duel duel() {
    return Duel.of(
        Rules.standard(),
        fighter("red", "A", 2, 3, 2, 3, 0, Pose.at(400, 300, 90)),
        fighter("blue", "B", 1, 3, 2, 3, 0, Pose.at(400, 560, 270)));
  }

  private View view(Duel duel, String player) {
    return engine.view(duel.state(), player);
  }

  private Optional<DialFace> dial(Duel duel, String player, String ship) {
    return ship(view(duel, player), ship).dial();
  }

  private static ShipState ship(View view, String id) {
    return view.ships().stream().filter(s -> s.card().id().equals(id)).findFirst().orElseThrow();
  }

  /**
   * One's own dial is known, another's only that it is set, until it is revealed (000-022, -164).
   */
  @Test
  void aDialIsHiddenFromOthersUntilItIsRevealed() {
    Duel duel = duel();
    assertEquals(Optional.empty(), dial(duel, "A", "blue"));
    duel.play("dial:blue", "dial", "3FW");
    assertEquals(Optional.of(DialFace.HIDDEN), dial(duel, "A", "blue"));
    assertEquals(Optional.of(DialFace.showing(Maneuver.parse("3FW"))), dial(duel, "B", "blue"));
    duel.play("dial:blue", "dial", "1FG").play("dial:red", "dial", "2FG");
    duel.play("ready:A", "ready").play("ready:B", "ready");
    assertEquals(Optional.of(DialFace.showing(Maneuver.parse("1FG"))), dial(duel, "A", "blue"));
    assertEquals(Optional.of(DialFace.HIDDEN), dial(duel, "B", "red"));
    assertEquals(true, ship(view(duel, "A"), "blue").dialOpen());
  }

  /** A dial that is set anew tells others nothing but that it was touched. */
  @Test
  void toSetADialAgainChangesNothingForOthers() {
    Duel duel = duel().play("dial:blue", "dial", "3FW");
    View before = view(duel, "A");
    duel.play("dial:blue", "dial", "1FG");
    assertEquals(before, view(duel, "A"));
    assertEquals(
        new DialEvent.DialSet("blue", "B", Optional.empty()), duel.events().get(1).seenBy("A"));
  }

  /** That somebody is ready is no secret. */
  @Test
  void whoIsReadyIsPublic() {
    Duel duel = duel().play("dial:blue", "dial", "3FW").play("ready:B", "ready");
    assertEquals(new PhaseTask.Planning(List.of("B")), view(duel, "A").open().agenda().get(1));
  }

  /** Every player gets his own decisions, and together they get all. */
  @Test
  void decisionsAreTheOwn() {
    Duel duel = duel();
    assertEquals(
        List.of("dial:red"), view(duel, "A").decisions().stream().map(Decision::id).toList());
    List<Decision> all = new ArrayList<>(view(duel, "A").decisions());
    all.addAll(view(duel, "B").decisions());
    assertEquals(duel.pending(), all);
    duel.plan("1FG");
    assertEquals(List.of(), view(duel, "A").decisions());
    assertEquals(duel.pending(), view(duel, "B").decisions());
  }

  /** What a face-down card is, its owner does not know either; discards are open (000-142). */
  @Test
  void cardsThatLieFaceDownAreCountedOnly() {
    Duel duel = duel().plan("1FG").passActions();
    duel.attack("hit1 critical1 blank2");
    duel.play("defenceDice:blue", "blank2").play("card:blue", "console-fire");
    for (String player : List.of("A", "B")) {
      ShipState blue = ship(view(duel, player), "blue");
      assertEquals(1, blue.faceDown());
      assertEquals(
          List.of(
              new DealtCard(Optional.of(0), Optional.empty(), Optional.empty(), Map.of()),
              new DealtCard(
                  Optional.of(0), Optional.of("console-fire"), Optional.empty(), Map.of())),
          blue.damage());
      assertEquals(31, view(duel, player).open().decks().get(1).undealt());
      assertEquals(32, view(duel, player).open().decks().get(1).pools().get(0).size());
    }
  }

  /** Team mates show each other their dials (000-207), but not by the first rulebook (001-063). */
  @Test
  void aTeamMatesDialIsHiddenByTheFirstRulebookOnly() {
    DialFace dial = DialFace.showing(Maneuver.parse("3FW"));
    for (RuleSet set : List.of(RuleSet.REFERENCE_2015, RuleSet.CORE_2012)) {
      Duel duel =
          new Duel(
              set.rules(),
              List.of(new Seat("A", "A"), new Seat("C", "A"), new Seat("B", "B")),
              fighter("red", "A", 2, 3, 2, 3, 0, Pose.at(400, 300, 90)),
              fighter("rose", "C", 2, 3, 2, 3, 0, Pose.at(500, 300, 90)),
              fighter("blue", "B", 1, 3, 2, 3, 0, Pose.at(400, 560, 270)));
      duel.play("dial:rose", "dial", "3FW").play("dial:blue", "dial", "3FW");
      boolean first = set == RuleSet.CORE_2012;
      DialFace seen = first ? DialFace.HIDDEN : dial;
      assertEquals(Optional.of(seen), dial(duel, "A", "rose"), set::toString);
      assertEquals(Optional.of(DialFace.HIDDEN), dial(duel, "A", "blue"));
      assertEquals(Optional.of(DialFace.HIDDEN), dial(duel, "B", "rose"));
      assertEquals(
          seen.maneuver(),
          ((DialEvent.DialSet) duel.events().get(0).seenBy("A", duel.state())).maneuver());
      assertEquals(
          duel.events().get(1).seenBy("A"), duel.events().get(1).seenBy("A", duel.state()));
    }
  }

  @Test
  void onlyPlayersHaveViews() {
    Duel duel = duel();
    assertThrows(IllegalArgumentException.class, () -> view(duel, "C"));
  }
}
