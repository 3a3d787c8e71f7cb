/** What serving queries takes on every way in: the time limit for a query. */
@NullMarked
package io.github.flightstand.tools.serve;

import org.jspecify.annotations.NullMarked;
