/**
 * Pages for people: self-contained HTML documents that hold logs as JSON and draw them.
 *
 * <p>All that takes geometry is worked out here and written as SVG paths and poses; the script of a
 * page only puts them in place. A page loads nothing, not even from where it lies, and its content
 * security policy says so.
 */
@NullMarked
package io.github.flightstand.tools.page;

import org.jspecify.annotations.NullMarked;
