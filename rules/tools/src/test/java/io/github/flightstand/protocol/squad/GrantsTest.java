package io.github.flightstand.protocol.squad;

import static io.github.flightstand.protocol.squad.Cards.CATALOGUE;
import static io.github.flightstand.protocol.squad.Cards.ship;
import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.flightstand.rules.engine.state.Action;
import io.github.flightstand.rules.engine.state.ShipCard;
import io.github.flightstand.rules.squad.ActionIcon;
import io.github.flightstand.rules.squad.Changes;
import io.github.flightstand.rules.squad.Icon;
import io.github.flightstand.rules.squad.Slot;
import io.github.flightstand.rules.squad.Squad;
import io.github.flightstand.rules.squad.Upgrade;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/** What upgrades give in figures, icons and actions, beside the community's data. */
class GrantsTest {

  /** The {@code grants} of the community's data of the first edition, both faces of a card. */
  private static final String GRANTS =
      """
      andrasta: bomb bomb
      awingtestpilot: elite
      bombloadout: bomb
      broadcastarray: jam
      burnoutslam: slam
      bwinge2: crew
      cadbane: bomb
      combatretrofit: hull+2 shields+1
      engineupgrade: boost
      havoc: salvaged-astromech system
      heavyscykinterceptor: hull+1
      hullupgrade: hull+1
      merchantone: crew team
      millenniumfalcon: evade
      misthunter: barrelRoll
      punishingone: attack+1
      r2d6: elite
      royalguardtie: modification
      sabinesmasterpiece: crew illicit
      sabinewren: bomb
      servomotorsfoils: barrelRoll boost
      shieldupgrade: shields+1
      slavei: torpedo
      smugglingcompartment: illicit
      stealthdevice: agility+1
      tantiveiv: crew team
      targetingcomputer: lock
      tieshuttle: crew crew
      tiex1: system
      vectoredthrusters: barrelRoll
      veteraninstincts: skill+2
      virago: illicit system
      xg1assaultconfiguration: cannon cannon
      """;

  /**
   * Where the catalogue has more: energy, which the data has elsewhere; icons with a choice or a
   * limit, which stand only in the text; an action that the data lacks.
   */
  private static final String DIFFERENCES =
      """
      brighthope: energy+2
      brokenhorn: energy+2
      heavyscykinterceptor: cannon|missile|torpedo hull+1
      insatiableworrt: energy-1
      merchantone: crew energy+1 team
      misthunter: barrelRoll cannon
      os1arsenalloadout: missile torpedo
      quantumstorm: energy+1
      renegaderefit: modification
      smugglingcompartment: illicit modification
      starvipermkii: title
      suppressor: energy+2
      tacticalofficer: coordinate
      vaksai: modification modification
      vector: energy+1
      """;

  private static Map<String, String> table(String lines) {
    return lines
        .lines()
        .map(line -> line.split(": "))
        .collect(Collectors.toMap(parts -> parts[0], parts -> parts[1]));
  }

  private static String given(Upgrade card) {
    List<String> given = new ArrayList<>();
    for (Icon icon : card.gains()) {
      given.add(icon.slots().stream().map(Slot::word).sorted().collect(Collectors.joining("|")));
    }
    card.actions().stream().map(ActionIcon::word).forEach(given::add);
    Changes changes = card.changes();
    raise(given, "skill", changes.skill());
    raise(given, "attack", changes.attack());
    raise(given, "agility", changes.agility());
    raise(given, "hull", changes.hull());
    raise(given, "shields", changes.shields());
    raise(given, "energy", changes.energy());
    return given.stream().sorted().collect(Collectors.joining(" "));
  }

  private static void raise(List<String> given, String figure, int by) {
    if (by != 0) {
      given.add(figure + (by < 0 ? "" : "+") + by);
    }
  }

  @Test
  void everyUpgradeGivesWhatTheCommunitysDataSays() {
    Map<String, String> expected = new HashMap<>(table(GRANTS));
    expected.putAll(table(DIFFERENCES));
    Map<String, String> found =
        CATALOGUE.upgrades().stream()
            .filter(card -> !given(card).isEmpty())
            .collect(Collectors.toMap(Upgrade::id, GrantsTest::given));
    assertEquals(expected, found);
  }

  @Test
  void whatCardsGiveCountsInGames() {
    assertEquals(3, card("xwing rookiepilot stealthdevice").agility());
    assertEquals(
        List.of(Action.FOCUS, Action.LOCK, Action.BARREL_ROLL, Action.BOOST),
        card("xwing rookiepilot servomotorsfoils").actions());
  }

  private static ShipCard card(String ids) {
    return new Squad(List.of(ship(ids))).card(0, "A").orElseThrow();
  }
}
