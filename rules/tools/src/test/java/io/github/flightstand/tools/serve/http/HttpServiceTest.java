package io.github.flightstand.tools.serve.http;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.flightstand.geometry.Interruption;
import io.github.flightstand.rules.engine.DamageDecks;
import io.github.flightstand.tools.Asking;
import io.github.flightstand.tools.Responder;
import io.github.flightstand.tools.serve.http.RawClient.Response;
import java.io.IOException;
import java.net.ConnectException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.SocketTimeoutException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.locks.LockSupport;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Queries over HTTP, asked and attacked by raw sockets. */
class HttpServiceTest {

  private static final int MOST_BYTES = 4 * 1024 * 1024;
  private static final String RED = "the-token-of-red-0001";
  private static final String BLUE = "the-token-of-blue-002";
  private static final String QUERY = Asking.QUERY.strip();
  private static final String START =
      """
      {"op": "start", "setup": {"placed": true, "chance": {"seed": 7}, "initiative": "A", "players": [
        {"id": "A", "squad": {"ships": [{"id": "red", "base": "small", "skill": 2, "attack": 3,
          "agility": 1, "hull": 2, "shields": 0, "actions": ["focus"], "dial": ["1FG"],
          "pose": {"x": 300, "y": 100, "heading": 90}}]}},
        {"id": "B", "squad": {"ships": [{"id": "blue", "base": "small", "skill": 2, "attack": 3,
          "agility": 1, "hull": 2, "shields": 0, "actions": ["focus"], "dial": ["1FG"],
          "pose": {"x": 300, "y": 800, "heading": 270}}]}}]}}
      """;

  /** What holds back every answer about a game until a test lets it go. */
  private final CountDownLatch cards = new CountDownLatch(1);

  private HttpService service;

  @BeforeEach
  void start() throws IOException {
    service = start(Tokens.of(List.of(RED, BLUE)), 10_000);
  }

  private HttpService start(Tokens tokens, long deadline) throws IOException {
    return new HttpService(
        "127.0.0.1",
        new InetSocketAddress(InetAddress.getLoopbackAddress(), 0),
        tokens,
        Origins.none(),
        () ->
            new Responder(
                () -> {
                  while (cards.getCount() > 0) {
                    Interruption.check();
                    LockSupport.parkNanos(1_000_000);
                  }
                  return DamageDecks.cards();
                },
                Throwable::printStackTrace),
        2,
        deadline);
  }

  @AfterEach
  void stop() {
    cards.countDown();
    service.close();
  }

  private String host() {
    return "127.0.0.1:" + service.port();
  }

  /** Returns a request's head without its length, up to the blank line. */
  private String head(String... headers) {
    return "POST / HTTP/1.1\r\n" + String.join("\r\n", headers) + "\r\n";
  }

  private String usual(String token) {
    return head(
        "Host: " + host(), "Authorization: Bearer " + token, "Content-Type: application/json");
  }

  private static String sized(String body) {
    return "Content-Length: "
        + body.getBytes(StandardCharsets.UTF_8).length
        + "\r\n\r\n"
        + new String(body.getBytes(StandardCharsets.UTF_8), StandardCharsets.ISO_8859_1);
  }

  private Response ask(String request) throws IOException {
    try (RawClient client = new RawClient(service.port())) {
      return client.send(request).response().orElseThrow();
    }
  }

  private Response asked(String token, String query) throws IOException {
    return ask(usual(token) + sized(query));
  }

  private void assertServes() throws IOException {
    Response response = asked(RED, QUERY);
    assertEquals(200, response.status());
    assertEquals(new Responder().answer(QUERY).json() + "\n", response.body());
  }

  @Test
  void aPostGetsTheAnswerToItsQuery() throws IOException {
    assertServes();
    Response response = asked(RED, QUERY);
    assertEquals("application/json", response.headers().get("content-type"));
    assertEquals("no-store", response.headers().get("cache-control"));
    assertFalse(response.headers().containsKey("access-control-allow-origin"));
  }

  @Test
  void aWrongQueryIsAnsweredWithItsError() throws IOException {
    Response response = asked(RED, "{\"op\":\n\"fly é\"}");
    assertEquals(200, response.status());
    assertTrue(response.body().contains("\"unknown-op\""), response.body());
    assertTrue(response.body().contains("é"), response.body());
    assertTrue(asked(RED, "").body().contains("\"not-json\""));
    assertTrue(asked(RED, QUERY + QUERY).body().contains("\"not-json\""));
  }

  @Test
  void theServiceIsNamedByItsAddress() throws IOException {
    for (String name : List.of("127.0.0.1", "localhost", "LocalHost")) {
      String request =
          head(
              "hOsT: " + name + ":" + service.port(),
              "Authorization: bearer " + RED,
              "Content-Type: Application/JSON; charset=\"UTF-8\"");
      assertEquals(200, ask(request + sized(QUERY)).status(), name);
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "attacker.example:PORT",
        "127.0.0.1.attacker.example:PORT",
        "127.0.0.1:PORT@attacker.example",
        "127.0.0.1:1",
        "127.0.0.1",
        "127.0.0.1:99999",
        "127.0.0.1:PORT:80",
        "127.0.0.2:PORT",
        "[::1]:PORT",
        "[::]:PORT",
        "999.1.1.1:PORT",
        "127.0.0.1:PORT, 127.0.0.1:PORT"
      })
  void anotherHostIsRefused(String host) throws IOException {
    String name = host.replace("PORT", String.valueOf(service.port()));
    Response response =
        ask(
            head("Host: " + name, "Authorization: Bearer " + RED, "Content-Type: application/json")
                + sized(QUERY));
    assertEquals(403, response.status());
    assertTrue(response.body().contains("'Host'"), response.body());
  }

  @Test
  void noHostOrSeveralAreRefused() throws IOException {
    String rest = "Authorization: Bearer " + RED + "\r\nContent-Type: application/json";
    assertEquals(400, ask(head(rest) + sized(QUERY)).status());
    String host = "Host: " + host();
    assertEquals(400, ask(head(host, host, rest) + sized(QUERY)).status());
    assertEquals(400, ask(head(rest).replace("1.1", "1.0") + sized(QUERY)).status());
    assertEquals(400, ask(head("Host: :" + service.port(), rest) + sized(QUERY)).status());
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"null", "http://attacker.example", "https://HOST", "http://HOST.example", ""})
  void anotherOriginIsRefused(String origin) throws IOException {
    String from = "Origin: " + origin.replace("HOST", host());
    Response response = ask(usual(RED).replace("Host:", from + "\r\nHost:") + sized(QUERY));
    assertEquals(403, response.status());
    assertEquals(
        200,
        ask(usual(RED).replace("Host:", "Origin: http://" + host() + "\r\nHost:") + sized(QUERY))
            .status());
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "Bearer the-token-of-red-000",
        "Bearer the-token-of-red-00011",
        "Bearer THE-TOKEN-OF-RED-0001",
        "Bearer",
        "Basic the-token-of-red-0001",
        "the-token-of-red-0001",
        "Bearer the-token-of-red-0001 the-token-of-blue-002"
      })
  void anotherTokenIsRefused(String authorization) throws IOException {
    Response response =
        ask(
            head(
                    "Host: " + host(),
                    "Authorization: " + authorization,
                    "Content-Type: application/json")
                + sized(QUERY));
    assertEquals(401, response.status());
    assertEquals("Bearer", response.headers().get("www-authenticate"));
    assertFalse(response.body().contains(RED), response.body());
  }

  @Test
  void noTokenIsRefusedUnlessNoneIsAsked() throws IOException {
    String bare = "Content-Type: application/json";
    assertEquals(401, ask(head("Host: " + host(), bare) + sized(QUERY)).status());
    service.close();
    service = start(Tokens.none(), 10_000);
    assertEquals(200, ask(head("Host: " + host(), bare) + sized(QUERY)).status());
    assertEquals(200, asked("whatever", QUERY).status());
    String origin = "Origin: http://attacker.example";
    assertEquals(403, ask(head("Host: " + host(), origin, bare) + sized(QUERY)).status());
  }

  @ParameterizedTest
  @CsvSource({
    "text/plain", "application/jsonp", "application/json; charset=latin1",
    "multipart/form-data; boundary=application/json", "application/x-www-form-urlencoded", "''"
  })
  void anotherTypeIsRefused(String type) throws IOException {
    assertEquals(415, ask(usual(RED).replace("application/json", type) + sized(QUERY)).status());
  }

  @Test
  void packedBodiesAreRefused() throws IOException {
    assertEquals(415, ask(usual(RED) + "Content-Encoding: gzip\r\n" + sized(QUERY)).status());
  }

  @ParameterizedTest
  @ValueSource(strings = {"GET", "PUT", "OPTIONS", "HEAD", "DELETE", "post", "TRACE"})
  void anotherMethodIsRefused(String method) throws IOException {
    Response response = ask(usual(RED).replace("POST", method) + "Content-Length: 0\r\n\r\n");
    assertEquals(405, response.status());
    assertEquals("POST", response.headers().get("allow"));
  }

  @Test
  void anotherPathIsRefused() throws IOException {
    assertEquals(404, ask(usual(RED).replace("POST /", "POST /x/../") + sized(QUERY)).status());
    assertEquals(404, ask(usual(RED).replace("POST /", "POST /answers") + sized(QUERY)).status());
  }

  @Test
  void aBodyHasOneLength() throws IOException {
    assertEquals(400, ask(usual(RED) + "\r\n").status());
    String both = "Content-Length: 3\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n";
    assertEquals(400, ask(usual(RED) + both).status());
    String twice = "Content-Length: 1\r\n";
    assertEquals(400, ask(usual(RED) + twice + sized(QUERY)).status());
    assertEquals(400, ask(usual(RED) + "Content-Length: -1\r\n\r\n").status());
    assertEquals(400, ask(usual(RED) + "Content-Length: 0x10\r\n\r\n" + QUERY).status());
    assertServes();
  }

  @Test
  void aLongBodyIsRefusedBeforeItComes() throws IOException {
    for (String length : List.of(String.valueOf(MOST_BYTES + 1), "99999999999")) {
      assertEquals(
          413, ask(usual(RED) + "Content-Length: " + length + "\r\n\r\n{").status(), length);
    }
  }

  @Test
  void theLongestBodyIsRead() throws IOException {
    String longest = QUERY + " ".repeat(MOST_BYTES - QUERY.length());
    assertTrue(asked(RED, longest).body().startsWith("{\"ok\":true"));
  }

  @Test
  void aChunkedBodyIsReadUpToTheLimit() throws IOException {
    String chunked = usual(RED) + "Transfer-Encoding: chunked\r\n\r\n";
    String whole =
        "3\r\n"
            + QUERY.substring(0, 3)
            + "\r\n"
            + Integer.toHexString(QUERY.length() - 3)
            + "\r\n"
            + QUERY.substring(3)
            + "\r\n0\r\n\r\n";
    assertEquals(200, ask(chunked + whole).status());
    String chunk = "10000\r\n" + " ".repeat(0x10000) + "\r\n";
    try (RawClient client = new RawClient(service.port())) {
      client.send(chunked);
      for (int i = 0; i <= MOST_BYTES / 0x10000; i++) {
        client.send(chunk);
      }
      Response refused = client.response().orElseThrow();
      assertEquals(413, refused.status());
      assertEquals("close", refused.headers().get("connection"));
    }
    assertServes();
  }

  @Test
  void bytesThatAreNotUtf8AreRefused() throws IOException {
    Response response = ask(usual(RED) + "Content-Length: 4\r\n\r\n{\"\u00ff}");
    assertEquals(400, response.status());
    assertTrue(response.body().contains("UTF-8"), response.body());
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "nonsense\r\n\r\n",
        "POST\r\n\r\n",
        "POST / HTTP/1.1\r\nHost\r\n\r\n",
        "POST / HTTP/9.9\r\n\r\n",
        "POST http://:/ HTTP/1.1\r\n\r\n",
        "\u0016\u0003\u0001\u0002\u0000\u0001\u0000\u0001\r\n\r\n"
      })
  void whatIsNoRequestHarmsNobody(String bytes) throws IOException {
    try (RawClient client = new RawClient(service.port())) {
      assertTrue(
          client.send(bytes).response().stream().allMatch(response -> response.status() >= 400));
    }
    assertServes();
  }

  @Test
  void longHeadersAreRefused() throws IOException {
    try (RawClient client = new RawClient(service.port())) {
      Optional<Response> response = Optional.empty();
      try {
        client.send(usual(RED) + "X: " + "x".repeat(1 << 20) + "\r\n" + sized(QUERY));
        response = client.response();
      } catch (IOException reset) {
        // The server ends the connection while the rest is still sent.
      }
      assertTrue(response.stream().allMatch(refused -> refused.status() >= 400));
    }
    assertServes();
  }

  /** Opens connections and sends some bytes on each. */
  private List<RawClient> clients(int count, String bytes) throws IOException {
    List<RawClient> clients = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      clients.add(new RawClient(service.port()).send(bytes));
    }
    return clients;
  }

  /** Waits until the service has ended connections, with a response before or without. */
  private static void awaitEnds(List<RawClient> clients) {
    for (RawClient client : clients) {
      try (client) {
        client.response().ifPresent(refused -> assertTrue(refused.status() >= 400));
      } catch (SocketTimeoutException open) {
        throw new AssertionError("a connection is still open", open);
      } catch (IOException reset) {
        // That is an end of the connection too.
      }
    }
  }

  private void assertServesWithinASecond() throws IOException {
    // The first query of a responder makes classes ready; other programs may hold one up.
    long best = Long.MAX_VALUE;
    for (int i = 0; i < 3; i++) {
      long before = System.nanoTime();
      assertServes();
      best = Math.min(best, System.nanoTime() - before);
    }
    assertTrue(best < 1_000_000_000, "it took " + best + " ns");
  }

  /** Whoever begins a request and does not end it is cut off, and holds nobody up. */
  @ParameterizedTest
  @ValueSource(strings = {"", "X", "Content-Length: 900\r\n", "Content-Length: 9\r\n\r\n{"})
  void halfRequestsAreCutOffWhileOthersWait(String begun) throws Exception {
    long before = System.nanoTime();
    // They take no place, because their token is wrong.
    List<RawClient> half = clients(128, usual("a-wrong-token-0001") + begun);
    assertServesWithinASecond();
    awaitEnds(half);
    double seconds = (System.nanoTime() - before) / 1e9;
    assertTrue(seconds < 10, "it took " + seconds + " s");
    assertServes();
  }

  /** Half requests with a token take all places; after two seconds there are places again. */
  @Test
  void halfBodiesTakeNoPlaceForLong() throws Exception {
    long before = System.nanoTime();
    List<RawClient> half =
        clients(HttpService.MOST_QUERIES, usual(RED) + "Content-Length: 9\r\n\r\n{");
    Response response = asked(BLUE, QUERY);
    while (response.status() == 503) {
      assertEquals("1", response.headers().get("retry-after"));
      Thread.sleep(100);
      response = asked(BLUE, QUERY);
    }
    assertEquals(200, response.status());
    double seconds = (System.nanoTime() - before) / 1e9;
    assertTrue(seconds < 10, "it took " + seconds + " s");
    awaitEnds(half);
  }

  @Test
  void idleConnectionsKeepNobodyOut() throws IOException {
    RawClient kept = new RawClient(service.port());
    assertEquals(200, kept.send(usual(RED) + sized(QUERY)).response().orElseThrow().status());
    List<RawClient> idle = clients(1100, "");
    assertServesWithinASecond();
    idle.add(kept);
    int open = 0;
    for (RawClient client : idle) {
      open += client.isOpen() ? 1 : 0;
      client.close();
    }
    assertTrue(open > 0 && open <= Connections.MOST, "open: " + open);
  }

  /** A client that sends all of a long body first reads why it was refused. */
  @ParameterizedTest
  @CsvSource({"5, 413, true", "5, 401, false", "20, 413, true"})
  void aLongBodyThatIsSentIsRefusedReadably(int megabytes, int status, boolean known)
      throws Exception {
    byte[] body = " ".repeat(megabytes << 20).getBytes(StandardCharsets.US_ASCII);
    try (RawClient client = new RawClient(service.port())) {
      client.send(usual(known ? RED : "a-wrong-token-0001"));
      client.send("Content-Length: " + body.length + "\r\n\r\n").send(body);
      assertEquals(status, client.response().orElseThrow().status());
      assertEquals(Optional.empty(), client.response());
    }
    HttpResponse<String> response =
        HttpClient.newHttpClient()
            .send(
                HttpRequest.newBuilder(URI.create("http://" + host() + "/"))
                    .header("Authorization", "Bearer " + (known ? RED : "a-wrong-token-0001"))
                    .header("Content-Type", "application/json")
                    .POST(HttpRequest.BodyPublishers.ofByteArray(body))
                    .build(),
                HttpResponse.BodyHandlers.ofString());
    assertEquals(status, response.statusCode());
    assertServes();
  }

  /** A client that asks before it sends a body is told to go on, or why not. */
  @Test
  void whoeverAsksFirstIsTold() throws IOException {
    String expecting = usual(RED) + "Expect: 100-continue\r\n";
    try (RawClient client = new RawClient(service.port())) {
      client.send(expecting + "Content-Length: " + QUERY.length() + "\r\n\r\n");
      assertEquals(100, client.response().orElseThrow().status());
      assertEquals(200, client.send(QUERY).response().orElseThrow().status());
    }
    try (RawClient client = new RawClient(service.port())) {
      client.send(expecting + "Content-Length: 5000000\r\n\r\n");
      assertEquals(413, client.response().orElseThrow().status());
      assertEquals(Optional.empty(), client.response());
    }
  }

  /** Its last eight digits alone would be 14, after which nothing is left to come. */
  @Test
  void theSizeOfAChunkHasAllItsDigits() throws IOException {
    String chunked = usual(RED) + "Transfer-Encoding: chunked\r\n\r\n100000000e\r\n";
    try (RawClient client = new RawClient(service.port())) {
      client.send(chunked + "{\"op\":\"about\"}\r\n0\r\n\r\n").send(" ".repeat(MOST_BYTES));
      assertEquals(413, client.response().orElseThrow().status());
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"FFFFFFFFFFFFFFFF", "-1", "0x3", "3 ", "", "99999999999999999999"})
  void aWrongSizeOfAChunkIsRefused(String size) throws IOException {
    String chunked = usual(RED) + "Transfer-Encoding: chunked\r\n\r\n";
    try (RawClient client = new RawClient(service.port())) {
      client.send(chunked + size + "\r\n" + QUERY.substring(0, 14) + "\r\n0\r\n\r\n");
      assertTrue(client.response().stream().allMatch(response -> response.status() >= 400));
    }
    assertServes();
  }

  @Test
  void pipelinedRequestsAreAnsweredInOrder() throws IOException {
    try (RawClient client = new RawClient(service.port())) {
      StringBuilder requests = new StringBuilder();
      for (int i = 0; i < 20; i++) {
        requests.append(usual(RED)).append(sized("{\"id\":" + i + ",\"op\":\"fly\"}"));
      }
      client.send(requests.toString());
      for (int i = 0; i < 20; i++) {
        String body = client.response().orElseThrow().body();
        assertTrue(body.startsWith("{\"id\":" + i + ","), body);
      }
    }
  }

  /** A body that is refused is not taken for the next request. */
  @Test
  void noRequestHidesInTheBodyOfARefusedOne() throws IOException {
    String hidden = usual(RED) + sized(QUERY);
    try (RawClient client = new RawClient(service.port())) {
      client.send(usual("a-wrong-token-0001") + sized(hidden));
      assertEquals(401, client.response().orElseThrow().status());
      assertEquals(Optional.empty(), client.response());
    }
  }

  @Test
  void keptTablesBelongToTheirToken() throws IOException {
    String table = "{\"playArea\":{\"width\":900,\"height\":900},\"ships\":[]}";
    String keep = "{\"op\":\"table\",\"keep\":\"t\",\"table\":" + table + "}";
    String use = "{\"op\":\"overlap\",\"table\":\"t\"}";
    assertTrue(asked(RED, keep).body().startsWith("{\"ok\":true"));
    assertTrue(asked(RED, use).body().startsWith("{\"ok\":true"));
    assertTrue(asked(BLUE, use).body().contains("\"unknown-table\""));
    assertTrue(asked(BLUE, "{\"op\":\"forget\",\"table\":\"t\"}").body().contains("unknown-table"));
    assertTrue(asked(RED, use).body().startsWith("{\"ok\":true"));
  }

  @Test
  void aHundredClientsAreAnsweredOrToldToComeAgain() throws Exception {
    ExecutorService clients = Executors.newFixedThreadPool(100);
    try {
      List<Callable<Integer>> all = new ArrayList<>();
      for (int i = 0; i < 100; i++) {
        String token = i % 2 == 0 ? RED : BLUE;
        String query = "{\"id\":" + i + "," + QUERY.substring(1);
        all.add(
            () -> {
              int refused = 0;
              Response response = asked(token, query);
              while (response.status() == 503) {
                refused++;
                assertEquals("1", response.headers().get("retry-after"));
                response = asked(token, query);
              }
              assertEquals(200, response.status());
              assertTrue(response.body().startsWith(query.substring(0, query.indexOf(',') + 1)));
              return refused;
            });
      }
      for (Future<Integer> one : clients.invokeAll(all)) {
        one.get();
      }
    } finally {
      clients.shutdownNow();
    }
  }

  /** With every place taken by one token's long queries, the next query is refused at once. */
  @Test
  void aFullQueueIsSaidAtOnce() throws Exception {
    service.close();
    service = start(Tokens.of(List.of(RED, BLUE)), 60_000);
    CountDownLatch full = new CountDownLatch(1);
    ExecutorService clients = Executors.newCachedThreadPool();
    try {
      List<Future<Integer>> statuses = new ArrayList<>();
      for (int i = 0; i <= HttpService.MOST_QUERIES; i++) {
        statuses.add(
            clients.submit(
                () -> {
                  int status = asked(RED, START).status();
                  full.countDown();
                  return status;
                }));
      }
      full.await();
      assertEquals(503, asked(BLUE, QUERY).status());
      cards.countDown();
      List<Integer> refused = new ArrayList<>();
      for (Future<Integer> status : statuses) {
        if (status.get() != 200) {
          refused.add(status.get());
        }
      }
      assertEquals(List.of(503), refused);
      assertServes();
    } finally {
      clients.shutdownNow();
    }
  }

  /** A query that is not begun in time is given up; one that is begun gets its answer. */
  @Test
  void queriesWaitForALimitedTime() throws IOException {
    service.close();
    service = start(Tokens.of(List.of(RED, BLUE)), 500);
    try (RawClient first = new RawClient(service.port());
        RawClient second = new RawClient(service.port())) {
      first.send(usual(RED) + sized(START));
      second.send(usual(RED) + sized(START));
      assertEquals(200, asked(BLUE, QUERY).status());
      Response one = first.response().orElseThrow();
      assertTrue(one.body().contains("\"too-slow\"") || one.status() == 503, one.body());
      Response other = second.response().orElseThrow();
      assertTrue(other.body().contains("\"too-slow\"") || other.status() == 503, other.body());
    }
  }

  @Test
  void aClosedServiceIsGone() {
    int port = service.port();
    service.close();
    assertThrows(ConnectException.class, () -> new RawClient(port).close());
  }

  @Test
  void tokensAreOfSomeLength() {
    for (List<String> wrong :
        List.of(
            List.<String>of(),
            List.of("short"),
            List.of(RED, RED),
            List.of("a token with spaces"))) {
      assertThrows(IllegalArgumentException.class, () -> Tokens.of(wrong));
    }
  }
}
