package io.github.flightstand.tools;

import io.github.flightstand.protocol.codec.Codec;
import io.github.flightstand.protocol.json.SetupJson;
import io.github.flightstand.protocol.log.GameHeader;
import io.github.flightstand.rules.engine.Chance;
import io.github.flightstand.rules.engine.Engine.PlayResult;
import io.github.flightstand.rules.engine.Setup;
import io.github.flightstand.rules.engine.decision.Command;
import io.github.flightstand.rules.engine.decision.Kind;
import io.github.flightstand.rules.engine.event.Event;
import io.github.flightstand.rules.engine.state.Crew;
import io.github.flightstand.rules.engine.state.ShipCard;
import io.github.flightstand.rules.engine.state.ShipState;
import io.github.flightstand.rules.engine.state.State;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Consumer;
import java.util.stream.Collectors;

/**
 * A writer of a game's log for one player while it is played. It writes every command and every
 * decision of chance, and the events as the player sees them. It contains no secrets: no source of
 * chance, no hash of a state that is not public, and no dial that another player sets.
 *
 * <pre>{@code
 * SeatWriter log = new SeatWriter("A", lines::add);
 * log.begin(setup, engine.start(setup).state(), turn);
 * log.write(command, turn);
 * }</pre>
 */
public final class SeatWriter {

  private static final String DIAL = Kind.DIAL.about("");

  private final Codec codec = new Codec();
  private final StateText states = new StateText();
  private final String player;
  private final Consumer<String> out;
  private Set<String> own = Set.of();

  /**
   * Creates a writer.
   *
   * @param out receives each line without its end
   */
  public SeatWriter(String player, Consumer<String> out) {
    this.player = player;
    this.out = out;
  }

  /**
   * Writes the beginning of a game.
   *
   * @param first the initial state, before chance has decided anything, in which all is public
   * @param turn the result of the beginning
   */
  public void begin(Setup setup, State first, PlayResult turn) {
    own =
        setup.ships().stream()
            .filter(card -> card.seat().equals(player))
            .map(ShipCard::id)
            .collect(Collectors.toUnmodifiableSet());
    out.accept(
        codec.write(
            new GameHeader(
                GameHeader.FORMAT,
                GameHeader.ENGINE,
                Optional.of(player),
                SetupJson.of(setup.toBuilder().crews(seen(setup)).build(), new Chance.Asked()),
                states.hash(seen(first)))));
    happened(turn);
  }

  /** Returns the crews as the player sees them: other players' combat cards lie face down. */
  private Map<String, Crew> seen(Setup setup) {
    Map<String, Crew> crews = new TreeMap<>();
    setup
        .crews()
        .forEach((ship, crew) -> crews.put(ship, own.contains(ship) ? crew : crew.hiding()));
    return crews;
  }

  private State seen(State first) {
    return first.boarding().isEmpty()
        ? first
        : first.withShips(first.ships().stream().map(this::seen).toList());
  }

  private ShipState seen(ShipState ship) {
    return own.contains(ship.id())
        ? ship
        : ship.boarding()
            .map(boarding -> ship.with(boarding.with(boarding.crew().hiding())))
            .orElse(ship);
  }

  /** Writes a command and its results. */
  public void write(Command command, PlayResult turn) {
    write(Optional.of(seen(command)), Optional.empty(), Optional.empty());
    happened(turn);
  }

  /** Returns a command as the player sees it: without the value of another player's dial. */
  private Command seen(Command command) {
    String decision = command.decision();
    boolean secret = decision.startsWith(DIAL) && !own.contains(decision.substring(DIAL.length()));
    return secret ? Command.of(decision, command.key()) : command;
  }

  private void happened(PlayResult turn) {
    turn.chance().forEach(key -> write(Optional.empty(), Optional.of(key), Optional.empty()));
    List<Event> events = turn.events().stream().map(event -> event.seenBy(player)).toList();
    write(Optional.empty(), Optional.empty(), Optional.of(events));
  }

  private void write(
      Optional<Command> command, Optional<String> chance, Optional<List<Event>> seen) {
    out.accept(codec.write(new SeatLine(command, chance, seen)));
  }
}
