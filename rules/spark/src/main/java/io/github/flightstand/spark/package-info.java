/**
 * Jobs for Apache Spark: the same judge and the same players on a cluster, with results as Parquet.
 * Start with {@link io.github.flightstand.spark.Main}.
 *
 * @since 1.0
 */
@NullMarked
package io.github.flightstand.spark;

import org.jspecify.annotations.NullMarked;
