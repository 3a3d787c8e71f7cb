/** Reports of the referee's findings: JSON lines for programs, a table or a page for people. */
@NullMarked
package io.github.flightstand.tools.report;

import org.jspecify.annotations.NullMarked;
