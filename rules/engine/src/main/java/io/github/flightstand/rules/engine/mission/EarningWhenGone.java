package io.github.flightstand.rules.engine.mission;

import io.github.flightstand.rules.engine.hook.Card;
import io.github.flightstand.rules.engine.hook.CardContext;
import io.github.flightstand.rules.engine.state.CombatTask;
import io.github.flightstand.rules.engine.state.Effect;
import io.github.flightstand.rules.engine.state.Window;
import io.github.flightstand.rules.mission.MissionRule.EarnWhenGone;
import io.github.flightstand.rules.mission.MissionRule.Loss;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * When a piece is gone, someone earns victory tokens, or loses some (003-036, -037).
 *
 * <p>A ship that still has its chance to attack goes later than the attack that destroyed it: whose
 * that was is kept in mind.
 */
final class EarningWhenGone implements RuleKind<EarnWhenGone> {

  private static final String BY = "by:";

  @Override
  public void hook(EarnWhenGone rule, Card.Builder card) {
    card.must(Window.AFTER_ATTACK, now -> lingers(rule, now), EarningWhenGone::note);
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

  /** Returns the ship whose attack destroyed the piece that has gone, if an attack did. */
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
}
