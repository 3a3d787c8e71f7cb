package io.github.flightstand.web.library.java.text;

import org.teavm.interop.Import;
import org.teavm.jso.core.JSString;

/** The browser's {@link java.text.Normalizer}, which is the host's. */
public final class Normalizer {

  /** The forms that names are compared in. */
  public enum Form {
    NFC,
    NFD
  }

  private Normalizer() {}

  public static String normalize(CharSequence text, Form form) {
    return normalize(JSString.valueOf(text.toString()), JSString.valueOf(form.name()))
        .stringValue();
  }

  @Import(module = "flightstand", name = "normalize")
  private static native JSString normalize(JSString text, JSString form);
}
