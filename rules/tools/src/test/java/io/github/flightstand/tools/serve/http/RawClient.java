package io.github.flightstand.tools.serve.http;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.net.InetAddress;
import java.net.Socket;
import java.net.SocketException;
import java.net.SocketTimeoutException;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/** A connection on which a test writes whatever bytes it likes. */
final class RawClient implements AutoCloseable {

  private static final int MILLISECONDS = 30_000;

  private final Socket socket;
  private final InputStream in;
  private final OutputStream out;

  RawClient(int port) throws IOException {
    socket = new Socket(InetAddress.getLoopbackAddress(), port);
    socket.setSoTimeout(MILLISECONDS);
    in = socket.getInputStream();
    out = socket.getOutputStream();
  }

  /** A response; its headers have small letters. */
  record Response(int status, Map<String, String> headers, String body) {}

  /** Writes a text; each character is one byte. */
  RawClient send(String text) throws IOException {
    return send(text.getBytes(StandardCharsets.ISO_8859_1));
  }

  RawClient send(byte[] bytes) throws IOException {
    out.write(bytes);
    out.flush();
    return this;
  }

  /** Reads a response, or returns nothing if the server has ended the connection before. */
  Optional<Response> response() throws IOException {
    String first = line();
    if (first.isEmpty()) {
      return Optional.empty();
    }
    Map<String, String> headers = new LinkedHashMap<>();
    for (String line = line(); !line.isEmpty(); line = line()) {
      String[] parts = line.split(":", 2);
      headers.put(parts[0].toLowerCase(Locale.ROOT), parts[1].strip());
    }
    int length = Integer.parseInt(headers.getOrDefault("content-length", "0"));
    String body = new String(in.readNBytes(length), StandardCharsets.UTF_8);
    return Optional.of(new Response(Integer.parseInt(first.split(" ")[1]), headers, body));
  }

  /** Tests whether the server has not ended the connection yet; what it has sent is lost. */
  boolean isOpen() throws SocketException {
    socket.setSoTimeout(1);
    try {
      return in.read() >= 0;
    } catch (SocketTimeoutException silent) {
      return true;
    } catch (IOException reset) {
      return false;
    }
  }

  private String line() throws IOException {
    ByteArrayOutputStream line = new ByteArrayOutputStream();
    for (int next = in.read(); next >= 0 && next != '\n'; next = in.read()) {
      if (next != '\r') {
        line.write(next);
      }
    }
    return line.toString(StandardCharsets.ISO_8859_1);
  }

  @Override
  public void close() throws IOException {
    socket.close();
  }
}
