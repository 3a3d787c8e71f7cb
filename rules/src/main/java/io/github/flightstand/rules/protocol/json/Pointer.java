package io.github.flightstand.rules.protocol.json;

import java.util.ArrayList;
import java.util.List;

/**
 * The way from a document's root to a value: a JSON Pointer (RFC 6901).
 *
 * <p>A pointer is a step added to its parent, so following a document down costs one small object a
 * step, and the text is put together only where it is asked for.
 *
 * <pre>{@code
 * Pointer.ROOT.member("ships").element(0).member("a/b").toString() // "/ships/0/a~1b"
 * }</pre>
 */
public abstract class Pointer {

  /** The document itself; its text is empty. */
  public static final Pointer ROOT = new Root();

  private Pointer() {}

  /** Returns the pointer to the member of that name. */
  public final Pointer member(String name) {
    return new Member(this, name);
  }

  /** Returns the pointer to the element of that index, counted from 0. */
  public final Pointer element(int index) {
    return new Element(this, index);
  }

  /** Returns the place in words that can begin a sentence, such as {@code 'x'}. */
  public abstract String words();

  abstract void collect(List<String> steps);

  /** Returns the pointer's text, {@code ~} and {@code /} in names escaped. */
  @Override
  public final String toString() {
    List<String> steps = new ArrayList<>();
    collect(steps);
    StringBuilder text = new StringBuilder();
    for (String step : steps) {
      text.append('/').append(step.replace("~", "~0").replace("/", "~1"));
    }
    return text.toString();
  }

  private static final class Root extends Pointer {

    @Override
    public String words() {
      return "the line";
    }

    @Override
    void collect(List<String> steps) {}
  }

  private static final class Member extends Pointer {

    private final Pointer parent;
    private final String name;

    Member(Pointer parent, String name) {
      this.parent = parent;
      this.name = name;
    }

    @Override
    public String words() {
      return Excerpt.quoted(name);
    }

    @Override
    void collect(List<String> steps) {
      parent.collect(steps);
      steps.add(name);
    }
  }

  private static final class Element extends Pointer {

    private final Pointer parent;
    private final int index;

    Element(Pointer parent, int index) {
      this.parent = parent;
      this.index = index;
    }

    @Override
    public String words() {
      return "element " + index + " of " + parent.words();
    }

    @Override
    void collect(List<String> steps) {
      parent.collect(steps);
      steps.add(Integer.toString(index));
    }
  }
}
