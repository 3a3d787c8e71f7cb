package io.github.flightstand.tools.referee.report;

import io.github.flightstand.tools.page.Chapter;
import io.github.flightstand.tools.page.ChapterStep;
import io.github.flightstand.tools.page.ChapterStep.Judged;
import io.github.flightstand.tools.referee.GameReferee.GameRuling;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** The verdicts on a whole game's log as pages list them, in words and without pictures. */
final class GameVerdicts {

  private final String name;
  private final List<ChapterStep> steps = new ArrayList<>();

  /**
   * Begins without verdicts.
   *
   * @param name what the log is called
   */
  GameVerdicts(String name) {
    this.name = name;
  }

  /** Adds the verdict on the next line that is shown. */
  void add(GameRuling ruling) {
    steps.add(
        new ChapterStep(
            ruling.line(),
            Optional.empty(),
            Optional.of(ruling.subject()).filter(subject -> !subject.isEmpty()),
            ruling.message(),
            List.of(),
            List.of(),
            Optional.empty(),
            Optional.empty(),
            Optional.of(
                new Judged(
                    ruling.verdict().word(),
                    ruling.deed(),
                    ruling.rule().map(rule -> rule.name().toLowerCase(Locale.ROOT)),
                    ruling.clause(),
                    List.of())),
            List.of()));
  }

  /** Returns the log with the verdicts on it. */
  Chapter chapter() {
    return new Chapter(name, 0, 0, List.of(), steps);
  }
}
