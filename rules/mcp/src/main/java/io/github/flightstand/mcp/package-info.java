/** A server of the Model Context Protocol: assistants ask by tools, which are operations. */
@NullMarked
package io.github.flightstand.mcp;

import org.jspecify.annotations.NullMarked;
