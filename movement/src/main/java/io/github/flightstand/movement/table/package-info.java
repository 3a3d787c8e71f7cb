/**
 * The table: the play area, ships, obstacles and tokens.
 *
 * <p>{@link Table#builder} starts a table. {@link Overlaps} finds pieces that overlap or touch.
 *
 * <pre>{@code
 * Base small = PartsCatalogue.standard().base(BaseSize.SMALL);
 * Table table =
 *     Table.builder(PlayArea.STANDARD)
 *         .ship(new Ship("red", small, Pose.at(200, 100, 90)))
 *         .ship(new Ship("blue", small, Pose.at(235, 100, 90)))
 *         .build();
 * Overlaps.of(table, Tolerance.STANDARD).get(0).separation() // -5.0: 5 mm deep
 * }</pre>
 *
 * @since 1.0
 */
@NullMarked
package io.github.flightstand.movement.table;

import org.jspecify.annotations.NullMarked;
