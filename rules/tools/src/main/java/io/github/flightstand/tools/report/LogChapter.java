package io.github.flightstand.tools.report;

import io.github.flightstand.geometry.Pose;
import io.github.flightstand.movement.table.Ship;
import io.github.flightstand.movement.table.Table;
import io.github.flightstand.protocol.format.JsonText;
import io.github.flightstand.protocol.json.PlayAreaJson;
import io.github.flightstand.protocol.json.RulesJson;
import io.github.flightstand.protocol.picture.TablePicture;
import io.github.flightstand.referee.GameLog;
import io.github.flightstand.referee.GameLog.LogEntry;
import io.github.flightstand.referee.GameLogWriter;
import io.github.flightstand.referee.LogEvent.AttackClaim;
import io.github.flightstand.referee.LogEvent.Claim;
import io.github.flightstand.referee.LogEvent.Move;
import io.github.flightstand.referee.LogEvent.Placed;
import io.github.flightstand.referee.LogEvent.ShipPlaced;
import io.github.flightstand.referee.LogEvent.Written;
import io.github.flightstand.referee.LogHeader;
import io.github.flightstand.referee.Rule;
import io.github.flightstand.referee.Ruling;
import io.github.flightstand.referee.picture.Scene;
import io.github.flightstand.referee.report.ClaimMargins;
import io.github.flightstand.referee.report.ClaimPicture;
import io.github.flightstand.rules.measure.FiringArc;
import io.github.flightstand.tools.page.Cast;
import io.github.flightstand.tools.page.Chapter;
import io.github.flightstand.tools.page.ChapterStep;
import io.github.flightstand.tools.page.ChapterStep.Choice;
import io.github.flightstand.tools.page.ChapterStep.Judged;
import io.github.flightstand.tools.page.ChapterStep.Stand;
import io.github.flightstand.tools.page.Way;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.NavigableMap;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;

/** A judged log as pages show it, collected line by line. */
public final class LogChapter implements Cast.Traits {

  private final String name;
  private final LogHeader header;
  private final List<LogEntry> entries = new ArrayList<>();
  private final Map<Integer, Ruling> rulings = new HashMap<>();

  /** The arcs from which ships attack, by the ship's id. */
  private final Map<String, Set<FiringArc>> attacks = new HashMap<>();

  /** The ids of players' ships, by player. */
  private final NavigableMap<String, List<String>> fleets = new TreeMap<>();

  private final GameLogWriter lines = new GameLogWriter();

  public LogChapter(String name, LogHeader header) {
    this.name = name;
    this.header = header;
  }

  /** Adds the next line, with its ruling if that is shown. */
  public void add(LogEntry entry, Optional<Ruling> ruling) {
    entries.add(entry);
    ruling.ifPresent(given -> rulings.put(entry.line(), given));
    if (entry.event() instanceof ShipPlaced placed) {
      Ship ship = placed.ship();
      ship.player()
          .ifPresent(who -> fleets.computeIfAbsent(who, any -> new ArrayList<>()).add(ship.id()));
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
    Cast cast = new Cast(header.rules(), List.copyOf(fleets.keySet()), header.colors());
    List<ChapterStep> steps = new ArrayList<>();
    for (int i = 0; i < entries.size(); i++) {
      LogEntry entry = entries.get(i);
      Table before = tables.get(i);
      List<Choice> choices =
          others.map(moves -> moves.at(before, entry.event(), cast)).orElse(List.of());
      steps.add(step(entry, before, tables.get(i + 1), cast, choices));
    }
    return new Chapter(
        name,
        Optional.of(title()).filter(words -> !words.isEmpty()),
        header.playArea().width(),
        header.playArea().height(),
        Optional.of(
            new Chapter.Query(
                RulesJson.of(header.rules()),
                PlayAreaJson.of(header.playArea()),
                header.parts().map(JsonText::new))),
        Map.of(),
        cast.pieces(),
        steps,
        Optional.empty());
  }

  /** Returns who plays with which ships: {@code A: red-1, red-2; B: blue-1}. */
  private String title() {
    return fleets.entrySet().stream()
        .map(fleet -> fleet.getKey() + ": " + String.join(", ", fleet.getValue()))
        .collect(Collectors.joining("; "));
  }

  private ChapterStep step(
      LogEntry entry, Table before, Table after, Cast cast, List<Choice> choices) {
    List<Stand> stands = cast.next(after, this);
    Optional<Ruling> ruling = Optional.ofNullable(rulings.get(entry.line()));
    Optional<String> who =
        entry.event() instanceof Claim claim
            ? Optional.of(claim.subject()).filter(id -> !id.isEmpty())
            : Optional.empty();
    Optional<Scene> scene = ruling.flatMap(given -> ClaimPicture.of(before, header.rules(), given));
    return new ChapterStep(
        entry.line(),
        who,
        ruling.map(Ruling::message).orElseGet(() -> entry.event().words()),
        stands,
        cast.touching(after),
        scene.map(Scene::picture).map(TablePicture::additions),
        scene.filter(seen -> !seen.way().isEmpty()).flatMap(seen -> way(seen, entry, cast)),
        Optional.empty(),
        Optional.of(entry.event())
            .filter(event -> !(event instanceof Placed))
            .filter(Written.class::isInstance)
            .map(event -> new JsonText(lines.line((Written) event))),
        ruling.map(given -> judged(given, before)),
        choices);
  }

  /**
   * Returns the way to where the ship should have ended, and from there to where the log has it.
   */
  private static Optional<Way> way(Scene scene, LogEntry entry, Cast cast) {
    if (!(entry.event() instanceof Move claim)) {
      return Optional.empty();
    }
    List<Pose> poses = new ArrayList<>(scene.way());
    poses.add(claim.finalPose());
    return cast.place(claim.ship()).map(piece -> Way.written(piece, poses));
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
