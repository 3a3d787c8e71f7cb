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
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.function.Predicate;

/**
 * What a card does, as code: pure functions that modify values, take effect at moments, or offer an
 * action. What a card keeps in mind lies in the state, so a card is made once for all games.
 *
 * @param id the id by which states and set-ups name it; that of a damage card is {@code
 *     "deck/name"}
 * @param stages where it goes on after a roll or a question, by name
 * @param silences the kinds of cards of its ship that are ignored while it is in force
 * @param energy how many energy tokens it holds (002-007)
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
    modifies = List.copyOf(modifies);
    reacts = List.copyOf(reacts);
    actions = List.copyOf(actions);
    stages = Map.copyOf(stages);
    silences = Set.copyOf(silences);
  }

  /** Begins a card. */
  public static Builder of(String id, CardKind kind) {
    return new Builder(id, kind);
  }

  /** Returns the moments at which it takes effect. */
  public Set<Window> windows() {
    Set<Window> windows = EnumSet.noneOf(Window.class);
    reacts.forEach(react -> windows.add(react.window()));
    return windows;
  }

  /** Returns its name: its id without the deck before it. */
  public String name() {
    return id.substring(id.lastIndexOf('/') + 1);
  }

  /** Returns the stage with that name. */
  public Optional<Stage> stage(String name) {
    return Optional.ofNullable(stages.get(name));
  }

  /** How many copies of a card there may be. */
  public enum Copies {
    /** As many as there are slots for. */
    ANY,
    /** One a ship (000-061). */
    LIMITED,
    /** One a squad, one a team where there are teams (000-064; 001-050). */
    UNIQUE
  }

  /** What a card does that leaves nothing to choose. */
  @FunctionalInterface
  public interface Does {

    /** Returns the effects, cost and all, in order. */
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

    /** Modifies a value of every ship in play, as the card's text then says of which. */
    public <T> Builder modifyAny(Value<T> value, Modifier<T> modifier) {
      modifies.add(new Modify<>(value, true, modifier));
      return this;
    }

    /** Cards of those kinds of the same ship are ignored while this one is in force. */
    public Builder silences(CardKind... kinds) {
      silences.addAll(List.of(kinds));
      return this;
    }

    /** A ship may have one of it (000-061). */
    public Builder limited() {
      copies = Copies.LIMITED;
      return this;
    }

    /** A squad may have one of it (000-064). */
    public Builder unique() {
      copies = Copies.UNIQUE;
      return this;
    }

    /** It holds that many energy tokens; none if never set (002-007). */
    public Builder energy(int limit) {
      energy = limit;
      return this;
    }

    /** Takes effect at a moment whenever there is a reason (000-157). */
    public Builder must(Window window, Predicate<CardContext> when, Does does) {
      return react(window, false, when, Builder::plain, (now, answer) -> does.effects(now));
    }

    /** May take effect at a moment if there is a reason. */
    public Builder may(Window window, Predicate<CardContext> when, Does does) {
      return react(window, true, when, Builder::plain, (now, answer) -> does.effects(now));
    }

    /** May take effect at a moment if there is a reason; its player also chooses something. */
    public Builder may(
        Window window,
        Predicate<CardContext> when,
        Function<CardContext, Domain> choice,
        React.Then then) {
      return react(window, true, when, choosing(choice), then);
    }

    /** Takes effect at a moment; its player chooses among whole options. */
    public Builder react(
        Window window,
        boolean optional,
        Predicate<CardContext> when,
        Function<CardContext, List<Option>> options,
        React.Then then) {
      reacts.add(new React(window, optional, when, options, then));
      return this;
    }

    /** Offers an action, named after the card. */
    public Builder action(Predicate<CardContext> when, Does does) {
      String name = id.substring(id.lastIndexOf('/') + 1);
      actions.add(new CardAction(name, when, (now, answer) -> does.effects(now)));
      return this;
    }

    /** Goes on after dice were rolled for the card. */
    public Builder rolled(String stage, React.Then then) {
      stages.put(stage, new Stage(stage, Builder::plain, then, false));
      return this;
    }

    /** Goes on after the player was asked. */
    public Builder asked(
        String stage, Function<CardContext, List<Option>> options, React.Then then) {
      stages.put(stage, new Stage(stage, options, then, false));
      return this;
    }

    /** Goes on after the player's team was asked: each member, and a lot where they differ. */
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

    /** An option whose choice is empty cannot be taken. */
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
   * An action that a card offers to its ship under the card's name (000-008), once a round however
   * many copies there are (000-012).
   */
  public record CardAction(String name, Predicate<CardContext> when, React.Then then) {}

  /** A card modifies a value of its own ship (000-159), or of every ship in play. */
  public record Modify<T>(Value<T> value, boolean others, Modifier<T> modifier) {}

  /** What a card makes of a value: a pure function. */
  @FunctionalInterface
  public interface Modifier<T> {

    /** Returns what {@code value}, of the subject of {@code now}, is with the card. */
    T apply(CardContext now, T value);
  }

  /**
   * Where a card goes on after dice were rolled for it, or after its player was asked.
   *
   * @param team whether what a mission's rule asks is asked of the player's whole team (003-060)
   */
  public record Stage(
      String name, Function<CardContext, List<Option>> options, React.Then then, boolean team) {}

  /**
   * A card takes effect at a moment; at one at which something is proposed, in its place.
   *
   * @param optional whether its player may leave it (000-157)
   * @param when whether it has a reason to: looked at again when its turn comes
   * @param options in which ways it may be used; none: it cannot be used
   */
  public record React(
      Window window,
      boolean optional,
      Predicate<CardContext> when,
      Function<CardContext, List<Option>> options,
      Then then) {

    /** What a card does: a pure function of the game and of what was chosen or rolled. */
    @FunctionalInterface
    public interface Then {

      /** Returns the effects, cost and all, in order. */
      List<Effect> effects(CardContext now, CardAnswer answer);
    }
  }
}
