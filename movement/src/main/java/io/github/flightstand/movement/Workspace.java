package io.github.flightstand.movement;

import io.github.flightstand.movement.contact.Scratch;
import java.util.HashMap;
import java.util.Map;
import java.util.function.Supplier;

/**
 * Scratch space for search loops, so that they make next to no garbage: what was worked out before
 * and holds for the next question too, and what is filled anew for each.
 *
 * <p>A loop makes one and passes it with every question; what is asked without one makes its own.
 * It changes no answer, and no answer refers to it. One thread at a time.
 *
 * <pre>{@code
 * Workspace workspace = new Workspace();
 * for (Maneuver maneuver : dial.maneuvers()) {
 *   resolver.resolve(table, "red", maneuver, workspace);
 * }
 * }</pre>
 */
public final class Workspace {

  private final Map<Class<?>, Object> kept = new HashMap<>();

  /** Creates an empty workspace. */
  public Workspace() {}

  /**
   * Returns the one object of a class that is kept here.
   *
   * @param make makes it when it is first asked for
   */
  public <T> T keep(Class<T> kind, Supplier<T> make) {
    Object known = kept.get(kind);
    if (known == null) {
      known = make.get();
      kept.put(kind, known);
    }
    return kind.cast(known);
  }
}
