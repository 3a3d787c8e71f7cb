package io.github.flightstand.rules.encoding;

import io.github.flightstand.rules.engine.View;
import io.github.flightstand.rules.engine.decision.Command;
import io.github.flightstand.rules.engine.decision.Decision;
import io.github.flightstand.rules.engine.decision.Kind;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * A player's present decision and knowledge, as numbers. It is made from the player's view and
 * contains nothing that the view lacks.
 *
 * <p>One decision is asked at a time. While dials are set, the player is asked for each ship whose
 * dial is not set, in the game's order, and then for {@code ready}. A dial that is set is not asked
 * for again, and readiness is not taken back; a {@link Command} of the caller's own still does
 * either.
 *
 * <pre>{@code
 * Turn turn = Turn.of(engine.view(state, "A"));
 * turn.commands()                                // 25 → dial:red-1 1FG, …
 * turn.number(Command.of("ready:A", "ready"))    // 2, if that is what is asked
 * turn.unsaid()                                  // [] if each answer has a number
 * }</pre>
 */
public final class Turn {

  private final View view;
  private final Slots slots;
  private final Optional<Decision> decision;
  private final Numbering numbering;

  private Turn(View view, Slots slots) {
    this.view = view;
    this.slots = slots;
    decision = asked();
    numbering = new Numbering(view, slots);
    decision.ifPresent(numbering::add);
  }

  /**
   * Returns a player's turn.
   *
   * @throws IllegalArgumentException unless the game has two sides of at most eight ships
   */
  public static Turn of(View view) {
    return new Turn(view, Slots.of(view));
  }

  private Optional<Decision> asked() {
    Optional<Decision> ready = Optional.empty();
    for (Decision decision : view.decisions()) {
      if (decision.kind() == Kind.DIAL) {
        if (slots.ship(decision.ship().orElseThrow()).dial().isEmpty()) {
          return Optional.of(decision);
        }
      } else if (decision.kind() != Kind.READY) {
        return ready.or(() -> Optional.of(decision));
      } else if (ready.isEmpty() && decision.option("ready").isPresent()) {
        ready = Optional.of(decision);
      }
    }
    return ready;
  }

  /** Returns the player whose turn it is seen from. */
  public String player() {
    return view.player();
  }

  /** Returns the decision that the player is asked; empty if the player has nothing to answer. */
  public Optional<Decision> decision() {
    return decision;
  }

  /** Returns the commands that answer the decision and have a number, by number, ascending. */
  public Map<Integer, Command> commands() {
    return Collections.unmodifiableMap(numbering.commands());
  }

  /**
   * Returns the number of a command. It is empty if the command does not answer the decision or has
   * no number, such as a slide's shift between the numbered ones.
   */
  public Optional<Integer> number(Command command) {
    return numbering.commands().entrySet().stream()
        .filter(entry -> entry.getValue().equals(command))
        .map(Map.Entry::getKey)
        .findFirst();
  }

  /**
   * Returns the keys of the options with an answer that has no number. Examples are a thirteenth
   * option without a key, a seventh die, a sixteenth witness, or a remote as a target. Slides and
   * regions are listed only if some of their witnesses have no number.
   */
  public List<String> unsaid() {
    return List.copyOf(numbering.unsaid());
  }

  /**
   * Returns the player's knowledge, as {@link ObservedNumber#all} names it. Each number is cut to
   * its range.
   */
  public double[] observation() {
    return Observation.of(view, slots, decision);
  }
}
