package io.github.flightstand.rules.engine.hook;

import io.github.flightstand.rules.engine.decision.Domain;
import io.github.flightstand.rules.engine.decision.Option;
import io.github.flightstand.rules.engine.state.Effect;
import io.github.flightstand.rules.engine.state.Window;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.function.Predicate;

/**
 * A card's effects as code: pure functions that modify values, react at windows, or offer an
 * action. What a card remembers lies in the state, so one card serves all games.
 *
 * @param id the id in states and set-ups; a damage card's id is {@code "deck/name"}
 * @param stages the stages at which the card continues after a roll or a question, by name
 * @param silences the kinds of its ship's cards that are ignored while this card is in force
 * @param energy how many energy tokens the card holds (002-007)
 */
public record Card(
    String id,
    CardKind kind,
    List<Modify<?>> modifies,
    List<React> reacts,
    List<CardAction> actions,
    Map<String, Stage> stages,
    Set<CardKind> silences,
    Copies copies,
    int energy) {

  /** Copies the lists. */
  public Card {
    Objects.requireNonNull(id, "a card has an id");
    Objects.requireNonNull(kind, "a card has a kind");
    modifies = List.copyOf(modifies);
    reacts = List.copyOf(reacts);
    actions = List.copyOf(actions);
    stages = Map.copyOf(stages);
    silences = Set.copyOf(silences);
  }

  /** Returns a builder for a card. */
  public static Builder of(String id, CardKind kind) {
    return new Builder(id, kind);
  }

  /** Returns the windows at which the card takes effect. */
  public Set<Window> windows() {
    Set<Window> windows = EnumSet.noneOf(Window.class);
    reacts.forEach(react -> windows.add(react.window()));
    return windows;
  }

  /** Returns the card's name: its id without the deck. */
  public String name() {
    return id.substring(id.lastIndexOf('/') + 1);
  }

  /** Tests whether the card does nothing by itself; other cards may still name its kind. */
  public boolean isPlain() {
    return modifies.isEmpty()
        && reacts.isEmpty()
        && actions.isEmpty()
        && silences.isEmpty()
        && energy == 0;
  }

  /** Returns the stage with that name. */
  public Optional<Stage> stage(String name) {
    return Optional.ofNullable(stages.get(name));
  }

  /** The allowed number of copies of a card. */
  public enum Copies {
    /** As many as there are slots. */
    ANY,
    /** One per ship (000-061). */
    LIMITED,
    /** One per squad, or one per team in a team game (000-064; 001-050). */
    UNIQUE
  }

  /** The effects of a card that leaves nothing to choose. */
  @FunctionalInterface
  public interface Does {

    /** Returns the effects in order, including costs. */
    List<Effect> effects(CardContext now);
  }

  /** A card in the making. */
  public static final class Builder {

    private final String id;
    private final CardKind kind;
    private final List<Modify<?>> modifies = new ArrayList<>();
    private final List<React> reacts = new ArrayList<>();
    private final List<CardAction> actions = new ArrayList<>();
    private final Map<String, Stage> stages = new HashMap<>();
    private final Set<CardKind> silences = EnumSet.noneOf(CardKind.class);
    private Copies copies = Copies.ANY;
    private int energy;

    private Builder(String id, CardKind kind) {
      this.id = id;
      this.kind = kind;
    }

    /** Modifies a value of the card's own ship (000-159). */
    public <T> Builder modify(Value<T> value, Modifier<T> modifier) {
      modifies.add(new Modify<>(value, false, modifier));
      return this;
    }

    /** Modifies a value of any ship in play; the modifier decides for which ships. */
    public <T> Builder modifyAny(Value<T> value, Modifier<T> modifier) {
      modifies.add(new Modify<>(value, true, modifier));
      return this;
    }

    /** Ignores cards of those kinds on the same ship while this card is in force. */
    public Builder silences(CardKind... kinds) {
      silences.addAll(List.of(kinds));
      return this;
    }

    /** Allows one copy per ship (000-061). */
    public Builder limited() {
      copies = Copies.LIMITED;
      return this;
    }

    /** Allows one copy per squad (000-064). */
    public Builder unique() {
      copies = Copies.UNIQUE;
      return this;
    }

    /** Sets the number of energy tokens that the card holds; 0 by default (002-007). */
    public Builder energy(int limit) {
      energy = limit;
      return this;
    }

    /** Takes effect at a window whenever a condition holds (000-157). */
    public Builder must(Window window, Predicate<CardContext> when, Does does) {
      return react(window, false, when, Builder::plain, (now, answer) -> does.effects(now));
    }

    /** May take effect at a window if a condition holds. */
    public Builder may(Window window, Predicate<CardContext> when, Does does) {
      return react(window, true, when, Builder::plain, (now, answer) -> does.effects(now));
    }

    /** May take effect at a window if a condition holds. Its player also makes a choice. */
    public Builder may(
        Window window,
        Predicate<CardContext> when,
        Function<CardContext, Domain> choice,
        React.Then then) {
      return react(window, true, when, choosing(choice), then);
    }

    /** Takes effect at a window; its player chooses one of several options. */
    public Builder react(
        Window window,
        boolean optional,
        Predicate<CardContext> when,
        Function<CardContext, List<Option>> options,
        React.Then then) {
      reacts.add(new React(window, optional, when, options, then));
      return this;
    }

    /** Offers an action with the card's name. */
    public Builder action(Predicate<CardContext> when, Does does) {
      return actionNamed(id.substring(id.lastIndexOf('/') + 1), when, does);
    }

    /** Offers a further action, named after the card and a word: {@code "card-word"}. */
    public Builder action(String word, Predicate<CardContext> when, Does does) {
      return actionNamed(id.substring(id.lastIndexOf('/') + 1) + "-" + word, when, does);
    }

    private Builder actionNamed(String name, Predicate<CardContext> when, Does does) {
      actions.add(new CardAction(name, when, (now, answer) -> does.effects(now)));
      return this;
    }

    /** Continues at a stage after dice were rolled for the card. */
    public Builder rolled(String stage, React.Then then) {
      stages.put(stage, new Stage(stage, Builder::plain, then, false));
      return this;
    }

    /** Continues at a stage after the player was asked. */
    public Builder asked(
        String stage, Function<CardContext, List<Option>> options, React.Then then) {
      stages.put(stage, new Stage(stage, options, then, false));
      return this;
    }

    /** Continues at a stage after each team member was asked; a lot decides if they differ. */
    public Builder askedOfTeam(
        String stage, Function<CardContext, List<Option>> options, React.Then then) {
      stages.put(stage, new Stage(stage, options, then, true));
      return this;
    }

    /** Returns the card. */
    public Card build() {
      return new Card(id, kind, modifies, reacts, actions, stages, silences, copies, energy);
    }

    private static List<Option> plain(CardContext now) {
      return List.of(Option.of(CardAnswer.USE));
    }

    /** Leaves out an option whose choice is empty. */
    private static Function<CardContext, List<Option>> choosing(
        Function<CardContext, Domain> choice) {
      return now -> {
        Domain domain = choice.apply(now);
        boolean empty =
            (domain instanceof Domain.OneOf names && names.names().isEmpty())
                || (domain instanceof Domain.Subset subset
                    && subset.indices().size() < Math.max(1, subset.min()));
        return empty ? List.of() : List.of(Option.of(CardAnswer.USE, domain));
      };
    }
  }

  /**
   * An action that a card offers to its ship under its own name, or under that and a word
   * (000-008). All copies together offer it once a round (000-012).
   */
  public record CardAction(String name, Predicate<CardContext> when, React.Then then) {}

  /** A card's change of a value of its own ship (000-159), or of every ship in play. */
  public record Modify<T>(Value<T> value, boolean others, Modifier<T> modifier) {}

  /** A pure function that changes a value. */
  @FunctionalInterface
  public interface Modifier<T> {

    /** Returns {@code value}, a value of the subject of {@code now}, as the card changes it. */
    T apply(CardContext now, T value);
  }

  /**
   * The point at which a card continues after a roll, or after its player was asked.
   *
   * @param team whether the player's whole team is asked, for a mission's rule (003-060)
   */
  public record Stage(
      String name, Function<CardContext, List<Option>> options, React.Then then, boolean team) {}

  /**
   * A card's reaction at a window. If something is proposed there, the reaction replaces it.
   *
   * @param optional whether its player may decline (000-157)
   * @param when the condition, checked again when the card's turn comes
   * @param options the ways to use the card; it cannot be used if there are none
   */
  public record React(
      Window window,
      boolean optional,
      Predicate<CardContext> when,
      Function<CardContext, List<Option>> options,
      Then then) {

    /** A card's effects: a pure function of the game and of what was chosen or rolled. */
    @FunctionalInterface
    public interface Then {

      /** Returns the effects in order, including costs. */
      List<Effect> effects(CardContext now, CardAnswer answer);
    }
  }
}
