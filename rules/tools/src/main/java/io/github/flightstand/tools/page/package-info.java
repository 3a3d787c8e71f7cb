/**
 * Pages for people: self-contained HTML documents that hold logs as JSON and draw them.
 *
 * <p>Everything that takes geometry is computed here and written as SVG paths and poses; a page's
 * script only puts them in place. A page loads nothing, not even from its own folder, and its
 * content security policy says so.
 */
@NullMarked
package io.github.flightstand.tools.page;

import org.jspecify.annotations.NullMarked;
