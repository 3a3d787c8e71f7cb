package io.github.flightstand.geometry.sweep;

/**
 * The last place at which a moving body is free, as {@link FreePathSearch} finds it.
 *
 * @param at the last free parameter, rounded to the free side; NaN if there is none
 * @param stopper the number of the body at rest that the moving body overlaps just beyond {@code
 *     at}; −1 if {@code at} is the limit of the search
 * @param slope the growth in millimeters of the separation from the stopper for each unit of the
 *     parameter back from there; 0 if unknown, as on curves
 */
public record LastFree(double at, int stopper, double slope) {}
