package io.github.flightstand.cards;

import io.github.flightstand.rules.engine.decision.Domain;
import io.github.flightstand.rules.engine.decision.Option;
import io.github.flightstand.rules.engine.hook.Card;
import io.github.flightstand.rules.engine.hook.CardContext;
import io.github.flightstand.rules.engine.hook.CardKind;
import io.github.flightstand.rules.engine.hook.CardSource;
import io.github.flightstand.rules.engine.hook.Value;
import io.github.flightstand.rules.engine.hook.Value.CardRuling;
import io.github.flightstand.rules.engine.state.ActivationTask;
import io.github.flightstand.rules.engine.state.CardRef;
import io.github.flightstand.rules.engine.state.Effect;
import io.github.flightstand.rules.engine.state.Effect.Side;
import io.github.flightstand.rules.engine.state.Face;
import io.github.flightstand.rules.engine.state.HeldCard;
import io.github.flightstand.rules.engine.state.TokenType;
import io.github.flightstand.rules.engine.state.Weapon;
import io.github.flightstand.rules.engine.state.Window;
import io.github.flightstand.rules.measure.RangeBand;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Modifications. */
final class Modifications {

  private static final Set<String> ASTROMECHS =
      Stream.concat(Astromechs.cards().stream(), SalvagedAstromechs.cards().stream())
          .filter(card -> card.kind() == CardKind.ASTROMECH)
          .map(Card::id)
          .collect(Collectors.toUnmodifiableSet());

  private Modifications() {}

  static List<Card> cards() {
    return List.of(
        advancedCloakingDevice(),
        advancedSlam(List.of(Effect.FreeAction.BAR)),
        whenOverlapped("antipursuitlasers", now -> new Effect.Suffer(now.subject().id(), 1, 0)),
        autothrusters(),
        countermeasures(),
        experimentalInterface(),
        guidanceChips(),
        integratedAstromech(),
        whenOverlapped(
            "ionprojector", now -> new Effect.Tokens(now.subject().id(), TokenType.ION, 1)),
        longRangeScanners(),
        munitionsFailsafe(),
        pulsedRayShield(),
        stealthDevice(),
        stygiumParticleAccelerator(),
        twinIonEngine());
  }

  /** After an attack, a free cloak action. */
  private static Card advancedCloakingDevice() {
    return Common.freeAction(
            "advancedcloakingdevice",
            CardKind.MODIFICATION,
            Window.AFTER_ATTACK,
            CardContext::attacking,
            now -> List.of(),
            "cloak")
        .build();
  }

  static List<CardSource.Former> former() {
    return List.of(new CardSource.Former("2017-10-20", advancedSlam(List.of())));
  }

  /**
   * After a SLAM whose maneuver overlapped nothing, a free action of the bar; before FAQ 4.4.0 any
   * action.
   */
  private static Card advancedSlam(List<String> actions) {
    return Card.of("advancedslam", CardKind.MODIFICATION)
        .must(
            Window.AFTER_MOVE,
            now -> now.mine() && now.acted(ShipRules.SLAM),
            now -> {
              ActivationTask.Activation slam = now.activation().orElseThrow();
              boolean clear = !slam.overlapped() && slam.obstacles().isEmpty();
              return List.of(now.remember("clear", clear ? now.state().round() : 0));
            })
        .may(
            Window.AFTER_ACTION,
            now ->
                now.mine()
                    && now.acted(ShipRules.SLAM)
                    && now.memory("clear") == now.state().round()
                    && !now.you().stressed(),
            now -> List.of(new Effect.FreeAction(now.me(), actions)))
        .build();
  }

  /** An enemy whose maneuver overlaps the ship suffers from a die that hits. */
  private static Card whenOverlapped(String id, Function<CardContext, Effect> does) {
    return Card.of(id, CardKind.MODIFICATION)
        .must(
            Window.AFTER_MANEUVER,
            now ->
                now.state().enemies(now.you(), now.subject())
                    && now.activation().filter(ActivationTask.Activation::overlapped).isPresent()
                    && now.state().table().touchingPairs().stream()
                        .anyMatch(
                            pair -> pair.contains(now.me()) && pair.contains(now.subject().id())),
            now -> List.of(now.roll(1, "die")))
        .rolled(
            "die",
            (now, answer) ->
                answer.dice().count(Face.HIT) + answer.dice().count(Face.CRITICAL) > 0
                    ? List.of(does.apply(now))
                    : List.of())
        .build();
  }

  /** Beyond range 2 of the attacker, or outside its arc, a blank becomes an evade. */
  private static Card autothrusters() {
    return Common.turns(
            Card.of("autothrusters", CardKind.MODIFICATION),
            Side.DEFENCE,
            now ->
                now.defending() && (now.shot().range() > 2 || !now.inArc(now.attacker(), now.me())),
            Face.BLANK,
            Face.EVADE,
            1)
        .build();
  }

  /** Discarded: agility is one more for the round, and an enemy's lock may go. */
  private static Card countermeasures() {
    return Card.of("countermeasures", CardKind.MODIFICATION)
        .react(
            Window.COMBAT_PHASE_START,
            true,
            Terms::always,
            now -> {
              List<String> lockers = Terms.lockers(now);
              return lockers.isEmpty()
                  ? List.of(Option.of("use"))
                  : List.of(Option.of("use"), Option.of("unlock", lockers));
            },
            (now, answer) -> {
              List<Effect> effects = new ArrayList<>();
              effects.add(now.discard());
              effects.add(new Effect.Assign(now.me(), Conditions.EVASIVE));
              answer.value().ifPresent(other -> effects.add(new Effect.Unlock(other, now.me())));
              return effects;
            })
        .build();
  }

  /** Once a round, after an action: another that an upgrade offers, and a stress token. */
  private static Card experimentalInterface() {
    return Common.freeAction(
            "experimentalinterface",
            CardKind.MODIFICATION,
            Window.AFTER_ACTION,
            Terms::unused,
            now -> List.of(Terms.use(now), now.gain(TokenType.STRESS, 1)),
            Effect.FreeAction.UPGRADES)
        .unique()
        .build();
  }

  /**
   * Once a round, a die of a torpedo or missile shows a hit, critical with a primary weapon of 3.
   */
  private static Card guidanceChips() {
    return Card.of("guidancechips", CardKind.MODIFICATION)
        .react(
            Window.MODIFY_ATTACK,
            true,
            now -> now.attacking() && Terms.unused(now) && isOrdnance(now),
            now ->
                Stream.of(Face.BLANK, Face.FOCUS, Face.HIT)
                    .filter(face -> face != guided(now) && now.dice(Side.ATTACK).count(face) > 0)
                    .map(face -> Option.of(face.word()))
                    .toList(),
            (now, answer) ->
                List.of(
                    Terms.use(now),
                    new Effect.Turn(
                        Side.ATTACK, Face.ofWord(answer.key()).orElseThrow(), guided(now), 1)))
        .build();
  }

  private static Face guided(CardContext now) {
    return now.primary() >= 3 ? Face.CRITICAL : Face.HIT;
  }

  private static boolean isOrdnance(CardContext now) {
    return now.shot()
        .weapon()
        .flatMap(now.you().card()::weapon)
        .flatMap(Weapon::kind)
        .filter(kind -> kind == Weapon.Kind.TORPEDO || kind == Weapon.Kind.MISSILE)
        .isPresent();
  }

  /** An astromech may be discarded in place of a damage card that was dealt. */
  private static Card integratedAstromech() {
    return Card.of("integratedastromech", CardKind.MODIFICATION)
        .may(
            Window.BEFORE_TEXT,
            CardContext::mine,
            now ->
                new Domain.OneOf(
                    now.you().cards().stream()
                        .filter(card -> card.up() && ASTROMECHS.contains(card.id()))
                        .map(HeldCard::id)
                        .distinct()
                        .toList()),
            (now, answer) ->
                List.of(
                    new Effect.Discard(place(now, answer.name())), new Effect.Discard(now.dealt())))
        .build();
  }

  /** Returns the place of a ship's card of that id, face up if there is such a one. */
  private static CardRef place(CardContext now, String id) {
    List<HeldCard> cards = now.you().cards();
    int place = 0;
    for (int i = 0; i < cards.size(); i++) {
      place = cards.get(i).id().equals(id) && (cards.get(i).up() || place == 0) ? i : place;
    }
    return CardRef.held(now.me(), place);
  }

  /** Locks on at range 3 and beyond, and not nearer. */
  private static Card longRangeScanners() {
    return Card.of("longrangescanners", CardKind.MODIFICATION)
        .modify(
            Value.MAY_LOCK,
            (now, ruling) ->
                now.range(now.me(), now.question().target().orElseThrow())
                        .isAt(RangeBand.ZERO, RangeBand.TWO)
                    ? CardRuling.FORBIDS
                    : Terms.enemiesAnywhere(now, ruling))
        .build();
  }

  /**
   * A weapon that was discarded for an attack is turned up again if the attack misses; both do of
   * one that attacks twice (FAQ).
   */
  private static Card munitionsFailsafe() {
    return Card.of("munitionsfailsafe", CardKind.MODIFICATION)
        .must(
            Window.MISSED,
            now ->
                now.attacking()
                    && Twice.missed(now)
                    && now.shot()
                        .weapon()
                        .flatMap(now.you().card()::weapon)
                        .filter(Weapon::discards)
                        .isPresent(),
            now -> List.of(new Effect.Restore(place(now, now.shot().weapon().orElseThrow()))))
        .build();
  }

  /** In the end phase, an ion token for a shield. */
  private static Card pulsedRayShield() {
    return Card.of("pulsedrayshield", CardKind.MODIFICATION)
        .may(
            Window.END_PHASE_START,
            now -> now.you().shields() < now.you().card().shields(),
            now -> List.of(now.gain(TokenType.ION, 1), new Effect.Shields(now.me(), 1)))
        .build();
  }

  /** Its point of agility, a figure of the ship, is lost with the card once an attack hits. */
  private static Card stealthDevice() {
    return Card.of("stealthdevice", CardKind.MODIFICATION)
        .must(
            Window.HIT,
            CardContext::defending,
            now -> List.of(now.discard(), new Effect.Assign(now.me(), Conditions.UNSTEALTHY)))
        .build();
  }

  /** Whenever the ship cloaks or decloaks, a free evade action. */
  private static Card stygiumParticleAccelerator() {
    Card.Does evades = now -> List.of(new Effect.FreeAction(now.me(), List.of("evade")));
    return Card.of("stygiumparticleaccelerator", CardKind.MODIFICATION)
        .may(
            Window.SPENT,
            now -> now.mine() && now.about(TokenType.CLOAK) && !now.barredByStress(),
            evades)
        .may(
            Window.AFTER_ACTION,
            now -> now.mine() && now.acted("cloak") && !now.barredByStress(),
            evades)
        .build();
  }

  /** Banks are green. */
  private static Card twinIonEngine() {
    return Card.of("twinionenginemkii", CardKind.MODIFICATION)
        .modify(Value.DIFFICULTY, Titles::greenBanks)
        .build();
  }
}
