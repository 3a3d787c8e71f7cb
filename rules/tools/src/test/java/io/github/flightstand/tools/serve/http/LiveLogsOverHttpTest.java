package io.github.flightstand.tools.serve.http;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.fasterxml.jackson.databind.JsonNode;
import io.github.flightstand.referee.Logs;
import io.github.flightstand.rules.engine.DamageDecks;
import io.github.flightstand.tools.Asking;
import io.github.flightstand.tools.Responder;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.Test;

/** Games that are judged while they are played, by several tables at one server. */
class LiveLogsOverHttpTest {

  private static final String RED = "the-token-of-red-0001";
  private static final String BLUE = "the-token-of-blue-002";

  private final HttpClient client = HttpClient.newHttpClient();

  /** Returns a log of a ship that flies straight ahead and, at every third step, too far. */
  private static List<String> game(double x, int steps) {
    List<String> lines = new ArrayList<>();
    lines.add(Logs.HEADER);
    lines.add(Logs.place("red", "small", x, 60, 90));
    double y = 60;
    for (int i = 1; i <= steps; i++) {
      y += i % 3 == 0 ? 90 : 80;
      lines.add(Logs.activate("red", "1FW", x, y, 90));
    }
    return lines;
  }

  private JsonNode asked(HttpService service, String token, String query)
      throws IOException, InterruptedException {
    HttpRequest request =
        HttpRequest.newBuilder(URI.create("http://127.0.0.1:" + service.port() + "/"))
            .header("Authorization", "Bearer " + token)
            .header("Content-Type", "application/json")
            .POST(HttpRequest.BodyPublishers.ofString(query))
            .build();
    HttpResponse<String> response = client.send(request, HttpResponse.BodyHandlers.ofString());
    assertEquals(200, response.statusCode(), response.body());
    return Asking.tree(response.body());
  }

  /** Sends a log line by line, and returns all verdicts and the last summary. */
  private List<JsonNode> live(HttpService service, String token, String name, List<String> log)
      throws IOException, InterruptedException {
    List<JsonNode> told = new ArrayList<>();
    JsonNode summary = null;
    for (String line : log) {
      JsonNode answer =
          asked(
              service,
              token,
              "{\"op\":\"judge\",\"keep\":\"" + name + "\",\"log\":[" + line + "]}");
      answer.at("/result/verdicts").forEach(told::add);
      summary = answer.at("/result/summary");
    }
    told.add(summary);
    return told;
  }

  private static List<JsonNode> whole(List<String> log) {
    String query = "{\"op\":\"judge\",\"log\":[" + String.join(",", log) + "]}";
    JsonNode answer = Asking.tree(new Responder().answer(query).json());
    List<JsonNode> told = new ArrayList<>();
    answer.at("/result/verdicts").forEach(told::add);
    told.add(answer.at("/result/summary"));
    return told;
  }

  /** Two tables of one club, and a third of another that has the same name. */
  @Test
  void gamesThatArePlayedAtOnceAreJudgedEachByItself() throws Exception {
    List<String> one = game(200, 8);
    List<String> other = game(600, 5);
    List<String> third = game(400, 7);
    ExecutorService tables = Executors.newFixedThreadPool(3);
    try (HttpService service =
        new HttpService(
            "127.0.0.1",
            new InetSocketAddress(InetAddress.getLoopbackAddress(), 0),
            Tokens.of(List.of(RED, BLUE)),
            Origins.none(),
            () -> new Responder(() -> DamageDecks.cards(), Throwable::printStackTrace),
            2,
            10_000)) {
      List<Callable<List<JsonNode>>> all =
          List.of(
              () -> live(service, RED, "one", one),
              () -> live(service, RED, "other", other),
              () -> live(service, BLUE, "one", third));
      List<Future<List<JsonNode>>> told = tables.invokeAll(all);
      assertEquals(whole(one), told.get(0).get());
      assertEquals(whole(other), told.get(1).get());
      assertEquals(whole(third), told.get(2).get());
    } finally {
      tables.shutdownNow();
    }
  }
}
