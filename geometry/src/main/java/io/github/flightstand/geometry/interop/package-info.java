/**
 * The way in and out of other libraries: polygons of JTS, well-known text, and matrices of EJML.
 *
 * <p>Everything here is a copy: neither side sees later changes of the other.
 */
@NullMarked
package io.github.flightstand.geometry.interop;

import org.jspecify.annotations.NullMarked;
