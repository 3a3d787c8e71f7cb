package io.github.flightstand.cards;

import io.github.flightstand.movement.maneuver.Bearing;
import io.github.flightstand.movement.maneuver.Maneuver;
import io.github.flightstand.movement.maneuver.Maneuver.Difficulty;
import io.github.flightstand.rules.engine.decision.Domain;
import io.github.flightstand.rules.engine.decision.Option;
import io.github.flightstand.rules.engine.hook.Card;
import io.github.flightstand.rules.engine.hook.CardAnswer;
import io.github.flightstand.rules.engine.hook.CardContext;
import io.github.flightstand.rules.engine.hook.CardKind;
import io.github.flightstand.rules.engine.hook.Value;
import io.github.flightstand.rules.engine.state.Action;
import io.github.flightstand.rules.engine.state.DamageDeck;
import io.github.flightstand.rules.engine.state.Effect;
import io.github.flightstand.rules.engine.state.Effect.Side;
import io.github.flightstand.rules.engine.state.Face;
import io.github.flightstand.rules.engine.state.ShipState;
import io.github.flightstand.rules.engine.state.TokenType;
import io.github.flightstand.rules.engine.state.Window;
import io.github.flightstand.rules.measure.RangeBand;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Elite talents about actions, maneuvers, tokens and friends, outside of attacks. */
final class EliteActions {

  private static final String MINDLINK = "attannimindlink";
  private static final String GUARDED = "bodyguard.guarded";

  private EliteActions() {}

  static List<Card> cards() {
    return List.of(
        pushTheLimit(),
        swarmTactics(),
        attanniMindlink(),
        squadLeader(),
        marksmanship(),
        adrenalineRush(),
        expertHandling(),
        bodyguard(),
        guarded(),
        wingman(),
        determination(),
        adaptability(),
        daredevil());
  }

  /** Once a round, after an action: a free action of the bar, then stress. */
  private static Card pushTheLimit() {
    return Common.freeAction(
            "pushthelimit",
            CardKind.ELITE,
            Window.AFTER_ACTION,
            Terms::unused,
            now -> List.of(Terms.use(now), now.gain(TokenType.STRESS, 1)),
            Effect.FreeAction.BAR)
        .build();
  }

  /** A card with the pilot trait that is dealt face up is discarded before it takes effect. */
  private static Card determination() {
    return Card.of("determination", CardKind.ELITE)
        .must(
            Window.BEFORE_TEXT,
            now ->
                now.mine()
                    && Terms.dealtFaceUp(now)
                        .filter(kind -> kind.trait() == DamageDeck.Trait.PILOT)
                        .isPresent(),
            now -> List.of(new Effect.Discard(now.dealt())))
        .build();
  }

  /**
   * Pilot skill one up or down, as its player says when the game begins. Ships are set up by what
   * is printed (decided).
   */
  private static Card adaptability() {
    return Card.of("adaptability", CardKind.ELITE)
        .react(
            Window.ROUND_START,
            false,
            now -> now.memory("side") == 0,
            now -> List.of(Option.of("up"), Option.of("down")),
            (now, answer) -> List.of(now.remember("side", answer.key().equals("up") ? 1 : -1)))
        .modify(
            Value.SKILL,
            (now, skill) ->
                now.memory("side") == 0
                    ? Optional.empty()
                    : Optional.of(Math.max(0, now.you().card().skill() + now.memory("side"))))
        .build();
  }

  /** When combat begins, a friend at range 1 may get the skill that this ship has then. */
  private static Card swarmTactics() {
    return Card.of("swarmtactics", CardKind.ELITE)
        .may(
            Window.COMBAT_PHASE_START,
            Terms::always,
            now -> new Domain.OneOf(now.friends(RangeBand.ONE)),
            (now, answer) ->
                Terms.mark(now, answer.name(), Conditions.SKILLED, now.skill(now.me())))
        .build();
  }

  /** A focus or stress token is also assigned to each linked friend that has none. */
  private static Card attanniMindlink() {
    return Card.of(MINDLINK, CardKind.ELITE)
        .must(Window.GAINED, now -> now.mine() && !shared(now).isEmpty(), EliteActions::shared)
        .build();
  }

  private static List<Effect> shared(CardContext now) {
    List<Effect> shared = new ArrayList<>();
    for (TokenType token : List.of(TokenType.FOCUS, TokenType.STRESS)) {
      for (ShipState ship : now.state().ships()) {
        if (now.about(token) && isLinked(now, ship) && ship.tokens().of(token) == 0) {
          shared.add(new Effect.Tokens(ship.id(), token, 1));
        }
      }
    }
    return shared;
  }

  private static boolean isLinked(CardContext now, ShipState ship) {
    return ship.inPlay()
        && !ship.id().equals(now.me())
        && now.state().friendly(now.you(), ship)
        && ship.cards().stream().anyMatch(card -> card.up() && card.id().equals(MINDLINK));
  }

  /** Action: a friend of lower skill at range 1 to 2 may perform a free action. */
  private static Card squadLeader() {
    return Card.of("squadleader", CardKind.ELITE)
        .unique()
        .action(now -> !followers(now).isEmpty(), now -> List.of(new Effect.Ask("ship")))
        .asked(
            "ship",
            now -> List.of(Option.of("ship", followers(now))),
            (now, answer) -> List.of(new Effect.FreeAction(answer.name(), List.of())))
        .build();
  }

  private static List<String> followers(CardContext now) {
    return now.friends(RangeBand.TWO).stream()
        .filter(friend -> now.skill(friend) < now.skill(now.me()))
        .toList();
  }

  /** Action: in attacks this round one focus result becomes a critical hit, the others hits. */
  private static Card marksmanship() {
    return Card.of("marksmanship", CardKind.ELITE)
        .action(Terms::always, now -> List.of(Terms.use(now)))
        .may(
            Window.MODIFY_ATTACK,
            now ->
                now.attacking() && Terms.used(now) && now.dice(Side.ATTACK).count(Face.FOCUS) > 0,
            now ->
                List.of(
                    new Effect.Turn(Side.ATTACK, Face.FOCUS, Face.CRITICAL, 1),
                    new Effect.Turn(Side.ATTACK, Face.FOCUS, Face.HIT, Common.ALL)))
        .build();
  }

  /**
   * Discarded when a red maneuver is revealed: that maneuver is white (its dial's color counts).
   */
  private static Card adrenalineRush() {
    return Card.of("adrenalinerush", CardKind.ELITE)
        .may(
            Window.REVEALED,
            now -> now.mine() && now.maneuver(Difficulty.RED),
            now -> {
              Maneuver red = now.maneuver().orElseThrow();
              return List.of(
                  now.discard(),
                  new Effect.Fly(new Maneuver(red.speed(), red.bearing(), Difficulty.WHITE)));
            })
        .build();
  }

  /**
   * Action: a free barrel roll; once it is done, stress without its icon, and an enemy's lock may
   * be removed.
   */
  private static Card expertHandling() {
    return Card.of("experthandling", CardKind.ELITE)
        .action(
            Terms::always,
            now -> {
              List<Effect> effects = new ArrayList<>();
              effects.add(new Effect.FreeAction(now.me(), List.of(Action.BARREL_ROLL.word())));
              effects.add(new Effect.IfActed());
              if (!now.bar(now.me()).contains(Action.BARREL_ROLL)) {
                effects.add(now.gain(TokenType.STRESS, 1));
              }
              effects.add(new Effect.Ask("lock"));
              return effects;
            })
        .asked(
            "lock",
            now ->
                Terms.lockers(now).isEmpty()
                    ? List.of()
                    : List.of(Option.of("pass"), Option.of("remove", Terms.lockers(now))),
            (now, answer) ->
                answer.key().equals("remove")
                    ? List.of(new Effect.Unlock(answer.name(), now.me()))
                    : List.of())
        .build();
  }

  /** When combat begins, a focus token may buy a better friend at range 1 agility for the round. */
  private static Card bodyguard() {
    return Card.of("bodyguard", CardKind.ELITE)
        .unique()
        .may(
            Window.COMBAT_PHASE_START,
            now -> now.maySpend(TokenType.FOCUS),
            now ->
                new Domain.OneOf(
                    now.friends(RangeBand.ONE).stream()
                        .filter(friend -> now.skill(friend) > now.skill(now.me()))
                        .toList()),
            (now, answer) -> {
              List<Effect> effects = new ArrayList<>(List.of(now.spend(TokenType.FOCUS)));
              effects.addAll(Terms.mark(now, answer.name(), GUARDED, 1));
              return effects;
            })
        .build();
  }

  private static Card guarded() {
    return Card.of(GUARDED, CardKind.CONDITION)
        .modify(Value.AGILITY, (now, agility) -> Terms.used(now) ? agility + 1 : agility)
        .build();
  }

  /** When combat begins, another friend at range 1 loses a stress token; this is no choice. */
  private static Card wingman() {
    return Card.of("wingman", CardKind.ELITE)
        .react(
            Window.COMBAT_PHASE_START,
            false,
            now -> !stressedFriends(now).isEmpty(),
            now -> List.of(Option.of(CardAnswer.USE, stressedFriends(now))),
            (now, answer) -> List.of(new Effect.Tokens(answer.name(), TokenType.STRESS, -1)))
        .build();
  }

  private static List<String> stressedFriends(CardContext now) {
    return now.friends(RangeBand.ONE).stream()
        .filter(friend -> now.ship(friend).stressed())
        .toList();
  }

  /** Action: a white turn of speed 1, then stress, then two dice of damage without boost. */
  private static Card daredevil() {
    return Card.of("daredevil", CardKind.ELITE)
        .action(Terms::always, now -> List.of(new Effect.Ask("turn")))
        .asked(
            "turn",
            now -> List.of(Option.of("left"), Option.of("right")),
            (now, answer) -> {
              Bearing turn = answer.key().equals("left") ? Bearing.TURN_LEFT : Bearing.TURN_RIGHT;
              List<Effect> effects = new ArrayList<>();
              effects.add(new Effect.Execute(now.me(), new Maneuver(1, turn, Difficulty.WHITE)));
              effects.add(now.gain(TokenType.STRESS, 1));
              if (!now.bar(now.me()).contains(Action.BOOST)) {
                effects.add(now.roll(2, "damage"));
              }
              return effects;
            })
        .rolled(
            "damage",
            (now, answer) ->
                List.of(
                    now.suffer(answer.dice().count(Face.HIT), answer.dice().count(Face.CRITICAL))))
        .build();
  }
}
