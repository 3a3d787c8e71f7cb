/** What a ruling says: its line for programs, its margins, its picture and its sentences. */
@NullMarked
package io.github.flightstand.referee.report;

import org.jspecify.annotations.NullMarked;
