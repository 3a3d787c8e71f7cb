package io.github.flightstand.movement;

import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * Scratch space for search loops: buffers to refill, and results that later questions can use
 * again. With it a loop allocates almost nothing.
 *
 * <p>Create one workspace for a loop and pass it with every question; a method without that
 * parameter creates its own. A workspace changes no answer, and no answer refers to it. Use a
 * workspace in one thread at a time.
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
   * Returns the object of class {@code kind} that is kept here, and drops one of another class.
   *
   * @param make creates the object if none is kept
   */
  public <T> T keep(Class<T> kind, Supplier<T> make) {
    if (!kind.isInstance(kept)) {
      kept = make.get();
    }
    return kind.cast(kept);
  }
}
