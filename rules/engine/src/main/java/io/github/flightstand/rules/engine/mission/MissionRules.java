package io.github.flightstand.rules.engine.mission;

import io.github.flightstand.rules.engine.hook.Card;
import io.github.flightstand.rules.engine.hook.CardKind;
import io.github.flightstand.rules.mission.MissionRule;
import io.github.flightstand.rules.mission.NamedRule;
import io.github.flightstand.rules.mission.Scenario;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.function.BiConsumer;

/** The map from each kind of mission rule to the hooks that carry it out. */
public final class MissionRules {

  private static final Map<Class<? extends MissionRule>, BiConsumer<MissionRule, Card.Builder>>
      HOOKS =
          Map.ofEntries(
              hook(MissionRule.ChooseSpot.class, Choosing::spot),
              hook(MissionRule.ChooseEdge.class, Choosing::edge),
              hook(MissionRule.IntoReserve.class, Reserve::reserve),
              hook(MissionRule.SetUpShips.class, SettingUp::ships),
              hook(MissionRule.SetUpRemotes.class, SettingUp::remotes),
              hook(MissionRule.RemotesAtCorners.class, SettingUp::corners),
              hook(MissionRule.SpreadCargo.class, Loading::load),
              hook(MissionRule.RollForTokens.class, Loading::roll),
              hook(MissionRule.Secure.class, Earning::secure),
              hook(MissionRule.Detonate.class, Earning::detonate),
              hook(MissionRule.DropCargo.class, Cargo::drop),
              hook(MissionRule.PickUp.class, Cargo::pickUp),
              hook(MissionRule.Cover.class, Firing::cover),
              hook(MissionRule.GuideFire.class, Firing::guide),
              hook(MissionRule.SpreadTokens.class, Loading::spread),
              hook(MissionRule.PutTokens.class, Loading::put),
              hook(MissionRule.EarnWhenGone.class, Earning::whenGone),
              hook(MissionRule.EarnFirstStrike.class, Earning::firstStrike),
              hook(MissionRule.Reinforce.class, Reserve::reinforce),
              hook(MissionRule.BringBack.class, Reserve::bringBack),
              hook(MissionRule.Gravity.class, Gravity::hook),
              hook(MissionRule.Escape.class, Escaping::hook),
              hook(MissionRule.EndWhen.class, Ending::when),
              hook(MissionRule.EndByDie.class, Ending::byDie));

  /** Returns the kinds of rules that have hooks. */
  static Set<Class<? extends MissionRule>> led() {
    return HOOKS.keySet();
  }

  /** Returns a mission's rules in their printed order, as cards that lie beside no ship. */
  public static List<Card> of(Scenario mission) {
    return mission.rules().stream().map(MissionRules::card).toList();
  }

  private static <R extends MissionRule>
      Map.Entry<Class<? extends MissionRule>, BiConsumer<MissionRule, Card.Builder>> hook(
          Class<R> of, BiConsumer<R, Card.Builder> hook) {
    return Map.entry(of, (rule, card) -> hook.accept(of.cast(rule), card));
  }

  private static Card card(NamedRule rule) {
    Card.Builder card = Card.of("mission/" + rule.name(), CardKind.MISSION);
    Objects.requireNonNull(HOOKS.get(rule.rule().getClass())).accept(rule.rule(), card);
    return card.build();
  }
}
