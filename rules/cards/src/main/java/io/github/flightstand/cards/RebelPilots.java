package io.github.flightstand.cards;

import io.github.flightstand.movement.maneuver.Maneuver.Difficulty;
import io.github.flightstand.rules.engine.decision.Domain;
import io.github.flightstand.rules.engine.decision.Option;
import io.github.flightstand.rules.engine.hook.Card;
import io.github.flightstand.rules.engine.hook.CardAnswer;
import io.github.flightstand.rules.engine.hook.CardContext;
import io.github.flightstand.rules.engine.hook.CardKind;
import io.github.flightstand.rules.engine.hook.CardSource;
import io.github.flightstand.rules.engine.hook.Value;
import io.github.flightstand.rules.engine.hook.Value.CardRuling;
import io.github.flightstand.rules.engine.state.Action;
import io.github.flightstand.rules.engine.state.Effect;
import io.github.flightstand.rules.engine.state.Effect.Side;
import io.github.flightstand.rules.engine.state.Face;
import io.github.flightstand.rules.engine.state.ShipState;
import io.github.flightstand.rules.engine.state.ShipState.LockOn;
import io.github.flightstand.rules.engine.state.TokenType;
import io.github.flightstand.rules.engine.state.Weapon;
import io.github.flightstand.rules.engine.state.Window;
import io.github.flightstand.rules.measure.FiringArc;
import io.github.flightstand.rules.measure.RangeBand;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Rebel pilots of the ships of the first three waves. */
final class RebelPilots {

  private RebelPilots() {}

  static List<Card> cards() {
    return List.of(
        biggsDarklighter(),
        captainNym(),
        chewbacca(),
        dashRendar(),
        dutchVander(),
        garvenDreis(),
        hanSolo(),
        hobbieKlivian(),
        hortonSalm(),
        jakeFarrell(),
        janOrs(),
        keyanFarlander(),
        kyleKatarn(),
        landoCalrissian(),
        lukeSkywalker(),
        neraDantels(),
        roarkGarnet(),
        tarnMison(),
        tychoCelchu(),
        wedgeAntilles(),
        wesJanson());
  }

  static List<CardSource.Former> former() {
    return List.of(new CardSource.Former("2017-11-06", biggsDarklighterUntil2017()));
  }

  /**
   * Once a game, when combat begins, he may draw fire for the round: other friendly ships at range
   * 1 of him are no targets of an attack that could be made against him (FAQ 4.4.0).
   */
  private static Card biggsDarklighter() {
    return Card.of("xwing.biggsdarklighter", CardKind.PILOT)
        .may(
            Window.COMBAT_PHASE_START,
            now -> now.memory("round") == 0,
            now -> List.of(Terms.use(now)))
        .modifyAny(
            Value.MAY_ATTACK,
            (now, ruling) -> !Terms.unused(now) && drawsFire(now) ? CardRuling.FORBIDS : ruling)
        .build();
  }

  /** As printed he always draws fire. */
  private static Card biggsDarklighterUntil2017() {
    return Card.of("xwing.biggsdarklighter", CardKind.PILOT)
        .modifyAny(Value.MAY_ATTACK, (now, ruling) -> drawsFire(now) ? CardRuling.FORBIDS : ruling)
        .build();
  }

  private static boolean drawsFire(CardContext now) {
    Optional<String> target = now.question().target();
    return target.isPresent()
        && now.friends(RangeBand.ONE).contains(target.get())
        && Aim.of(now).reaches(now.me());
  }

  /** A card that he is dealt face up is turned down before its text is resolved. */
  private static Card chewbacca() {
    return Card.of("yt1300.chewbacca", CardKind.PILOT)
        .must(
            Window.BEFORE_TEXT,
            now -> now.mine() && Terms.dealtFaceUp(now).isPresent(),
            now -> List.of(new Effect.TurnDown(now.dealt())))
        .build();
  }

  /** When he acquires a lock, another friend at range 1 to 2 may acquire one. */
  private static Card dutchVander() {
    return Card.of("ywing.dutchvander", CardKind.PILOT)
        .react(
            Window.LOCKED,
            true,
            CardContext::mine,
            now -> {
              List<Option> options = new ArrayList<>();
              for (String friend : now.friends(RangeBand.TWO)) {
                List<String> enemies = Terms.lockable(now, friend);
                if (!enemies.isEmpty()) {
                  options.add(Option.of(friend, enemies));
                }
              }
              return options;
            },
            (now, answer) -> List.of(Terms.lock(now, answer.key(), answer)))
        .build();
  }

  /** When he acquires or spends a lock he may remove a stress token. */
  private static Card hobbieKlivian() {
    return Card.of("xwing.hobbieklivian", CardKind.PILOT)
        .may(
            Window.LOCKED,
            now -> now.mine() && now.you().stressed(),
            now -> List.of(now.lose(TokenType.STRESS, 1)))
        .may(
            Window.SPENT,
            now ->
                now.mine()
                    && now.you().stressed()
                    && Arrays.stream(TokenType.values()).noneMatch(now::about),
            now -> List.of(now.lose(TokenType.STRESS, 1)))
        .build();
  }

  /** She attacks with torpedoes in all directions. */
  private static Card neraDantels() {
    return Card.of("bwing.neradantels", CardKind.PILOT)
        .modify(
            Value.WEAPON_ARC,
            (now, arc) ->
                now.question()
                        .weapon()
                        .flatMap(now.you().card()::weapon)
                        .flatMap(Weapon::kind)
                        .equals(Optional.of(Weapon.Kind.TORPEDO))
                    ? FiringArc.TURRET
                    : arc)
        .build();
  }

  /** A focus token that he spends may go to a friendly ship at range 1 to 2. */
  private static Card garvenDreis() {
    return Card.of("xwing.garvendreis", CardKind.PILOT)
        .may(
            Window.SPENT,
            now -> now.mine() && now.about(TokenType.FOCUS),
            now -> new Domain.OneOf(now.friends(RangeBand.TWO)),
            (now, answer) -> List.of(new Effect.Tokens(answer.name(), TokenType.FOCUS, 1)))
        .build();
  }

  /** Attacking, he may reroll all of his dice, and then all that can be. */
  private static Card hanSolo() {
    return Card.of("yt1300.hansolo", CardKind.PILOT)
        .may(
            Window.MODIFY_ATTACK,
            now -> now.attacking() && !now.dice(Side.ATTACK).rerollable().isEmpty(),
            now -> List.of(new Effect.Reroll(Side.ATTACK, now.dice(Side.ATTACK).rerollable())))
        .build();
  }

  /** Attacking at range 2 to 3, he may reroll any of his blanks. */
  private static Card hortonSalm() {
    return Common.rerolls(
            Card.of("ywing.hortonsalm", CardKind.PILOT),
            Side.ATTACK,
            Face.BLANK,
            now -> now.attacking() && now.shot().range() >= 2,
            Common.ALL)
        .build();
  }

  /** When he gets a focus token, by the action or not, he may boost or roll as a free action. */
  private static Card jakeFarrell() {
    return Common.freeAction(
            "awing.jakefarrell",
            CardKind.PILOT,
            Window.GAINED,
            now -> now.about(TokenType.FOCUS),
            Terms::free,
            Action.BOOST.word(),
            Action.BARREL_ROLL.word())
        .build();
  }

  /**
   * Unless stressed she may take a stress token: a friend at range 1 to 3 attacks with one more.
   */
  private static Card janOrs() {
    return Common.oneMoreDie(
            Card.of("hwk290.janors", CardKind.PILOT),
            Side.ATTACK,
            now -> !now.you().stressed() && now.friends(RangeBand.THREE).contains(now.attacker()),
            now -> List.of(now.gain(TokenType.STRESS, 1)))
        .build();
  }

  /** Attacking, he may remove a stress token to turn all focus results to hits, even none (FAQ). */
  private static Card keyanFarlander() {
    return Card.of("bwing.keyanfarlander", CardKind.PILOT)
        .may(
            Window.MODIFY_ATTACK,
            now -> now.attacking() && now.you().stressed(),
            now ->
                List.of(
                    now.lose(TokenType.STRESS, 1),
                    new Effect.Turn(Side.ATTACK, Face.FOCUS, Face.HIT, Common.ALL)))
        .build();
  }

  /** When combat begins he may give one of his focus tokens to a friend at range 1 to 3. */
  private static Card kyleKatarn() {
    return Common.asCombatBegins(
            "hwk290.kylekatarn",
            now -> now.tokens(TokenType.FOCUS) > 0 ? now.friends(RangeBand.THREE) : List.of(),
            (now, answer) ->
                List.of(
                    now.lose(TokenType.FOCUS, 1),
                    new Effect.Tokens(answer.name(), TokenType.FOCUS, 1)))
        .build();
  }

  /** After a green maneuver, another friend at range 1 may take a free action of its bar. */
  private static Card landoCalrissian() {
    return Card.of("yt1300.landocalrissian", CardKind.PILOT)
        .may(
            Window.AFTER_MANEUVER,
            now -> now.mine() && now.maneuver(Difficulty.GREEN),
            now -> new Domain.OneOf(now.friends(RangeBand.ONE)),
            (now, answer) ->
                List.of(new Effect.FreeAction(answer.name(), List.of(Effect.FreeAction.BAR))))
        .build();
  }

  /** Defending, he may turn one focus result to an evade. */
  private static Card lukeSkywalker() {
    return Common.turns(
            Card.of("xwing.lukeskywalker", CardKind.PILOT),
            Side.DEFENCE,
            CardContext::defending,
            Face.FOCUS,
            Face.EVADE,
            1)
        .build();
  }

  /** When combat begins another friend at range 1 to 3 has pilot skill 12 for the phase. */
  private static Card roarkGarnet() {
    return Card.of("hwk290.roarkgarnet", CardKind.PILOT)
        .react(
            Window.COMBAT_PHASE_START,
            false,
            now -> !now.friends(RangeBand.THREE).isEmpty(),
            now -> List.of(Option.of("use", now.friends(RangeBand.THREE))),
            (now, answer) -> Terms.mark(now, answer.name(), Conditions.SKILLED, 12))
        .build();
  }

  /** When an enemy makes him the target of an attack, he may acquire a lock on it. */
  private static Card tarnMison() {
    return Card.of("xwing.tarnmison", CardKind.PILOT)
        .react(
            Window.ATTACK_DECLARED,
            true,
            CardContext::defending,
            now -> {
              Map<String, Effect.Lock> locks = Terms.locks(now.me(), now.ship(now.attacker()));
              return List.of(
                  locks.size() == 1
                      ? Option.of(CardAnswer.USE)
                      : Option.of(CardAnswer.USE, List.copyOf(locks.keySet())));
            },
            (now, answer) -> {
              Map<String, Effect.Lock> locks = Terms.locks(now.me(), now.ship(now.attacker()));
              return List.of(
                  Optional.ofNullable(locks.get(answer.value().orElse(now.attacker())))
                      .orElseThrow());
            })
        .build();
  }

  /** He may act under stress. */
  private static Card tychoCelchu() {
    return Card.of("awing.tychocelchu", CardKind.PILOT)
        .modify(Value.MAY_ACT, (now, ruling) -> now.you().stressed() ? CardRuling.PERMITS : ruling)
        .build();
  }

  /** Attacking, the defender's agility is one less. */
  private static Card wedgeAntilles() {
    return Card.of("xwing.wedgeantilles", CardKind.PILOT)
        .modifyAny(
            Value.AGILITY,
            (now, agility) ->
                now.attacking() && now.about().equals(now.attack().map(a -> a.defender()))
                    ? agility - 1
                    : agility)
        .build();
  }

  /** After he attacked, he may remove a focus or evade token or a lock of the defender. */
  private static Card wesJanson() {
    return Card.of("xwing.wesjanson", CardKind.PILOT)
        .react(
            Window.AFTER_ATTACK,
            true,
            CardContext::attacking,
            now -> {
              List<Option> options = new ArrayList<>();
              for (TokenType token : List.of(TokenType.FOCUS, TokenType.EVADE)) {
                if (now.ship(now.defender()).tokens().of(token) > 0) {
                  options.add(Option.of(token == TokenType.FOCUS ? "focus" : "evade"));
                }
              }
              List<String> locked = locked(now.ship(now.defender()));
              if (!locked.isEmpty()) {
                options.add(locked.size() == 1 ? Option.of("lock") : Option.of("lock", locked));
              }
              return options;
            },
            (now, answer) ->
                List.of(
                    switch (answer.key()) {
                      case "focus" -> new Effect.Tokens(now.defender(), TokenType.FOCUS, -1);
                      case "evade" -> new Effect.Tokens(now.defender(), TokenType.EVADE, -1);
                      default ->
                          new Effect.Unlock(
                              now.defender(),
                              answer.value().orElse(locked(now.ship(now.defender())).get(0)));
                    }))
        .build();
  }

  private static List<String> locked(ShipState ship) {
    return ship.locks().stream().map(LockOn::target).toList();
  }

  /**
   * Once a round, he may keep a friendly bomb or mine from detonating, which stays on the table
   * (FAQ).
   */
  private static Card captainNym() {
    return Card.of("scurrgh6bomber.captainnym.rebel", CardKind.PILOT)
        .may(
            Window.WOULD_DETONATE,
            now ->
                Terms.unused(now) && (now.mine() || now.state().friendly(now.you(), now.subject())),
            now -> List.of(Terms.use(now)))
        .build();
  }

  /** Obstacles do nothing to his maneuvers and actions; from an asteroid he does not attack. */
  private static Card dashRendar() {
    return Card.of("yt2400.dashrendar", CardKind.PILOT)
        .modify(Value.MEETS_OBSTACLES, (now, meets) -> false)
        .modify(Value.OVER_OBSTACLES, (now, over) -> true)
        .build();
  }
}
