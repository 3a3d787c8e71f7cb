package io.github.flightstand.tools.serve.http;

import io.github.flightstand.protocol.line.LineReader;
import io.github.flightstand.protocol.line.LineWriter;
import io.github.flightstand.tools.Responder;
import io.github.flightstand.tools.Schemas;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.net.InetSocketAddress;
import java.nio.ByteBuffer;
import java.nio.channels.ServerSocketChannel;
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
import org.eclipse.jetty.http.HttpCompliance;
import org.eclipse.jetty.http.HttpFields;
import org.eclipse.jetty.io.Connection;
import org.eclipse.jetty.io.Content;
import org.eclipse.jetty.server.Handler;
import org.eclipse.jetty.server.HttpConfiguration;
import org.eclipse.jetty.server.HttpConnectionFactory;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.server.Response;
import org.eclipse.jetty.server.Server;
import org.eclipse.jetty.server.ServerConnector;
import org.eclipse.jetty.server.handler.ErrorHandler;
import org.eclipse.jetty.util.BufferUtil;
import org.eclipse.jetty.util.Callback;
import org.eclipse.jetty.util.thread.QueuedThreadPool;

/**
 * A server that answers a query in the body of each POST to its root, and everybody's GET at {@code
 * /health} and {@code /openapi.json}.
 *
 * <p>A query that is wrong is answered with its error and status 200, as on a line; another status
 * says that the request was not answered at all, and its body says why in a sentence. Everything is
 * bounded: the connections, a request's headers and body, the time to send it, the queries that
 * wait, the time to answer one, and the time to fetch the answer. No thread waits for bytes of a
 * client.
 *
 * <pre>{@code
 * Tokens tokens = Tokens.random();
 * HttpService service =
 *     new HttpService("127.0.0.1", at, tokens, Origins.none(), Responder::new, 2, 10_000);
 * }</pre>
 */
public final class HttpService implements AutoCloseable {

  /** The most requests whose bodies are read or that wait for an answer, or are answered. */
  static final int MOST_QUERIES = 64;

  private static final int MOST_HEADER_BYTES = 16 * 1024;

  /** The most bytes of a refused body that are read, so that its client reads why. */
  private static final long MOST_FORGOTTEN_BYTES = 64L * 1024 * 1024;

  /** The most and the fewest threads that read and write; they never wait. */
  private static final int MOST_THREADS = 8;

  private static final int FEWEST_THREADS = 3;

  /** The milliseconds in which these threads end; one of them holds the port until then. */
  private static final long MILLISECONDS_TO_STOP = 1_000;

  /** The milliseconds in which a client has to take its answer. */
  private static final long MILLISECONDS_TO_READ = 30_000;

  /** The seconds for which a browser remembers what a page may send. */
  private static final String SECONDS_TO_REMEMBER = "600";

  private static final String JSON = "application/json";

  private final Server server;
  private final ServerConnector connector;
  private final ExecutorService answerers;
  private final AnswerQueue queue;
  private final Doorkeeper door;
  private final Connections connections;
  private final Semaphore places = new Semaphore(MOST_QUERIES);
  private final Map<String, byte[]> documents =
      Map.of(
          "/health", LineWriter.encoded("{\"ok\":true}"),
          "/openapi.json", LineWriter.encoded(Schemas.openApi().strip()));

  /**
   * Starts a service, which then answers until it is closed.
   *
   * @param name the host of {@code address} as a person wrote it, by which requests may name it
   * @param address the address at which it listens; port 0 is any free port
   * @param origins the origins whose pages may ask
   * @param responders makes the responder for each token's first query
   * @param threads the number of threads that answer, at least 1
   * @param deadline the time limit for a query, and for its wait before, in milliseconds
   * @throws IOException if the address is not this machine's, or is taken
   */
  public HttpService(
      String name,
      InetSocketAddress address,
      Tokens tokens,
      Origins origins,
      Supplier<Responder> responders,
      int threads,
      long deadline)
      throws IOException {
    // The server's own log stays silent without a word about it.
    System.getProperties().putIfAbsent("slf4j.internal.verbosity", "ERROR");
    door = new Doorkeeper(name, tokens, origins, documents.keySet());
    connections = new Connections(2 * deadline + MILLISECONDS_TO_READ);
    QueuedThreadPool pool = new QueuedThreadPool(MOST_THREADS, FEWEST_THREADS);
    pool.setName("flightstand-http");
    pool.setDaemon(true);
    pool.setStopTimeout(MILLISECONDS_TO_STOP);
    server = new Server(pool);
    server.setStopTimeout(0);
    server.setHandler(
        new Handler.Abstract.NonBlocking() {
          @Override
          public boolean handle(Request request, Response response, Callback done) {
            new Exchange(request, response, done).receive();
            return true;
          }
        });
    server.setErrorHandler(
        (request, response, done) -> {
          new Exchange(request, response, done).refuse(refused(request, response));
          return true;
        });
    connector = new ServerConnector(server, 1, 1, new HttpConnectionFactory(configuration()));
    connector.setIdleTimeout(0);
    connector.addBean(connections);
    server.addConnector(connector);
    ServerSocketChannel channel = ServerSocketChannel.open();
    try {
      channel.bind(address, Connections.MOST);
      connector.open(channel);
      server.start();
    } catch (Exception failed) {
      channel.close();
      throw failed instanceof IOException io ? io : new IOException(failed);
    }
    answerers =
        new ThreadPoolExecutor(
            MOST_QUERIES,
            MOST_QUERIES,
            MILLISECONDS_TO_READ,
            TimeUnit.MILLISECONDS,
            new LinkedBlockingQueue<>(),
            work -> {
              Thread thread = new Thread(work, "flightstand-http-query");
              thread.setDaemon(true);
              return thread;
            });
    queue = new AnswerQueue(responders, threads, deadline);
    sweep();
  }

  /** Returns limits, and lets the doorkeeper alone judge the header {@code Host}. */
  private static HttpConfiguration configuration() {
    HttpConfiguration configuration = new HttpConfiguration();
    configuration.setRequestHeaderSize(MOST_HEADER_BYTES);
    configuration.setSendServerVersion(false);
    configuration.setHttpCompliance(
        HttpCompliance.RFC9110.with(
            "flightstand",
            HttpCompliance.Violation.DUPLICATE_HOST_HEADERS,
            HttpCompliance.Violation.UNSAFE_HOST_HEADER,
            HttpCompliance.Violation.MISMATCHED_AUTHORITY));
    return configuration;
  }

  private void sweep() {
    if (server.isRunning()) {
      connections.sweep();
      connector.getScheduler().schedule(this::sweep, Connections.SWEEP, TimeUnit.MILLISECONDS);
    }
  }

  /** Returns the port at which the service listens. */
  public int port() {
    return connector.getLocalPort();
  }

  /** Stops listening, and drops what is not answered. */
  @Override
  public void close() {
    try {
      server.stop();
    } catch (Exception stopped) {
      // Nobody is answered any more, which is what was asked.
    }
    answerers.shutdownNow();
    queue.close();
  }

  /** Returns the refusal of what the server itself cannot take, or of what failed. */
  private static Refusal refused(Request request, Response response) {
    int status = response.getStatus();
    return new Refusal(
        status,
        status == 500
            ? Responder.DEFECT
            : "the request is malformed (%s), expected HTTP/1.1"
                .formatted(request.getAttribute(ErrorHandler.ERROR_MESSAGE)));
  }

  private static Refusal busy() {
    return new Refusal(503, "too many queries wait for their answers, expected fewer; try later");
  }

  /** A request, whose body is read as it arrives, and its response. */
  private final class Exchange {

    private final Request request;
    private final Response response;
    private final Connection connection;
    private final ByteArrayOutputStream body = new ByteArrayOutputStream();
    private Callback done;
    private long forgotten;

    Exchange(Request request, Response response, Callback done) {
      this.request = request;
      this.response = response;
      connection = request.getConnectionMetaData().getConnection();
      this.done = Callback.from(() -> connections.answered(connection), done);
    }

    void receive() {
      Optional<Refusal> refusal = door.refusal(request);
      if (refusal.isPresent()) {
        refuse(refusal.get());
      } else if (door.isPreflight(request)) {
        response.getHeaders().put("Access-Control-Allow-Methods", "GET, POST");
        response.getHeaders().put("Access-Control-Allow-Headers", "Authorization, Content-Type");
        response.getHeaders().put("Access-Control-Max-Age", SECONDS_TO_REMEMBER);
        send(204, JSON, new byte[0], done);
      } else if (documents.containsKey(path())) {
        send(200, JSON, documents.getOrDefault(path(), new byte[0]), done);
      } else if (places.tryAcquire()) {
        done = Callback.from(places::release, done);
        read();
      } else {
        connections.crowded();
        refuse(busy());
      }
    }

    private String path() {
      return String.valueOf(request.getHttpURI().getPath());
    }

    private void read() {
      Content.Chunk chunk = request.read();
      while (chunk != null && !Content.Chunk.isFailure(chunk)) {
        boolean last = chunk.isLast();
        body.writeBytes(BufferUtil.toArray(chunk.getByteBuffer()));
        chunk.release();
        if (body.size() > LineReader.MAX_BYTES) {
          refuse(door.tooLong());
          return;
        }
        if (last) {
          connections.answering(connection);
          answerers.execute(this::answer);
          return;
        }
        chunk = request.read();
      }
      if (chunk == null) {
        request.demand(this::read);
      } else {
        done.failed(chunk.getFailure());
      }
    }

    private void answer() {
      try {
        String query =
            StandardCharsets.UTF_8
                .newDecoder()
                .decode(ByteBuffer.wrap(body.toByteArray()))
                .toString();
        Optional<String> answer = queue.answer(door.token(request).orElseThrow(), query);
        if (answer.isPresent()) {
          send(200, JSON, LineWriter.encoded(answer.get()), done);
        } else {
          refuse(busy());
        }
      } catch (CharacterCodingException malformed) {
        refuse(new Refusal(400, "the body is not UTF-8, expected a JSON object"));
      } catch (Throwable failed) {
        // The place is free again, whatever the machine fails at, as without memory.
        done.failed(failed);
      }
    }

    /** Refuses the request, and ends its connection because its body is not read. */
    void refuse(Refusal refusal) {
      response.getHeaders().put(HttpFields.CONNECTION_CLOSE);
      switch (refusal.status()) {
        case 401 -> response.getHeaders().put("WWW-Authenticate", "Bearer");
        case 405 -> response.getHeaders().put("Allow", door.methods(request));
        case 503 -> response.getHeaders().put("Retry-After", "1");
        default -> {}
      }
      byte[] sentence = (refusal.sentence() + "\n").getBytes(StandardCharsets.UTF_8);
      send(
          refusal.status(),
          "text/plain; charset=utf-8",
          sentence,
          Callback.from(this::forget, done::failed));
    }

    /**
     * Reads the rest of a refused body: a client that still sends it would find its connection
     * broken before it reads why. A client that asked first sends none.
     */
    private void forget() {
      Content.Chunk chunk =
          request.getHeaders().contains("Expect") ? Content.Chunk.EOF : request.read();
      while (chunk != null && !chunk.isLast() && forgotten <= MOST_FORGOTTEN_BYTES) {
        forgotten += chunk.remaining();
        chunk.release();
        chunk = request.read();
      }
      if (chunk == null) {
        request.demand(this::forget);
      } else {
        chunk.release();
        done.succeeded();
      }
    }

    private void send(int status, String type, byte[] bytes, Callback sent) {
      response.setStatus(status);
      response.getHeaders().put("Content-Type", type);
      response.getHeaders().put("Cache-Control", "no-store");
      response.getHeaders().put("X-Content-Type-Options", "nosniff");
      door.origin(request)
          .ifPresent(
              origin ->
                  response
                      .getHeaders()
                      .put("Access-Control-Allow-Origin", origin)
                      .put("Vary", "Origin"));
      response.write(true, ByteBuffer.wrap(bytes), sent);
    }
  }
}
