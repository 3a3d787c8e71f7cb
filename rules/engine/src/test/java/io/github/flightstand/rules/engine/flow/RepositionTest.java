package io.github.flightstand.rules.engine.flow;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.flightstand.geometry.Pose;
import io.github.flightstand.movement.MovementRules;
import io.github.flightstand.movement.parts.Base;
import io.github.flightstand.movement.parts.BaseSize;
import io.github.flightstand.movement.parts.PartsCatalogue;
import io.github.flightstand.movement.parts.Side;
import io.github.flightstand.movement.parts.TemplateKind;
import io.github.flightstand.movement.reposition.SidewaysMove;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Keys of options, and the moves that they name. */
class RepositionTest {

  private static final MovementRules RULES = MovementRules.STANDARD;
  private static final Base SMALL = PartsCatalogue.standard().base(BaseSize.SMALL);

  private static Reposition of(String key) {
    return Reposition.of(RULES, SMALL, key).orElseThrow();
  }

  @Test
  void everyKeyNamesAMoveOfItsOwn() {
    List<String> keys =
        Stream.of(TemplateKind.STRAIGHT, TemplateKind.BANK)
            .flatMap(kind -> Stream.of(Reposition.rolls(kind), Reposition.decloaks(kind)))
            .flatMap(List::stream)
            .toList();
    assertEquals(15, keys.size());
    assertEquals(15, keys.stream().map(RepositionTest::of).distinct().count());
  }

  /** What leads forward ends ahead of the base's middle and turned to the other side. */
  @Test
  void aBankToASideLeadsForwardOrBack() {
    Pose start = Pose.at(0, 0, 90);
    for (String side : List.of("left", "right")) {
      SidewaysMove forward = of("decloak:" + side + "-forward").aside().orElseThrow();
      SidewaysMove back = of("decloak:" + side + "-back").aside().orElseThrow();
      assertTrue(forward.endAt(SMALL, start, 0, 0).y() > 0);
      assertTrue(back.endAt(SMALL, start, 0, 0).y() < 0);
      assertEquals(forward.endAt(SMALL, start, 0, 0).x(), back.endAt(SMALL, start, 0, 0).x(), 1e-9);
      assertEquals(
          side.equals("left") ? 45 : 135,
          forward.endAt(SMALL, start, 0, 0).heading().degrees(),
          1e-9);
    }
  }

  @Test
  void straightMovesAreThoseOfTheRulebook() {
    assertEquals(
        Optional.of(SidewaysMove.barrelRoll(RULES, SMALL, Side.LEFT)),
        of("barrelRoll:left").aside());
    assertEquals(Side.RIGHT, of("boost:right").ahead().orElseThrow().side());
    assertEquals(Side.AHEAD, of("decloak:forward").ahead().orElseThrow().side());
    assertEquals(Side.LEFT, of("decloak:forward-left").ahead().orElseThrow().side());
  }

  @Test
  void otherKeysNameNone() {
    for (String key : List.of("focus", "pass", "use:red/echo", "2FG", "")) {
      assertEquals(Optional.empty(), Reposition.of(RULES, SMALL, key), key);
    }
  }
}
