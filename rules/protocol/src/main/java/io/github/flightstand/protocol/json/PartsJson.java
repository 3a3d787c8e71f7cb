package io.github.flightstand.protocol.json;

import io.github.flightstand.protocol.format.Excerpt;
import io.github.flightstand.protocol.format.FaultCode;
import io.github.flightstand.protocol.format.FaultException;
import io.github.flightstand.protocol.format.In;
import io.github.flightstand.protocol.format.NumberRange;
import io.github.flightstand.protocol.format.Pointer;
import io.github.flightstand.rules.measure.FiringArc;
import io.github.flightstand.rules.measure.OwnArc;
import io.github.flightstand.rules.measure.OwnBands;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.BiFunction;
import java.util.stream.Collectors;

/**
 * The parts of another game, by names of the caller's: what the publisher's parts are to a query.
 * Each part is in millimeters in its own frame, with any frame of the query.
 *
 * @param bases the bases, which ships name in {@code base}
 * @param templates the templates, which paths name in {@code template}
 * @param arcs the firing arcs, which attacks name in {@code arc}
 * @param bands the range bands, the nearest first, which attacks name in {@code bands}
 */
public record PartsJson(
    Optional<Map<String, BaseJson>> bases,
    Optional<Map<String, TemplateJson>> templates,
    Optional<Map<String, ArcJson>> arcs,
    Optional<Map<String, List<Band>>> bands) {

  /**
   * A range band. It begins where the one before it ends, the first at 0.
   *
   * @param name the band's name, which answers say
   * @param to the distance of its far edge, which belongs to it
   */
  public record Band(String name, @In(NumberRange.SIDE) double to) {}

  /**
   * Builds all parts.
   *
   * @throws FaultException if one is impossible; its sentence names the part
   */
  public OwnParts built() {
    Map<String, TemplateJson> laid = templates.orElse(Map.of());
    each("templates", "path", laid, (name, template) -> template.built(name, false));
    return new OwnParts(
        each("bases", "base", bases.orElse(Map.of()), (name, base) -> base.built(name)),
        laid,
        each("arcs", "arc", arcs.orElse(Map.of()), PartsJson::arc),
        each("bands", "bands", bands.orElse(Map.of()), PartsJson::bands));
  }

  private static OwnArc arc(String name, ArcJson arc) {
    if (FiringArc.ofWord(name).isPresent()) {
      throw new IllegalArgumentException(
          "arc '" + name + "' has the name of a published arc, expected another name");
    }
    return arc.built(name);
  }

  private static OwnBands bands(String name, List<Band> bands) {
    return new OwnBands(
        name, bands.stream().map(band -> new OwnBands.Band(band.name(), band.to())).toList());
  }

  /** Builds the parts of a kind; a fault within one says which one it is. */
  private static <J, T> Map<String, T> each(
      String list, String kind, Map<String, J> written, BiFunction<String, J, T> build) {
    Map<String, T> built = new TreeMap<>();
    written.forEach(
        (name, part) -> {
          Pointer place = Pointer.of("/" + list).append(name);
          try {
            built.put(name, build.apply(name, part));
          } catch (FaultException fault) {
            throw FaultException.of(
                fault.code(),
                fault.at().map(place::append).orElse(place),
                kind + " " + Excerpt.quoted(name) + ": " + fault.getMessage());
          } catch (IllegalArgumentException refused) {
            throw FaultException.refusedValue(place, refused);
          }
        });
    return built;
  }

  /**
   * Checks that exactly one of an object's members is given.
   *
   * @param members the members by their names, in the order in which a sentence lists them
   */
  static void checkOne(Map<String, Optional<?>> members) {
    long found = members.values().stream().filter(Optional::isPresent).count();
    if (found != 1) {
      throw FaultException.about(
          FaultCode.BAD_VALUE,
          Pointer.ROOT,
          " holds "
              + found
              + " of "
              + members.keySet().stream().sorted().collect(Collectors.joining(", "))
              + ", expected exactly one");
    }
  }
}
