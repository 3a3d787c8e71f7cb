package io.github.flightstand.tools.cli;

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
 * Logs that are judged on all processors, in their order: a few ahead of the one that is asked for,
 * so that what is held at once has an end.
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
    List<LogJudge.Finding> findings = new ArrayList<>();
    Optional<String> complaint = LogJudge.judge(source, findings::add);
    return new Judged(findings, complaint);
  }

  /**
   * What came of a log.
   *
   * @param findings what was found, in order
   * @param complaint why it could not be read to its end, if it could not
   */
  record Judged(List<LogJudge.Finding> findings, Optional<String> complaint) {

    /** Tells all that was found. */
    void tell(LogJudge.Findings to) throws IOException {
      for (LogJudge.Finding finding : findings) {
        finding.tell(to);
      }
    }
  }

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
