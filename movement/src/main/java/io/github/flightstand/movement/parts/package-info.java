/**
 * The plastic and cardboard: bases and their guides, templates, tokens, the catalogue of their
 * figures, and the paths along which bases ride templates.
 */
@NullMarked
package io.github.flightstand.movement.parts;

import org.jspecify.annotations.NullMarked;
