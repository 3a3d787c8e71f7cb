package io.github.flightstand.mcp;

import io.github.flightstand.tools.Responder;
import io.github.flightstand.tools.serve.Deadline;
import io.modelcontextprotocol.json.McpJsonDefaults;
import io.modelcontextprotocol.json.McpJsonMapper;
import io.modelcontextprotocol.server.McpServer;
import io.modelcontextprotocol.server.McpServerFeatures.SyncToolSpecification;
import io.modelcontextprotocol.server.transport.StdioServerTransportProvider;
import io.modelcontextprotocol.spec.McpSchema.CallToolResult;
import io.modelcontextprotocol.spec.McpSchema.ServerCapabilities;
import io.modelcontextprotocol.spec.McpSchema.Tool;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.OptionalLong;

/**
 * The server: it reads requests on standard input and answers them on standard output, until its
 * input ends and all are answered.
 *
 * <p>Each tool answers with the result of its operation as JSON, or with the error's sentence. It
 * keeps the logs that {@code judge} asks it to keep.
 */
public final class Main {

  private static final String GREETING =
      "Exact answers about a table of X-Wing miniatures. Lengths are millimeters and angles degrees."
          + " x grows to the right, y away from you; heading 0 looks right and 90 away from you. A"
          + " pose is the center of a base. The usual play area is 914.4 wide and high.";

  /** The milliseconds in which a question has to be answered. */
  private static final long DEADLINE = 30_000;

  private final McpJsonMapper json = McpJsonDefaults.getMapper();
  private final Responder responder = new Responder();

  private Main() {}

  /** Serves until the input ends. */
  public static void main(String[] arguments) throws InterruptedException {
    // The protocol's library waits without end for a client that has not begun.
    System.exit(new Main().serve());
  }

  private int serve() throws InterruptedException {
    Map<?, ?> about = (Map<?, ?>) answer("{\"op\": \"about\"}").get("result");
    List<SyncToolSpecification> tools = Question.ALL.stream().map(this::tool).toList();
    Unanswered unanswered = new Unanswered(DEADLINE + 1_000);
    MessageLines in = new MessageLines(System.in, json, System.err, unanswered);
    McpServer.sync(new StdioServerTransportProvider(json, in, unanswered.counting(System.out)))
        .serverInfo("flightstand", String.valueOf(Objects.requireNonNull(about).get("version")))
        .instructions(GREETING)
        .capabilities(ServerCapabilities.builder().tools(false).build())
        // What is wrong with arguments is said in the sentences of the operations.
        .validateToolInputs(false)
        .tools(tools)
        .build();
    long left = unanswered.await();
    if (left > 0) {
      System.err.println(
          "flightstand-mcp: requests without an answer: " + left + "; the first is 'initialize'");
    }
    return left > 0 ? 1 : 0;
  }

  private SyncToolSpecification tool(Question question) {
    return SyncToolSpecification.builder()
        .tool(
            Tool.builder(question.tool(), question.arguments())
                .description(question.description())
                .build())
        .callHandler((exchange, request) -> answer(question, request.arguments()))
        .build();
  }

  private CallToolResult answer(Question question, Map<String, Object> arguments) {
    try {
      String query =
          json.writeValueAsString(question.query(arguments == null ? Map.of() : arguments));
      Map<String, Object> answer = answer(query);
      return Boolean.TRUE.equals(answer.get("ok"))
          ? said(json.writeValueAsString(answer.get("result")), false)
          : said(sentence((Map<?, ?>) Objects.requireNonNull(answer.get("error"))), true);
    } catch (IllegalArgumentException wrong) {
      return said(String.valueOf(wrong.getMessage()), true);
    } catch (IOException impossible) {
      // The arguments were read as JSON.
      throw new UncheckedIOException(impossible);
    }
  }

  private static String sentence(Map<?, ?> error) {
    Object at = error.get("at");
    return error.get("message") + (at == null ? "" : " (at " + at + ")");
  }

  private static CallToolResult said(String text, boolean wrong) {
    return CallToolResult.builder().addTextContent(text).isError(wrong).build();
  }

  /** Answers a line; requests may come at once, and are answered one after the other. */
  private synchronized Map<String, Object> answer(String line) {
    try (Deadline deadline = new Deadline(OptionalLong.of(DEADLINE))) {
      return Question.read(deadline.limit(() -> responder.answer(line).json()));
    }
  }
}
