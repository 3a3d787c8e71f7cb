package io.github.flightstand.rules.engine.agenda;

import io.github.flightstand.rules.engine.flow.Expansion;
import java.util.List;

/** No expansions, for the core that is compiled and tested alone. */
final class AllExpansions {

  static final List<Expansion> LIST = List.of();
}
