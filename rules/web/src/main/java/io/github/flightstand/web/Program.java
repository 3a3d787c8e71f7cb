package io.github.flightstand.web;

import io.github.flightstand.protocol.answer.Answerer;
import io.github.flightstand.protocol.codec.Codec;
import io.github.flightstand.protocol.json.Keeping;
import io.github.flightstand.protocol.operation.Operations;
import io.github.flightstand.teavm.Deadline;
import org.teavm.jso.core.JSString;

/** An answerer of the host's lines. */
final class Program {

  private final Answerer answerer;
  private long turn;

  Program(Codec codec, Keeping keeping, Operations operations) {
    answerer = new Answerer(codec, keeping, operations, thrown -> {});
  }

  JSString answer(JSString line, double milliseconds) {
    Deadline.begin(milliseconds);
    return JSString.valueOf(answerer.answer(line.stringValue(), ++turn).json());
  }
}
