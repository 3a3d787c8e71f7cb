package io.github.flightstand.tools.cli;

import java.io.IOException;
import java.io.InterruptedIOException;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.Iterator;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

/** Logs judged on all processors, in order and only a few ahead, so that memory is bounded. */
final class JudgedLogs implements AutoCloseable {

  private static final int AHEAD = 4;

  private final ExecutorService executor =
      Executors.newFixedThreadPool(Runtime.getRuntime().availableProcessors());
  private final Iterator<String> logs;
  private final LogJudge judge;
  private final Deque<Future<List<LogJudge.Finding>>> judged = new ArrayDeque<>();

  JudgedLogs(List<String> logs, LogJudge judge) {
    this.judge = judge;
    this.logs = logs.iterator();
    for (int i = 0; i < AHEAD * Runtime.getRuntime().availableProcessors(); i++) {
      begin();
    }
  }

  private void begin() {
    if (logs.hasNext()) {
      String log = logs.next();
      judged.add(executor.submit(() -> judge(log)));
    }
  }

  private List<LogJudge.Finding> judge(String log) throws IOException {
    List<LogJudge.Finding> findings = new ArrayList<>();
    judge.judge(log, findings::add);
    return findings;
  }

  /** Returns the findings in the next log, in order. */
  List<LogJudge.Finding> next() throws IOException {
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
