package io.github.flightstand.referee;

import io.github.flightstand.geometry.Pose;
import io.github.flightstand.protocol.log.GameLine;
import io.github.flightstand.referee.GameReferee.GameRule;
import io.github.flightstand.rules.engine.decision.Command;
import java.util.Optional;

/**
 * A line of a game's log after the first.
 *
 * @param content the line's content; empty if it cannot be read
 * @param fault why it cannot be read; empty if it can
 */
record Entry(int number, Optional<GameLine> content, String fault) {

  boolean isCheckpoint() {
    return content.flatMap(GameLine::checkpoint).isPresent();
  }

  GameRule rule() {
    return isCheckpoint()
        ? GameRule.CHECKPOINT
        : content.flatMap(GameLine::chance).isPresent() ? GameRule.CHANCE : GameRule.COMMAND;
  }

  String subject() {
    return content.flatMap(GameLine::command).map(Command::decision).orElse("");
  }

  String deed() {
    if (isCheckpoint()) {
      return "checkpoint";
    }
    return content.flatMap(line -> line.command().map(Entry::words).or(line::chance)).orElse("");
  }

  static String words(Command command) {
    StringBuilder words = new StringBuilder(command.key());
    command.value().ifPresent(value -> words.append(' ').append(value));
    command.values().ifPresent(values -> words.append(' ').append(values));
    command.shift().ifPresent(shift -> words.append(' ').append(shift));
    command.pose().ifPresent(pose -> words.append(' ').append(at(pose)));
    return words.toString();
  }

  private static String at(Pose pose) {
    return "(" + pose.x() + ", " + pose.y() + ", " + pose.heading().degrees() + ")";
  }
}
