package io.github.flightstand.protocol.log;

/** Logs of claims, which the referee judges. */
public final class ClaimLog {

  /** The format's name, in the log's header. */
  public static final String FORMAT = "flightstand/1";

  private ClaimLog() {}
}
