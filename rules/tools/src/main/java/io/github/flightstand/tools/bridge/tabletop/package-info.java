/**
 * Saves of Tabletop Simulator in which the X-Wing mod is played. {@code SavedObject} reads an
 * object of a save, and {@code TabletopImport} tells the table as a log of claims.
 */
@NullMarked
package io.github.flightstand.tools.bridge.tabletop;

import org.jspecify.annotations.NullMarked;
