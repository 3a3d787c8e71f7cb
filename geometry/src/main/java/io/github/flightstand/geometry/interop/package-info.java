/** The way in and out of other programs: polygons as text, and other programs' frames, fitted. */
@NullMarked
package io.github.flightstand.geometry.interop;

import org.jspecify.annotations.NullMarked;
