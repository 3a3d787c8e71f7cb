package io.github.flightstand.referee;

import io.github.flightstand.protocol.codec.Codec;
import io.github.flightstand.protocol.format.FaultException;
import io.github.flightstand.protocol.line.Line;
import io.github.flightstand.protocol.log.GameLine;
import io.github.flightstand.referee.GameAtLine.Fits;
import io.github.flightstand.referee.GameReferee.GameRuling;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * A whole game that is being judged: its next lines in, rulings out. Later lines help to judge an
 * earlier one only if they are given together. Not safe for use by several threads at once.
 */
final class GameJudging {

  private final Codec codec;
  private final GameAtLine.Tools tools;

  /** The rulings that are still to be given: the header's. */
  private final List<GameRuling> first = new ArrayList<>();

  /** The game at the last checkpoint with which it agrees, and the lines after it. */
  private GameAtLine base;

  private boolean agrees;
  private final List<Entry> since = new ArrayList<>();

  /** The game now, if every line since the checkpoint fits. */
  private Optional<GameAtLine> now;

  GameJudging(
      Codec codec, GameAtLine.Tools tools, GameAtLine begin, boolean begins, GameRuling ofHeader) {
    this.codec = codec;
    this.tools = tools;
    base = begin;
    agrees = begins;
    now = Optional.of(begin).filter(game -> begins);
    first.add(ofHeader);
  }

  private GameJudging(GameJudging other) {
    codec = other.codec;
    tools = other.tools;
    base = other.base;
    agrees = other.agrees;
    now = other.now;
    first.addAll(other.first);
    since.addAll(other.since);
  }

  /** Returns this game as it stands, which can go on in another way. */
  GameJudging copy() {
    return new GameJudging(this);
  }

  /** Returns the rulings on the next lines; those on the first ones begin with the header's. */
  List<GameRuling> next(List<Line> lines) {
    List<GameRuling> rulings = new ArrayList<>(first);
    first.clear();
    int told = rulings.size();
    int at = 0;
    while (at < lines.size() && now.isPresent()) {
      Entry entry = entry(lines.get(at));
      Optional<GameAtLine> after = after(entry);
      if (after.isEmpty()) {
        break;
      }
      rulings.add(Trial.legal(entry, after.get()));
      goOn(entry, after.get());
      at++;
    }
    if (at < lines.size()) {
      // Of the lines since the checkpoint, those given now may have to be ruled on again.
      int again = Math.min(since.size(), at);
      int earlier = since.size() - again;
      lines.subList(at, lines.size()).forEach(line -> since.add(entry(line)));
      Trial trial = new Trial(tools, since);
      List<GameRuling> tried = trial.judge(base, agrees);
      rulings.subList(told + at - again, rulings.size()).clear();
      rulings.addAll(tried.subList(earlier, tried.size()));
      now = Optional.empty();
      Entry last = since.get(since.size() - 1);
      if (last.isCheckpoint()) {
        trial.end().ifPresent(game -> goOn(last, game));
      }
    }
    return rulings;
  }

  /** Returns the game after a line, or empty if the line does not fit. */
  private Optional<GameAtLine> after(Entry entry) {
    return now.flatMap(game -> entry.content().map(content -> game.after(tools, content)))
        .flatMap(next -> next instanceof Fits fits ? Optional.of(fits.moment()) : Optional.empty());
  }

  private void goOn(Entry entry, GameAtLine after) {
    now = Optional.of(after);
    if (entry.isCheckpoint()) {
      base = after;
      agrees = true;
      since.clear();
    } else {
      since.add(entry);
    }
  }

  private Entry entry(Line line) {
    try {
      GameLine content = codec.read(GameLine.class, tools.upcaster().line(LogLines.text(line, "")));
      return new Entry(line.number(), Optional.of(content), "");
    } catch (FaultException fault) {
      return new Entry(line.number(), Optional.empty(), fault.getMessage());
    }
  }
}
