package io.github.flightstand.clibrary;

import org.teavm.interop.Address;
import org.teavm.interop.Function;
import org.teavm.interop.Import;
import org.teavm.interop.c.Include;

/** The types of the functions that C calls, and the functions of C that they call. */
final class Exports {

  private static final String HOST = "flightstand_host.h";

  private Exports() {}

  /** Opens an instance and returns its number. */
  abstract static class Open extends Function {
    abstract int open();
  }

  /** Answers a query within {@code milliseconds}. */
  abstract static class Answer extends Function {
    abstract void answer(int instance, Address query, int length, double milliseconds);
  }

  /** Closes an instance. */
  abstract static class Close extends Function {
    abstract void close(int instance);
  }

  @Import(name = "flightstand_register")
  @Include(value = HOST, isSystem = false)
  static native void register(Open open, Answer answer, Close close);

  @Import(name = "flightstand_copy")
  @Include(value = HOST, isSystem = false)
  static native void copy(Address to, Address from, int length);

  @Import(name = "flightstand_keep")
  @Include(value = HOST, isSystem = false)
  static native void keep(Address answer, int length);
}
