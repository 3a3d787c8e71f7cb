package io.github.flightstand.tools.serve.http;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.eclipse.jetty.io.Connection;

/**
 * The open connections of a service, each with what it does and since when. A connection that takes
 * too long is dropped; what it sent or has not fetched is lost.
 *
 * <p>If there are too many connections, the one that has sent no whole request for longest is
 * dropped for the new one. If many requests are half sent, or a request found no place, half
 * requests have less time than usual. So no number of connections that say nothing, or only half of
 * what they have to say, keeps a client out. Safe for use by several threads at once.
 */
final class Connections implements Connection.Listener {

  /** The most open connections. */
  static final int MOST = 1000;

  /** How many requests may be half sent before the others have less time. */
  private static final int MOST_HALVES = 64;

  /** The milliseconds between two sweeps, in which all times are counted. */
  static final long SWEEP = 100;

  /** The sweeps in which a request, headers and body, has to arrive. */
  private static final long TO_ASK = 10_000 / SWEEP;

  /** The sweeps in which it has to arrive while others wait. */
  private static final long TO_ASK_WHILE_OTHERS_WAIT = 2_000 / SWEEP;

  /** The sweeps in which a client has to begin its next request. */
  private static final long TO_BEGIN = 30_000 / SWEEP;

  private final long toAnswer;
  private final Map<Connection, Stage> open = new LinkedHashMap<>();
  private long now;
  private long crowdedUntil;

  /** What a connection does. */
  private enum Doing {
    NOTHING,
    ASKING,
    BEING_ANSWERED
  }

  /**
   * What a connection does, and since when.
   *
   * @param since the sweep at which that began
   * @param bytes the bytes that had arrived by then
   */
  private record Stage(Doing doing, long since, long bytes) {}

  /**
   * Creates the connections of a service, none at first.
   *
   * @param toAnswer the milliseconds in which a request has to be answered and its answer fetched
   */
  Connections(long toAnswer) {
    this.toAnswer = toAnswer / SWEEP;
  }

  @Override
  public void onOpened(Connection connection) {
    opened(connection).ifPresent(Connections::drop);
  }

  /** Returns the connection that has to go for the new one, if there are too many. */
  private synchronized Optional<Connection> opened(Connection connection) {
    open.put(connection, new Stage(Doing.NOTHING, now, 0));
    if (open.size() <= MOST) {
      return Optional.empty();
    }
    // Whoever came or was answered last stands last.
    Optional<Connection> oldest =
        open.entrySet().stream()
            .filter(one -> one.getValue().doing() != Doing.BEING_ANSWERED)
            .map(Map.Entry::getKey)
            .findFirst();
    oldest.ifPresent(open::remove);
    return oldest;
  }

  @Override
  public synchronized void onClosed(Connection connection) {
    open.remove(connection);
  }

  /** Notes that a whole request has arrived, which is now answered. */
  synchronized void answering(Connection connection) {
    open.replace(connection, new Stage(Doing.BEING_ANSWERED, now, 0));
  }

  /** Notes that a request has its answer, so that the next may come. */
  synchronized void answered(Connection connection) {
    if (open.remove(connection) != null) {
      open.put(connection, new Stage(Doing.NOTHING, now, connection.getBytesIn()));
    }
  }

  /** Notes that a request finds no place. */
  synchronized void crowded() {
    crowdedUntil = now + TO_ASK;
  }

  /** Drops the connections whose time is over; to be called every {@value #SWEEP} ms. */
  void sweep() {
    late().forEach(Connections::drop);
  }

  private synchronized List<Connection> late() {
    now++;
    open.replaceAll(
        (connection, stage) ->
            stage.doing() == Doing.NOTHING && connection.getBytesIn() > stage.bytes()
                ? new Stage(Doing.ASKING, now, 0)
                : stage);
    if (count(Doing.ASKING) > MOST_HALVES) {
      crowded();
    }
    return open.entrySet().stream()
        .filter(one -> now - one.getValue().since() > time(one.getValue().doing()))
        .map(Map.Entry::getKey)
        .toList();
  }

  private long count(Doing doing) {
    return open.values().stream().filter(stage -> stage.doing() == doing).count();
  }

  private long time(Doing doing) {
    return switch (doing) {
      case NOTHING -> TO_BEGIN;
      case ASKING -> now < crowdedUntil ? TO_ASK_WHILE_OTHERS_WAIT : TO_ASK;
      case BEING_ANSWERED -> toAnswer;
    };
  }

  private static void drop(Connection connection) {
    connection.getEndPoint().close();
  }
}
