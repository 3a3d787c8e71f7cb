/** What remotes and objective tokens do by themselves. */
@NullMarked
package io.github.flightstand.rules.engine.flow.remote;

import org.jspecify.annotations.NullMarked;
