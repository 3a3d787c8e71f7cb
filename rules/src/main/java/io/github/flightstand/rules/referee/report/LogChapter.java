package io.github.flightstand.rules.referee.report;

import io.github.flightstand.movement.table.Ship;
import io.github.flightstand.movement.table.Table;
import io.github.flightstand.rules.measure.FiringArc;
import io.github.flightstand.rules.page.Cast;
import io.github.flightstand.rules.page.Chapter;
import io.github.flightstand.rules.page.ChapterStep;
import io.github.flightstand.rules.page.ChapterStep.Choice;
import io.github.flightstand.rules.page.ChapterStep.Judged;
import io.github.flightstand.rules.page.ChapterStep.Stand;
import io.github.flightstand.rules.picture.TablePicture;
import io.github.flightstand.rules.referee.Rule;
import io.github.flightstand.rules.referee.Ruling;
import io.github.flightstand.rules.referee.log.Event.AttackClaim;
import io.github.flightstand.rules.referee.log.Event.Claim;
import io.github.flightstand.rules.referee.log.Event.ShipPlaced;
import io.github.flightstand.rules.referee.log.GameLog;
import io.github.flightstand.rules.referee.log.LogEntry;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;

/** A judged log as pages show it. */
public final class LogChapter {

  private final GameLog log;
  private final Map<Integer, Ruling> rulings;
  private final Cast cast;
  private final List<ChapterStep> steps = new ArrayList<>();

  private LogChapter(GameLog log, Collection<Ruling> rulings) {
    this.log = log;
    this.rulings = rulings.stream().collect(Collectors.toMap(Ruling::line, Function.identity()));
    cast = new Cast(log.header().rules(), players(log));
  }

  private static List<String> players(GameLog log) {
    return log.entries().stream()
        .flatMap(e -> e.event() instanceof ShipPlaced placed ? placed.player().stream() : null)
        .distinct()
        .sorted()
        .toList();
  }

  /**
   * Returns a log with the verdicts on it.
   *
   * @param name what it is called
   * @param rulings those that are shown
   */
  public static Chapter ofVerdicts(String name, GameLog log, Collection<Ruling> rulings) {
    return new LogChapter(log, rulings).chapter(name, Optional.empty());
  }

  /**
   * Returns a log with the verdicts on it and with what else could have happened at each line.
   *
   * @param name what it is called
   * @param rulings those that are shown
   */
  public static Chapter ofReplay(String name, GameLog log, Collection<Ruling> rulings) {
    return new LogChapter(log, rulings)
        .chapter(name, Optional.of(new OtherMoves(log.header().rules())));
  }

  private Chapter chapter(String name, Optional<OtherMoves> others) {
    List<Table> before = new ArrayList<>();
    List<LogEntry> entries = log.entries();
    log.walk((entry, table) -> before.add(table));
    before.add(log.tableBefore(Integer.MAX_VALUE));
    for (int i = 0; i < entries.size(); i++) {
      LogEntry entry = entries.get(i);
      Table table = before.get(i);
      List<Choice> choices =
          others.map(moves -> moves.at(table, entry.event(), cast)).orElse(List.of());
      List<Stand> stands = cast.next(before.get(i + 1), this::arcs);
      steps.add(step(entry, table, stands, choices));
    }
    return new Chapter(
        name,
        log.header().playArea().width(),
        log.header().playArea().height(),
        cast.pieces(),
        steps);
  }

  private ChapterStep step(LogEntry entry, Table before, List<Stand> stands, List<Choice> choices) {
    Optional<Ruling> ruling = Optional.ofNullable(rulings.get(entry.line()));
    Optional<String> who =
        entry.event() instanceof Claim claim
            ? Optional.of(claim.subject()).filter(id -> !id.isEmpty())
            : Optional.empty();
    return new ChapterStep(
        entry.line(),
        Optional.empty(),
        who,
        ruling.map(Ruling::message).orElseGet(() -> entry.event().accept(new LineWords())),
        stands,
        List.of(),
        ruling
            .flatMap(given -> ClaimPicture.of(before, log.header().rules(), given))
            .map(TablePicture::additions),
        ruling.map(given -> judged(given, before)),
        choices);
  }

  private Judged judged(Ruling ruling, Table before) {
    return new Judged(
        ruling.verdict().word(),
        ruling.claim().deed(),
        ruling.rule().map(Rule::word),
        ClaimMargins.of(before, log.header().rules(), log.header().claimTolerance(), ruling));
  }

  /** A log does not say which arcs a ship has: the primary one, and from which it attacks. */
  private List<FiringArc> arcs(Ship ship) {
    return FiringArc.on(ship.base()).stream()
        .filter(arc -> arc == FiringArc.FRONT || attackedFrom(ship.id(), arc))
        .filter(arc -> arc != FiringArc.TURRET)
        .toList();
  }

  private boolean attackedFrom(String ship, FiringArc arc) {
    return log.entries().stream()
        .anyMatch(
            entry ->
                entry.event() instanceof AttackClaim claim
                    && claim.ship().equals(ship)
                    && claim.arc().equals(Optional.of(arc)));
  }
}
