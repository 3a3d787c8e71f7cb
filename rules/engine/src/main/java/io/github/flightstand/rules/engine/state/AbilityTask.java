package io.github.flightstand.rules.engine.state;

import io.github.flightstand.geometry.internal.Lists;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;

/** What cards do (000, heading on card abilities). */
public sealed interface AbilityTask extends Task {

  /**
   * Cards may take effect (000, heading on card abilities; 000-152, -156 to -160).
   *
   * @param subject the ship that it is about, if it is about one
   * @param proposed what is about to happen, at a moment at which something is proposed
   * @param seat which player's turn it is, by his place in the order of initiative
   * @param team how far a team has come that orders its members' abilities
   * @param chain how many effects of cards have led here, one after another
   */
  record Opportunity(
      Window window,
      Optional<String> subject,
      Optional<Proposed> proposed,
      int seat,
      List<AbilityRef> done,
      Optional<TeamTurn> team,
      int chain)
      implements AbilityTask {

    /** Copies the list. */
    public Opportunity {
      done = List.copyOf(done);
    }

    /** Returns a moment that has just come. */
    public static Opportunity of(Window window, Optional<String> subject) {
      return new Opportunity(window, subject, Optional.empty(), 0, List.of(), Optional.empty(), 0);
    }

    /** Returns the moment at which something is proposed in place of what abilities replaced. */
    public static Opportunity of(Proposed proposed, List<AbilityRef> replaced) {
      return new Opportunity(
          proposed.window(),
          Optional.of(proposed.ship()),
          Optional.of(proposed),
          0,
          replaced,
          Optional.empty(),
          0);
    }

    @Override
    public Opportunity withCards(UnaryOperator<CardRef> moved) {
      List<AbilityRef> used = AbilityRef.withCards(done, moved);
      Optional<TeamTurn> turn = team.map(own -> own.withCards(moved));
      return new Opportunity(window, subject, proposed, seat, used, turn, chain);
    }

    @Override
    public Opportunity after(int effects) {
      return new Opportunity(window, subject, proposed, seat, done, team, Math.max(chain, effects));
    }

    /** Returns it when it is the turn of the player at another place. */
    public Opportunity at(int other) {
      return new Opportunity(window, subject, proposed, other, done, Optional.empty(), chain);
    }

    /** Returns it with one ability more used. */
    public Opportunity using(AbilityRef ability) {
      List<AbilityRef> used = Lists.plus(done, ability);
      Optional<TeamTurn> turn = team.map(TeamTurn::unsettled);
      return new Opportunity(window, subject, proposed, seat, used, turn, chain);
    }

    /** Returns it where the team has settled which ability comes next. */
    public Opportunity settling(AbilityRef ability) {
      TeamTurn turn = team.orElse(TeamTurn.BEGUN).settling(ability);
      return new Opportunity(window, subject, proposed, seat, done, Optional.of(turn), chain);
    }

    /** Returns it where a member of the team has passed some of his abilities. */
    public Opportunity passing(List<AbilityRef> abilities) {
      TeamTurn turn = team.orElse(TeamTurn.BEGUN).passing(abilities);
      return new Opportunity(window, subject, proposed, seat, done, Optional.of(turn), chain);
    }

    /** Returns the abilities that take effect no more: used or passed. */
    public List<AbilityRef> past() {
      return team.map(turn -> Lists.joined(done, turn.passed())).orElse(done);
    }
  }

  /**
   * How far a team has come whose members have abilities that may take effect at one moment: it
   * orders them as it likes (003-059).
   */
  record TeamTurn(List<AbilityRef> passed, Optional<AbilityRef> next) {

    private static final TeamTurn BEGUN = new TeamTurn(List.of(), Optional.empty());

    /** Copies the list. */
    public TeamTurn {
      passed = List.copyOf(passed);
    }

    private TeamTurn withCards(UnaryOperator<CardRef> moved) {
      return new TeamTurn(
          AbilityRef.withCards(passed, moved),
          AbilityRef.withCards(next.stream().toList(), moved).stream().findFirst());
    }

    private TeamTurn unsettled() {
      return new TeamTurn(passed, Optional.empty());
    }

    private TeamTurn settling(AbilityRef ability) {
      return new TeamTurn(passed, Optional.of(ability));
    }

    private TeamTurn passing(List<AbilityRef> abilities) {
      return new TeamTurn(Lists.joined(passed, abilities), Optional.empty());
    }
  }

  /**
   * What a card does is being done.
   *
   * @param id its id, by which it goes on though it may have been discarded
   * @param effects what is left to be done
   * @param replaced if that takes the place of what was proposed: the abilities that have done so
   *     with the same event, this one the last; none of them does so again
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

    /** Copies the lists. */
    public Resolving {
      effects = List.copyOf(effects);
      replaced = List.copyOf(replaced);
    }

    /** Begins to do what a card does. */
    public static Resolving of(
        CardRef card, String id, Optional<String> subject, List<Effect> effects) {
      return new Resolving(card, id, subject, effects, List.of(), 0);
    }

    /** Returns it taking the place of what was proposed. */
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

    /** Returns it after its first effect, with others before those that are left. */
    public Resolving then(List<Effect> others) {
      List<Effect> left = Lists.joined(others, effects.subList(1, effects.size()));
      return new Resolving(card, id, subject, left, replaced, chain + 1);
    }
  }
}
