package io.github.flightstand.rules.engine.flow;

import static io.github.flightstand.rules.engine.flow.UntrustedState.need;

import io.github.flightstand.rules.engine.state.Phase;
import io.github.flightstand.rules.engine.state.Task;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.BiConsumer;
import java.util.function.BiPredicate;
import java.util.function.Function;

/**
 * A kind of task: its flow, the tasks it may lie on, its phase, the piece whose turn it is, and
 * what a state from outside must have.
 */
public final class TaskRow<T extends Task> {

  /**
   * A way of its own through some tasks of another row's kind.
   *
   * @param when chooses them by the task and the one below it
   */
  public record Variant<T extends Task>(Class<T> kind, BiPredicate<T, Task> when, Flow<T> flow) {}

  private final Class<T> kind;
  private final Flow<T> flow;
  private final List<Variant<T>> variants = new ArrayList<>();
  private final List<BiConsumer<T, UntrustedState>> checks = new ArrayList<>();
  private final Set<Class<? extends Task>> under = new HashSet<>();
  private final Map<Class<? extends Task>, BiConsumer<? super Task, T>> over = new HashMap<>();
  private Optional<Class<? extends Task>> begun = Optional.empty();
  private boolean onAny;
  private Optional<Phase> phase = Optional.empty();
  private Optional<Function<T, String>> actor = Optional.empty();
  private Optional<Function<T, List<String>>> turns = Optional.empty();

  private TaskRow(Class<T> kind, Flow<T> flow) {
    this.kind = kind;
    this.flow = flow;
  }

  /** Registers a task that all players may know wholly; decide that for every new kind. */
  public static <T extends Task> TaskRow<T> openTask(Class<T> kind, Flow<T> flow) {
    return new TaskRow<>(kind, flow);
  }

  public Class<T> kind() {
    return kind;
  }

  /** Returns the flow of a task that lies on another: its variant's, or that of its kind. */
  public Flow<T> flow(T task, Task below) {
    for (int i = 0; i < variants.size(); i++) {
      if (variants.get(i).when().test(task, below)) {
        return variants.get(i).flow();
      }
    }
    return flow;
  }

  /** Adds a variant if it is one of this kind. */
  @SuppressWarnings("unchecked") // Its kind is this one.
  public void vary(Variant<?> variant) {
    if (variant.kind() == kind) {
      variants.add((Variant<T>) variant);
    }
  }

  /** Lets the task lie on another that says so. */
  public void admit(TaskRow<?> below) {
    if (below.over.containsKey(kind)) {
      under.add(below.kind);
    }
  }

  /** Lets the task lie on another that begins the same phase, and was added before. */
  public void admitBefore(TaskRow<?> below) {
    if (begun.isPresent() && begun.equals(below.begun)) {
      under.add(below.kind);
    }
  }

  /** Checks a task from outside that lies on a task of this kind. */
  public void checkAbove(Task above, T task) {
    BiConsumer<? super Task, T> check = over.get(above.getClass());
    if (check != null) {
      check.accept(above, task);
    }
  }

  /** Tests whether the task may lie on one of a kind. */
  public boolean follows(Class<? extends Task> below) {
    return onAny || under.contains(below);
  }

  public boolean interrupts() {
    return onAny;
  }

  /** Checks that a task from outside belongs to the phase. */
  public void checkPhase(UntrustedState in) {
    need(
        phase.filter(only -> only != in.state().phase()).isEmpty(),
        "the agenda does not belong to the phase");
  }

  /** Checks what a task names. */
  public void checkNames(T task, UntrustedState in) {
    checks.forEach(check -> check.accept(task, in));
    flow(task, in.under()).check(task, in);
  }

  /** Returns the piece whose turn the task is. */
  public Optional<String> actor(T task) {
    return actor.map(piece -> piece.apply(task));
  }

  public boolean had(T task, String id) {
    return turns.map(done -> done.apply(task).contains(id)).orElse(true);
  }

  /** Lets the task lie on these kinds. */
  @SafeVarargs
  public final TaskRow<T> on(Class<? extends Task>... kinds) {
    under.addAll(List.of(kinds));
    return this;
  }

  /** Lets the task begin a phase: it lies on the phase's task, or on an earlier expansion's. */
  public TaskRow<T> begins(Class<? extends Task> phaseTask) {
    begun = Optional.of(phaseTask);
    under.add(phaseTask);
    return this;
  }

  /** Lets tasks of these kinds, of the core, lie on the task. */
  @SafeVarargs
  public final TaskRow<T> under(Class<? extends Task>... kinds) {
    for (Class<? extends Task> above : kinds) {
      over.put(above, (task, mine) -> {});
    }
    return this;
  }

  /** Lets tasks of a kind of the core lie on the task, with a check of both from outside. */
  public <K extends Task> TaskRow<T> under(Class<K> above, BiConsumer<K, T> check) {
    over.put(above, (task, mine) -> check.accept(above.cast(task), mine));
    return this;
  }

  /** Lets the task interrupt any other. */
  public TaskRow<T> onAny() {
    onAny = true;
    return this;
  }

  /** Limits the task to one phase. */
  public TaskRow<T> in(Phase only) {
    phase = Optional.of(only);
    return this;
  }

  /** Makes it the turn of one piece, which must exist. */
  public TaskRow<T> by(Function<T, String> piece) {
    actor = Optional.of(piece);
    return checked((task, in) -> in.piece(piece.apply(task)));
  }

  /** Makes the task list the pieces that had a turn, including the active piece above it. */
  public TaskRow<T> turns(Function<T, List<String>> done) {
    turns = Optional.of(done);
    return checked((task, in) -> done.apply(task).forEach(in::piece));
  }

  /** Adds a check of what the task names in a state from outside. */
  public TaskRow<T> checked(BiConsumer<T, UntrustedState> check) {
    checks.add(check);
    return this;
  }
}
