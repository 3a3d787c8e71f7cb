package io.github.flightstand.rules.engine.mission;

import io.github.flightstand.rules.engine.decision.Option;
import io.github.flightstand.rules.engine.hook.Card;
import io.github.flightstand.rules.engine.hook.CardContext;
import io.github.flightstand.rules.engine.state.CombatTask;
import io.github.flightstand.rules.engine.state.Effect;
import io.github.flightstand.rules.engine.state.RemoteState;
import io.github.flightstand.rules.engine.state.Window;
import io.github.flightstand.rules.mission.MissionRule;
import io.github.flightstand.rules.mission.MissionRule.EarnWhenGone;
import io.github.flightstand.rules.mission.MissionRule.Loss;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Hooks for rules that earn victory tokens. */
final class Earning {

  private static final String BY = "by:";

  private static final String FULL = "full";

  private static final String SECURE = "secure";

  /**
   * Players earn victory tokens when a piece is gone, or lose some (003-036, -037).
   *
   * <p>A ship that still has its chance to attack goes after the attack that destroyed it, so the
   * attacker is remembered.
   */
  static void whenGone(EarnWhenGone rule, Card.Builder card) {
    card.must(Window.AFTER_ATTACK, now -> lingers(rule, now), Earning::note);
    if (rule.how().contains(Loss.FLED)) {
      card.must(Window.FLED, now -> names(rule, now), now -> earn(rule, now, Optional.empty()));
    }
    Window destroyed = rule.of().remotes().isPresent() ? Window.REMOTE_DESTROYED : Window.DESTROYED;
    if (rule.how().contains(Loss.DESTROYED)) {
      card.must(destroyed, now -> names(rule, now), now -> earn(rule, now, attacker(now)));
    } else if (rule.how().contains(Loss.ATTACKED)) {
      card.must(
          destroyed,
          now -> names(rule, now) && attacker(now).isPresent(),
          now -> earn(rule, now, attacker(now)));
    }
  }

  private static boolean names(EarnWhenGone rule, CardContext now) {
    return new Field(now).names(rule.of(), now.about().orElseThrow());
  }

  private static boolean lingers(EarnWhenGone rule, CardContext now) {
    String defender = now.attack().orElseThrow().defender();
    Field field = new Field(now);
    return field.names(rule.of(), defender)
        && field.lingers(defender)
        && now.memory(BY + defender) == 0;
  }

  private static List<Effect> note(CardContext now) {
    CombatTask.Attack attack = now.attack().orElseThrow();
    List<String> ids = new Field(now).ids();
    return List.of(now.remember(BY + attack.defender(), ids.indexOf(attack.attacker()) + 1));
  }

  /** Returns the ship whose attack destroyed the piece that is gone, if one did. */
  private static Optional<String> attacker(CardContext now) {
    String gone = now.about().orElseThrow();
    Optional<CombatTask.Attack> attack =
        now.attack().filter(fought -> fought.defender().equals(gone));
    if (attack.isPresent()) {
      return attack.map(CombatTask.Attack::attacker);
    }
    int noted = now.memory(BY + gone);
    return noted == 0 ? Optional.empty() : Optional.of(new Field(now).ids().get(noted - 1));
  }

  private static List<Effect> earn(EarnWhenGone rule, CardContext now, Optional<String> attacker) {
    Field field = new Field(now);
    String piece = now.about().orElseThrow();
    int count = rule.amount().of(field.threat(piece), field.tokens(piece), field.cargo(piece));
    List<Effect> effects = new ArrayList<>();
    if (now.memory(BY + piece) != 0) {
      effects.add(now.remember(BY + piece, 0));
    }
    field
        .earners(rule.earner(), piece, attacker)
        .forEach(player -> effects.add(Deeds.earn(player, count)));
    if (rule.amount().tokens().isPresent() && field.tokens(piece) > 0) {
      effects.add(Deeds.put(piece, -field.tokens(piece)));
    }
    rule.thenAttacker()
        .flatMap(tokens -> attacker.filter(field::stands).map(ship -> Deeds.put(ship, tokens)))
        .ifPresent(effects::add);
    return effects;
  }

  /**
   * A player earns tokens by damaging a ship at full health with an attack (003-077). If the ship
   * is destroyed, they are earned at once, so that all earnings of the attack come in the printed
   * order (003-045).
   */
  static void firstStrike(MissionRule.EarnFirstStrike rule, Card.Builder card) {
    card.must(
            Window.BEFORE_ROLL_ATTACK,
            now -> full(now) != now.memory(FULL),
            now -> List.of(now.remember(FULL, full(now))))
        .must(
            Window.DESTROYED,
            now -> now.attack().map(CombatTask.Attack::defender).equals(now.about()) && struck(now),
            now -> List.of(struck(rule, now), now.remember(FULL, 0)))
        .must(Window.AFTER_ATTACK, Earning::struck, now -> List.of(struck(rule, now)));
  }

  private static boolean struck(CardContext now) {
    return now.memory(FULL) == 1 && now.hit() && full(now) == 0;
  }

  private static Effect struck(MissionRule.EarnFirstStrike rule, CardContext now) {
    return Deeds.earn(new Field(now).owner(now.attacker()), rule.count());
  }

  private static int full(CardContext now) {
    Field field = new Field(now);
    String defender = now.attack().orElseThrow().defender();
    return field.stands(defender) && field.full(defender) ? 1 : 0;
  }

  /**
   * A ship near an active remote may take it and its tokens if no enemy is near; players are asked
   * one after another (003-108).
   */
  static void secure(MissionRule.Secure rule, Card.Builder card) {
    card.must(
            Moments.of(rule.at()),
            now ->
                now.state().seats().stream()
                    .anyMatch(seat -> !open(rule, now, seat.id()).isEmpty()),
            now ->
                now.state().seatsInOrder().stream()
                    .map(seat -> Deeds.ask(seat.id(), "", SECURE))
                    .toList())
        .asked(
            SECURE,
            now -> {
              List<String> open = open(rule, now, new Field(now).asked());
              return open.isEmpty()
                  ? List.of()
                  : List.of(Option.of(Deeds.PASS), Option.of(SECURE, open));
            },
            (now, answer) -> Deeds.passed(answer) ? List.of() : secured(now, answer.name()));
  }

  private static List<Effect> secured(CardContext now, String remote) {
    Field field = new Field(now);
    return List.of(
        Deeds.earn(field.asked(), field.tokens(remote)),
        Deeds.put(remote, -field.tokens(remote)),
        new Effect.RemoveRemote(remote),
        Deeds.ask(field.asked(), "", SECURE));
  }

  private static List<String> open(MissionRule.Secure rule, CardContext now, String seat) {
    Field field = new Field(now);
    return field.remotes(rule.remotes(), RemoteState.Status.IN_PLAY).stream()
        .filter(RemoteState::active)
        .map(RemoteState::id)
        .filter(remote -> field.attended(remote, seat, rule.range()))
        .filter(remote -> !field.contested(remote, seat, rule.range()))
        .toList();
  }

  /** Remotes near their targets blow up, all at once, together with the targets (003-113). */
  static void detonate(MissionRule.Detonate rule, Card.Builder card) {
    card.must(
        Moments.of(rule.at()),
        now -> !near(rule, now, rule.targets(), rule.remotes()).isEmpty(),
        now -> detonated(rule, now));
  }

  /** Returns the remotes of one kind that are near a remote of another kind. */
  private static List<String> near(
      MissionRule.Detonate rule, CardContext now, String kind, String other) {
    Field field = new Field(now);
    List<RemoteState> others = field.remotes(other, RemoteState.Status.IN_PLAY);
    return field.remotes(kind, RemoteState.Status.IN_PLAY).stream()
        .map(RemoteState::id)
        .filter(
            remote -> others.stream().anyMatch(one -> field.near(remote, one.id(), rule.range())))
        .toList();
  }

  private static List<Effect> detonated(MissionRule.Detonate rule, CardContext now) {
    Field field = new Field(now);
    List<String> targets = near(rule, now, rule.targets(), rule.remotes());
    List<Effect> effects = new ArrayList<>();
    near(rule, now, rule.remotes(), rule.targets())
        .forEach(remote -> effects.add(new Effect.RemoveRemote(remote)));
    targets.forEach(target -> effects.add(new Effect.RemoveRemote(target)));
    Sides.heads(field.state(), rule.earner())
        .forEach(seat -> effects.add(Deeds.earn(seat.id(), rule.each() * targets.size())));
    return effects;
  }
}
