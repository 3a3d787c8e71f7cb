package io.github.flightstand.tools.cli;

import io.github.flightstand.protocol.line.LostOutputException;
import io.github.flightstand.referee.GameLogReader.UnreadableLogException;
import io.github.flightstand.referee.GameReferee.UnjudgeableGameException;
import io.github.flightstand.referee.Judge;
import io.github.flightstand.referee.LogHeader;
import io.github.flightstand.tools.page.PackedLog;
import java.io.IOException;
import java.io.InputStream;
import java.util.Optional;

/**
 * A judge of the logs that a command line names.
 *
 * @param console has standard input
 * @param packs whether logs are packed for a page
 */
record LogJudge(Console console, Judge judge, boolean packs) {

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
    try (InputStream in = console.open(log)) {
      Optional<PackedLog> packed = packs ? Optional.of(new PackedLog(in)) : Optional.empty();
      Judge.OpenLog open = judge.open(packed.isPresent() ? packed.get() : in);
      Optional<LogHeader> header = open.header();
      sink.take(to -> to.began(header));
      for (Optional<Judge.Finding> next = open.next(); next.isPresent(); next = open.next()) {
        Judge.Finding finding = next.get();
        if (finding instanceof Judge.Finding.OfClaim claim) {
          sink.take(to -> to.found(claim.entry(), claim.ruling()));
        } else if (finding instanceof Judge.Finding.OfGame game) {
          sink.take(to -> to.found(game.ruling()));
        }
      }
      Optional<String> text = packed.isPresent() ? packed.get().text() : Optional.empty();
      sink.take(to -> to.ended(text));
    } catch (LostOutputException | NewFile.UnwrittenException lost) {
      throw lost;
    } catch (IOException unreadable) {
      String sentence = InputFile.words(log, unreadable, "a game log");
      sink.take(to -> to.failed(sentence));
    } catch (UnreadableLogException | UnjudgeableGameException unreadable) {
      sink.take(to -> to.failed("'" + log + "', " + unreadable.getMessage()));
    } catch (RuntimeException | Error failed) {
      // What fails at one log costs no other log its verdicts.
      sink.take(to -> to.failed("'" + log + "': " + Main.sentence(console, failed)));
    }
  }
}
