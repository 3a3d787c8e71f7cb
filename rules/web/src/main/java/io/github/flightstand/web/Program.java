package io.github.flightstand.web;

import io.github.flightstand.protocol.answer.Answerer;
import org.teavm.jso.core.JSString;

/** An answerer of the host's lines. */
final class Program {

  private final Answerer answerer;
  private long turn;

  Program(Answerer answerer) {
    this.answerer = answerer;
  }

  JSString answer(JSString line, double milliseconds) {
    Deadline.begin(milliseconds);
    return JSString.valueOf(answerer.answer(line.stringValue(), ++turn).json());
  }

  /** Does nothing about a defect, of which the answer tells. */
  static void ignored(Throwable defect) {}
}
