package io.github.flightstand.geometry.internal;

import io.github.flightstand.geometry.Point;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import org.locationtech.jts.geom.Envelope;
import org.locationtech.jts.index.hprtree.HPRtree;

/**
 * An index that finds the items near a place by the boxes around them (a Hilbert-packed R-tree of
 * JTS). Immutable; lengths are in millimeters.
 *
 * <pre>{@code
 * BoxIndex<Circle> index = BoxIndex.of(circles, circle -> circle);
 * index.near(new Circle(new Point(0, 0), 300))   // the items whose boxes meet the circle's box
 * }</pre>
 *
 * @param <T> the items' type
 */
public final class BoxIndex<T> {

  private final List<T> items;
  private final HPRtree tree = new HPRtree();

  private BoxIndex(List<T> items) {
    this.items = List.copyOf(items);
  }

  /**
   * Returns an index of these items.
   *
   * @param circleAround returns a circle that encloses an item
   */
  public static <T> BoxIndex<T> of(List<T> items, Function<T, Circle> circleAround) {
    BoxIndex<T> index = new BoxIndex<>(items);
    for (int i = 0; i < index.items.size(); i++) {
      index.tree.insert(box(circleAround.apply(index.items.get(i))), i);
    }
    index.tree.build();
    return index;
  }

  /**
   * Returns, in the order given, the items whose boxes meet the circle's box: every item that can
   * meet the circle, and perhaps some that miss it.
   */
  public List<T> near(Circle circle) {
    List<Integer> places = new ArrayList<>();
    tree.query(box(circle), place -> places.add((Integer) place));
    return places.stream().sorted().map(items::get).toList();
  }

  private static Envelope box(Circle circle) {
    Point centre = circle.centre();
    Envelope box = new Envelope(centre.x(), centre.x(), centre.y(), centre.y());
    box.expandBy(circle.radius());
    return box;
  }
}
