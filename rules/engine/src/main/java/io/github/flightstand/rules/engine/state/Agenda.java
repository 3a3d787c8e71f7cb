package io.github.flightstand.rules.engine.state;

import java.util.AbstractList;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * The tasks in progress as a stack that never changes, the present one last. A stack with one more
 * task shares those below it, so that a step of a game copies none.
 */
public final class Agenda extends AbstractList<Task> {

  private final @Nullable Agenda below;
  private final @Nullable Task task;
  private final int size;

  private Agenda(@Nullable Agenda below, @Nullable Task task, int size) {
    this.below = below;
    this.task = task;
    this.size = size;
  }

  /** Returns the stack of some tasks, the lowest one first. */
  public static Agenda of(List<Task> tasks) {
    if (tasks instanceof Agenda agenda) {
      return agenda;
    }
    Agenda made = new Agenda(null, null, 0);
    for (Task each : tasks) {
      made = made.plus(each);
    }
    return made;
  }

  /** Returns the stack with one more task on top. */
  public Agenda plus(Task more) {
    return new Agenda(this, Objects.requireNonNull(more), size + 1);
  }

  /** Returns the stack with one more task at a place. */
  public Agenda plus(int place, Task more) {
    return place == size ? plus(more) : below().plus(place, more).plus(top());
  }

  /** Returns the stack with another task at a place. */
  public Agenda with(int place, Task other) {
    return place == size - 1 ? below().plus(other) : below().with(place, other).plus(top());
  }

  /** Returns the stack without the task at a place. */
  public Agenda without(int place) {
    return place == size - 1 ? below() : below().without(place).plus(top());
  }

  private Agenda below() {
    return Objects.requireNonNull(below);
  }

  private Task top() {
    return Objects.requireNonNull(task);
  }

  @Override
  public Task get(int place) {
    Objects.checkIndex(place, size);
    Agenda found = this;
    while (found.size > place + 1) {
      found = found.below();
    }
    return found.top();
  }

  @Override
  public int size() {
    return size;
  }
}
