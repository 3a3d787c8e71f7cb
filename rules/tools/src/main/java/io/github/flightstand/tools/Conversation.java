package io.github.flightstand.tools;

import io.github.flightstand.protocol.line.Line;
import io.github.flightstand.protocol.line.LineReader;
import io.github.flightstand.protocol.line.LineWriter;
import io.github.flightstand.protocol.line.LostOutputException;
import io.github.flightstand.tools.Responder.Answer;
import io.github.flightstand.tools.serve.Deadline;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.util.Optional;
import java.util.OptionalLong;

/**
 * A loop that answers queries in order, until the queries end or the answers' reader is gone.
 *
 * <pre>{@code
 * new Conversation(new Responder()).withThreads(4).hold(System.in, System.out);
 * }</pre>
 */
public final class Conversation {

  private final Responder responder;
  private final OptionalLong deadline;
  private final int threads;

  /** Creates a conversation whose thread answers each line before it reads the next. */
  public Conversation(Responder responder) {
    this(responder, OptionalLong.empty(), 1);
  }

  private Conversation(Responder responder, OptionalLong deadline, int threads) {
    this.responder = responder;
    this.deadline = deadline;
    this.threads = threads;
  }

  /**
   * Returns a conversation that reads ahead and answers several lines at once. Its output is the
   * same, byte for byte, and no answer waits for input.
   *
   * @param count the number of threads, at least 1; with 1 the caller's thread does everything
   * @throws IllegalArgumentException if the number is not positive
   */
  public Conversation withThreads(int count) {
    if (count < 1) {
      throw new IllegalArgumentException("lines are answered by at least 1 thread, found " + count);
    }
    return new Conversation(responder, deadline, count);
  }

  /**
   * Returns a conversation that gives up a query that takes longer, with the error {@code too-slow}
   * as its answer.
   *
   * @param milliseconds the time limit for a query, at least 1; a query may exceed it by 5%
   * @throws IllegalArgumentException if the limit is not positive
   */
  public Conversation withDeadline(long milliseconds) {
    if (milliseconds < 1) {
      throw new IllegalArgumentException(
          "the deadline is at least 1 ms after the query, found " + milliseconds);
    }
    return new Conversation(responder, OptionalLong.of(milliseconds), threads);
  }

  /**
   * Answers every line of {@code in}; one thread flushes each answer before it reads the next line.
   * The conversation ends without a fault if the reader of {@code out} closes it. Several threads
   * may then have read more of {@code in} than they answered.
   *
   * @return whether every answer was a result
   * @throws LostOutputException if {@code out} cannot be written although it is not closed
   * @throws IOException if {@code in} cannot be read
   */
  public boolean hold(InputStream in, OutputStream out) throws IOException {
    if (threads > 1) {
      return new ReadAhead(responder, threads, deadline, in, out).hold();
    }
    LineReader lines = new LineReader(in);
    LineWriter answers = new LineWriter(out);
    boolean allOk = true;
    try (Deadline watch = new Deadline(deadline)) {
      for (Optional<Line> next = lines.next(); next.isPresent(); next = lines.next()) {
        Line line = next.get();
        Answer answer = watch.limit(() -> responder.answer(line, responder.takeTurn()));
        allOk &= answer.ok();
        answers.write(answer.json());
      }
    } catch (LostOutputException lost) {
      if (!lost.closed()) {
        throw lost;
      }
    }
    return allOk;
  }
}
