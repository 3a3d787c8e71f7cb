package io.github.flightstand.geometry.sweep;

/**
 * Where a moving body is free for the last time, as {@link FreePathSearch} finds it.
 *
 * @param at the last free parameter, rounded to the free side; NaN if there is none
 * @param stopper the number of the body at rest that the moving one overlaps next beyond it; −1 if
 *     that is as far as was asked
 * @param slope by how many millimetres the separation from the stopper grows for each unit that the
 *     body goes on back from there; 0 if that is not known, as after curves
 */
public record LastFree(double at, int stopper, double slope) {}
