package io.github.flightstand.tools.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import io.github.flightstand.tools.Asking;
import java.io.BufferedReader;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.PipedInputStream;
import java.io.PipedOutputStream;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.FutureTask;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The command {@code serve --http}: what it prints, answers, and refuses to begin. */
class HttpOptionsTest {

  private static final String TOKEN = "a-token-of-my-own-1";

  private final ByteArrayOutputStream err = new ByteArrayOutputStream();

  private int run(String... args) {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    int status = Main.run(Console.of(InputStream.nullInputStream(), out, err), args);
    assertEquals("", out.toString(StandardCharsets.UTF_8));
    return status;
  }

  private String err() {
    return err.toString(StandardCharsets.UTF_8);
  }

  /** Something done with a service that a command has begun. */
  private interface Use {
    void of(JsonNode announced) throws IOException, InterruptedException;
  }

  private void serving(Use use, String... args) throws Exception {
    PipedInputStream printed = new PipedInputStream();
    PipedOutputStream out = new PipedOutputStream(printed);
    FutureTask<Integer> status =
        new FutureTask<>(() -> Main.run(Console.of(InputStream.nullInputStream(), out, err), args));
    Thread command = new Thread(status);
    command.start();
    try (BufferedReader lines =
        new BufferedReader(new InputStreamReader(printed, StandardCharsets.UTF_8))) {
      use.of(Asking.tree(lines.readLine()));
    } finally {
      command.interrupt();
    }
    assertEquals(0, status.get(), err());
  }

  private static HttpResponse<String> post(JsonNode announced, String token)
      throws IOException, InterruptedException {
    HttpRequest.Builder request =
        HttpRequest.newBuilder(URI.create(announced.path("url").asText()))
            .header("Content-Type", "application/json")
            .POST(BodyPublishers.ofString(Asking.QUERY));
    if (!token.isEmpty()) {
      request.header("Authorization", "Bearer " + token);
    }
    return HttpClient.newHttpClient().send(request.build(), BodyHandlers.ofString());
  }

  @Test
  void theAddressAndTheTokenArePrintedOnce() throws Exception {
    serving(
        announced -> {
          assertTrue(
              announced.path("url").asText().matches("http://127\\.0\\.0\\.1:[1-9][0-9]*/"),
              announced.toString());
          String token = announced.path("token").asText();
          assertTrue(token.length() > 30, token);
          HttpResponse<String> answer = post(announced, token);
          assertEquals(200, answer.statusCode());
          assertTrue(answer.body().startsWith("{\"ok\":true,"), answer.body());
          assertEquals(401, post(announced, "").statusCode());
        },
        "serve",
        "--http",
        "127.0.0.1:0");
    assertEquals("", err());
  }

  @Test
  void tokensOfAFileAreNotPrinted(@TempDir Path folder) throws Exception {
    Path file =
        Files.writeString(folder.resolve("tokens"), "\n  " + TOKEN + "\r\nanother-token-0002");
    serving(
        announced -> {
          assertTrue(announced.path("token").isNull(), announced.toString());
          assertEquals(200, post(announced, TOKEN).statusCode());
          assertEquals(200, post(announced, "another-token-0002").statusCode());
          assertEquals(401, post(announced, "another-token-0003").statusCode());
        },
        "serve",
        "--http=localhost:0",
        "--token-file=" + file);
  }

  @Test
  void withoutTokensEveryProgramOfThisMachineIsLetIn() throws Exception {
    serving(
        announced -> assertEquals(200, post(announced, "").statusCode()),
        "serve",
        "--http=127.0.0.1:0",
        "--no-token",
        "--deadline=50s",
        "--threads=1");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "--http=127.0.0.1 | expected HOST:PORT",
        "--http=127.0.0.1:65536 | expected HOST:PORT",
        "--http=http://127.0.0.1:80 | expected HOST:PORT",
        "--http=0.0.0.0:0 | which other machines can reach, expected '--allow-remote'",
        "--http=0.0.0.0:0 --allow-remote --no-token | which other machines can reach",
        "--http=no.such.host.invalid:0 | expected an address of this machine",
        "--http=127.0.0.1:0 --no-token --token-file=x | expected only one",
        "--http=127.0.0.1:0 --token-file=/none | there is no such file",
        "--no-token | are for '--http'",
        "--allow-origin=https://example.org | are for '--http'",
        "--http=127.0.0.1:0 --allow-origin=* | '--allow-origin' is '*', expected an origin",
        "--http=127.0.0.1:0 --allow-origin=null | expected an origin",
        "--http=127.0.0.1:0 --allow-origin=https://example.org/ | such as https://example.org",
        "--http=127.0.0.1:0 --allow-origin=https://example.org:443 | expected an origin",
        "--http=127.0.0.1:0 --threads=0 | expected from 1 to 1000"
      })
  void badUsageIsSaidInASentence(String args, String expected) {
    assertEquals(2, run(("serve " + args).split(" ")));
    assertTrue(err().startsWith("serve: ") && err().contains(expected), err());
    assertEquals(1, err().lines().count());
  }

  @Test
  void aFileWithoutTokensIsRefused(@TempDir Path folder) throws IOException {
    for (String text : new String[] {"", "short\n", TOKEN + "\n" + TOKEN + "\n"}) {
      Path file = Files.writeString(folder.resolve("tokens"), text);
      err.reset();
      assertEquals(2, run("serve", "--http=127.0.0.1:0", "--token-file=" + file));
      assertTrue(err().startsWith("serve: cannot use the file"), err());
      assertFalse(err().contains("short"), err());
    }
  }

  @Test
  void aTakenAddressIsSaid() throws IOException {
    try (ServerSocket taken = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
      assertEquals(2, run("serve", "--http=127.0.0.1:" + taken.getLocalPort()));
      assertTrue(err().contains("cannot listen at"), err());
    }
  }
}
