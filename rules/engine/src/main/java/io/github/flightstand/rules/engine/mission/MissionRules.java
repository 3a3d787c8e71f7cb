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

/** Leads every rule of a mission to its kind. */
public final class MissionRules {

  private static final Map<Class<? extends MissionRule>, RuleKind<?>> KINDS =
      Map.ofEntries(
          Map.entry(MissionRule.ChooseSpot.class, new ChoosingSpot()),
          Map.entry(MissionRule.ChooseEdge.class, new ChoosingEdge()),
          Map.entry(MissionRule.IntoReserve.class, new Reserving()),
          Map.entry(MissionRule.SetUpShips.class, new SettingUpShips()),
          Map.entry(MissionRule.SetUpRemotes.class, new SettingUpRemotes()),
          Map.entry(MissionRule.RemotesAtCorners.class, new RemotesAtCorners()),
          Map.entry(MissionRule.SpreadCargo.class, new SpreadingCargo()),
          Map.entry(MissionRule.RollForTokens.class, new RollingForTokens()),
          Map.entry(MissionRule.Secure.class, new Securing()),
          Map.entry(MissionRule.Detonate.class, new Detonating()),
          Map.entry(MissionRule.DropCargo.class, new DroppingCargo()),
          Map.entry(MissionRule.PickUp.class, new PickingUp()),
          Map.entry(MissionRule.Cover.class, new Covering()),
          Map.entry(MissionRule.GuideFire.class, new GuidingFire()),
          Map.entry(MissionRule.SpreadTokens.class, new SpreadingTokens()),
          Map.entry(MissionRule.PutTokens.class, new PuttingTokens()),
          Map.entry(MissionRule.EarnWhenGone.class, new EarningWhenGone()),
          Map.entry(MissionRule.EarnFirstStrike.class, new FirstStrike()),
          Map.entry(MissionRule.Reinforce.class, new Reinforcing()),
          Map.entry(MissionRule.BringBack.class, new BringingBack()),
          Map.entry(MissionRule.Gravity.class, new Gravity()),
          Map.entry(MissionRule.Escape.class, new Escaping()),
          Map.entry(MissionRule.EndWhen.class, new Ending()),
          Map.entry(MissionRule.EndByDie.class, new EndingByDie()));

  private MissionRules() {}

  /** Returns the classes of rules that are led to a kind. */
  static Set<Class<? extends MissionRule>> led() {
    return KINDS.keySet();
  }

  /** Returns the rules of a mission as cards that lie beside no ship, in their printed order. */
  public static List<Card> of(Scenario mission) {
    return mission.rules().stream().map(MissionRules::card).toList();
  }

  @SuppressWarnings("unchecked") // The map leads each class of rule to a kind of that class.
  private static RuleKind<MissionRule> kind(MissionRule rule) {
    return (RuleKind<MissionRule>) Objects.requireNonNull(KINDS.get(rule.getClass()));
  }

  private static Card card(NamedRule rule) {
    Card.Builder card = Card.of("mission/" + rule.name(), CardKind.MISSION);
    kind(rule.rule()).hook(rule.rule(), card);
    return card.build();
  }
}
