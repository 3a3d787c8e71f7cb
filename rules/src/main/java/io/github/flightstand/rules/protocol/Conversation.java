package io.github.flightstand.rules.protocol;

import io.github.flightstand.rules.protocol.line.Line;
import io.github.flightstand.rules.protocol.line.LineReader;
import io.github.flightstand.rules.protocol.line.LineWriter;
import io.github.flightstand.rules.protocol.line.LostOutputException;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.util.Optional;

/**
 * Queries in, answers out, in order, until there are no more queries or nobody takes the answers.
 *
 * <pre>{@code
 * new Conversation(new Responder()).hold(System.in, System.out);
 * }</pre>
 */
public final class Conversation {

  private final Responder responder;

  /** Creates a conversation with answers from {@code responder}. */
  public Conversation(Responder responder) {
    this.responder = responder;
  }

  /**
   * Answers every line of {@code in}; each answer is flushed before the next line is awaited. If
   * {@code out} is closed by its reader, the conversation is over; that is no fault.
   *
   * @return whether every answer was a result
   * @throws LostOutputException if {@code out} takes no more though it is not closed
   * @throws IOException if {@code in} cannot be read
   */
  public boolean hold(InputStream in, OutputStream out) throws IOException {
    LineReader lines = new LineReader(in);
    LineWriter answers = new LineWriter(out);
    boolean allOk = true;
    for (Optional<Line> line = lines.next(); line.isPresent(); line = lines.next()) {
      Answer answer = responder.answer(line.get());
      allOk &= answer.ok();
      try {
        answers.write(answer.json());
      } catch (LostOutputException lost) {
        if (lost.closed()) {
          return allOk;
        }
        throw lost;
      }
    }
    return allOk;
  }
}
