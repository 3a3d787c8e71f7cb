package io.github.flightstand.rules.engine.state;

import io.github.flightstand.movement.parts.SectionName;
import java.util.Optional;
import java.util.function.ToIntFunction;

/**
 * A ship, or a remote or objective token, which is treated as a ship where it attacks, is attacked
 * or has its turn (003-050).
 */
public sealed interface Piece permits ShipState, RemoteState {

  /** Returns its id. */
  String id();

  /** Returns its player. */
  String seat();

  /** Tests whether it is in play. */
  boolean inPlay();

  /** Returns the piece if it is a ship. */
  Optional<ShipState> ship();

  /** Returns the tokens beside it; a remote has none (003-053). */
  Tokens markers();

  /** Returns a ship's current pilot skill by {@code skills}, or a remote's initiative (003-053). */
  int skill(ToIntFunction<ShipState> skills);

  /** Returns the part of that name that suffers damage; a remote has only one. */
  SectionState section(Optional<SectionName> name);

  /** Tests whether it suffers an amount of damage; a remote only while it can be attacked. */
  boolean suffers(int damage);

  /** Returns the task in which damage is suffered; a remote's is all alike (003-051). */
  Task suffering(Optional<SectionName> part, int normal, int critical);
}
