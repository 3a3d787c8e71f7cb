package io.github.flightstand.protocol.json;

import io.github.flightstand.movement.parts.Base;
import io.github.flightstand.movement.parts.BaseSize;
import io.github.flightstand.movement.parts.PartsCatalogue;
import io.github.flightstand.movement.table.PlayArea;
import java.util.Optional;
import java.util.stream.Stream;

/** A doubt about the unit of a play area that is too small for the pieces on it. */
public final class SizeNote {

  private static final double LARGE = PartsCatalogue.standard().base(BaseSize.LARGE).length();

  /** The longest side of a published base, in millimeters. */
  private static final double LONGEST =
      longest(BaseSize.PUBLISHED.stream().map(PartsCatalogue.standard()::base));

  private SizeNote() {}

  /** Returns the doubt about a play area that is smaller than a large base, or empty. */
  public static Optional<String> of(PlayArea area) {
    return least(area) < LARGE ? Optional.of(words(area) + ": inches?") : Optional.empty();
  }

  /** Tests whether every published base fits a play area. */
  public static boolean fits(PlayArea area) {
    return least(area) >= LONGEST;
  }

  /** Returns the doubt about a table's play area, or empty. */
  public static Optional<String> of(TableJson table, PartsCatalogue parts) {
    PlayArea area = table.area();
    double least = least(area);
    double longest = longest(table.bases(parts));
    return of(area)
        .or(
            () ->
                Optional.of(words(area) + " and a base of " + plain(longest) + " mm: another unit?")
                    .filter(any -> longest > least));
  }

  private static double least(PlayArea area) {
    return Math.min(area.width(), area.height());
  }

  private static double longest(Stream<Base> bases) {
    return bases.mapToDouble(base -> Math.max(base.length(), base.width())).max().orElse(0);
  }

  private static String words(PlayArea area) {
    return "a play area of " + plain(area.width()) + " x " + plain(area.height()) + " mm";
  }

  private static String plain(double number) {
    return number == Math.rint(number) ? String.valueOf((long) number) : String.valueOf(number);
  }
}
