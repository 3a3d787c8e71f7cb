package io.github.flightstand.rules.engine.mission;

import io.github.flightstand.geometry.Point;
import io.github.flightstand.movement.table.PlayArea;
import io.github.flightstand.movement.table.TableEdge;
import io.github.flightstand.rules.Mission;
import io.github.flightstand.rules.Role;
import io.github.flightstand.rules.engine.state.LaidTemplate;
import io.github.flightstand.rules.measure.FiringArc;
import io.github.flightstand.rules.measure.RangeBand;
import io.github.flightstand.rules.mission.Amount;
import io.github.flightstand.rules.mission.Count;
import io.github.flightstand.rules.mission.Moment;
import io.github.flightstand.rules.mission.Pieces;
import io.github.flightstand.rules.mission.RemotePieces;
import io.github.flightstand.rules.mission.Spot;
import io.github.flightstand.rules.mission.Where;
import io.github.flightstand.rules.mission.Zone;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/**
 * What a part of a mission may name: checks its members, each by its name in JSON.
 *
 * @param mission the mission
 * @param at where the part is, as a pointer
 * @param spots the places that are chosen by then
 * @param edges the edges that are chosen by then
 */
record Naming(Mission mission, String at, List<String> spots, List<String> edges) {

  /** More of anything than a mission can need. */
  static final int MOST = 100;

  /** Everything of a kind. */
  static final String EVERY = "all";

  Naming inside(String member) {
    return new Naming(mission, at + "/" + member, spots, edges);
  }

  MissionFaultException fault(String member, Object found, String expected) {
    return MissionFaultException.value(at + "/" + member, String.valueOf(found), expected);
  }

  void oneOf(String member, String name, List<String> names) {
    if (!names.contains(name)) {
      throw MissionFaultException.unknown(at + "/" + member, name, names);
    }
  }

  void number(String member, int number, int least, int most) {
    if (number < least || number > most) {
      throw fault(member, number, "a whole number from " + least + " to " + most);
    }
  }

  void number(String member, Optional<Integer> number, int least) {
    number.ifPresent(given -> number(member, given, least, MOST));
  }

  void some(String member, List<?> list) {
    if (list.isEmpty()) {
      throw fault(member, "an empty list", "something in it");
    }
  }

  void name(String member, String name) {
    if (name.isBlank()) {
      throw fault(member, "blank", "a name");
    }
  }

  void setUp(Moment moment) {
    if (moment.compareTo(Moment.SET_UP_MATERIAL) > 0) {
      throw MissionFaultException.unknown(
          at + "/at",
          word(moment),
          List.of("set-up-area", "set-up-pieces", "set-up-forces", "set-up-material"));
    }
  }

  private static String word(Moment moment) {
    return moment.name().toLowerCase(Locale.ROOT).replace('_', '-');
  }

  private List<String> roles() {
    List<String> roles = new ArrayList<>(List.of(Role.ALL));
    mission.roles().forEach(role -> roles.add(role.name()));
    return roles;
  }

  void role(String member, String role) {
    oneOf(member, role, roles());
  }

  /** Checks who earns: a role, or who it is by his part in what happened. */
  void earner(String member, String earner, String... parts) {
    List<String> known = roles();
    known.addAll(Arrays.asList(parts));
    oneOf(member, earner, known);
  }

  List<String> kinds() {
    return mission.remotes().stream().map(RemotePieces::kind).distinct().toList();
  }

  void kind(String member, String kind) {
    oneOf(member, kind, kinds());
  }

  void zone(String member, String zone) {
    oneOf(member, zone, mission.zones().stream().map(Zone::name).toList());
  }

  void range(String member, int range) {
    number(member, range, 0, RangeBand.values().length - 1);
  }

  private void range(String member, Optional<Integer> range) {
    range.ifPresent(given -> range(member, given));
  }

  void arc(String member, String arc) {
    oneOf(member, arc, FiringArc.words());
  }

  void template(String member, String template) {
    oneOf(member, template, LaidTemplate.codes());
  }

  void edge(String member, String edge) {
    List<String> known = new ArrayList<>(sides());
    known.addAll(edges);
    oneOf(member, edge, known);
  }

  static List<String> sides() {
    return Arrays.stream(TableEdge.values()).map(TableEdge::word).toList();
  }

  void spot(String member, String spot) {
    oneOf(member, spot, spots);
  }

  void pieces(String member, Pieces of) {
    Naming inside = inside(member);
    of.ships().ifPresent(role -> inside.role("ships", role));
    of.ofRole().ifPresent(role -> inside.role("ofRole", role));
    of.remotes()
        .ifPresent(
            kind -> {
              List<String> known = new ArrayList<>(List.of(EVERY));
              known.addAll(kinds());
              inside.oneOf("remotes", kind, known);
            });
  }

  /** Checks pieces that can only be remotes. */
  void remotes(String member, Pieces of) {
    if (of.remotes().isEmpty()) {
      throw fault(member, "about ships", "'remotes'");
    }
    pieces(member, of);
  }

  /** Checks places that are chosen from. */
  void spots(String member, List<Spot> among) {
    List<String> names = new ArrayList<>();
    for (int i = 0; i < among.size(); i++) {
      Naming inside = inside(member).inside(String.valueOf(i));
      inside.name("name", among.get(i).name());
      if (names.contains(among.get(i).name())) {
        throw inside.fault("name", "'" + among.get(i).name() + "' once more", "each place once");
      }
      names.add(among.get(i).name());
      inside.inArea("pose", among.get(i).pose().position());
    }
  }

  /** Checks how many tokens one thing may bring; negative ones are lost. */
  void tokens(String member, int count) {
    number(member, count, -MOST, MOST);
  }

  void amount(String member, Amount amount) {
    Naming inside = inside(member);
    amount.fixed().ifPresent(count -> inside.tokens("fixed", count));
    amount.threat().ifPresent(count -> inside.tokens("threat", count));
    amount.tokens().ifPresent(count -> inside.tokens("tokens", count));
    amount.cargo().ifPresent(count -> inside.tokens("cargo", count));
  }

  void inArea(String member, Point point) {
    PlayArea area = mission.area();
    if (!(point.x() >= 0 && point.x() <= area.width())
        || !(point.y() >= 0 && point.y() <= area.height())) {
      throw fault(member, "(" + point.x() + ", " + point.y() + ")", "a place in the play area");
    }
  }

  /** Checks that ships come in somewhere: at markers, or where it is said. */
  void entry(Optional<Where> where, Optional<Boolean> markers) {
    if (markers.orElse(false)) {
      markers("markers");
    } else if (where.isEmpty()) {
      throw fault("where", "missing", "it where 'markers' is not true");
    }
    where.ifPresent(given -> where("where", given));
  }

  void markers(String member) {
    if (mission.markers().isEmpty()) {
      throw fault(member, true, "hyperspace markers in the mission");
    }
  }

  void where(String member, Where where) {
    Naming inside = inside(member);
    where.zones().ifPresent(zones -> inside.zones(zones));
    where
        .edges()
        .ifPresent(
            named -> {
              inside.some("edges", named);
              for (int i = 0; i < named.size(); i++) {
                inside.inside("edges").edge(String.valueOf(i), named.get(i));
              }
            });
    where.edgeRange().ifPresent(range -> inside.range("edgeRange", range));
    where.spot().ifPresent(spot -> inside.spot("spot", spot));
    where.spotRange().ifPresent(range -> inside.range("spotRange", range));
    inside.range("beyondEdges", where.beyondEdges());
    inside.range("beyondShips", where.beyondShips());
    inside.range("beyondEnemies", where.beyondEnemies());
    inside.range("beyondObstacles", where.beyondObstacles());
    inside.range("beyondPieces", where.beyondPieces());
  }

  private void range(String member, Count range) {
    Naming inside = inside(member);
    inside.range("least", range.least());
    inside.range("most", range.most());
  }

  private void zones(List<String> zones) {
    some("zones", zones);
    List<String> known = new ArrayList<>(List.of(Where.OWN));
    mission.zones().forEach(zone -> known.add(zone.name()));
    for (int i = 0; i < zones.size(); i++) {
      inside("zones").oneOf(String.valueOf(i), zones.get(i), known);
      if (zones.get(i).equals(Where.OWN)) {
        MissionNames.eachSideHasAZone(mission);
      }
    }
  }
}
