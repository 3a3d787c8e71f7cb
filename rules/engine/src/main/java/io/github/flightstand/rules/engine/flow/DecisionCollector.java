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

/** The pending decisions: all, the one that a command answers, or why a command has no option. */
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

  /** Returns a collector of all pending decisions. */
  public static DecisionCollector all(RulesContext context) {
    return new DecisionCollector(context, Optional.empty(), false);
  }

  /** Returns a collector of the option that a command takes. */
  public static DecisionCollector forCommand(RulesContext context, Command command) {
    return new DecisionCollector(context, Optional.of(command), false);
  }

  /** Returns a collector of the reason why a command is not allowed. */
  public static DecisionCollector why(RulesContext context, Command command) {
    return new DecisionCollector(context, Optional.of(command), true);
  }

  /** Returns the rules that answer questions about the table. */
  public RulesContext context() {
    return context;
  }

  public List<Decision> decisions() {
    return decisions;
  }

  /** Returns why the command is not allowed, if a rule that forbids it was found. */
  public Optional<Refusal> refusal() {
    return refusal;
  }

  /** Asks which of a player's pieces is next; {@code clause} and {@code why} refuse any other. */
  public void next(String player, String key, List<String> ids, String clause, String why) {
    put(Kind.NEXT, player, options -> options.offer(key, ids, clause, why));
  }

  /** Adds a decision whose options are known, if it is wanted. */
  public void put(Decision decision) {
    if (wanted.isEmpty() || wanted.get().decision().equals(decision.id())) {
      decisions.add(decision);
    }
  }

  /** Tests whether the reason for a refusal is wanted. */
  public boolean explaining() {
    return explaining;
  }

  /** Adds a decision about a ship by its player, if any part of it is wanted. */
  public void put(Kind kind, ShipState ship, Consumer<Options> collect) {
    put(kind, ship.id(), ship.seat(), collect);
  }

  /** Adds a player's decision about a ship or remote, if any part of it is wanted. */
  public void put(Kind kind, String piece, String player, Consumer<Options> collect) {
    put(kind, piece, player, Optional.of(piece), collect);
  }

  /** Adds a decision about a player's side as a whole, if any part of it is wanted. */
  public void put(Kind kind, String player, Consumer<Options> collect) {
    put(kind, player, player, Optional.empty(), collect);
  }

  /** Adds a decision about the subject, the second part of its id, if any part of it is wanted. */
  public void put(
      Kind kind, String subject, String player, Optional<String> ship, Consumer<Options> collect) {
    if (wanted.isPresent() && !names(wanted.get().decision(), kind, subject)) {
      return;
    }
    Options options = new Options();
    collect.accept(options);
    if (!options.offered.isEmpty()) {
      decisions.add(
          new Decision(kind.about(subject), Optional.of(player), kind, ship, options.offered));
    }
  }

  /** Tests whether an id is that of a decision of a kind about a subject. */
  private static boolean names(String id, Kind kind, String subject) {
    int word = kind.word().length();
    return id.length() == word + 1 + subject.length()
        && id.charAt(word) == ':'
        && id.startsWith(kind.word())
        && id.endsWith(subject);
  }

  public final class Options {

    private final List<Option> offered = new ArrayList<>();

    private Options() {}

    /** Tests whether an option with that key is wanted; if not, it need not be computed. */
    public boolean wants(String key) {
      return wanted.isEmpty() || wanted.get().key().equals(key);
    }

    public void offer(Option option) {
      if (wants(option.key())) {
        offered.add(option);
      }
    }

    /** Offers a choice among names, and states which clause forbids all others. */
    public void offer(String key, List<String> names, String clause, String message) {
      offer(Option.of(key, names));
      forbidOthers(key, names, clause, message);
    }

    /** Tests whether an option with that key is already offered. */
    public boolean offers(String key) {
      return offered.stream().anyMatch(option -> option.key().equals(key));
    }

    /** States which clause forbids an option with that key. */
    public void forbid(String key, String clause, String message) {
      if (explaining && wants(key) && refusal.isEmpty()) {
        refusal = Optional.of(new Refusal(Optional.of(clause), message, "key"));
      }
    }

    /** States which clause forbids one of an option's names. */
    public void forbid(String key, String value, String clause, String message) {
      if (explaining
          && wants(key)
          && refusal.isEmpty()
          && wanted.flatMap(Command::value).equals(Optional.of(value))) {
        refusal = Optional.of(new Refusal(Optional.of(clause), message, "value"));
      }
    }

    /** States which clause forbids all names but these. */
    public void forbidOthers(String key, List<String> names, String clause, String message) {
      wanted
          .flatMap(Command::value)
          .filter(value -> !names.contains(value))
          .ifPresent(value -> forbid(key, value, clause, message));
    }

    /** States which clause forbids some of an option's indices. */
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

    /** Tests whether the reason for a missing option is wanted. */
    public boolean explaining() {
      return explaining;
    }
  }
}
