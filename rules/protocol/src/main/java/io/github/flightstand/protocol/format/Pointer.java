package io.github.flightstand.protocol.format;

/**
 * A place in a JSON value: a JSON Pointer (RFC 6901), empty for the whole value.
 *
 * <pre>{@code
 * Pointer.ROOT.append("ships").append(0).append("a/b").toString()     // "/ships/0/a~1b"
 * }</pre>
 */
public record Pointer(String text) {

  /** The whole value. */
  public static final Pointer ROOT = new Pointer("");

  /** Returns the place with this text. */
  public static Pointer of(String text) {
    return new Pointer(text);
  }

  /** Returns the place of a member of the object at this place. */
  public Pointer append(String name) {
    return new Pointer(text + '/' + name.replace("~", "~0").replace("/", "~1"));
  }

  /** Returns the place of an element, counted from 0, of the list at this place. */
  public Pointer append(int index) {
    return new Pointer(text + '/' + index);
  }

  /** Returns a place within the value at this place. */
  public Pointer append(Pointer inside) {
    return new Pointer(text + inside.text);
  }

  /** Returns the place of the object or list that holds the value at this place. */
  public Pointer holder() {
    return new Pointer(text.substring(0, Math.max(0, text.lastIndexOf('/'))));
  }

  /** Returns the last name or index; this place must not be the whole value. */
  String last() {
    return text.substring(text.lastIndexOf('/') + 1).replace("~1", "/").replace("~0", "~");
  }

  @Override
  public String toString() {
    return text;
  }
}
