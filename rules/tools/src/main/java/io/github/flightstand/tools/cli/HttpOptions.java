package io.github.flightstand.tools.cli;

import io.github.flightstand.protocol.line.LostOutputException;
import io.github.flightstand.rules.engine.hook.CardSet;
import io.github.flightstand.tools.Responder;
import io.github.flightstand.tools.serve.http.HttpService;
import io.github.flightstand.tools.serve.http.Origins;
import io.github.flightstand.tools.serve.http.Tokens;
import java.io.IOException;
import java.io.InputStream;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.UnknownHostException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CountDownLatch;
import java.util.function.Supplier;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import picocli.CommandLine.Option;

/** The options of {@code serve} for queries over HTTP. */
final class HttpOptions {

  private static final Pattern ADDRESS =
      Pattern.compile("(\\[[0-9a-fA-F:.]+]|[^\\[\\]:/@\\s]+):([0-9]{1,5})");

  private static final int MOST_PORT = 65_535;

  /** The time limit for a query without the option: a client that waits cannot see progress. */
  private static final long MILLISECONDS = 10_000;

  private static final int MOST_FILE_BYTES = 1 << 19;

  @Option(
      names = "--http",
      paramLabel = "HOST:PORT",
      description =
          "Listen at this address instead, such as 127.0.0.1:0; port 0 is any free one. The address"
              + " and the token are printed as one line of JSON. The default --deadline is then 10s.")
  private Optional<String> address = Optional.empty();

  @Option(
      names = "--token-file",
      paramLabel = "FILE",
      description =
          "With --http: the tokens that requests may carry, one per line; each has its own kept"
              + " tables and games. Default: one new token.")
  private Optional<String> tokenFile = Optional.empty();

  @Option(names = "--no-token", description = "With --http: let requests in without a token.")
  private boolean noToken;

  @Option(
      names = "--allow-remote",
      description = "With --http: allow an address that other machines can reach.")
  private boolean allowRemote;

  @Option(
      names = "--allow-origin",
      paramLabel = "ORIGIN",
      description =
          "With --http: let pages of this origin ask, such as https://example.org; may be given"
              + " several times. Default: no page of another site.")
  private List<String> origins = new ArrayList<>();

  /** Tests whether queries come over HTTP. */
  boolean given() throws FailedCommandException {
    if (address.isEmpty()
        && (tokenFile.isPresent() || noToken || allowRemote || !origins.isEmpty())) {
      throw new FailedCommandException(
          2,
          "'--token-file', '--no-token', '--allow-remote' and '--allow-origin' are for '--http',"
              + " expected it too");
    }
    return address.isPresent();
  }

  /** Answers queries until the thread is interrupted, or the process is stopped. */
  void serve(Console console, Supplier<CardSet> cards, int threads, DeadlineOption deadline)
      throws FailedCommandException, LostOutputException {
    Matcher parts = ADDRESS.matcher(address.orElseThrow());
    if (!parts.matches() || Integer.parseInt(parts.group(2)) > MOST_PORT) {
      throw new FailedCommandException(
          2, "'--http' is '" + address.get() + "', expected HOST:PORT, such as 127.0.0.1:0");
    }
    InetSocketAddress at =
        new InetSocketAddress(host(parts.group(1)), Integer.parseInt(parts.group(2)));
    Tokens tokens = tokens();
    try (HttpService service =
        new HttpService(
            parts.group(1),
            at,
            tokens,
            origins(),
            () -> new Responder(cards, console::trace),
            threads,
            deadline.millisecondsOr(MILLISECONDS))) {
      String url = "http://" + parts.group(1) + ":" + service.port() + "/";
      console.print(List.of(announcement(url, tokens)));
      new CountDownLatch(1).await();
    } catch (LostOutputException lost) {
      throw lost;
    } catch (IOException taken) {
      throw new FailedCommandException(
          2,
          "cannot listen at '%s', expected a free address of this machine (%s)"
              .formatted(address.get(), taken.getMessage()));
    } catch (InterruptedException stopped) {
      Thread.currentThread().interrupt();
    }
  }

  /** Returns the line that says where the service is, and the token if it was made for it. */
  private String announcement(String url, Tokens tokens) {
    boolean made = tokenFile.isEmpty() && !noToken;
    return "{\"url\":\"%s\",\"token\":%s}"
        .formatted(url, made ? "\"" + tokens.all().get(0) + "\"" : "null");
  }

  private InetAddress host(String name) throws FailedCommandException {
    try {
      InetAddress host = InetAddress.getByName(name);
      if (!host.isLoopbackAddress() && (!allowRemote || noToken)) {
        throw new FailedCommandException(
            2,
            "'--http' is '%s', which other machines can reach, expected '--allow-remote' and no"
                    .formatted(name)
                + " '--no-token' with it");
      }
      return host;
    } catch (UnknownHostException none) {
      throw new FailedCommandException(
          2, "'--http' is at '" + name + "', expected an address of this machine");
    }
  }

  private Origins origins() throws FailedCommandException {
    try {
      return Origins.of(origins);
    } catch (IllegalArgumentException wrong) {
      throw new FailedCommandException(2, "'--allow-origin' is " + wrong.getMessage());
    }
  }

  private Tokens tokens() throws FailedCommandException {
    if (noToken && tokenFile.isPresent()) {
      throw new FailedCommandException(
          2, "'--no-token' and '--token-file' are given together, expected only one");
    }
    if (tokenFile.isEmpty()) {
      return noToken ? Tokens.none() : Tokens.random();
    }
    String file = tokenFile.get();
    try (InputStream in = InputFile.open(file)) {
      String text = InputFile.text(in.readNBytes(MOST_FILE_BYTES));
      return Tokens.of(text.lines().map(String::strip).filter(line -> !line.isEmpty()).toList());
    } catch (IOException unreadable) {
      throw new FailedCommandException(2, InputFile.words(file, unreadable, "tokens"));
    } catch (IllegalArgumentException wrong) {
      throw new FailedCommandException(
          2, "cannot use the file '" + file + "': " + wrong.getMessage());
    }
  }
}
