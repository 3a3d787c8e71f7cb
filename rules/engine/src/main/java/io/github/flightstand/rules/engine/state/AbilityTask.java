package io.github.flightstand.rules.engine.state;

import io.github.flightstand.geometry.internal.Lists;
import io.github.flightstand.rules.engine.state.Die.Announced;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;

/** A task about card abilities (000, heading on card abilities). */
public sealed interface AbilityTask extends Task {

  /**
   * A window for card effects (000, heading on card abilities; 000-152, -156 to -160).
   *
   * @param subject the ship that the window is about, if any
   * @param proposed the event that is about to happen, at a window that proposes one
   * @param token the kind of tokens that the window is about, if any
   * @param seat whose turn it is, by the player's place in the order of initiative
   * @param team the progress of a team that orders its members' abilities
   * @param chain how many effects of cards have led here, one after another
   */
  record Opportunity(
      Window window,
      Optional<String> subject,
      Optional<Proposed> proposed,
      Optional<TokenType> token,
      int seat,
      List<AbilityRef> done,
      Optional<TeamTurn> team,
      int chain)
      implements AbilityTask {

    public Opportunity {
      done = List.copyOf(done);
    }

    /** Returns a window that has just opened. */
    public static Opportunity of(Window window, Optional<String> subject) {
      return of(window, subject, Optional.empty());
    }

    /** Returns a window that has just opened, about tokens of a kind. */
    public static Opportunity of(
        Window window, Optional<String> subject, Optional<TokenType> token) {
      return new Opportunity(
          window, subject, Optional.empty(), token, 0, List.of(), Optional.empty(), 0);
    }

    /** Returns the window for an event that takes the place of what abilities replaced. */
    public static Opportunity of(Proposed proposed, List<AbilityRef> replaced) {
      return new Opportunity(
          proposed.window(),
          Optional.of(proposed.ship()),
          Optional.of(proposed),
          Optional.empty(),
          0,
          replaced,
          Optional.empty(),
          0);
    }

    @Override
    public Opportunity withCards(UnaryOperator<CardRef> moved) {
      return copy(AbilityRef.withCards(done, moved), team.map(own -> own.withCards(moved)));
    }

    @Override
    public Opportunity after(int effects) {
      return new Opportunity(
          window, subject, proposed, token, seat, done, team, Math.max(chain, effects));
    }

    /** Returns a copy for the turn of the player at another place. */
    public Opportunity at(int other) {
      return new Opportunity(
          window, subject, proposed, token, other, done, Optional.empty(), chain);
    }

    /** Returns a copy with one more ability used. */
    public Opportunity using(AbilityRef ability) {
      return copy(Lists.plus(done, ability), team.map(turn -> turn.passing(List.of())));
    }

    /** Returns a copy after the team has settled which ability comes next. */
    public Opportunity settling(AbilityRef ability) {
      return copy(done, Optional.of(team.orElse(TeamTurn.BEGUN).settling(ability)));
    }

    /** Returns a copy after a member of the team has passed some abilities. */
    public Opportunity passing(List<AbilityRef> abilities) {
      return copy(done, Optional.of(team.orElse(TeamTurn.BEGUN).passing(abilities)));
    }

    private Opportunity copy(List<AbilityRef> used, Optional<TeamTurn> turn) {
      return new Opportunity(window, subject, proposed, token, seat, used, turn, chain);
    }

    /** Returns the abilities that no longer take effect: used or passed. */
    public List<AbilityRef> past() {
      return team.map(turn -> Lists.joined(done, turn.passed())).orElse(done);
    }
  }

  /**
   * The progress of a team whose members' abilities may take effect at one window; the team orders
   * them freely (003-059).
   */
  record TeamTurn(List<AbilityRef> passed, Optional<AbilityRef> next) {

    private static final TeamTurn BEGUN = new TeamTurn(List.of(), Optional.empty());

    public TeamTurn {
      passed = List.copyOf(passed);
    }

    private TeamTurn withCards(UnaryOperator<CardRef> moved) {
      return new TeamTurn(
          AbilityRef.withCards(passed, moved),
          AbilityRef.withCards(next.stream().toList(), moved).stream().findFirst());
    }

    private TeamTurn settling(AbilityRef ability) {
      return new TeamTurn(passed, Optional.of(ability));
    }

    private TeamTurn passing(List<AbilityRef> abilities) {
      return new TeamTurn(Lists.joined(passed, abilities), Optional.empty());
    }
  }

  /**
   * The effects of a card that are being carried out.
   *
   * @param id the card's id, so that it can continue even after it was discarded
   * @param effects the effects that are left
   * @param replaced the abilities that have replaced a proposed event, the latest last; none does
   *     so again
   * @param chain how many effects of cards have led here, one after another
   */
  record Resolving(
      CardRef card,
      String id,
      Optional<String> subject,
      List<Effect> effects,
      List<AbilityRef> replaced,
      int chain)
      implements AbilityTask {

    public Resolving {
      effects = List.copyOf(effects);
      replaced = List.copyOf(replaced);
    }

    /** Begins to carry out a card's effects. */
    public static Resolving of(
        CardRef card, String id, Optional<String> subject, List<Effect> effects) {
      return new Resolving(card, id, subject, effects, List.of(), 0);
    }

    /** Returns a copy that replaces a proposed event. */
    public Resolving replacing(List<AbilityRef> abilities) {
      return new Resolving(card, id, subject, effects, abilities, chain);
    }

    @Override
    public Resolving withCards(UnaryOperator<CardRef> moved) {
      return new Resolving(
          moved.apply(card),
          id,
          subject,
          effects.stream().map(effect -> effect.withCards(moved)).toList(),
          AbilityRef.withCards(replaced, moved),
          chain);
    }

    @Override
    public Resolving after(int others) {
      return new Resolving(card, id, subject, effects, replaced, Math.max(chain, others));
    }

    /** Returns a copy whose first effect, a roll, is announced. */
    public Resolving announcing(Optional<Announced> announced) {
      Effect.Roll roll = (Effect.Roll) effects.get(0);
      Effect told = new Effect.Roll(roll.side(), roll.dice(), roll.stage(), announced);
      List<Effect> now = Lists.with(effects, 0, told);
      return new Resolving(card, id, subject, now, replaced, chain);
    }

    /** Returns a copy after the first effect, with {@code others} before the effects left. */
    public Resolving then(List<Effect> others) {
      List<Effect> left = Lists.joined(others, effects.subList(1, effects.size()));
      return new Resolving(card, id, subject, left, replaced, chain + 1);
    }

    /** Returns a copy without the effects left, if these happen only after a free action. */
    public Resolving withoutAction() {
      boolean ends =
          effects.stream().findFirst().filter(Effect.IfActed.class::isInstance).isPresent();
      return ends ? new Resolving(card, id, subject, List.of(), replaced, chain) : this;
    }
  }
}
