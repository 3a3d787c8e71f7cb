package io.github.flightstand.rules.engine.expansion.boarding;

import io.github.flightstand.rules.engine.flow.Flow;
import io.github.flightstand.rules.engine.state.BoardingTask;

/** A mark below an attack: the attack is a precision shot. It ends with the attack (004-012). */
final class PrecisionShotFlow extends Flow<BoardingTask.PrecisionShot> {}
