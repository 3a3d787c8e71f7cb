package io.github.flightstand.protocol.json;

import io.github.flightstand.movement.parts.PathPiece;
import io.github.flightstand.movement.parts.PathTemplate;
import io.github.flightstand.protocol.format.FaultException;
import io.github.flightstand.protocol.format.In;
import io.github.flightstand.protocol.format.NumberRange;
import io.github.flightstand.protocol.format.Pointer;
import java.util.ArrayList;
import java.util.List;

/**
 * A template of another game, in millimeters: a strip around a center line.
 *
 * @param width the strip's width
 * @param pieces the pieces of the center line, in order
 */
public record TemplateJson(@In(NumberRange.SIDE) double width, List<PathPieceJson> pieces) {

  /**
   * Returns the template.
   *
   * @param mirrored whether left and right are exchanged
   * @throws FaultException if a piece is impossible
   * @throws IllegalArgumentException if the whole is impossible, in words that name it
   */
  PathTemplate built(String name, boolean mirrored) {
    List<PathPiece> built = new ArrayList<>();
    for (PathPieceJson piece : pieces) {
      Pointer place = Pointer.of("/pieces").append(built.size());
      built.add(FaultException.taken(place, () -> piece.built(mirrored)));
    }
    return new PathTemplate(name, width, built);
  }
}
