/**
 * The questions one asks of shapes: how far apart, how deep, in what relation, nearest where.
 *
 * <p>Each query has one entry point and one file for each pair of kinds, named for it. Results
 * carry a stated error; {@link io.github.flightstand.geometry.query.Relation Relation} is decided
 * exactly.
 */
@NullMarked
package io.github.flightstand.geometry.query;

import org.jspecify.annotations.NullMarked;
