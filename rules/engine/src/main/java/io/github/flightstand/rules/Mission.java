package io.github.flightstand.rules;

import io.github.flightstand.movement.table.PlayArea;

/** A mission as its file describes it. Only the library creates, reads and writes missions. */
public interface Mission {

  String name();

  PlayArea area();
}
