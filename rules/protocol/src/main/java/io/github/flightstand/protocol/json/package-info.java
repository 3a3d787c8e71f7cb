/**
 * The records that queries, answers and game logs share, in the frame and the words of their line:
 * tables and pieces, poses, frames, rules. Each converts itself to the library's own type when the
 * line's frame is known.
 */
@NullMarked
package io.github.flightstand.protocol.json;

import org.jspecify.annotations.NullMarked;
