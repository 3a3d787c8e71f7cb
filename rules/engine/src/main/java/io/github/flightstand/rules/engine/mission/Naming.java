package io.github.flightstand.rules.engine.mission;

import io.github.flightstand.geometry.Point;
import io.github.flightstand.geometry.Pose;
import io.github.flightstand.movement.table.PlayArea;
import io.github.flightstand.movement.table.TableEdge;
import io.github.flightstand.rules.engine.state.LaidTemplate;
import io.github.flightstand.rules.measure.FiringArc;
import io.github.flightstand.rules.member.Names;
import io.github.flightstand.rules.member.Within;
import io.github.flightstand.rules.mission.Count;
import io.github.flightstand.rules.mission.Moment;
import io.github.flightstand.rules.mission.NamedRule;
import io.github.flightstand.rules.mission.RemotePieces;
import io.github.flightstand.rules.mission.Role;
import io.github.flightstand.rules.mission.Scenario;
import io.github.flightstand.rules.mission.Where;
import io.github.flightstand.rules.mission.Zone;
import java.lang.reflect.Method;
import java.lang.reflect.RecordComponent;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * A check of what the members of a mission name and say, by their annotations ({@link Names},
 * {@link Within}) and types. A place in JSON is given as a pointer. The {@code spots} and {@code
 * edges} are those chosen up to then.
 */
record Naming(Scenario mission, List<String> spots, List<String> edges) {

  /** The longest side of a play area in millimeters, longer than any table. */
  static final double LONGEST = 10_000;

  /** Checks the mission except its rules. */
  void check() {
    record("", mission, null);
  }

  /** Checks the rule of the mission with an index. */
  void check(NamedRule rule, int index) {
    named("/rules/" + index + "/name", rule.name());
    record(at(rule, index), (Record) rule.rule(), null);
  }

  static String at(NamedRule rule, int index) {
    String key = rule.rule().getClass().getSimpleName();
    return "/rules/" + index + "/rule/" + Character.toLowerCase(key.charAt(0)) + key.substring(1);
  }

  private void record(String at, Record record, @Nullable Within within) {
    for (RecordComponent component : record.getClass().getRecordComponents()) {
      Method accessor = component.getAccessor();
      Within own = accessor.getAnnotation(Within.class);
      try {
        value(
            at + "/" + component.getName(),
            accessor.invoke(record),
            accessor.getAnnotation(Names.class),
            own == null ? within : own);
      } catch (ReflectiveOperationException impossible) {
        throw new IllegalStateException(impossible);
      }
    }
  }

  private void value(String at, Object value, @Nullable Names names, @Nullable Within within) {
    if (value instanceof Optional<?> optional) {
      optional.ifPresent(given -> value(at, given, names, within));
    } else if (value instanceof List<?> list) {
      if (within != null && list.size() < within.least()) {
        throw MissionFaultException.value(at, "an empty list", "something in it");
      }
      for (int i = 0; i < list.size(); i++) {
        value(at + "/" + i, list.get(i), names, within);
      }
    } else if (value instanceof Pose pose) {
      inArea(at, pose.position());
    } else if (value instanceof Point point) {
      inArea(at, point);
    } else if (value instanceof PlayArea area) {
      side(at + "/width", area.width());
      side(at + "/height", area.height());
    } else if (value instanceof Count count) {
      value(at + "/0", count.least(), names, within);
      value(at + "/1", count.most(), names, within);
    } else if (value instanceof Record part && !(value instanceof NamedRule)) {
      record(at, part, within);
    } else {
      if (names != null) {
        named(at, value, names);
      }
      if (within != null && value instanceof Integer number) {
        number(at, number, within.least(), within.most());
      }
    }
  }

  private void named(String at, Object value, Names names) {
    switch (names.value()) {
      case ITSELF -> named(at, (String) value);
      case ROLE -> known(at, value, names, roles());
      case SIDE -> number(at, (int) value, 1, mission.players().most());
      case KIND -> known(at, value, names, kinds());
      case KINDS -> known(at, value, names, Stream.concat(Stream.of(RemotePieces.EVERY), kinds()));
      case ZONE -> known(at, value, names, zones());
      case ZONES -> {
        known(at, value, names, Stream.concat(Stream.of(Where.OWN), zones()));
        if (value.equals(Where.OWN)) {
          MissionNames.eachSideHasAZone(mission);
        }
      }
      case EDGE -> known(at, value, names, Stream.concat(sides(), edges.stream()));
      case SPOT -> known(at, value, names, spots.stream());
      case ARC -> known(at, value, names, FiringArc.words().stream());
      case TEMPLATE -> known(at, value, names, LaidTemplate.codes().stream());
      case SET_UP -> {
        Stream<Moment> before =
            Arrays.stream(Moment.values(), 0, Moment.SET_UP_MATERIAL.ordinal() + 1);
        known(at, word((Moment) value), names, before.map(Naming::word));
      }
      case MARKERS -> {
        if (value.equals(true) && mission.markers().isEmpty()) {
          throw MissionFaultException.value(at, "true", "hyperspace markers in the mission");
        }
      }
    }
  }

  private static void named(String at, String name) {
    if (name.isBlank()) {
      throw MissionFaultException.value(at, "blank", "a name");
    }
  }

  private static void known(String at, Object name, Names names, Stream<String> things) {
    List<String> all = Stream.concat(things, Arrays.stream(names.or())).toList();
    if (!all.contains(name)) {
      throw MissionFaultException.unknown(at, (String) name, all);
    }
  }

  private static void number(String at, int number, int least, int most) {
    if (number < least || number > most) {
      throw MissionFaultException.value(
          at, String.valueOf(number), "a whole number from " + least + " to " + most);
    }
  }

  private static void side(String at, double length) {
    if (length > LONGEST) {
      throw MissionFaultException.value(at, String.valueOf(length), "at most " + LONGEST + " mm");
    }
  }

  private void inArea(String at, Point point) {
    PlayArea area = mission.area();
    if (!(point.x() >= 0 && point.x() <= area.width())
        || !(point.y() >= 0 && point.y() <= area.height())) {
      throw MissionFaultException.value(
          at, "(" + point.x() + ", " + point.y() + ")", "a place in the play area");
    }
  }

  private static String word(Moment moment) {
    return moment.name().toLowerCase(Locale.ROOT).replace('_', '-');
  }

  private Stream<String> roles() {
    return Stream.concat(Stream.of(Role.ALL), mission.roles().stream().map(Role::name));
  }

  private Stream<String> kinds() {
    return mission.remotes().stream().map(RemotePieces::kind).distinct();
  }

  private Stream<String> zones() {
    return mission.zones().stream().map(Zone::name);
  }

  static Stream<String> sides() {
    return Arrays.stream(TableEdge.values()).map(TableEdge::word);
  }
}
