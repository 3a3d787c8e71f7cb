package io.github.flightstand.rules.engine.flow.piece;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.flightstand.geometry.Pose;
import io.github.flightstand.movement.maneuver.Dial;
import io.github.flightstand.movement.parts.BaseSize;
import io.github.flightstand.movement.parts.SectionName;
import io.github.flightstand.movement.table.PlayArea;
import io.github.flightstand.movement.table.Ship;
import io.github.flightstand.movement.table.Table;
import io.github.flightstand.rules.RuleSet;
import io.github.flightstand.rules.Rules;
import io.github.flightstand.rules.engine.DamageDecks;
import io.github.flightstand.rules.engine.Engine;
import io.github.flightstand.rules.engine.Setup;
import io.github.flightstand.rules.engine.agenda.ExpansionRegistry;
import io.github.flightstand.rules.engine.agenda.Flows;
import io.github.flightstand.rules.engine.event.LossEvent;
import io.github.flightstand.rules.engine.flow.RulesContext;
import io.github.flightstand.rules.engine.flow.Transition;
import io.github.flightstand.rules.engine.flow.shooting.Shots;
import io.github.flightstand.rules.engine.state.AbilityTask;
import io.github.flightstand.rules.engine.state.CardRef;
import io.github.flightstand.rules.engine.state.DealtCard;
import io.github.flightstand.rules.engine.state.Effect;
import io.github.flightstand.rules.engine.state.LaidTemplate;
import io.github.flightstand.rules.engine.state.RemoteCard;
import io.github.flightstand.rules.engine.state.RemoteState;
import io.github.flightstand.rules.engine.state.RemoteState.Status;
import io.github.flightstand.rules.engine.state.RemoteValues;
import io.github.flightstand.rules.engine.state.Seat;
import io.github.flightstand.rules.engine.state.ShipCard;
import io.github.flightstand.rules.engine.state.ShipState;
import io.github.flightstand.rules.engine.state.State;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

/** Where remotes may come from and go to (003, heading on remotes). */
class RemotesTest {

  private static final Rules RULES = RuleSet.EPIC_2019.rules();
  private static final Pose PLACE = Pose.at(200, 200, 0);

  private static Ship ship(String id, double y) {
    return new Ship(id, RULES.movement().parts().base(BaseSize.SMALL), Pose.at(400, y, 90));
  }

  private static RemoteState remote(String id, Status status, Optional<String> aboard) {
    RemoteCard card =
        new RemoteCard(id, "cargo", "A", Optional.empty(), RemoteValues.named("cargo"));
    return new RemoteState(card, status, Optional.empty(), true, 0, List.of(), aboard, false);
  }

  /** Red of A's and blue of B's; remotes of A's that wait, are in play and lie on red's card. */
  private static State state() {
    return new Engine(DamageDecks.cards())
        .start(
            Setup.builder(RULES, List.of(new Seat("A", "A"), new Seat("B", "B")))
                .ships(
                    List.of(
                        ShipCard.builder("red", "A", Dial.parse("1FW")).build(),
                        ShipCard.builder("blue", "B", Dial.parse("1FW")).build()))
                .table(
                    Table.builder(PlayArea.STANDARD)
                        .ship(ship("red", 300))
                        .ship(ship("blue", 600))
                        .build())
                .remotes(
                    List.of(
                        remote("waiting", Status.WAITING, Optional.empty()),
                        remote("laid", Status.IN_PLAY, Optional.empty()),
                        remote("carried", Status.ABOARD, Optional.of("red"))),
                    Map.of("laid", Pose.at(700, 400, 0)))
                .initiative("A")
                .build())
        .state();
  }

  private static State after(State state, Consumer<Transition> change) {
    Transition play = new Transition(ExpansionRegistry.context(state, DamageDecks.cards()), state);
    change.accept(play);
    return play.state();
  }

  private static Status status(State state, String remote) {
    return state.remote(remote).orElseThrow().status();
  }

  private static State without(State state, String remote, Status how) {
    return after(state, play -> Remotes.leave(play, remote, how));
  }

  /** 002-023: a remote has no sections to name. */
  @Test
  void aSectionOfARemoteIsNotAttacked() {
    State state = state();
    RulesContext context = ExpansionRegistry.context(state, DamageDecks.cards());
    ShipState blue = state.ship("blue");
    Shots.Obstacle why =
        Shots.whyNot(
            context,
            state,
            blue,
            Remotes.of(state, "laid"),
            Optional.of(SectionName.FORE),
            Shots.guns(context, state, blue).get(0));
    assertEquals("002-023", why.clause());
  }

  /** 003-054: what waits or is carried may be placed, what lies on the table stays there. */
  @Test
  void whatWaitsOrIsCarriedIsPlaced() {
    State state = state();
    for (String id : List.of("waiting", "carried")) {
      State placed = after(state, play -> Remotes.place(play, id, PLACE));
      assertEquals(Status.IN_PLAY, status(placed, id));
      assertEquals(PLACE, placed.table().token(id).orElseThrow().pose());
    }
    assertEquals(state, after(state, play -> Remotes.place(play, "laid", PLACE)));
    State gone = without(state, "laid", Status.DESTROYED);
    assertEquals(gone, after(gone, play -> Remotes.place(play, "laid", PLACE)));
  }

  /** 003-054: a ship in play takes up whatever remote is there, but none carries itself. */
  @ParameterizedTest
  @CsvSource({"waiting", "laid", "carried"})
  void whatIsThereIsTakenAboard(String id) {
    State state = state();
    State aboard = after(state, play -> Remotes.board(play, id, "blue"));
    assertEquals(Optional.of("blue"), aboard.remote(id).orElseThrow().aboard());
    assertEquals(state, after(state, play -> Remotes.board(play, id, id)));
    State alone = new LossEvent.Destroyed("blue").applyTo(state);
    assertEquals(alone, after(alone, play -> Remotes.board(play, id, "blue")));
    State gone = without(state, "laid", Status.FLED);
    assertEquals(gone, after(gone, play -> Remotes.board(play, "laid", "blue")));
  }

  @Test
  void nothingIsDroppedByAShipThatIsGone() {
    LaidTemplate template = LaidTemplate.parse("1F");
    State state = state();
    State dropped = after(state, play -> Remotes.drop(play, "carried", template));
    assertEquals(Status.IN_PLAY, status(dropped, "carried"));
    State gone = new LossEvent.Destroyed("red").applyTo(state);
    assertEquals(gone, after(gone, play -> Remotes.drop(play, "carried", template)));
    assertEquals(state, after(state, play -> Remotes.drop(play, "laid", template)));
  }

  /** A remote leaves once, from the table or from another's card. */
  @ParameterizedTest
  @EnumSource(
      value = Status.class,
      names = {"DESTROYED", "FLED", "ESCAPED", "REMOVED"})
  void whatIsThereLeavesOnceAndMayComeBack(Status how) {
    for (String id : List.of("laid", "carried")) {
      State gone = without(state(), id, how);
      assertEquals(how, status(gone, id));
      assertEquals(gone, without(gone, id, Status.REMOVED));
      State back = after(gone, play -> Remotes.bringBack(play, id, PLACE));
      assertEquals(Status.IN_PLAY, status(back, id));
    }
    assertEquals(state(), without(state(), "waiting", how));
  }

  /** 003-056: only what is gone comes back; what waits has not been there. */
  @Test
  void onlyWhatIsGoneComesBack() {
    State state = state();
    for (String id : List.of("waiting", "laid", "carried", "red")) {
      assertEquals(state, after(state, play -> Remotes.bringBack(play, id, PLACE)));
    }
    State waiting = state.with(state.ship("red").with(ShipState.Status.WAITING));
    assertEquals(waiting, after(waiting, play -> Remotes.bringBack(play, "red", PLACE)));
    State gone = new LossEvent.Destroyed("red").applyTo(state);
    State back = after(gone, play -> Remotes.bringBack(play, "red", PLACE));
    assertEquals(ShipState.Status.IN_PLAY, back.ship("red").status());
    assertEquals(gone, after(gone, play -> Remotes.escape(play, "red")));
  }

  /**
   * 003-051: a remote is destroyed by as many damage cards as its hull, 2, and only on the table.
   */
  @Test
  void aRemoteWithAsMuchDamageAsHullIsDestroyed() {
    State state = state();
    assertEquals(Status.IN_PLAY, doomed(state, 1));
    assertEquals(Status.DESTROYED, doomed(state, 2));
    State carried = after(state, play -> Remotes.board(play, "laid", "red"));
    assertEquals(Status.ABOARD, doomed(carried, 2));
  }

  private static Status doomed(State state, int cards) {
    DealtCard card = new DealtCard(Optional.of(0), Optional.empty());
    RemoteState laid = state.remote("laid").orElseThrow();
    RemoteState hurt =
        laid.with(laid.section(Optional.empty()).withDamage(Collections.nCopies(cards, card)));
    return status(after(state.with(hurt), play -> Remotes.doom(play, hurt)), "laid");
  }

  /** 003-051: a remote's damage cards lie face down, whatever a card says. */
  @Test
  void noCardTurnsUpWhatARemoteWasDealt() {
    State state = state();
    Effect up = new Effect.TurnUp(CardRef.damage("laid", Optional.empty(), 0));
    AbilityTask.Resolving card =
        AbilityTask.Resolving.of(CardRef.held("red", 0), "card", Optional.empty(), List.of(up));
    RulesContext context = ExpansionRegistry.context(state, DamageDecks.cards());
    assertEquals(Optional.empty(), Flows.chance(context, state.withAgenda(List.of(card))));
  }
}
