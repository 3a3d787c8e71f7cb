package io.github.flightstand.referee.report;

import java.util.List;

/**
 * A measured value beside its limits.
 *
 * @param name the measured quantity
 * @param value the result, rounded to a thousandth
 * @param limits the values at which the answer changes, ascending
 * @param doubt the distance from a limit within which a record decides nothing, rounded likewise
 * @param unit mm or deg
 */
public record Margin(String name, double value, List<Double> limits, double doubt, String unit) {

  private static final double STEPS = 1000;

  public Margin {
    value = Math.round(value * STEPS) / STEPS;
    doubt = Math.round(doubt * STEPS) / STEPS;
  }
}
