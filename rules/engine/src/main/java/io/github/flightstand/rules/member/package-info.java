/**
 * What records say of their members to those who read and write them: what may be left out, what is
 * named, what is in range.
 */
@NullMarked
package io.github.flightstand.rules.member;

import org.jspecify.annotations.NullMarked;
