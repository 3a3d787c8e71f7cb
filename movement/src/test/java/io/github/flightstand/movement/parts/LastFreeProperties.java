package io.github.flightstand.movement.parts;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.flightstand.geometry.Interval;
import io.github.flightstand.geometry.Pose;
import io.github.flightstand.geometry.Tolerance;
import io.github.flightstand.geometry.sweep.FreePathSearch;
import io.github.flightstand.geometry.sweep.Motion;
import java.util.List;
import java.util.Random;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;

/**
 * On every path the walk back from the end and the halving of stretches, which share no more than
 * the distances of corners, find the same last free place.
 */
class LastFreeProperties {

  private static final PartsCatalogue PARTS = PartsCatalogue.standard();
  private static final double TAU = Tolerance.STANDARD.contact();

  @Property(seed = "1801", tries = 1500)
  void walkingAndHalvingAgree(@ForAll long seed) {
    Random random = new Random(seed);
    Base mover = base(random, 0.1);
    Motion motion = path(mover, random).motion();
    FreePathSearch search = new FreePathSearch(mover.partSet(), -TAU);
    int others = 1 + random.nextInt(5);
    for (int i = 0; i < others; i++) {
      // Most about the end, where they stop the mover.
      double about = random.nextBoolean() ? motion.to() : motion.from() * random.nextDouble();
      double x = about * 0.8 + 60 * random.nextGaussian();
      double y = 40 * random.nextGaussian();
      Pose pose = Pose.at(x, y, 360 * random.nextDouble());
      search.add(base(random, 0.05).partSet(), x, y, pose.heading().cos(), pose.heading().sin());
    }
    double last = search.lastFree(motion).at();
    List<Interval> free = search.freeSet(motion).intervals();
    assertEquals(free.isEmpty(), Double.isNaN(last));
    if (!free.isEmpty()) {
      double end = free.get(free.size() - 1).hi();
      assertEquals(end, last, 1e-9);
      // Asked again from there or from a little farther on the answer is the same.
      assertEquals(last, search.lastFree(motion, last).at());
      assertEquals(last, search.lastFree(motion, Math.min(motion.to(), last + 1e-7)).at(), 1e-9);
      assertTrue(last <= motion.to());
    }
  }

  private static Base base(Random random, double huge) {
    double kind = random.nextDouble();
    if (kind < huge) {
      return PARTS.base(BaseSize.HUGE_CORVETTE);
    }
    return PARTS.base(kind < 0.5 ? BaseSize.SMALL : kind < 0.7 ? BaseSize.MEDIUM : BaseSize.LARGE);
  }

  private static ManeuverPath path(Base mover, Random random) {
    Side side = random.nextBoolean() ? Side.LEFT : Side.RIGHT;
    if (mover.size().isHuge()) {
      return ManeuverPath.huge(PARTS.hugeTemplate(), mover, side, 1 + random.nextInt(2));
    }
    TemplateKind kind = TemplateKind.values()[random.nextInt(3)];
    Template template = PARTS.template(kind, 1 + random.nextInt(3));
    Side towards = kind == TemplateKind.STRAIGHT ? Side.AHEAD : side;
    return ManeuverPath.along(template, towards, mover.length());
  }
}
