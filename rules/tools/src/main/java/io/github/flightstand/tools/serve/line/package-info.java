/** Lines of UTF-8 in bounded memory, in and out, and what becomes of them if nobody reads. */
@NullMarked
package io.github.flightstand.tools.serve.line;

import org.jspecify.annotations.NullMarked;
