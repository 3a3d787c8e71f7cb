package io.github.flightstand.mcp;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.modelcontextprotocol.client.McpClient;
import io.modelcontextprotocol.client.McpSyncClient;
import io.modelcontextprotocol.client.transport.ServerParameters;
import io.modelcontextprotocol.client.transport.StdioClientTransport;
import io.modelcontextprotocol.json.McpJsonDefaults;
import io.modelcontextprotocol.spec.McpSchema.CallToolRequest;
import io.modelcontextprotocol.spec.McpSchema.CallToolResult;
import io.modelcontextprotocol.spec.McpSchema.TextContent;
import io.modelcontextprotocol.spec.McpSchema.Tool;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/** The runnable jar, asked by the client of the protocol's own library. */
class McpTest {

  private static final Map<String, Object> TABLE =
      Question.read(
          """
          {"playArea": {"width": 914.4, "height": 914.4}, "ships": [
            {"id": "red", "base": "small", "pose": {"x": 200, "y": 100, "heading": 90}},
            {"id": "blue", "base": "large", "pose": {"x": 150, "y": 240, "heading": 200}}]}
          """);

  private static McpSyncClient client;

  @BeforeAll
  static void begin() {
    ServerParameters jar =
        ServerParameters.builder(Path.of(System.getProperty("java.home"), "bin", "java").toString())
            .args("-jar", Path.of("target", "flightstand-mcp.jar").toString())
            .build();
    client =
        McpClient.sync(new StdioClientTransport(jar, McpJsonDefaults.getMapper()))
            .initializationTimeout(Duration.ofMinutes(2))
            .requestTimeout(Duration.ofMinutes(2))
            .build();
    client.initialize();
  }

  @AfterAll
  static void end() {
    client.closeGracefully();
  }

  private static CallToolResult call(String tool, Map<String, Object> arguments) {
    return client.callTool(CallToolRequest.builder(tool).arguments(arguments).build());
  }

  private static Map<String, Object> result(String tool, Map<String, Object> arguments) {
    CallToolResult result = call(tool, arguments);
    assertFalse(result.isError(), () -> text(result));
    return Question.read(text(result));
  }

  private static String text(CallToolResult result) {
    return ((TextContent) result.content().get(0)).text();
  }

  @Test
  void everyQuestionIsAToolWithTheSchemaOfItsOperations() {
    Map<String, Tool> tools =
        client.listTools().tools().stream().collect(Collectors.toMap(Tool::name, tool -> tool));
    List<String> names = Question.ALL.stream().map(Question::tool).toList();
    assertEquals(
        List.of("where_does_it_end", "legal_ends", "in_arc", "threats", "why", "judge"), names);
    assertEquals(names.stream().sorted().toList(), tools.keySet().stream().sorted().toList());
    Tool ends = tools.get("where_does_it_end");
    assertTrue(ends.description().startsWith("Executes a maneuver:"), ends.description());
    assertEquals(List.of("table", "ship"), ends.inputSchema().get("required"));
    Map<?, ?> members = (Map<?, ?>) ends.inputSchema().get("properties");
    assertTrue(members.containsKey("maneuver") && !members.containsKey("op"), members::toString);
    Map<?, ?> either = (Map<?, ?>) tools.get("legal_ends").inputSchema().get("properties");
    assertEquals(Map.of("enum", List.of("barrelRoll", "boost", "decloak")), either.get("op"));
  }

  @Test
  void everyQuestionIsAnswered() {
    Map<String, Object> end =
        result("where_does_it_end", Map.of("table", TABLE, "ship", "red", "maneuver", "3BW"));
    assertEquals("overlapped", end.get("outcome"));
    assertEquals(48.960476692771735, end.get("rail"));
    Map<String, Object> ends =
        result(
            "legal_ends",
            Map.of("op", "barrelRoll", "table", TABLE, "ship", "red", "direction", "right"));
    assertEquals(true, ends.get("legal"));
    Map<String, Object> boost =
        result(
            "legal_ends",
            Map.of("op", "boost", "table", TABLE, "ship", "red", "direction", "straight"));
    assertTrue(boost.containsKey("legal"), boost::toString);
    Map<String, Object> arc =
        result(
            "in_arc", Map.of("table", TABLE, "attacker", "red", "target", "blue", "arc", "front"));
    assertEquals(true, arc.get("inArc"));
    assertEquals(1, arc.get("range"));
    Map<String, Object> dials = Map.of("red", List.of("1FG", "2BW"), "blue", List.of("1FG"));
    assertTrue(result("threats", Map.of("table", TABLE, "dials", dials)).size() > 0);
    Map<String, Object> pose = Map.of("x", 200, "y", 220, "heading", 90);
    Map<String, Object> claim = Map.of("activate", "red", "maneuver", "2FW", "final", pose);
    assertEquals("illegal", result("why", Map.of("table", TABLE, "claim", claim)).get("verdict"));
    Map<String, Object> header =
        Map.of("log", "flightstand/1", "playArea", Map.of("width", 900, "height", 900));
    Map<String, Object> judged =
        result("judge", Map.of("log", List.of(header, Map.of("remove", "red"))));
    assertTrue(judged.containsKey("summary"), judged::toString);
  }

  /** Returns the lines that a server answers to a file of requests. */
  private static List<String> piped(String requests) throws IOException, InterruptedException {
    Path in = Files.writeString(Files.createTempFile("requests", ".ndjson"), requests);
    Process server =
        new ProcessBuilder(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-jar",
                Path.of("target", "flightstand-mcp.jar").toString())
            .redirectInput(in.toFile())
            .start();
    List<String> answers = server.inputReader(StandardCharsets.UTF_8).lines().toList();
    assertEquals(0, server.waitFor());
    Files.delete(in);
    return answers;
  }

  @Test
  void everyRequestOfAFileIsAnswered() throws IOException, InterruptedException {
    StringBuilder requests =
        new StringBuilder(
            """
            {"jsonrpc": "2.0", "id": 0, "method": "initialize", "params": {\
            "protocolVersion": "2024-11-05", "capabilities": {},\
             "clientInfo": {"name": "file", "version": "1"}}}
            {"jsonrpc": "2.0", "method": "notifications/initialized"}
            """);
    for (int id = 1; id <= 20; id++) {
      requests.append(
          "{\"jsonrpc\": \"2.0\", \"id\": %s, \"method\": \"tools/call\", \"params\":".formatted(id)
              + " {\"name\": \"in_arc\", \"arguments\": {}}}\n");
    }
    assertEquals(21, piped(requests.toString()).size());
  }

  @Test
  void aMistakeIsAnsweredInASentence() {
    CallToolResult nobody =
        call("where_does_it_end", Map.of("table", TABLE, "ship", "green", "maneuver", "3BW"));
    assertTrue(nobody.isError());
    assertEquals("no ship 'green' on the table (at /ship)", text(nobody));
    assertTrue(call("in_arc", Map.of()).isError());
    CallToolResult other = call("legal_ends", Map.of("op", "fly", "table", TABLE, "ship", "red"));
    assertTrue(other.isError());
    assertEquals("'op' is 'fly', expected one of barrelRoll, boost, decloak", text(other));
    CallToolResult none = call("legal_ends", Map.of("table", TABLE, "ship", "red"));
    assertEquals("'op' is missing, expected one of barrelRoll, boost, decloak", text(none));
  }
}
