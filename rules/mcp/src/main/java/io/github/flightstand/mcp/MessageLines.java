package io.github.flightstand.mcp;

import io.github.flightstand.protocol.format.Excerpt;
import io.modelcontextprotocol.json.McpJsonMapper;
import io.modelcontextprotocol.spec.McpSchema;
import java.io.BufferedReader;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.InterruptedIOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;

/**
 * The lines of an input that are messages of JSON-RPC. Any other line would end the protocol's
 * library, so it is left out, and a sentence names it.
 */
final class MessageLines extends InputStream {

  private final BufferedReader lines;
  private final McpJsonMapper json;
  private final PrintStream err;
  private final Unanswered unanswered;
  private InputStream line = InputStream.nullInputStream();

  MessageLines(InputStream in, McpJsonMapper json, PrintStream err, Unanswered unanswered) {
    lines = new BufferedReader(new InputStreamReader(in, StandardCharsets.UTF_8));
    this.json = json;
    this.err = err;
    this.unanswered = unanswered;
  }

  @Override
  public int read() throws IOException {
    byte[] one = new byte[1];
    return read(one, 0, 1) < 0 ? -1 : one[0] & 0xff;
  }

  /** Reads from one line at most, so that a message never waits for the next one. */
  @Override
  public int read(byte[] bytes, int from, int length) throws IOException {
    while (line.available() == 0) {
      String next = lines.readLine();
      if (next == null) {
        return end();
      }
      // Some programs begin a file with a byte order mark.
      next = next.startsWith("\uFEFF") ? next.substring(1) : next;
      if (isMessage(next)) {
        line = new ByteArrayInputStream((next + "\n").getBytes(StandardCharsets.UTF_8));
      }
    }
    return line.read(bytes, from, length);
  }

  /** Ends the input once all requests are answered. */
  private int end() throws InterruptedIOException {
    unanswered.end();
    try {
      unanswered.await();
      return -1;
    } catch (InterruptedException stopped) {
      throw new InterruptedIOException("stopped while requests are unanswered");
    }
  }

  private boolean isMessage(String text) {
    try {
      if (McpSchema.deserializeJsonRpcMessage(json, text) instanceof McpSchema.JSONRPCRequest) {
        unanswered.asked();
      }
      return true;
    } catch (IOException | RuntimeException wrong) {
      err.println(
          "flightstand-mcp: a line is "
              + Excerpt.quoted(text)
              + ", expected a message of JSON-RPC with an id that is a text or a number");
      return false;
    }
  }
}
