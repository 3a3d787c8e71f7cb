package io.github.flightstand.cards;

import io.github.flightstand.movement.maneuver.Bearing;
import io.github.flightstand.movement.maneuver.Maneuver;
import io.github.flightstand.movement.table.ObstacleKind;
import io.github.flightstand.rules.engine.decision.Option;
import io.github.flightstand.rules.engine.hook.Card;
import io.github.flightstand.rules.engine.hook.CardAnswer;
import io.github.flightstand.rules.engine.hook.CardContext;
import io.github.flightstand.rules.engine.hook.CardKind;
import io.github.flightstand.rules.engine.hook.Value;
import io.github.flightstand.rules.engine.hook.Value.CardRuling;
import io.github.flightstand.rules.engine.hook.ValueQuery;
import io.github.flightstand.rules.engine.state.CardRef;
import io.github.flightstand.rules.engine.state.DealtCard;
import io.github.flightstand.rules.engine.state.Effect;
import io.github.flightstand.rules.engine.state.Effect.Side;
import io.github.flightstand.rules.engine.state.Face;
import io.github.flightstand.rules.engine.state.Pool;
import io.github.flightstand.rules.engine.state.Proposed;
import io.github.flightstand.rules.engine.state.ShipState;
import io.github.flightstand.rules.engine.state.ShipState.LockOn;
import io.github.flightstand.rules.engine.state.TokenType;
import io.github.flightstand.rules.engine.state.Window;
import io.github.flightstand.rules.measure.RangeBand;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Imperial pilots of other ships. */
final class ImperialAces {

  private ImperialAces() {}

  static List<Card> cards() {
    return List.of(
        bobaFett(),
        captainJonus(),
        captainKagi(),
        captainOicunn(),
        captainYorr(),
        colonelJendon(),
        colonelVessery(),
        countessRyad(),
        darthVader(),
        kathScarlet(),
        krassisTrelix(),
        omegaLeader(),
        rearAdmiralChiraneau(),
        rexlerBrath(),
        theInquisitor(),
        zetaLeader());
  }

  /** A bank that he reveals he may fly to the other side. */
  private static Card bobaFett() {
    return Card.of("firespray31.bobafett", CardKind.PILOT)
        .may(
            Window.REVEALED,
            now -> now.mine() && now.maneuver().filter(ImperialAces::banks).isPresent(),
            now -> List.of(new Effect.Fly(now.maneuver().orElseThrow().mirrored())))
        .build();
  }

  private static boolean banks(Maneuver maneuver) {
    return maneuver.bearing() == Bearing.BANK_LEFT || maneuver.bearing() == Bearing.BANK_RIGHT;
  }

  /** Another friend at range 1 that attacks with a secondary weapon rerolls up to two dice. */
  private static Card captainJonus() {
    return Common.rerolls(
            Card.of("tiebomber.captainjonus", CardKind.PILOT),
            Side.ATTACK,
            now -> !Terms.primary(now) && now.friends(RangeBand.ONE).contains(now.attacker()),
            now -> 2)
        .build();
  }

  /** An enemy that acquires a lock acquires it on him if it can. */
  private static Card captainKagi() {
    String kagi = "lambdaclassshuttle.captainkagi";
    return Card.of(kagi, CardKind.PILOT)
        .modifyAny(
            Value.MAY_LOCK,
            (now, ruling) ->
                now.state().enemies(now.you(), now.subject())
                        && now.ship(now.question().target().orElseThrow()).cards().stream()
                            .noneMatch(card -> card.id().equals(kagi))
                        && Terms.lockable(now, new Effect.Lock(now.subject().id(), now.me()))
                    ? CardRuling.FORBIDS
                    : ruling)
        .build();
  }

  /** After a maneuver, each enemy that he touches suffers one damage. */
  private static Card captainOicunn() {
    return Card.of("vt49decimator.captainoicunn", CardKind.PILOT)
        .must(
            Window.AFTER_MANEUVER,
            now -> now.mine() && !rammed(now).isEmpty(),
            ImperialAces::rammed)
        .build();
  }

  private static List<Effect> rammed(CardContext now) {
    List<Effect> effects = new ArrayList<>();
    for (ShipState other : now.state().ships()) {
      if (other.inPlay()
          && now.state().enemies(now.you(), other)
          && now.state().table().touching(now.me(), other.id())) {
        effects.add(new Effect.Suffer(other.id(), 1, 0));
      }
    }
    return effects;
  }

  /** With at most two stress tokens he may take one that a friend at range 1 to 2 would get. */
  private static Card captainYorr() {
    return Card.of("lambdaclassshuttle.captainyorr", CardKind.PILOT)
        .may(
            Window.WOULD_GAIN,
            now ->
                now.tokens(TokenType.STRESS) <= 2
                    && now.proposed().filter(ImperialAces::stress).isPresent()
                    && now.friends(RangeBand.TWO).contains(now.subject().id()),
            now -> {
              Proposed.Tokens tokens = (Proposed.Tokens) now.proposed().orElseThrow();
              List<Effect> effects = new ArrayList<>(List.of(now.gain(TokenType.STRESS, 1)));
              if (tokens.count() > 1) {
                effects.add(new Effect.Tokens(tokens.ship(), TokenType.STRESS, tokens.count() - 1));
              }
              return effects;
            })
        .build();
  }

  private static boolean stress(Proposed proposed) {
    return proposed instanceof Proposed.Tokens tokens && tokens.marker() == TokenType.STRESS;
  }

  /** When combat begins he may hand a lock to a friend at range 1 that has none. */
  private static Card colonelJendon() {
    return Card.of("lambdaclassshuttle.coloneljendon", CardKind.PILOT)
        .react(
            Window.COMBAT_PHASE_START,
            true,
            now -> !unlocked(now).isEmpty(),
            now -> {
              List<LockOn> locks = now.you().locks();
              return locks.size() == 1
                  ? List.of(Option.of(CardAnswer.USE, unlocked(now)))
                  : locks.stream()
                      .map(LockOn::target)
                      .map(target -> Option.of(target, unlocked(now)))
                      .toList();
            },
            (now, answer) -> {
              List<LockOn> locks = now.you().locks();
              LockOn lock =
                  locks.stream()
                      .filter(one -> one.target().equals(answer.key()))
                      .findFirst()
                      .orElse(locks.get(0));
              return List.of(
                  new Effect.Unlock(now.me(), lock.target()),
                  new Effect.Lock(answer.name(), lock.target(), lock.section(), true));
            })
        .build();
  }

  private static List<String> unlocked(CardContext now) {
    return now.friends(RangeBand.ONE).stream()
        .filter(friend -> now.ship(friend).lock().isEmpty())
        .toList();
  }

  /** When he has rolled attack dice he may lock on to a defender that somebody has locked. */
  private static Card colonelVessery() {
    return Card.of("tiedefender.colonelvessery", CardKind.PILOT)
        .may(
            Window.AFTER_ROLL_ATTACK,
            now -> now.attacking() && now.dice(Side.ATTACK).size() > 0 && isLocked(now),
            now -> List.of(new Effect.Lock(now.me(), now.defender(), now.shot().section())))
        .build();
  }

  private static boolean isLocked(CardContext now) {
    for (ShipState ship : now.state().ships()) {
      if (ship.lockedOn(now.defender(), now.shot().section())) {
        return true;
      }
    }
    return false;
  }

  /** A straight that she reveals she may fly as a Koiogran turn of the same color. */
  private static Card countessRyad() {
    return Card.of("tiedefender.countessryad", CardKind.PILOT)
        .may(
            Window.REVEALED,
            now ->
                now.mine()
                    && now.maneuver().filter(m -> m.bearing() == Bearing.STRAIGHT).isPresent(),
            now -> {
              Maneuver revealed = now.maneuver().orElseThrow();
              return List.of(
                  new Effect.Fly(
                      new Maneuver(revealed.speed(), Bearing.KOIOGRAN, revealed.difficulty())));
            })
        .build();
  }

  /** In his action step he may perform two actions. */
  private static Card darthVader() {
    return Card.of("tieadvanced.darthvader", CardKind.PILOT)
        .may(
            Window.ACTION_STEP,
            now ->
                now.mine()
                    && !now.barredByStress()
                    && now.value(Value.ACTION_STEP, now.me(), true, ValueQuery.PLAIN)
                    && now.activation()
                        .filter(one -> !one.overlapped())
                        .filter(one -> !one.obstacles().contains(ObstacleKind.ASTEROID))
                        .isPresent(),
            now -> List.of(new Effect.FreeAction(now.me(), List.of())))
        .build();
  }

  /** A defender that cancels a critical hit of hers gains a stress token. */
  private static Card kathScarlet() {
    return Card.of("firespray31.kathscarlet", CardKind.PILOT)
        .must(
            Window.AFTER_MODIFY_DEFENCE,
            CardContext::attacking,
            now -> List.of(now.remember("had", now.dice(Side.ATTACK).count(Face.CRITICAL))))
        .must(
            Window.BEFORE_COMPARE,
            CardContext::attacking,
            now -> List.of(now.remember("cancels", cancels(now) ? 1 : 0)))
        .must(Window.HIT, ImperialAces::isCanceled, ImperialAces::stressed)
        .must(Window.MISSED, ImperialAces::isCanceled, ImperialAces::stressed)
        .build();
  }

  /** Rolled evades do not cancel an autoblaster's hits; its player may apply that first. */
  private static boolean cancels(CardContext now) {
    Pool defence = now.dice(Side.DEFENCE);
    int evades = defence.count(Face.EVADE);
    int criticals = now.dice(Side.ATTACK).count(Face.CRITICAL);
    boolean evaded =
        now.you().cards().stream()
            .filter(card -> card.id().equals("autoblaster"))
            .filter(card -> now.shot().weapon().equals(Optional.of(card.id())))
            .anyMatch(card -> evades > defence.size() - card.memory().getOrDefault("dice", 0));
    return criticals < now.memory("had")
        || (criticals > 0 && (evaded || evades > now.dice(Side.ATTACK).count(Face.HIT)));
  }

  private static boolean isCanceled(CardContext now) {
    return now.attacking() && now.memory("cancels") > 0;
  }

  private static List<Effect> stressed(CardContext now) {
    return List.of(new Effect.Tokens(now.defender(), TokenType.STRESS, 1));
  }

  /** Rerolls one attack die of a secondary weapon. */
  private static Card krassisTrelix() {
    return Common.rerolls(
            Card.of("firespray31.krassistrelix", CardKind.PILOT),
            Side.ATTACK,
            now -> now.attacking() && !Terms.primary(now),
            now -> 1)
        .build();
  }

  /**
   * An enemy that he has locked modifies no dice while it attacks him or he attacks it, by no means
   * of its side (FAQ): dice are neither added, turned nor rerolled, but may be canceled.
   */
  private static Card omegaLeader() {
    return Card.of("tiefofighter.omegaleader", CardKind.PILOT)
        .modifyAny(
            Value.MAY_MODIFY,
            (now, ruling) ->
                now.you().lock().equals(now.about())
                        && (now.attacking() || now.defending())
                        && List.of(now.attacker(), now.defender()).contains(now.subject().id())
                    ? CardRuling.FORBIDS
                    : ruling)
        .build();
  }

  /** Attacking at range 1 to 2, he may turn one focus result to a critical hit. */
  private static Card rearAdmiralChiraneau() {
    return Common.turns(
            Card.of("vt49decimator.rearadmiralchiraneau", CardKind.PILOT),
            Side.ATTACK,
            now -> now.attacking() && now.shot().range() <= 2,
            Face.FOCUS,
            Face.CRITICAL,
            1)
        .build();
  }

  /** After an attack he may spend a focus token to turn up the damage cards that it dealt. */
  private static Card rexlerBrath() {
    return Card.of("tiedefender.rexlerbrath", CardKind.PILOT)
        .must(
            Window.BEFORE_COMPARE,
            CardContext::attacking,
            now -> List.of(now.remember("had", damage(now).size())))
        .may(
            Window.AFTER_ATTACK,
            now ->
                now.attacking()
                    && now.maySpend(TokenType.FOCUS)
                    && damage(now).size() > now.memory("had"),
            now -> {
              List<Effect> effects = new ArrayList<>(List.of(now.spend(TokenType.FOCUS)));
              for (int i = now.memory("had"); i < damage(now).size(); i++) {
                effects.add(
                    new Effect.TurnUp(CardRef.damage(now.defender(), now.shot().section(), i)));
              }
              return effects;
            })
        .build();
  }

  private static List<DealtCard> damage(CardContext now) {
    return now.ship(now.defender())
        .damageAt(CardRef.damage(now.defender(), now.shot().section(), 0));
  }

  /** An attack with his primary weapon at range 2 to 3 counts as one at range 1. */
  private static Card theInquisitor() {
    return Card.of("tieadvprototype.theinquisitor", CardKind.PILOT)
        .modify(
            Value.COUNTED_RANGE,
            (now, range) ->
                now.question().weapon().isEmpty() && (range == 2 || range == 3) ? 1 : range)
        .build();
  }

  /** Attacking unstressed, he may take a stress token for one more die. */
  private static Card zetaLeader() {
    return Common.oneMoreDie(
            Card.of("tiefofighter.zetaleader", CardKind.PILOT),
            Side.ATTACK,
            now -> now.attacking() && !now.you().stressed(),
            now -> List.of(now.gain(TokenType.STRESS, 1)))
        .build();
  }
}
