/**
 * Pictures of tables, queries and answers as SVG, without scripts or outside references, in the
 * reader's light or dark colors. The same table gives the same text everywhere.
 *
 * <p>{@link io.github.flightstand.protocol.picture.TablePicture} draws a table and additions to it:
 *
 * <pre>{@code
 * Base small = PartsCatalogue.standard().base(BaseSize.SMALL);
 * Ship red = new Ship("red", small, Pose.at(200, 100, 90));
 * Table table = Table.builder(PlayArea.STANDARD).ship(red).build();
 * String svg = TablePicture.of(table).caption("red stands ready").svg();
 * }</pre>
 *
 * @since 1.0
 */
@NullMarked
package io.github.flightstand.protocol.picture;

import org.jspecify.annotations.NullMarked;
