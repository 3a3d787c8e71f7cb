/**
 * The plastic and cardboard: bases and their guides, templates, tokens, and the paths along which
 * bases follow templates.
 *
 * <p>{@link PartsCatalogue} holds the measurements of all parts.
 *
 * <pre>{@code
 * PartsCatalogue parts = PartsCatalogue.standard();
 * Base small = parts.base(BaseSize.SMALL);
 * Template turn = parts.template(TemplateKind.TURN, 1);
 * ManeuverPath.along(turn, Side.LEFT, small.length()).poseAt(turn.length()) // (35, 55), heading 90
 * }</pre>
 *
 * @since 1.0
 */
@NullMarked
package io.github.flightstand.movement.parts;

import org.jspecify.annotations.NullMarked;
