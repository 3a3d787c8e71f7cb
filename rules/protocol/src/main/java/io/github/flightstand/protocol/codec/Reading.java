package io.github.flightstand.protocol.codec;

/** A reader of the values of one type. */
interface Reading {

  /**
   * Reads the value at the input's token, up to its end.
   *
   * @throws io.github.flightstand.protocol.format.FaultException if it is wrong
   */
  Object read(Source in);
}
