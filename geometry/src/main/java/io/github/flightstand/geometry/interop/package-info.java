/**
 * The way in and out of other libraries and programs: polygons of JTS, and other programs' frames,
 * fitted by EJML.
 *
 * <p>Everything here is a copy: neither side sees later changes of the other.
 */
@NullMarked
package io.github.flightstand.geometry.interop;

import org.jspecify.annotations.NullMarked;
