package io.github.flightstand.spark;

import io.github.flightstand.referee.GameLogReader.UnreadableLogException;
import io.github.flightstand.referee.GameReferee.UnjudgeableGameException;
import io.github.flightstand.referee.Judge;
import io.github.flightstand.rules.engine.DamageDecks;
import io.github.flightstand.tools.batch.LogVerdicts;
import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.Iterator;
import java.util.NoSuchElementException;
import java.util.Optional;
import java.util.zip.ZipException;
import org.apache.hadoop.conf.Configuration;
import org.apache.spark.TaskContext;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.RowFactory;
import org.apache.spark.sql.types.StructType;
import org.jspecify.annotations.Nullable;

/**
 * The verdicts on a task's logs, judged while they are asked for: one log is open at a time, and a
 * log of claims needs no more memory the longer it is. A log that cannot be read to its end has one
 * row more, with the error.
 */
final class JudgedRows implements Iterator<Row> {

  /**
   * One row a verdict; of a broken log's last row all but {@code log} and {@code error} is null.
   */
  static final StructType SCHEMA =
      StructType.fromDDL(
          "log STRING, line INT, verdict STRING, rule STRING, clause STRING,"
              + " deviation STRUCT<position: DOUBLE, heading: DOUBLE>, margin DOUBLE,"
              + " message STRING, error STRING");

  private final Iterator<Row> parts;
  private final Configuration hadoop;
  private final boolean lastAttempt;
  private final Judge judge = new Judge(() -> DamageDecks.cards().withFound());
  private String log = "";
  private @Nullable InputStream in;
  private @Nullable LogVerdicts verdicts;
  private @Nullable Row next;

  /**
   * Creates the rows of a task.
   *
   * @param parts the logs, as {@link LogParts} has them
   * @param attempts how often Spark tries a task before it ends the job
   */
  JudgedRows(Iterator<Row> parts, Configuration hadoop, int attempts) {
    this.parts = parts;
    this.hadoop = hadoop;
    lastAttempt = TaskContext.get().attemptNumber() + 1 >= attempts;
    TaskContext.get()
        .addTaskCompletionListener(
            context -> {
              close();
            });
  }

  @Override
  public boolean hasNext() {
    while (next == null && (verdicts != null || parts.hasNext())) {
      try {
        next = verdicts == null ? opened(parts.next()) : judged(verdicts);
      } catch (UnreadableLogException | UnjudgeableGameException unreadable) {
        next = broken(String.valueOf(unreadable.getMessage()));
      } catch (IOException unreadable) {
        boolean ofLog = unreadable instanceof EOFException || unreadable instanceof ZipException;
        if (!ofLog && !lastAttempt) {
          throw new UncheckedIOException(unreadable);
        }
        next = broken("the log cannot be read to its end: " + unreadable);
      } catch (RuntimeException | Error defect) {
        // Memory may be another task's matter, and there in the next attempt.
        boolean full = defect instanceof OutOfMemoryError && !lastAttempt;
        if (full || TaskContext.get().isInterrupted()) {
          throw defect;
        }
        next = broken("the judge failed: " + defect);
      }
    }
    return next != null;
  }

  @Override
  public Row next() {
    if (!hasNext() || next == null) {
      throw new NoSuchElementException();
    }
    Row row = next;
    next = null;
    return row;
  }

  /** Opens a log; returns no row, unless its place is not known. */
  private @Nullable Row opened(Row part)
      throws IOException, UnreadableLogException, UnjudgeableGameException {
    log = part.getString(0);
    if (!part.isNullAt(4)) {
      return broken(part.getString(4));
    }
    in = LogFile.open(hadoop, part.getString(1), part.getLong(2), part.getLong(3));
    verdicts = LogVerdicts.of(judge, in);
    return null;
  }

  private @Nullable Row judged(LogVerdicts of) throws IOException {
    Optional<LogVerdicts.Row> verdict = of.next();
    if (verdict.isEmpty()) {
      close();
      return null;
    }
    LogVerdicts.Row row = verdict.get();
    return RowFactory.create(
        log,
        row.line(),
        row.verdict().word(),
        row.rule().orElse(null),
        row.clause().orElse(null),
        row.deviation().map(off -> RowFactory.create(off.position(), off.heading())).orElse(null),
        row.margin().isPresent() ? row.margin().getAsDouble() : null,
        row.message(),
        null);
  }

  private Row broken(String sentence) {
    close();
    return RowFactory.create(log, null, null, null, null, null, null, null, sentence);
  }

  private void close() {
    verdicts = null;
    if (in != null) {
      try {
        in.close();
      } catch (IOException closed) {
        // All that is needed of the log was read.
      }
      in = null;
    }
  }
}
