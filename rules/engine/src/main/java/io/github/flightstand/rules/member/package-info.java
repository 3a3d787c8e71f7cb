/**
 * What records declare about their members for reading and writing: defaults, names, ranges, days.
 */
@NullMarked
package io.github.flightstand.rules.member;

import org.jspecify.annotations.NullMarked;
