package io.github.flightstand.mcp;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertEquals;

import io.modelcontextprotocol.json.McpJsonDefaults;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.PrintStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What is no message ends nothing. */
class MessageLinesTest {

  private static final String PING = "{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"ping\"}\n";

  private final ByteArrayOutputStream err = new ByteArrayOutputStream();

  private String read(String text) throws IOException {
    InputStream in = new ByteArrayInputStream(text.getBytes(UTF_8));
    PrintStream to = new PrintStream(err, true, UTF_8);
    MessageLines lines = new MessageLines(in, McpJsonDefaults.getMapper(), to, new Unanswered(1));
    return new String(lines.readAllBytes(), UTF_8);
  }

  private String said() {
    return err.toString(UTF_8);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "no",
        "[]",
        "{}",
        "5",
        "null",
        "{\"jsonrpc\":\"2.0\",\"id\":null,\"method\":\"ping\"}",
        "{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"tools/call\",\"params\":{\"x\":NaN}}"
      })
  void aLineThatIsNoMessageIsLeftOut(String line) throws IOException {
    assertEquals(PING + PING, read(PING + line + "\n" + PING));
    assertEquals(1, said().lines().count(), this::said);
  }

  @Test
  void aFileMayBeginWithAByteOrderMark() throws IOException {
    assertEquals(PING, read("\uFEFF" + PING));
  }

  @Test
  void aLineThatIsLeftOutIsNamed() throws IOException {
    read("no\n");
    assertEquals(
        "flightstand-mcp: a line is 'no', expected a message of JSON-RPC with an id that is a text"
            + " or a number",
        said().strip());
  }
}
