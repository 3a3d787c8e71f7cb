package io.github.flightstand.cards;

import static io.github.flightstand.cards.CardScenario.duel;
import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.flightstand.geometry.Pose;
import io.github.flightstand.movement.table.Token;
import io.github.flightstand.rules.engine.state.Bomb;
import io.github.flightstand.rules.engine.state.BombToken;
import io.github.flightstand.rules.engine.state.BombToken.Effect;
import io.github.flightstand.rules.engine.state.LaidTemplate;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** What mines of the catalogue do that the rules reference does not describe. */
class MinesTest {

  private static final Effect NET = new Effect(0, 2, 0, 1, 0, false, Optional.of("netted"));

  private static final Effect CLUSTER = new Effect(0, 0, 0, 0, 2, true, Optional.empty());

  private static CardScenario dropping(String id, Effect effect, int set, Pose blue, int skill) {
    return dropping(id, effect, set, blue, skill, 6);
  }

  private static CardScenario dropping(
      String id, Effect effect, int set, Pose blue, int skill, int hull) {
    BombToken token = new BombToken(id, BombToken.Detonates.OVERLAP, effect, set);
    Bomb bomb = new Bomb(id, token, Bomb.Window.ACTION, List.of(LaidTemplate.STRAIGHT_1), 1);
    return duel()
        .red(ship -> ship.bombs(List.of(bomb)))
        .blue(ship -> ship.skill(skill).hull(hull))
        .at("blue", blue)
        .act("drop:" + id + " 1F");
  }

  /** A ship that is still to be activated skips its action step (FAQ). */
  @Test
  void aConnerNetTakesTheActionOfAShipThatIsStillToAct() {
    dropping("connernet", NET, 1, Pose.at(400, 225, 0), 9)
        .expect("blue damage 1", "asks dial:red", "blue down netted");
  }

  /** It keeps the action of the next round, but is adrift (FAQ). */
  @Test
  void aConnerNetIonizesAShipThatHasActed() {
    dropping("connernet", NET, 1, Pose.at(400, 225, 0), 3)
        .expect("blue damage 1", "blue ion 2")
        .end()
        .until("action:blue")
        .expect("blue ion 0", "blue at 480 225");
  }

  /** A ship on which several tokens land suffers each, until it is destroyed (decided). */
  @Test
  void clusterMinesThatLandOnAShipDetonateOneByOne() {
    CardScenario game = dropping("clustermines", CLUSTER, 3, Pose.at(400, 225, 0), 3, 4);
    game.play("hit1 critical1", "hit2").expect("gone blue");
    assertEquals(List.of("mine-1"), game.state().table().tokens().stream().map(Token::id).toList());
  }

  /** Three tokens lie side by side; a ship sets off those that it meets, one after another. */
  @Test
  void clusterMinesLieInThreesAndDetonateOneByOne() {
    CardScenario game =
        dropping("clustermines", CLUSTER, 3, Pose.at(420, 60, 90), 3)
            .end()
            .plan("blue 3FW")
            .play("token mine-1", "hit1 critical1", "critical2");
    game.expect("blue damage 4");
    List<Token> left = game.state().table().tokens();
    assertEquals(List.of("mine-2"), left.stream().map(Token::id).toList());
  }
}
