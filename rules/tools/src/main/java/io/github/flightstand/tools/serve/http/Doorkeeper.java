package io.github.flightstand.tools.serve.http;

import io.github.flightstand.protocol.line.LineReader;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.UnknownHostException;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.eclipse.jetty.http.HttpFields;
import org.eclipse.jetty.server.Request;

/**
 * The checks that a request has to pass before its body is read.
 *
 * <p>A page in a browser can send requests to any address, and a name of its own may lead to this
 * machine. Such a request has the page's name as its {@code Host} or {@code Origin}, and cannot
 * have the type {@code application/json} without asking first, which is refused too. Pages of named
 * origins may ask.
 *
 * @param name the host at which the service listens
 * @param tokens the tokens that may be named
 * @param origins the origins whose pages may ask
 * @param documents the paths at which everybody may read, without a token
 */
record Doorkeeper(String name, Tokens tokens, Origins origins, Set<String> documents) {

  private static final Pattern HOST =
      Pattern.compile("(\\[[0-9a-fA-F:.]+]|[^\\[\\]:/@\\s]+)(?::([0-9]{1,5}))?");

  private static final Pattern ADDRESS = Pattern.compile("\\[.*]|[0-9]{1,3}(?:\\.[0-9]{1,3}){3}");

  private static final Pattern JSON =
      Pattern.compile(
          "application/json\\s*(?:;\\s*charset\\s*=\\s*\"?utf-8\"?\\s*)?",
          Pattern.CASE_INSENSITIVE);

  private static final Pattern NUMBER = Pattern.compile("[0-9]{1,18}");

  private static final int HTTP_PORT = 80;

  /** Returns the first reason against a request, or empty if its body may be read. */
  Optional<Refusal> refusal(Request request) {
    HttpFields headers = request.getHeaders();
    for (String single :
        List.of("Host", "Origin", "Authorization", "Content-Type", "Content-Length")) {
      if (headers.getValuesList(single).size() > 1) {
        return refused(400, "the request has several headers '" + single + "', expected one");
      }
    }
    return ofSender(request, headers).or(() -> ofForm(request, headers));
  }

  /** Returns the origin of the page that asks, if it is one of those that may. */
  Optional<String> origin(Request request) {
    return origins.named(value(request.getHeaders(), "Origin"));
  }

  /** Tests whether a browser asks for a page of a named origin what that page may send. */
  boolean isPreflight(Request request) {
    return request.getMethod().equals("OPTIONS") && origin(request).isPresent();
  }

  /** Returns the methods that a path takes. */
  String methods(Request request) {
    return isDocument(request) ? "GET, HEAD" : "POST";
  }

  private boolean isDocument(Request request) {
    return documents.contains(String.valueOf(request.getHttpURI().getPath()));
  }

  private Optional<Refusal> ofSender(Request request, HttpFields headers) {
    Optional<String> host = value(headers, "Host");
    if (host.isEmpty()) {
      return refused(400, "the request has no header 'Host', expected this service's address");
    }
    if (!(request.getConnectionMetaData().getLocalSocketAddress() instanceof InetSocketAddress here)
        || !isOurs(host.get(), here)) {
      return refused(403, "the header 'Host' names another host, expected this service's address");
    }
    Optional<String> origin = value(headers, "Origin");
    if (origin.filter(from -> !from.equalsIgnoreCase("http://" + host.get())).isPresent()
        && origin(request).isEmpty()) {
      return refused(403, "the request comes from another site's page, expected no 'Origin'");
    }
    return isDocument(request) || isPreflight(request) || token(request).isPresent()
        ? Optional.empty()
        : refused(401, "the request names no valid token, expected 'Authorization: Bearer TOKEN'");
  }

  private Optional<Refusal> ofForm(Request request, HttpFields headers) {
    if (isPreflight(request)) {
      return Optional.empty();
    }
    if (isDocument(request)) {
      return methods(request).contains(request.getMethod())
          ? Optional.empty()
          : refused(405, "the method is not GET, expected GET at this path");
    }
    if (!"/".equals(request.getHttpURI().getPath())) {
      return refused(404, "there is nothing at this path, expected '/'");
    }
    if (!request.getMethod().equals("POST")) {
      return refused(405, "the method is not POST, expected POST with a query as its body");
    }
    if (value(headers, "Content-Type").filter(type -> JSON.matcher(type).matches()).isEmpty()) {
      return refused(415, "the header 'Content-Type' is another, expected application/json");
    }
    if (headers.contains("Content-Encoding")) {
      return refused(415, "the body has a 'Content-Encoding', expected plain UTF-8");
    }
    Optional<String> length = value(headers, "Content-Length");
    if (headers.contains("Transfer-Encoding") == length.isPresent()) {
      return refused(
          400, "the body has no length, or two, expected 'Content-Length' or a chunked body");
    }
    if (length.filter(bytes -> !NUMBER.matcher(bytes).matches()).isPresent()) {
      return refused(400, "the header 'Content-Length' is no number of bytes");
    }
    return length.map(Long::parseLong).filter(bytes -> bytes > LineReader.MAX_BYTES).isPresent()
        ? Optional.of(tooLong())
        : Optional.empty();
  }

  /** Returns the refusal of a body with more than {@link LineReader#MAX_BYTES}. */
  Refusal tooLong() {
    return new Refusal(
        413, "the body is longer than " + LineReader.MAX_BYTES + " bytes, expected less");
  }

  /** Returns the token that a request names, or empty if it names none of the service's. */
  Optional<String> token(Request request) {
    return tokens.named(value(request.getHeaders(), "Authorization"));
  }

  /**
   * Tests whether a {@code Host} names this service: by the address at which the request arrived,
   * by the name at which the service listens, or on this machine as {@code localhost}.
   */
  private boolean isOurs(String host, InetSocketAddress here) {
    Matcher parts = HOST.matcher(host);
    if (!parts.matches()
        || here.getPort()
            != (parts.group(2) == null ? HTTP_PORT : Integer.parseInt(parts.group(2)))) {
      return false;
    }
    String named = parts.group(1).toLowerCase(Locale.ROOT);
    return named.equals(name.toLowerCase(Locale.ROOT))
        || (named.equals("localhost") && here.getAddress().isLoopbackAddress())
        || (ADDRESS.matcher(named).matches() && isAddress(named, here.getAddress()));
  }

  /** Compares an address in digits, which is not looked up. */
  private static boolean isAddress(String digits, InetAddress here) {
    try {
      return InetAddress.getByName(digits).equals(here);
    } catch (UnknownHostException none) {
      return false;
    }
  }

  private static Optional<String> value(HttpFields headers, String name) {
    return Optional.ofNullable(headers.get(name));
  }

  private static Optional<Refusal> refused(int status, String sentence) {
    return Optional.of(new Refusal(status, sentence));
  }
}
