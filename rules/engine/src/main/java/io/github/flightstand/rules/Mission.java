package io.github.flightstand.rules;

import io.github.flightstand.movement.table.PlayArea;

/** A mission: what its file says. Only the library reads, writes and makes it. */
public interface Mission {

  String name();

  PlayArea area();
}
