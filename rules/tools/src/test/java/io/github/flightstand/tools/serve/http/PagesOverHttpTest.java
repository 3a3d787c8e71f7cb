package io.github.flightstand.tools.serve.http;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.flightstand.tools.Asking;
import io.github.flightstand.tools.Responder;
import io.github.flightstand.tools.Schemas;
import io.github.flightstand.tools.serve.http.RawClient.Response;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What everybody may read over HTTP, and which pages of other sites may ask. */
class PagesOverHttpTest {

  private static final String TOKEN = "the-token-of-red-0001";
  private static final String PAGE = "https://table.example";
  private static final String QUERY = Asking.QUERY.strip();

  private HttpService service;

  @BeforeEach
  void start() throws IOException {
    service =
        new HttpService(
            "127.0.0.1",
            new InetSocketAddress(InetAddress.getLoopbackAddress(), 0),
            Tokens.of(List.of(TOKEN)),
            Origins.of(List.of(PAGE.toUpperCase(Locale.ROOT), "http://localhost:5173")),
            Responder::new,
            1,
            10_000);
  }

  @AfterEach
  void stop() {
    service.close();
  }

  private Response ask(String line, String... headers) throws IOException {
    String host = "Host: 127.0.0.1:" + service.port();
    try (RawClient client = new RawClient(service.port())) {
      String rest = headers.length == 0 ? "" : String.join("\r\n", headers) + "\r\n";
      return client
          .send(line + " HTTP/1.1\r\n" + host + "\r\n" + rest + "\r\n")
          .response()
          .orElseThrow();
    }
  }

  private Response post(String... headers) throws IOException {
    String[] all = List.of(headers).toArray(new String[headers.length + 2]);
    all[headers.length] = "Content-Type: application/json";
    all[headers.length + 1] = "Content-Length: " + QUERY.length() + "\r\n\r\n" + QUERY;
    return ask("POST /", all);
  }

  @Test
  void everybodyMayReadThatItRunsAndWhatItTakes() throws IOException {
    Response health = ask("GET /health");
    assertEquals("200 {\"ok\":true}\n", health.status() + " " + health.body());
    Response document = ask("GET /openapi.json");
    assertEquals(200, document.status());
    assertEquals("application/json", document.headers().get("content-type"));
    assertEquals(Schemas.openApi(), document.body());
  }

  @Test
  void whatMayBeReadTakesNoQueryAndLetsNoStrangerIn() throws IOException {
    Response posted = ask("POST /health", "Content-Length: 0");
    assertEquals("405 GET, HEAD", posted.status() + " " + posted.headers().get("allow"));
    assertEquals(403, ask("GET /openapi.json", "Origin: http://attacker.example").status());
    assertEquals(401, ask("GET /healthy").status());
    assertEquals(404, ask("GET /healthy", "Authorization: Bearer " + TOKEN).status());
  }

  @ParameterizedTest
  @ValueSource(strings = {PAGE, "http://localhost:5173"})
  void aPageOfANamedOriginMayAsk(String origin) throws IOException {
    Response first =
        ask(
            "OPTIONS /",
            "Origin: " + origin,
            "Access-Control-Request-Method: POST",
            "Access-Control-Request-Headers: authorization,content-type");
    assertEquals(204, first.status());
    assertEquals(origin, first.headers().get("access-control-allow-origin"));
    assertEquals("GET, POST", first.headers().get("access-control-allow-methods"));
    assertEquals(
        "Authorization, Content-Type", first.headers().get("access-control-allow-headers"));
    Response answer = post("Origin: " + origin, "Authorization: Bearer " + TOKEN);
    assertEquals(200, answer.status());
    assertEquals(origin, answer.headers().get("access-control-allow-origin"));
    assertEquals("Origin", answer.headers().get("vary"));
    assertTrue(answer.body().startsWith("{\"ok\":true,"), answer.body());
  }

  /** The page can read why it is refused, and needs a token as everybody does. */
  @Test
  void aPageOfANamedOriginIsToldWhy() throws IOException {
    Response refused = post("Origin: " + PAGE);
    assertEquals(401, refused.status());
    assertEquals(PAGE, refused.headers().get("access-control-allow-origin"));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "null",
        "http://table.example",
        "https://table.example:8443",
        "https://table.example.attacker.example",
        "http://localhost:5174"
      })
  void pagesOfOtherOriginsMayNot(String origin) throws IOException {
    for (Response refused :
        List.of(
            ask("OPTIONS /", "Origin: " + origin, "Access-Control-Request-Method: POST"),
            post("Origin: " + origin, "Authorization: Bearer " + TOKEN))) {
      assertEquals(403, refused.status());
      assertFalse(refused.headers().containsKey("access-control-allow-origin"));
    }
  }
}
