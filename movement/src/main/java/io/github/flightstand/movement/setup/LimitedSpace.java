package io.github.flightstand.movement.setup;

import io.github.flightstand.geometry.Point;
import io.github.flightstand.geometry.Pose;
import io.github.flightstand.geometry.region.Cutout;
import io.github.flightstand.geometry.shape.ConvexPolygon;
import io.github.flightstand.geometry.shape.Region;
import io.github.flightstand.geometry.shape.SimplePolygon;
import io.github.flightstand.movement.table.PlayArea;
import io.github.flightstand.movement.table.TableEdge;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.DoubleSupplier;

/**
 * A piece to be set up in one of several zones, at limited distances from other pieces.
 * Millimeters, in the table's frame.
 *
 * <pre>{@code
 * new LimitedSpace(List.of(site), body, area, 1e-6, List.of(new Limit.BeyondEdges(40))).sample()
 * }</pre>
 *
 * @param within the same piece, for each zone
 * @param body the piece without its guides, in its own frame
 * @param area the play area
 * @param contact the contact tolerance
 * @param limits the conditions on its distances
 */
public record LimitedSpace(
    List<PlacementSpace> within,
    ConvexPolygon body,
    PlayArea area,
    double contact,
    List<Limit> limits)
    implements PlacementSpace {

  /** Copies the lists. */
  public LimitedSpace {
    within = List.copyOf(within);
    limits = List.copyOf(limits);
  }

  @Override
  public String id() {
    return within.get(0).id();
  }

  @Override
  public SimplePolygon zone() {
    return within.size() == 1 ? within.get(0).zone() : TableEdge.BOTTOM.zone(area, area.height());
  }

  @Override
  public List<PlacementRefusal> refusals(Pose pose) {
    ConvexPolygon there = body.placedIn(pose);
    List<PlacementRefusal> refusals = new ArrayList<>();
    for (Limit limit : limits) {
      limit.refusal(there, area, contact).ifPresent(refusals::add);
    }
    List<PlacementRefusal> first = List.of();
    for (PlacementSpace site : within) {
      List<PlacementRefusal> here = site.refusals(pose);
      if (here.isEmpty()) {
        return List.copyOf(refusals);
      }
      first = first.isEmpty() ? here : first;
    }
    refusals.addAll(0, first);
    return List.copyOf(refusals);
  }

  @Override
  public Region free(double turnDegrees) {
    return limited(turnDegrees, within.stream().map(site -> site.free(turnDegrees)).toList());
  }

  @Override
  public Optional<Region> most(double turnDegrees) {
    List<Region> most = within.stream().flatMap(site -> site.most(turnDegrees).stream()).toList();
    return most.size() < within.size() ? Optional.empty() : Optional.of(limited(turnDegrees, most));
  }

  private Region limited(double turnDegrees, List<Region> inside) {
    ConvexPolygon turned = body.placedIn(Pose.at(0, 0, headingFirst() + turnDegrees));
    List<ConvexPolygon> barred = new ArrayList<>();
    Region elsewhere = Region.EMPTY;
    for (Limit limit : limits) {
      barred.addAll(limit.barred(turned));
      Optional<List<ConvexPolygon>> places = limit.places(turned, area);
      if (places.isPresent()) {
        Region beside = Cutout.of(area.outline(), places.get());
        elsewhere = elsewhere.isEmpty() ? beside : both(elsewhere, beside);
      }
    }
    return Cutout.of(area.outline(), inside, barred, elsewhere);
  }

  private Region both(Region one, Region other) {
    return Cutout.of(area.outline(), List.of(one, other), List.of(), Region.EMPTY);
  }

  @Override
  public Point middle() {
    return within.get(0).middle();
  }

  @Override
  public double headingFirst() {
    return within.get(0).headingFirst();
  }

  /** Returns the edges that the piece may touch; it must touch one. Empty if it need not. */
  private List<TableEdge> contacts() {
    return limits.stream()
        .filter(limit -> limit instanceof Limit.AtEdges at && at.most() == 0)
        .map(limit -> ((Limit.AtEdges) limit).edges())
        .findFirst()
        .orElse(List.of());
  }

  /** Returns the pose in contact with an edge, {@code along} mm along it. */
  private Pose flush(TableEdge edge, double along, double heading) {
    ConvexPolygon turned = body.placedIn(Pose.at(0, 0, heading));
    double reach = edge.distance(area, 0, 0) - edge.margin(area, turned);
    Point centre = edge.at(area, along, reach);
    return Pose.at(centre.x(), centre.y(), heading);
  }

  @Override
  public boolean admits(Pose pose) {
    ConvexPolygon there = body.placedIn(pose);
    for (Limit limit : limits) {
      if (limit.refusal(there, area, contact).isPresent()) {
        return false;
      }
    }
    for (PlacementSpace site : within) {
      if (site.admits(pose)) {
        return true;
      }
    }
    return false;
  }

  @Override
  public int period() {
    return within.get(0).period();
  }

  /** Returns the area to search: that of the first limit, or the zones. */
  private List<Bounds> searched() {
    ConvexPolygon turned = body.placedIn(Pose.at(0, 0, headingFirst()));
    return limits.stream()
        .flatMap(limit -> limit.places(turned, area).stream())
        .findFirst()
        .map(places -> places.stream().map(Bounds::of).toList())
        .orElseGet(() -> within.stream().map(site -> Bounds.of(site.zone())).toList());
  }

  /**
   * Returns a legal pose, always the same, or empty if none is found. It tries a few cells of each
   * zone, the middle ones first, then the free regions for headings all around.
   */
  @Override
  public Optional<Pose> sample() {
    List<TableEdge> contacts = contacts();
    if (contacts.isEmpty()) {
      for (Bounds bounds : searched()) {
        Optional<Pose> pose = PlacementSearch.onGrid(this, bounds, FEW_CELLS);
        if (pose.isPresent()) {
          return pose;
        }
      }
      return PlacementSearch.ofRegions(this);
    }
    for (int turn = 0; turn < period(); turn += TURN) {
      for (TableEdge edge : contacts) {
        int cells = (int) Math.ceil(edge.length(area) / CELL);
        for (int i = 0; i < cells; i++) {
          double along = edge.length(area) * (i + 0.5) / cells;
          Pose pose = flush(edge, along, edge.inwards() + turn);
          if (admits(pose)) {
            return Optional.of(pose);
          }
        }
      }
    }
    return Optional.empty();
  }

  @Override
  public Pose draw(DoubleSupplier unit, Pose sample) {
    List<TableEdge> contacts = contacts();
    if (contacts.isEmpty()) {
      List<Bounds> zones = searched();
      for (int i = 0; i < DRAWS; i++) {
        Bounds zone = zones.get((int) (unit.getAsDouble() * zones.size()));
        Point centre = zone.at(unit.getAsDouble(), unit.getAsDouble());
        Pose pose = Pose.at(centre.x(), centre.y(), 360 * unit.getAsDouble());
        if (admits(pose)) {
          return pose;
        }
      }
      return sample;
    }
    for (int i = 0; i < DRAWS; i++) {
      TableEdge edge = contacts.get((int) (unit.getAsDouble() * contacts.size()));
      Pose pose = flush(edge, unit.getAsDouble() * edge.length(area), 360 * unit.getAsDouble());
      if (admits(pose)) {
        return pose;
      }
    }
    return sample;
  }
}
