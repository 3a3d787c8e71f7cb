package io.github.flightstand.tools.cli;

import io.github.flightstand.movement.parts.PartsCatalogue;
import io.github.flightstand.rules.engine.hook.CardSet;
import io.github.flightstand.tools.referee.GameLog.LogEntry;
import io.github.flightstand.tools.referee.GameLogReader;
import io.github.flightstand.tools.referee.GameLogReader.OpenGameLog;
import io.github.flightstand.tools.referee.GameLogReader.UnreadableLogException;
import io.github.flightstand.tools.referee.GameReferee;
import io.github.flightstand.tools.referee.GameReferee.GameRuling;
import io.github.flightstand.tools.referee.GameReferee.UnjudgeableGameException;
import io.github.flightstand.tools.referee.Referee;
import io.github.flightstand.tools.referee.Ruling;
import io.github.flightstand.tools.serve.line.Line;
import io.github.flightstand.tools.serve.line.LineReader;
import io.github.flightstand.tools.serve.line.LostOutputException;
import java.io.BufferedInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;

/**
 * A judge of game logs of both kinds; the first line of a log says which kind it is.
 *
 * @param console has standard input
 * @param cards the cards that whole games are played with
 */
record LogJudge(Console console, Supplier<CardSet> cards) {

  private static final int CHUNK = 1 << 16;

  /** A finding about a log. */
  interface Finding {
    void tell(RefereeCommand.Printed to) throws IOException;
  }

  /** A receiver of findings, as they are made. */
  interface Sink {
    void take(Finding finding) throws IOException;
  }

  /** Judges a log: a log of claims while it is read, a whole game's after it is read. */
  void judge(String log, Sink sink) throws IOException {
    try (InputStream in = new BufferedInputStream(console.open(log), CHUNK)) {
      if (isWholeGame(in)) {
        game(in, sink);
      } else {
        claims(in, sink);
      }
      sink.take(RefereeCommand.Printed::ended);
    } catch (LostOutputException | NewFile.UnwrittenException lost) {
      throw lost;
    } catch (IOException unreadable) {
      String sentence = InputFile.words(log, unreadable, "a game log");
      sink.take(to -> to.failed(sentence));
    } catch (UnreadableLogException | UnjudgeableGameException unreadable) {
      sink.take(to -> to.failed("'" + log + "', " + unreadable.getMessage()));
    }
  }

  /** Tests whether the log is a whole game's by its first line, and resets the stream. */
  static boolean isWholeGame(InputStream in) throws IOException {
    in.mark(2 * LineReader.MAX_BYTES);
    Optional<Line> first = LineReader.toTooLong(in).next();
    in.reset();
    return first
        .filter(line -> line instanceof Line.Text text && GameReferee.isHeader(text.text()))
        .isPresent();
  }

  private static void claims(InputStream in, Sink sink) throws IOException, UnreadableLogException {
    OpenGameLog log = new GameLogReader(PartsCatalogue.standard()).open(in);
    Referee.Game game = new Referee().begin(log.header());
    sink.take(to -> to.began(Optional.of(log.header())));
    for (Optional<LogEntry> entry = log.next(); entry.isPresent(); entry = log.next()) {
      LogEntry read = entry.get();
      Optional<Ruling> ruling = game.next(read);
      sink.take(to -> to.found(read, ruling));
    }
  }

  private void game(InputStream in, Sink sink) throws IOException, UnjudgeableGameException {
    List<GameRuling> rulings = new GameReferee(cards.get()).judge(in);
    sink.take(to -> to.began(Optional.empty()));
    for (GameRuling ruling : rulings) {
      sink.take(to -> to.found(ruling));
    }
  }
}
