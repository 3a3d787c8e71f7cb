package io.github.flightstand.protocol.picture;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** Rectangles in a grid beside the same rectangles in a list. */
class BoxesTest {

  @Test
  void theGridFindsWhatAListFinds() {
    Random random = new Random(1);
    Boxes grid = new Boxes(7);
    List<Extent> list = new ArrayList<>();
    int clear = 0;
    for (int i = 0; i < 2000; i++) {
      Extent box = box(random);
      boolean isClear = list.stream().noneMatch(box::meets);
      assertEquals(isClear, grid.isClear(box), box::toString);
      if (isClear) {
        clear++;
        grid.add(box);
        list.add(box);
      }
    }
    assertEquals(list.size(), clear);
  }

  /** Rectangles on both sides of the origin, of no width and broader than many cells. */
  private static Extent box(Random random) {
    double left = random.nextInt(400) - 200;
    double bottom = random.nextInt(400) - 200;
    return new Extent(left, bottom, left + random.nextInt(60), bottom + random.nextInt(10));
  }
}
