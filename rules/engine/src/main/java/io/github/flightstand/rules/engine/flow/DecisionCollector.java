package io.github.flightstand.rules.engine.flow;

import io.github.flightstand.rules.engine.decision.Command;
import io.github.flightstand.rules.engine.decision.Decision;
import io.github.flightstand.rules.engine.decision.Kind;
import io.github.flightstand.rules.engine.decision.Option;
import io.github.flightstand.rules.engine.decision.Refusal;
import io.github.flightstand.rules.engine.state.ShipState;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;

/**
 * Collects the decisions that are pending: all, only what one command answers, which is cheaper to
 * check, or why a command has no option.
 */
public final class DecisionCollector {

  private final RulesContext context;
  private final Optional<Command> wanted;
  private final boolean explaining;
  private final List<Decision> decisions = new ArrayList<>();
  private Optional<Refusal> refusal = Optional.empty();

  private DecisionCollector(RulesContext context, Optional<Command> wanted, boolean explaining) {
    this.context = context;
    this.wanted = wanted;
    this.explaining = explaining;
  }

  /** Begins to ask for everything that is pending. */
  public static DecisionCollector all(RulesContext context) {
    return new DecisionCollector(context, Optional.empty(), false);
  }

  /** Begins to ask for the option that a command takes. */
  public static DecisionCollector forCommand(RulesContext context, Command command) {
    return new DecisionCollector(context, Optional.of(command), false);
  }

  /** Begins to ask why a command is not allowed. */
  public static DecisionCollector why(RulesContext context, Command command) {
    return new DecisionCollector(context, Optional.of(command), true);
  }

  /** Returns what answers questions about the table. */
  public RulesContext context() {
    return context;
  }

  public List<Decision> decisions() {
    return decisions;
  }

  /** Returns why the command is not allowed, if a rule was found that forbids it. */
  public Optional<Refusal> refusal() {
    return refusal;
  }

  /**
   * Asks a player which of several of his comes next; the clause and {@code why} forbid another.
   */
  public void next(String player, String key, List<String> ids, String clause, String why) {
    put(Kind.NEXT, player, options -> options.offer(key, ids, clause, why));
  }

  /** Puts a decision whose options are known, unless it is not wanted. */
  public void put(Decision decision) {
    if (wanted.isEmpty() || wanted.get().decision().equals(decision.id())) {
      decisions.add(decision);
    }
  }

  /** Tells whether it has to be found out why a command is not allowed. */
  public boolean explaining() {
    return explaining;
  }

  /** Puts a decision of a ship's player about it, unless none of it is wanted. */
  public void put(Kind kind, ShipState ship, Consumer<Options> collect) {
    put(kind, ship.id(), ship.seat(), collect);
  }

  /** Puts a decision of a player about a ship or remote, unless none of it is wanted. */
  public void put(Kind kind, String piece, String player, Consumer<Options> collect) {
    put(kind, piece, player, Optional.of(piece), collect);
  }

  /** Puts a decision about what is a player's as a whole, unless none of it is wanted. */
  public void put(Kind kind, String player, Consumer<Options> collect) {
    put(kind, player, player, Optional.empty(), collect);
  }

  /** Puts a decision about the subject, the second part of its id, unless none of it is wanted. */
  public void put(
      Kind kind, String subject, String player, Optional<String> ship, Consumer<Options> collect) {
    String id = kind.word() + ":" + subject;
    if (wanted.isPresent() && !wanted.get().decision().equals(id)) {
      return;
    }
    Options options = new Options();
    collect.accept(options);
    if (!options.offered.isEmpty()) {
      decisions.add(new Decision(id, Optional.of(player), kind, ship, options.offered));
    }
  }

  public final class Options {

    private final List<Option> offered = new ArrayList<>();

    private Options() {}

    /** Tells whether an option with that key is wanted; if not, it need not be worked out. */
    public boolean wants(String key) {
      return wanted.isEmpty() || wanted.get().key().equals(key);
    }

    public void offer(Option option) {
      if (wants(option.key())) {
        offered.add(option);
      }
    }

    /** Offers one of some names, and says which clause forbids all others. */
    public void offer(String key, List<String> names, String clause, String message) {
      offer(Option.of(key, names));
      forbidOthers(key, names, clause, message);
    }

    /** Tells whether an option with that key is offered already. */
    public boolean offers(String key) {
      return offered.stream().anyMatch(option -> option.key().equals(key));
    }

    /** Says which clause forbids an option with that key. */
    public void forbid(String key, String clause, String message) {
      if (explaining && wants(key) && refusal.isEmpty()) {
        refusal = Optional.of(new Refusal(Optional.of(clause), message, "key"));
      }
    }

    /** Says which clause forbids one of the names of an option. */
    public void forbid(String key, String value, String clause, String message) {
      if (explaining
          && wants(key)
          && refusal.isEmpty()
          && wanted.flatMap(Command::value).equals(Optional.of(value))) {
        refusal = Optional.of(new Refusal(Optional.of(clause), message, "value"));
      }
    }

    /** Says which clause forbids all names but some. */
    public void forbidOthers(String key, List<String> names, String clause, String message) {
      wanted
          .flatMap(Command::value)
          .filter(value -> !names.contains(value))
          .ifPresent(value -> forbid(key, value, clause, message));
    }

    /** Says which clause forbids some indices of an option. */
    public void forbid(String key, List<Integer> indices, String clause, String message) {
      if (explaining
          && wants(key)
          && refusal.isEmpty()
          && wanted
              .flatMap(Command::values)
              .filter(all -> all.stream().anyMatch(indices::contains))
              .isPresent()) {
        refusal = Optional.of(new Refusal(Optional.of(clause), message, "values"));
      }
    }

    /** Tells whether it has to be found out why an option is not offered. */
    public boolean explaining() {
      return explaining;
    }
  }
}
