package io.github.flightstand.movement;

import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

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

  private @Nullable Object kept;

  /** Creates an empty workspace. */
  public Workspace() {}

  /**
   * Returns the object of a class that is kept here. It is let go when one of another class is
   * asked for.
   *
   * @param make makes it if there is none
   */
  public <T> T keep(Class<T> kind, Supplier<T> make) {
    if (!kind.isInstance(kept)) {
      kept = make.get();
    }
    return kind.cast(kept);
  }
}
