package io.github.flightstand.protocol.json;

import io.github.flightstand.movement.parts.Base;
import io.github.flightstand.movement.parts.PartsCatalogue;
import io.github.flightstand.protocol.format.Excerpt;
import io.github.flightstand.protocol.format.FaultException;
import io.github.flightstand.protocol.format.Pointer;
import io.github.flightstand.rules.measure.OwnArc;
import io.github.flightstand.rules.measure.OwnBands;
import java.util.Collections;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/**
 * The parts of another game, built and checked, by their names.
 *
 * @param templates the templates as they are written, because a path may turn them over
 */
public record OwnParts(
    Map<String, Base> bases,
    Map<String, TemplateJson> templates,
    Map<String, OwnArc> arcs,
    Map<String, OwnBands> bands) {

  /** No parts. */
  public static final OwnParts NONE = new OwnParts(Map.of(), Map.of(), Map.of(), Map.of());

  /** Copies the maps; not by Map.copyOf, which takes quadratic time if names collide. */
  public OwnParts {
    bases = sorted(bases, Map.of());
    templates = sorted(templates, Map.of());
    arcs = sorted(arcs, Map.of());
    bands = sorted(bands, Map.of());
  }

  /**
   * Builds the parts in the field {@code parts}, if it is there.
   *
   * @throws FaultException if one is impossible; its place is within {@code /parts}
   */
  public static OwnParts of(Optional<PartsJson> parts) {
    return parts
        .map(given -> FaultException.within(Pointer.of("/parts"), given::built))
        .orElse(NONE);
  }

  private static <T> Map<String, T> sorted(Map<String, T> parts, Map<String, T> others) {
    Map<String, T> all = new TreeMap<>(parts);
    all.putAll(others);
    return Collections.unmodifiableMap(all);
  }

  /** Returns these parts with others, which replace those of the same names. */
  public OwnParts with(OwnParts others) {
    return new OwnParts(
        sorted(bases, others.bases),
        sorted(templates, others.templates),
        sorted(arcs, others.arcs),
        sorted(bands, others.bands));
  }

  /** Returns a catalogue with these bases beside its own. */
  public PartsCatalogue in(PartsCatalogue published) {
    return bases.isEmpty() ? published : published.withOwn(bases.values());
  }

  /** Returns the template of a name; throws a fault at {@code at} if there is none. */
  TemplateJson template(String name, Pointer at) {
    return named(templates, name, at, "template");
  }

  /** Returns the range bands of a name; throws a fault at {@code at} if there are none. */
  public OwnBands bands(String name, Pointer at) {
    return named(bands, name, at, "bands");
  }

  private static <T> T named(Map<String, T> known, String name, Pointer at, String kind) {
    return Optional.ofNullable(known.get(name))
        .orElseThrow(
            () ->
                FaultException.unexpected(
                    at,
                    Excerpt.quoted(name),
                    known.isEmpty()
                        ? "the name of a " + kind + " in 'parts', which has none"
                        : "one of " + String.join(", ", known.keySet())));
  }
}
