package io.github.flightstand.tools.serve.http;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import io.github.flightstand.tools.Responder;
import io.github.flightstand.tools.serve.line.LineReader;
import io.github.flightstand.tools.serve.line.LineWriter;
import java.io.IOException;
import java.net.InetSocketAddress;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.Semaphore;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;

/**
 * A server that answers a query in the body of each POST to its root.
 *
 * <p>A query that is wrong is answered with its error and status 200, as on a line; another status
 * says that the request was not answered at all, and its body says why in a sentence. Everything is
 * bounded: the connections, a request's headers and body, the time to send it, the queries that
 * wait, the time to answer one, and the time to fetch the answer.
 *
 * <pre>{@code
 * HttpService service =
 *     new HttpService("127.0.0.1", address, Tokens.random(), Responder::new, 2, 10_000);
 * }</pre>
 */
public final class HttpService implements AutoCloseable {

  /** The most requests whose bodies are read or that wait for an answer, or are answered. */
  static final int MOST_QUERIES = 64;

  /** The most connections that are read or written at the same time. */
  private static final int MOST_AT_ONCE = 128;

  private static final int MOST_CONNECTIONS = 1000;
  private static final int MOST_HEADER_BYTES = 16 * 1024;

  /** The seconds in which a request, headers and body, has to arrive. */
  private static final long SECONDS_TO_ASK = 10;

  /** The seconds in which a client has to take its answer. */
  private static final long SECONDS_TO_READ = 30;

  private final HttpServer server;
  private final ExecutorService connections;
  private final AnswerQueue queue;
  private final Doorkeeper door;
  private final Semaphore places = new Semaphore(MOST_QUERIES);

  /**
   * Starts a service, which then answers until it is closed.
   *
   * @param name the host of {@code address} as a person wrote it, by which requests may name it
   * @param address the address at which it listens; port 0 is any free port
   * @param responders makes the responder for each token's first query
   * @param threads the number of threads that answer, at least 1
   * @param deadline the time limit for a query, and for its wait before, in milliseconds
   * @throws IOException if the address is not this machine's, or is taken
   */
  public HttpService(
      String name,
      InetSocketAddress address,
      Tokens tokens,
      Supplier<Responder> responders,
      int threads,
      long deadline)
      throws IOException {
    door = new Doorkeeper(name, tokens, LineReader.MAX_BYTES);
    limitTheServer(deadline);
    server = HttpServer.create(address, MOST_CONNECTIONS);
    connections =
        new ThreadPoolExecutor(
            MOST_AT_ONCE,
            MOST_AT_ONCE,
            SECONDS_TO_READ,
            TimeUnit.SECONDS,
            new LinkedBlockingQueue<>(),
            work -> {
              Thread thread = new Thread(work, "flightstand-http");
              thread.setDaemon(true);
              return thread;
            });
    queue = new AnswerQueue(responders, threads, deadline);
    server.setExecutor(connections);
    server.createContext("/", this::receive);
    server.start();
  }

  /**
   * The JDK's server takes its limits from properties of the process, once and for all servers.
   * Limits that whoever started the process has set stay.
   */
  private static void limitTheServer(long deadline) {
    long answering = TimeUnit.MILLISECONDS.toSeconds(2 * deadline) + SECONDS_TO_READ;
    Map.of(
            "jdk.httpserver.maxConnections", MOST_CONNECTIONS,
            "sun.net.httpserver.maxReqHeaderSize", MOST_HEADER_BYTES,
            "sun.net.httpserver.maxReqTime", SECONDS_TO_ASK,
            "sun.net.httpserver.maxRspTime", answering,
            // Without it an answer waits for the acknowledgement of its headers.
            "sun.net.httpserver.nodelay", true)
        .forEach((name, value) -> System.getProperties().putIfAbsent(name, value.toString()));
  }

  /** Returns the port at which the service listens. */
  public int port() {
    return server.getAddress().getPort();
  }

  /** Stops listening, and drops what is not answered. */
  @Override
  public void close() {
    server.stop(0);
    connections.shutdownNow();
    queue.close();
  }

  private void receive(HttpExchange request) throws IOException {
    try (request) {
      Optional<Refusal> refusal = door.refusal(request);
      if (refusal.isPresent()) {
        refuse(request, refusal.get());
      } else if (!places.tryAcquire()) {
        refuse(request, busy());
      } else {
        try {
          answer(request);
        } finally {
          places.release();
        }
      }
    } catch (InterruptedException closed) {
      Thread.currentThread().interrupt();
    }
  }

  private void answer(HttpExchange request) throws IOException, InterruptedException {
    byte[] body = request.getRequestBody().readNBytes(LineReader.MAX_BYTES + 1);
    if (body.length > LineReader.MAX_BYTES) {
      refuse(request, door.tooLong());
      return;
    }
    String query;
    try {
      query = StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(body)).toString();
    } catch (CharacterCodingException malformed) {
      refuse(request, new Refusal(400, "the body is not UTF-8, expected a JSON object"));
      return;
    }
    Optional<String> answer = queue.answer(door.token(request).orElseThrow(), query);
    if (answer.isPresent()) {
      send(request, 200, "application/json", LineWriter.encoded(answer.get()));
    } else {
      refuse(request, busy());
    }
  }

  private static Refusal busy() {
    return new Refusal(503, "too many queries wait for their answers, expected fewer; try later");
  }

  /** Refuses a request, and ends its connection because its body is not read. */
  private static void refuse(HttpExchange request, Refusal refusal) throws IOException {
    request.getResponseHeaders().set("Connection", "close");
    switch (refusal.status()) {
      case 401 -> request.getResponseHeaders().set("WWW-Authenticate", "Bearer");
      case 405 -> request.getResponseHeaders().set("Allow", "POST");
      case 503 -> request.getResponseHeaders().set("Retry-After", "1");
      default -> {}
    }
    byte[] sentence = (refusal.sentence() + "\n").getBytes(StandardCharsets.UTF_8);
    send(request, refusal.status(), "text/plain; charset=utf-8", sentence);
  }

  private static void send(HttpExchange request, int status, String type, byte[] body)
      throws IOException {
    request.getResponseHeaders().set("Content-Type", type);
    request.getResponseHeaders().set("Cache-Control", "no-store");
    request.getResponseHeaders().set("X-Content-Type-Options", "nosniff");
    boolean silent = request.getRequestMethod().equals("HEAD");
    request.sendResponseHeaders(status, silent ? -1 : body.length);
    if (!silent) {
      request.getResponseBody().write(body);
      // From Java 25 on, closing reads what is left of the request before it sends what is
      // buffered.
      request.getResponseBody().flush();
    }
  }
}
