/**
 * What records declare about their members to those who read and write them: defaults, names and
 * ranges.
 */
@NullMarked
package io.github.flightstand.rules.member;

import org.jspecify.annotations.NullMarked;
