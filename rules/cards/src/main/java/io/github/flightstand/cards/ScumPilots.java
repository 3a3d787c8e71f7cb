package io.github.flightstand.cards;

import io.github.flightstand.rules.engine.decision.Domain;
import io.github.flightstand.rules.engine.decision.Option;
import io.github.flightstand.rules.engine.hook.Card;
import io.github.flightstand.rules.engine.hook.CardContext;
import io.github.flightstand.rules.engine.hook.CardKind;
import io.github.flightstand.rules.engine.hook.CardSource;
import io.github.flightstand.rules.engine.hook.Value;
import io.github.flightstand.rules.engine.state.Action;
import io.github.flightstand.rules.engine.state.CardRef;
import io.github.flightstand.rules.engine.state.Effect;
import io.github.flightstand.rules.engine.state.Effect.Side;
import io.github.flightstand.rules.engine.state.Face;
import io.github.flightstand.rules.engine.state.HeldCard;
import io.github.flightstand.rules.engine.state.ShipState;
import io.github.flightstand.rules.engine.state.ShipState.LockOn;
import io.github.flightstand.rules.engine.state.TokenType;
import io.github.flightstand.rules.engine.state.Weapon;
import io.github.flightstand.rules.engine.state.Window;
import io.github.flightstand.rules.measure.FiringArc;
import io.github.flightstand.rules.measure.LineOfFire.ExtraDice;
import io.github.flightstand.rules.measure.RangeBand;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Stream;

/** Scum pilots. */
final class ScumPilots {

  private ScumPilots() {}

  static List<Card> cards() {
    return List.of(
        asajjVentress(),
        bobaFett(),
        bossk(),
        captainJostero(),
        captainNym(),
        dengar(),
        fennRau(),
        guri(),
        ig88a(),
        ig88b(),
        ig88c(),
        inaldra(),
        kathScarlet(),
        manaroo(now -> now.friends(RangeBand.ONE)),
        palobGodalhi(),
        sunnyBounder(),
        talonbaneCobra(),
        telTrevura(),
        thweek(),
        viktorHel());
  }

  static List<CardSource.Former> former() {
    return List.of(new CardSource.Former("2017-03-06", manaroo(ScumPilots::friends)));
  }

  /** When combat begins a ship at range 1 to 2 in her mobile arc may get a stress token. */
  private static Card asajjVentress() {
    return Common.asCombatBegins(
            "lancerclasspursuitcraft.asajjventress",
            now ->
                Stream.concat(
                        now.friends(RangeBand.TWO).stream(), now.enemies(RangeBand.TWO).stream())
                    .filter(ship -> now.inArc(now.me(), ship, List.of(ShipRules.pointer(now))))
                    .toList(),
            (now, answer) -> List.of(new Effect.Tokens(answer.name(), TokenType.STRESS, 1)))
        .build();
  }

  /** Attacking or defending, rerolls as many dice as enemies are at range 1. */
  private static Card bobaFett() {
    return Common.rerollsForEach("firespray31.bobafett.scum", now -> now.enemies(RangeBand.ONE));
  }

  /** When his attack hits he may cancel a critical hit to add two hits. */
  private static Card bossk() {
    return Card.of("yv666.bossk", CardKind.PILOT)
        .may(
            Window.HIT,
            now -> now.attacking() && now.dice(Side.ATTACK).count(Face.CRITICAL) > 0,
            now ->
                List.of(
                    new Effect.Add(Side.ATTACK, Face.HIT),
                    new Effect.Add(Side.ATTACK, Face.HIT),
                    new Effect.Cancel(Side.ATTACK, Face.CRITICAL, 1)))
        .build();
  }

  /**
   * Once a round, after an enemy suffered damage that does not defend, he may attack it; decided:
   * at once, even during an attack on another ship.
   */
  private static Card captainJostero() {
    return Common.attacksOne(
            Card.of("kihraxzfighter.captainjostero", CardKind.PILOT),
            Window.SUFFERED,
            now ->
                now.state().enemies(now.you(), now.subject())
                    && now.attack()
                        .filter(attack -> attack.defender().equals(now.subject().id()))
                        .isEmpty(),
            now -> now.subject().id())
        .build();
  }

  /**
   * Bombs of friends do nothing to him. A friend that defends adds an evade if the ruler crosses a
   * friendly bomb.
   */
  private static Card captainNym() {
    return Card.of("scurrgh6bomber.captainnym.scum", CardKind.PILOT)
        .modify(
            Value.REACHED,
            (now, reached) ->
                reached && !isFriendly(now, now.ship(now.question().target().orElseThrow())))
        .may(
            Window.MODIFY_DEFENCE,
            now ->
                isFriendly(now, now.ship(now.defender()))
                    && now.tokensBetween(now.attacker(), now.defender()).stream()
                        .anyMatch(token -> isFriendly(now, token)),
            now -> List.of(new Effect.Add(Side.DEFENCE, Face.EVADE)))
        .build();
  }

  private static boolean isFriendly(CardContext now, ShipState ship) {
    return ship.id().equals(now.me()) || now.state().friendly(now.you(), ship);
  }

  /** Tests whether he or a friend of his, even if it is gone, dropped a token. */
  private static boolean isFriendly(CardContext now, String token) {
    return now.state().ships().stream()
        .filter(ship -> isFriendly(now, ship))
        .flatMap(ship -> ship.dropped().stream())
        .anyMatch(dropped -> dropped.token().equals(token));
  }

  /** Once a round, after he defended, he may attack the attacker if it is in his arc. */
  private static Card dengar() {
    return Common.attacksOne(
            Card.of("jumpmaster5000.dengar", CardKind.PILOT),
            Window.AFTER_ATTACK,
            now ->
                now.defending()
                    && now.state().standing(now.attacker()).isPresent()
                    && now.inArc(now.me(), now.attacker()),
            CardContext::attacker)
        .build();
  }

  /** Attacking or defending at range 1 he may roll one more die. */
  private static Card fennRau() {
    Card.Builder card = Card.of("protectoratestarfighter.fennrau", CardKind.PILOT);
    Common.oneMoreDie(
        card, Side.ATTACK, now -> now.attacking() && now.shot().range() == 1, Terms::free);
    return Common.oneMoreDie(
            card, Side.DEFENCE, now -> now.defending() && now.shot().range() == 1, Terms::free)
        .build();
  }

  /** When combat begins with an enemy at range 1 she may gain a focus token. */
  private static Card guri() {
    return Card.of("starviper.guri", CardKind.PILOT)
        .may(
            Window.COMBAT_PHASE_START,
            now -> !now.enemies(RangeBand.ONE).isEmpty(),
            now -> List.of(now.gain(TokenType.FOCUS, 1)))
        .build();
  }

  /** After an attack that destroyed the defender it may recover a shield. */
  private static Card ig88a() {
    return Card.of("aggressor.ig88a", CardKind.PILOT)
        .may(
            Window.AFTER_ATTACK,
            now ->
                now.attacking()
                    && now.hit()
                    && now.you().shields() < now.you().card().shields()
                    && (!now.ship(now.defender()).inPlay() || now.ship(now.defender()).lingers()),
            now -> List.of(new Effect.Shields(now.me(), 1)))
        .build();
  }

  /** Once a round, after an attack that missed, it may attack with a cannon that it has. */
  private static Card ig88b() {
    return Card.of("aggressor.ig88b", CardKind.PILOT)
        .may(
            Window.AFTER_ATTACK,
            now ->
                now.attacking()
                    && Twice.missed(now)
                    && Terms.unused(now)
                    && !Terms.weapons(now, Weapon.Kind.CANNON).isEmpty(),
            now ->
                List.of(
                    Terms.use(now),
                    new Effect.Attack(now.me(), Terms.weapons(now, Weapon.Kind.CANNON))))
        .build();
  }

  /** A free evade action after a boost. */
  private static Card ig88c() {
    return Common.freeAction(
            "aggressor.ig88c",
            CardKind.PILOT,
            Window.AFTER_ACTION,
            now -> {
              List<String> actions = now.you().actions();
              return actions.get(actions.size() - 1).equals(Action.BOOST.word());
            },
            Terms::free,
            Action.EVADE.word())
        .build();
  }

  /** Attacking or defending she may spend a shield to reroll any of her dice. */
  private static Card inaldra() {
    Card.Builder card = Card.of("m3ainterceptor.inaldra", CardKind.PILOT);
    for (Side side : Side.values()) {
      boolean attack = side == Side.ATTACK;
      card.may(
          attack ? Window.MODIFY_ATTACK : Window.MODIFY_DEFENCE,
          now -> (attack ? now.attacking() : now.defending()) && now.you().shields() > 0,
          now -> {
            List<Integer> dice = now.dice(side).rerollable();
            return new Domain.Subset(dice, 1, dice.size());
          },
          (now, answer) ->
              List.of(new Effect.Shields(now.me(), -1), new Effect.Reroll(side, answer.indices())));
    }
    return card.build();
  }

  /** One more die against a ship in her auxiliary arc. */
  private static Card kathScarlet() {
    return Common.strongAttack(
            "firespray31.kathscarlet.scum",
            now -> now.inArc(now.me(), now.defender(), List.of(FiringArc.REAR)))
        .build();
  }

  /**
   * When combat begins she may hand all her focus and evade tokens and her lock to another friend
   * at range 1; before FAQ 4.3.0 anywhere. Decided: locks on her stay.
   */
  private static Card manaroo(Function<CardContext, List<String>> friends) {
    return Common.asCombatBegins(
            "jumpmaster5000.manaroo",
            now ->
                now.you().lock().isPresent()
                        || now.tokens(TokenType.FOCUS) + now.tokens(TokenType.EVADE) > 0
                    ? friends.apply(now)
                    : List.of(),
            (now, answer) -> {
              List<Effect> effects = new ArrayList<>();
              for (TokenType token : List.of(TokenType.FOCUS, TokenType.EVADE)) {
                if (now.tokens(token) > 0) {
                  effects.add(now.lose(token, now.tokens(token)));
                  effects.add(new Effect.Tokens(answer.name(), token, now.tokens(token)));
                }
              }
              for (LockOn lock : now.you().locks()) {
                effects.add(new Effect.Unlock(now.me(), lock.target()));
                effects.add(new Effect.Lock(answer.name(), lock.target(), lock.section(), true));
              }
              return effects;
            })
        .build();
  }

  private static List<String> friends(CardContext now) {
    return now.state().ships().stream()
        .filter(ship -> ship.inPlay() && !ship.id().equals(now.me()))
        .filter(ship -> now.state().friendly(now.you(), ship))
        .map(ShipState::id)
        .toList();
  }

  /** When combat begins he may take a focus or evade token of an enemy at range 1 to 2. */
  private static Card palobGodalhi() {
    return Card.of("hwk290.palobgodalhi", CardKind.PILOT)
        .react(
            Window.COMBAT_PHASE_START,
            true,
            Terms::always,
            now -> {
              List<Option> options = new ArrayList<>();
              for (String enemy : now.enemies(RangeBand.TWO)) {
                for (Action action : List.of(Action.FOCUS, Action.EVADE)) {
                  if (now.ship(enemy).tokens().of(token(action.word())) > 0) {
                    options.add(Option.of(action.word() + ":" + enemy));
                  }
                }
              }
              return options;
            },
            (now, answer) -> {
              int colon = answer.key().indexOf(':');
              TokenType token = token(answer.key().substring(0, colon));
              return List.of(
                  new Effect.Tokens(answer.key().substring(colon + 1), token, -1),
                  now.gain(token, 1));
            })
        .build();
  }

  /** Once a round, if all dice that she rolled or rerolled show the same, one more may be added. */
  private static Card sunnyBounder() {
    Card.Builder card = Card.of("m3ainterceptor.sunnybounder", CardKind.PILOT);
    for (Window window :
        List.of(
            Window.AFTER_ROLL_ATTACK,
            Window.REROLLED_ATTACK,
            Window.AFTER_ROLL_DEFENCE,
            Window.REROLLED_DEFENCE)) {
      boolean attack = window == Window.AFTER_ROLL_ATTACK || window == Window.REROLLED_ATTACK;
      Side side = attack ? Side.ATTACK : Side.DEFENCE;
      card.may(
          window,
          now ->
              (attack ? now.attacking() : now.defending())
                  && Terms.unused(now)
                  && Common.faces(now.dice(side)).count() == 1
                  && !(window == Window.AFTER_ROLL_ATTACK && madeAlike(now)),
          now ->
              List.of(
                  Terms.use(now),
                  new Effect.Add(side, Common.faces(now.dice(side)).findFirst().orElseThrow())));
    }
    return card.build();
  }

  /** Tests whether a heavy laser cannon made rolled dice alike; she adds before it works (FAQ). */
  private static boolean madeAlike(CardContext now) {
    return now.you().cards().stream()
        .filter(card -> now.shot().weapon().equals(Optional.of(card.id())))
        .anyMatch(card -> card.memory().getOrDefault(Cannons.FACES, 0) > 1);
  }

  private static TokenType token(String word) {
    return word.equals(Action.FOCUS.word()) ? TokenType.FOCUS : TokenType.EVADE;
  }

  /** The dice that range gives him, attacking or defending, are twice as many. */
  private static Card talonbaneCobra() {
    return Card.of("kihraxzfighter.talonbanecobra", CardKind.PILOT)
        .modify(Value.ATTACK_DICE, (now, dice) -> dice + byRange(now).attack())
        .modify(Value.DEFENCE_DICE, (now, dice) -> dice + byRange(now).defence())
        .build();
  }

  /** Returns the dice that range gives, for a huge ship's target also beyond range 3 (002-004). */
  private static ExtraDice byRange(CardContext now) {
    RangeBand band = RangeBand.numbered(now.shot().range());
    return ExtraDice.of(Terms.primary(now) ? band : RangeBand.TWO, false);
  }

  /** The first time that he would be destroyed, four cards face down replace his damage. */
  private static Card telTrevura() {
    return Card.of("jumpmaster5000.teltrevura", CardKind.PILOT)
        .must(
            Window.WOULD_BE_DESTROYED,
            now -> now.mine() && now.memory("used") == 0,
            now -> {
              List<Effect> effects = new ArrayList<>(List.of(now.remember("used", 1)));
              for (int i = 0; i < now.you().suffered().size(); i++) {
                effects.add(new Effect.Discard(CardRef.damage(now.me(), Optional.empty(), i)));
              }
              effects.addAll(Collections.nCopies(4, new Effect.Deal(now.me(), false)));
              return effects;
            })
        .build();
  }

  /**
   * Once, he may take the pilot skill of an enemy, or the ability of an enemy's pilot besides his
   * own. Decided: when the first round begins, as ships are set up by then.
   */
  private static Card thweek() {
    return Card.of("starviper.thweek", CardKind.PILOT)
        .react(
            Window.ROUND_START,
            true,
            now -> now.state().round() == 1 && now.memory("used") == 0,
            now -> {
              List<String> enemies =
                  now.state().ships().stream()
                      .filter(ship -> ship.inPlay() && now.state().enemies(now.you(), ship))
                      .map(ShipState::id)
                      .toList();
              List<String> able =
                  enemies.stream().filter(enemy -> pilot(now, enemy).isPresent()).toList();
              return Stream.of(Option.of("shadowed", enemies), Option.of("mimicked", able))
                  .filter(option -> !option.domain().equals(new Domain.OneOf(List.of())))
                  .toList();
            },
            (now, answer) ->
                answer.key().equals("shadowed")
                    ? List.of(
                        now.remember("used", 1),
                        now.remember("skill", now.skill(answer.name())),
                        now.begin())
                    : List.of(
                        now.remember("used", 1),
                        new Effect.Assign(now.me(), pilot(now, answer.name()).orElseThrow())))
        .modify(
            Value.SKILL,
            (now, skill) -> now.begun() ? Optional.of(now.memory("skill")) : Optional.empty())
        .build();
  }

  /** Returns the card of a ship's pilot; only the ids of pilots have a dot in them. */
  private static Optional<String> pilot(CardContext now, String ship) {
    return now.ship(ship).cards().stream()
        .map(HeldCard::id)
        .filter(id -> id.indexOf('.') > 0)
        .findFirst();
  }

  /** After he defended with other than two dice rolled, the attacker gains a stress token. */
  private static Card viktorHel() {
    return Card.of("kihraxzfighter.viktorhel", CardKind.PILOT)
        .must(
            Window.AFTER_ROLL_DEFENCE,
            CardContext::defending,
            now -> List.of(now.remember("rolled", now.dice(Side.DEFENCE).size())))
        .must(
            Window.AFTER_ATTACK,
            now -> now.defending() && now.memory("rolled") != 2,
            now -> List.of(new Effect.Tokens(now.attacker(), TokenType.STRESS, 1)))
        .build();
  }
}
