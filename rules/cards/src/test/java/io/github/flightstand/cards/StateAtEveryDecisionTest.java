package io.github.flightstand.cards;

import static io.github.flightstand.cards.CardScenario.duel;
import static io.github.flightstand.cards.CardScenario.mines;
import static io.github.flightstand.cards.CardScenario.pair;

import io.github.flightstand.geometry.Pose;
import io.github.flightstand.rules.engine.state.Action;
import io.github.flightstand.rules.engine.state.Bomb;
import io.github.flightstand.rules.engine.state.BombToken;
import io.github.flightstand.rules.engine.state.BombToken.Detonates;
import io.github.flightstand.rules.engine.state.LaidTemplate;
import java.util.List;
import org.junit.jupiter.api.Test;

/**
 * States in which a moment of cards waits below what an action or a bomb does. The scenario checks
 * each as it checks a state that was saved and is read again.
 */
class StateAtEveryDecisionTest {

  private static final Pose BEHIND_RED = Pose.at(400, 225, 0);

  @Test
  void aFriendActsWhileTheCoordinatorsCardWaits() {
    pair("pushthelimit")
        .red(ship -> ship.actions(List.of(Action.COORDINATE, Action.FOCUS)))
        .act("coordinate wing", "evade", "use:red/pushthelimit", "focus")
        .expect("wing evade 1", "red focus 1", "red stress 1");
  }

  @Test
  void aMineDetonatesWhileTheCardOfItsActionWaits() {
    duel("pushthelimit")
        .loaded(mines("proximitymines", 1))
        .at("blue", BEHIND_RED)
        .act("drop:proximitymines 1F", "hit1 blank2", "use:red/pushthelimit", "focus")
        .expect("blue damage 1", "red stress 1");
  }

  @Test
  void aMineLandsOnTwoShipsWhileTheCardOfItsActionWaits() {
    duel("pushthelimit")
        .loaded(mines("proximitymines", 1))
        .at("blue", Pose.at(378, 225, 90))
        .with("foe", "B", Pose.at(422, 225, 90), ship -> ship.skill(1))
        .act("drop:proximitymines 1F", "ship foe", "blank3", "use:red/pushthelimit", "focus")
        .expect("red stress 1");
  }

  @Test
  void aBombDamagesWhileTheCardsOfItsTokensWait() {
    BombToken.Effect net = new BombToken.Effect(0, 2, 0, 1, 2);
    BombToken token = new BombToken("net", Detonates.OVERLAP, net, 1);
    duel()
        .loaded(new Bomb("net", token, Bomb.Window.ACTION, List.of(LaidTemplate.STRAIGHT_1), 1))
        .against("iondischargers", "chewbacca")
        .at("blue", BEHIND_RED)
        .act("drop:net 1F", "use:blue/chewbacca", "direct-hit", "blank2")
        .play("use:blue/iondischargers red", "take")
        .expect("blue damage 0", "red ion 1");
  }
}
