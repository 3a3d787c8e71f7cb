package io.github.flightstand.protocol.codec;

/** A writer of the values of one type. */
interface Writing {
  void write(Object value, JsonOutput out);
}
