package io.github.flightstand.tools.cli;

import io.github.flightstand.protocol.format.NearestName;
import io.github.flightstand.protocol.json.ReadyMissions;
import io.github.flightstand.protocol.line.LostOutputException;
import io.github.flightstand.rules.mission.Scenario;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

/** The command {@code scenario}: it lists the scenarios, or prints the file of one. */
@Command(
    name = "scenario",
    description = "Lists the scenarios that come with the program, or prints the file of one.",
    exitCodeList = {"0:printed", "2:there is no such scenario, or it cannot be written"})
final class ScenarioCommand implements Callable<Integer> {

  private final Console console;

  @Parameters(
      arity = "0..1",
      paramLabel = "NAME",
      completionCandidates = Names.OfScenarios.class,
      description = "The scenario to print, a template for your own. Default: list all.")
  private Optional<String> name = Optional.empty();

  ScenarioCommand(Console console) {
    this.console = console;
  }

  @Override
  public Integer call() throws LostOutputException, FailedCommandException {
    if (name.isEmpty()) {
      console.print(ReadyMissions.names().stream().map(ScenarioCommand::line).toList());
      return 0;
    }
    if (!ReadyMissions.names().contains(name.get())) {
      String meant = NearestName.meant(name.get(), ReadyMissions.names());
      throw FailedCommandException.unknown(
          "is no scenario", name.get(), meant, ReadyMissions.names());
    }
    console.print(List.of(ReadyMissions.file(name.get()).stripTrailing()));
    return 0;
  }

  /** Returns a scenario's line; its name comes first, so that a program can cut it off. */
  private static String line(String name) {
    Scenario mission = Scenario.of(ReadyMissions.named(name).orElseThrow());
    int least = mission.players().least();
    int most = mission.players().most();
    return String.format(
        Locale.ROOT,
        "%-20s %s players, %.0f x %.0f mm, %d obstacles%s",
        mission.name(),
        least == most ? String.valueOf(least) : least + " to " + most,
        mission.area().width(),
        mission.area().height(),
        mission.obstacles().count(),
        mission.obstacles().eachSide() ? " a side" : "");
  }
}
