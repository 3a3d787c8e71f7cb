package io.github.flightstand.tools.referee.report;

import io.github.flightstand.movement.table.Ship;
import io.github.flightstand.movement.table.Table;
import io.github.flightstand.protocol.picture.TablePicture;
import io.github.flightstand.rules.measure.FiringArc;
import io.github.flightstand.tools.page.Cast;
import io.github.flightstand.tools.page.Chapter;
import io.github.flightstand.tools.page.ChapterStep;
import io.github.flightstand.tools.page.ChapterStep.Choice;
import io.github.flightstand.tools.page.ChapterStep.Judged;
import io.github.flightstand.tools.page.ChapterStep.Stand;
import io.github.flightstand.tools.referee.GameLog;
import io.github.flightstand.tools.referee.GameLog.LogEntry;
import io.github.flightstand.tools.referee.LogEvent.AttackClaim;
import io.github.flightstand.tools.referee.LogEvent.Claim;
import io.github.flightstand.tools.referee.LogEvent.ShipPlaced;
import io.github.flightstand.tools.referee.LogHeader;
import io.github.flightstand.tools.referee.Rule;
import io.github.flightstand.tools.referee.Ruling;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.NavigableSet;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;

/** A judged log as pages show it, collected line by line. */
public final class LogChapter implements Cast.Traits {

  private final String name;
  private final LogHeader header;
  private final List<LogEntry> entries = new ArrayList<>();
  private final Map<Integer, Ruling> rulings = new HashMap<>();

  /** The arcs from which ships attack, by the ship's id. */
  private final Map<String, Set<FiringArc>> attacks = new HashMap<>();

  private final NavigableSet<String> players = new TreeSet<>();

  public LogChapter(String name, LogHeader header) {
    this.name = name;
    this.header = header;
  }

  /** Adds the next line, with its ruling if that is shown. */
  public void add(LogEntry entry, Optional<Ruling> ruling) {
    entries.add(entry);
    ruling.ifPresent(given -> rulings.put(entry.line(), given));
    if (entry.event() instanceof ShipPlaced placed) {
      placed.ship().player().ifPresent(players::add);
    } else if (entry.event() instanceof AttackClaim claim) {
      claim
          .arc()
          .ifPresent(arc -> attacks.computeIfAbsent(claim.ship(), any -> new HashSet<>()).add(arc));
    }
  }

  public Chapter withVerdicts() {
    return chapter(Optional.empty());
  }

  /** Returns the log with its verdicts and with what else could have happened. */
  public Chapter withChoices() {
    return chapter(Optional.of(new OtherMoves(header.rules())));
  }

  private Chapter chapter(Optional<OtherMoves> others) {
    GameLog log = new GameLog(header, entries);
    List<Table> tables = new ArrayList<>();
    log.walk((entry, before) -> tables.add(before));
    tables.add(log.tableBefore(Integer.MAX_VALUE));
    Cast cast = new Cast(header.rules(), List.copyOf(players), header.colors());
    List<ChapterStep> steps = new ArrayList<>();
    for (int i = 0; i < entries.size(); i++) {
      LogEntry entry = entries.get(i);
      Table before = tables.get(i);
      List<Choice> choices =
          others.map(moves -> moves.at(before, entry.event(), cast)).orElse(List.of());
      steps.add(step(entry, before, cast.next(tables.get(i + 1), this), choices));
    }
    return new Chapter(
        name, header.playArea().width(), header.playArea().height(), cast.pieces(), steps);
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
        ruling.map(Ruling::message).orElseGet(() -> entry.event().words()),
        stands,
        List.of(),
        ruling
            .flatMap(given -> ClaimPicture.of(before, header.rules(), given))
            .map(TablePicture::additions),
        Optional.empty(),
        ruling.map(given -> judged(given, before)),
        choices);
  }

  private Judged judged(Ruling ruling, Table before) {
    return new Judged(
        ruling.verdict().word(),
        ruling.claim().deed(),
        ruling.rule().map(Rule::word),
        Optional.empty(),
        ClaimMargins.of(before, header.rules(), header.claimTolerance(), ruling));
  }

  /** Returns the primary arc and those from which the ship attacks; a log names no others. */
  @Override
  public List<FiringArc> arcs(Ship ship) {
    Set<FiringArc> attacked = attacks.getOrDefault(ship.id(), Set.of());
    return FiringArc.on(ship.base()).stream()
        .filter(arc -> arc == FiringArc.FRONT || attacked.contains(arc))
        .filter(arc -> arc != FiringArc.TURRET)
        .toList();
  }
}
