/**
 * What queries, answers and game logs have in common, as records in the frame and the words of the
 * line: tables and pieces, poses, frames, rules. Each turns itself into what the library knows,
 * once the frame of its line is known.
 */
@NullMarked
package io.github.flightstand.protocol.json;

import org.jspecify.annotations.NullMarked;
