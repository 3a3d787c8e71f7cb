package io.github.flightstand.protocol.picture;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.flightstand.geometry.Point;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Words in a picture: near what they name, and none over another. */
class LabelsTest {

  private static final Extent VIEW = new Extent(0, 0, 900, 900);

  @Test
  void aWordAloneStandsToTheRight() {
    Labels labels = new Labels();
    labels.add("red", Extent.about(new Point(200, 100), 20, 20));

    Labels.Placed placed = labels.place(VIEW, 12).get(0);
    assertEquals(223.6, placed.at().x(), 1e-9);
    assertTrue(placed.leader().isEmpty());
  }

  @Test
  void wordsOfPiecesInAHeapDoNotCollide() {
    Labels labels = new Labels();
    for (int i = 0; i < 12; i++) {
      labels.add("ship-" + i, Extent.about(new Point(450 + i, 450), 20, 20));
    }

    List<Labels.Placed> placed = labels.place(VIEW, 12);
    assertEquals(12, placed.size());
    assertTrue(placed.stream().anyMatch(word -> word.leader().isPresent()));
    List<Extent> boxes = new ArrayList<>();
    for (Labels.Placed word : placed) {
      double width = Labels.width(word.lines().get(0), 12);
      Extent box =
          new Extent(word.at().x(), word.at().y(), word.at().x() + width, word.at().y() + 12);
      boxes.forEach(other -> assertFalse(other.meets(box), word.lines().get(0)));
      boxes.add(box);
    }
  }

  @Test
  void aWordStaysOffOtherPiecesAndInsideTheView() {
    Labels labels = new Labels();
    labels.add("left", Extent.about(new Point(400, 450), 20, 20));
    labels.add("right", Extent.about(new Point(445, 450), 20, 20));
    labels.add("corner", Extent.about(new Point(890, 10), 10, 10));

    List<Labels.Placed> placed = labels.place(VIEW, 12);
    assertTrue(placed.get(0).at().x() < 380);
    assertTrue(placed.get(2).at().x() < 880);
  }

  @Test
  void aLongWordIsWholeInLines() {
    Labels labels = new Labels();
    labels.add("Colonel Vessery of the Onyx Squadron", Extent.about(new Point(400, 450), 20, 20));
    labels.add("x".repeat(40) + "-y", Extent.about(new Point(400, 250), 20, 20));

    List<Labels.Placed> placed = labels.place(VIEW, 12);
    assertEquals(List.of("Colonel Vessery of the Onyx", "Squadron"), placed.get(0).lines());
    assertEquals(List.of("x".repeat(33), "x".repeat(7) + "-y"), placed.get(1).lines());
  }

  @Test
  void aBoundlessWordIsCut() {
    Labels labels = new Labels();
    labels.add("x".repeat(1000), Extent.about(new Point(400, 450), 20, 20));

    List<String> lines = labels.place(VIEW, 12).get(0).lines();
    assertEquals(8, lines.size());
    assertEquals("x".repeat(33) + "…", lines.get(7));
  }

  /** However crowded it is, a word is somewhere else than on a thing with a name, or nowhere. */
  @Test
  void noWordIsOnAThingWithAName() {
    Labels labels = new Labels();
    List<Extent> things = new ArrayList<>();
    for (int i = 0; i < 60; i++) {
      things.add(Extent.about(new Point(100 + 45 * (i % 10), 100 + 45 * (i / 10)), 20, 20));
      labels.add("ship-number-" + i, things.get(i));
    }
    List<Labels.Placed> placed = labels.place(VIEW, 12);
    assertTrue(placed.size() > 40, () -> "only " + placed.size());
    for (Labels.Placed word : placed) {
      double width = Labels.width(word.lines().get(0), 12);
      Extent box =
          new Extent(word.at().x(), word.at().y(), word.at().x() + width, word.at().y() + 9);
      things.forEach(thing -> assertFalse(thing.meets(box), word.lines().get(0)));
    }
  }
}
