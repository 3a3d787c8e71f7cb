/**
 * What a player may know of a game: built from what is public and what is his, never filtered from
 * the state; and whole games that fit it.
 */
@NullMarked
package io.github.flightstand.rules.engine.view;

import org.jspecify.annotations.NullMarked;
