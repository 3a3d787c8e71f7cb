package io.github.flightstand.protocol.operation;

import io.github.flightstand.protocol.format.FaultException;
import io.github.flightstand.protocol.format.OrNull;
import io.github.flightstand.protocol.format.Pointer;
import io.github.flightstand.protocol.format.SchemaMembers;
import io.github.flightstand.protocol.json.CrewedSquad;
import io.github.flightstand.protocol.json.RulesJson;
import io.github.flightstand.protocol.json.SquadJson;
import io.github.flightstand.protocol.json.SquadShipJson;
import io.github.flightstand.protocol.json.WingedSquad;
import io.github.flightstand.protocol.squad.CatalogueFiles;
import io.github.flightstand.protocol.squad.Ignored;
import io.github.flightstand.protocol.squad.ReadSquad;
import io.github.flightstand.protocol.squad.Reason;
import io.github.flightstand.protocol.squad.Unknown;
import io.github.flightstand.rules.Rules;
import io.github.flightstand.rules.engine.hook.CardSet;
import io.github.flightstand.rules.member.Default;
import io.github.flightstand.rules.squad.Catalogue;
import io.github.flightstand.rules.squad.SquadCheck;
import io.github.flightstand.rules.squad.SquadRules;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** {@code squad}: which rules a squad breaks (000-067). */
record SquadOperation(CardSet cards) {

  /**
   * Asks which rules a squad breaks.
   *
   * @param squad the squad
   * @param points the most points that the squad may cost; 100 if absent, 300 in epic games
   * @param epic whether the squad is for an epic game, with huge ships
   * @param strict whether a squad is refused if the effects of some of its cards are not written
   * @param asOf a day, such as {@code 2016-11-05}, whose slots, costs and limits apply, by errata
   *     with a date; the latest if absent
   */
  record SquadQuery(
      SquadJson squad,
      Optional<Integer> points,
      @Default("false") boolean epic,
      @Default("false") boolean strict,
      @SchemaMembers("{\"format\": \"date\"}") Optional<String> asOf) {}

  /**
   * The rules that a squad breaks.
   *
   * @param legal false if the known part breaks a rule; null if only unknown ids leave it open
   * @param points the squad's cost, without the cards that are not in the catalogue
   * @param reasons the rules that the squad breaks
   * @param unknown the ids that are not in the catalogue, without points
   * @param unwritten the cards whose effects are in no known set of cards
   * @param ignored the parts that were ignored, and claims that are wrong
   */
  record SquadResult(
      @OrNull Optional<Boolean> legal,
      int points,
      List<Reason> reasons,
      List<Unknown> unknown,
      List<String> unwritten,
      List<Ignored> ignored) {}

  Operation<SquadQuery, SquadResult> operation() {
    return new Operation<>(SquadQuery.class, SquadResult.class, this::answer);
  }

  private SquadResult answer(Query<SquadQuery> query) {
    query.withoutTable();
    SquadQuery asked = query.asked();
    Rules rules = RulesJson.playable(query.inForce());
    Catalogue catalogue = catalogue(asked.asOf());
    ReadSquad read =
        FaultException.within(
            Pointer.of("/squad"), () -> asked.squad().read(catalogue).under("/squad"));
    List<SquadShipJson> ships = asked.squad().ships().orElse(List.of());
    CrewedSquad aboard = new CrewedSquad(rules, ships, Optional.of(read));
    SquadRules agreed = SquadRules.of(rules, asked.epic());
    int extra = aboard.extra();
    Optional<Integer> most = asked.points().or(agreed::mostPoints);
    List<Reason> reasons =
        new ArrayList<>(
            read.reasons(
                new SquadCheck(agreed.withMostPoints(extra > 0 ? Optional.empty() : most))));
    int points = read.squad().points() + extra;
    if (extra > 0 && most.filter(limit -> points > limit).isPresent()) {
      reasons.add(
          new Reason(
              Optional.of("004-011"),
              "the squad costs %s points with its crews, expected at most %s"
                  .formatted(points, most.get()),
              "/squad"));
    }
    reasons.addAll(aboard.reasons("/squad"));
    reasons.addAll(new WingedSquad(query.inForce(), ships, Optional.of(read)).reasons("/squad"));
    List<Ignored> ignored = new ArrayList<>(read.ignored());
    ignored.addAll(aboard.ignored("/squad"));
    List<String> unwritten = read.unwritten(cards.inForce(List.copyOf(cards.sets())));
    if (asked.strict() && !unwritten.isEmpty()) {
      throw FaultException.badValue("/squad", "'squad': " + ReadSquad.refusal(unwritten));
    }
    return new SquadResult(
        read.verdict(reasons),
        points,
        reasons,
        read.unknown().stream().map(Unknown::withoutPoints).toList(),
        unwritten,
        ignored);
  }

  private static Catalogue catalogue(Optional<String> day) {
    try {
      return day.map(CatalogueFiles::asOf).orElseGet(CatalogueFiles::standard);
    } catch (IllegalArgumentException none) {
      throw FaultException.badValue("/asOf", "'asOf' is " + none.getMessage());
    }
  }
}
