package io.github.flightstand.rules.engine.agenda;

import io.github.flightstand.rules.engine.expansion.boarding.BoardingExpansion;
import io.github.flightstand.rules.engine.expansion.huge.HugeExpansion;
import io.github.flightstand.rules.engine.expansion.wing.WingExpansion;
import io.github.flightstand.rules.engine.flow.Expansion;
import java.util.List;

/** The expansions that the engine has, in the order in which they are asked. */
final class AllExpansions {

  static final List<Expansion> LIST =
      List.of(new WingExpansion(), new BoardingExpansion(), new HugeExpansion());
}
