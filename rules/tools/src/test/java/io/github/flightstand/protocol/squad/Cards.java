package io.github.flightstand.protocol.squad;

import io.github.flightstand.rules.squad.Catalogue;
import io.github.flightstand.rules.squad.Pilot;
import io.github.flightstand.rules.squad.Squad;
import io.github.flightstand.rules.squad.SquadCheck;
import io.github.flightstand.rules.squad.SquadRules;
import io.github.flightstand.rules.squad.SquadShip;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/** Squads made of the catalogue's cards by their ids, and what is said of them. */
final class Cards {

  static final Catalogue CATALOGUE = CatalogueFiles.standard();

  private Cards() {}

  /** Returns a ship: {@code "xwing wedgeantilles r2d2 protontorpedoes"}. */
  static SquadShip ship(String ids) {
    String[] all = ids.split(" ");
    Pilot pilot =
        CATALOGUE.pilots(all[1]).stream()
            .filter(card -> card.ship().equals(all[0]))
            .findFirst()
            .orElseThrow();
    return new SquadShip(
        all[1],
        CATALOGUE.ship(all[0]).orElseThrow(),
        pilot,
        Arrays.stream(all).skip(2).map(id -> CATALOGUE.upgrade(id).orElseThrow()).toList());
  }

  static Squad squad(String... ships) {
    return new Squad(Arrays.stream(ships).map(Cards::ship).toList());
  }

  /** Returns the clauses that a squad breaks where any number of points is agreed on. */
  static List<String> broken(String... ships) {
    return broken(new SquadRules(Optional.empty(), false, false, false), ships);
  }

  /** Returns the clauses that a squad breaks by the rules of an epic game of any points. */
  static List<String> brokenInEpic(String... ships) {
    return broken(new SquadRules(Optional.empty(), true, false, false), ships);
  }

  static List<String> broken(SquadRules rules, String... ships) {
    return new SquadCheck(rules)
        .broken(squad(ships)).stream().map(one -> one.clause().orElse("none")).toList();
  }
}
