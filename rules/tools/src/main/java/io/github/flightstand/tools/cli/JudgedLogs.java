package io.github.flightstand.tools.cli;

import io.github.flightstand.tools.referee.GameRuling;
import io.github.flightstand.tools.referee.LogEntry;
import io.github.flightstand.tools.referee.LogHeader;
import io.github.flightstand.tools.referee.Ruling;
import java.io.IOException;
import java.io.InterruptedIOException;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

/**
 * Logs that are judged on all processors, in their order: a few are judged ahead of the one that is
 * asked for, so that what is held at once has an end.
 */
final class JudgedLogs implements AutoCloseable {

  private static final int AHEAD = 4;

  private final ExecutorService executor =
      Executors.newFixedThreadPool(Runtime.getRuntime().availableProcessors());
  private final Iterator<LogSource> sources;
  private final Deque<Future<Judged>> judged = new ArrayDeque<>();

  JudgedLogs(List<LogSource> sources) {
    this.sources = sources.iterator();
    for (int i = 0; i < AHEAD * Runtime.getRuntime().availableProcessors(); i++) {
      begin();
    }
  }

  private void begin() {
    if (sources.hasNext()) {
      LogSource source = sources.next();
      judged.add(executor.submit(() -> judge(source)));
    }
  }

  private static Judged judge(LogSource source) throws IOException {
    List<Finding> findings = new ArrayList<>();
    Optional<String> complaint =
        LogJudge.judge(
            source,
            new LogJudge.Findings() {
              @Override
              public void began(LogHeader header) {
                findings.add(to -> to.began(header));
              }

              @Override
              public void beganGame() {
                findings.add(LogJudge.Findings::beganGame);
              }

              @Override
              public void found(LogEntry entry, Optional<Ruling> ruling) {
                findings.add(to -> to.found(entry, ruling));
              }

              @Override
              public void found(GameRuling ruling) {
                findings.add(to -> to.found(ruling));
              }

              @Override
              public void ended() {
                findings.add(LogJudge.Findings::ended);
              }
            });
    return new Judged(findings, complaint);
  }

  /** Something found in a log. */
  private interface Finding {
    void tell(LogJudge.Findings to) throws IOException;
  }

  /**
   * What came of a log.
   *
   * @param findings what was found, in order
   * @param complaint why it could not be read to its end, if it could not
   */
  record Judged(List<Finding> findings, Optional<String> complaint) {

    /** Tells all that was found. */
    void tell(LogJudge.Findings to) throws IOException {
      for (Finding finding : findings) {
        finding.tell(to);
      }
    }
  }

  /** Returns what came of the next log. */
  Judged next() throws IOException {
    begin();
    try {
      return judged.remove().get();
    } catch (ExecutionException failed) {
      if (failed.getCause() instanceof IOException lost) {
        throw lost;
      }
      throw new IllegalStateException(failed.getCause());
    } catch (InterruptedException interrupted) {
      Thread.currentThread().interrupt();
      throw new InterruptedIOException();
    }
  }

  @Override
  public void close() {
    executor.shutdownNow();
  }
}
