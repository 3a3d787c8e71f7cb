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

  /** Returns the place that is written so. */
  public static Pointer of(String text) {
    return new Pointer(text);
  }

  /** Returns the member of that name of the object that stands here. */
  public Pointer append(String name) {
    return new Pointer(text + '/' + name.replace("~", "~0").replace("/", "~1"));
  }

  /** Returns the element of that index, from 0, of the list that stands here. */
  public Pointer append(int index) {
    return new Pointer(text + '/' + index);
  }

  /** Returns a place in the value that stands here. */
  public Pointer append(Pointer inside) {
    return new Pointer(text + inside.text);
  }

  /** Returns where the object or list stands that holds what stands here. */
  public Pointer holder() {
    return new Pointer(text.substring(0, Math.max(0, text.lastIndexOf('/'))));
  }

  /** Returns the last name or index of a place that is not the whole value. */
  String last() {
    return text.substring(text.lastIndexOf('/') + 1).replace("~1", "/").replace("~0", "~");
  }

  @Override
  public String toString() {
    return text;
  }
}
