package io.github.flightstand.rules.engine.state;

import io.github.flightstand.geometry.internal.Lists;
import io.github.flightstand.movement.parts.SectionName;
import io.github.flightstand.movement.table.Ship;
import io.github.flightstand.movement.table.Table;
import io.github.flightstand.rules.Rules;
import io.github.flightstand.rules.member.Default;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.UnaryOperator;

/**
 * All there is to a game at one moment, but for its source of chance. A value: equal states are
 * equal, and a fork costs a reference.
 *
 * @param initiative the team that has initiative, once that is settled; it has it the whole game
 *     (000-151)
 * @param round the round, 0 before the first
 * @param ships the ships, those that are gone among them
 * @param table where what is in play stands, and which ships touch
 * @param decks the damage decks: one for each player in the order of the seats, or one for all
 * @param lastRound the last round, if one was agreed on
 * @param agenda what is being done, the present task last
 * @param remotes the remotes and objective tokens, those that are gone among them
 * @param boarding what is going on by the rules for boarding, where those are added
 */
public record State(
    Rules rules,
    List<Seat> seats,
    Optional<String> initiative,
    int round,
    Phase phase,
    List<ShipState> ships,
    Table table,
    List<DeckState> decks,
    Optional<Integer> lastRound,
    List<Task> agenda,
    Optional<Over> over,
    Optional<MissionState> mission,
    @Default("[]") List<RemoteState> remotes,
    Optional<Boarding> boarding) {

  /** Copies the lists. */
  public State {
    remotes = List.copyOf(remotes);
    seats = List.copyOf(seats);
    ships = List.copyOf(ships);
    decks = List.copyOf(decks);
    agenda = List.copyOf(agenda);
  }

  /** Returns the ship with that id; throws IllegalArgumentException if there never was one. */
  public ShipState ship(String id) {
    for (ShipState ship : ships) {
      if (ship.id().equals(id)) {
        return ship;
      }
    }
    throw new IllegalArgumentException("there is no ship '" + id + "' in the game");
  }

  /** Returns the seat with that id; throws IllegalArgumentException if there is none. */
  public Seat seat(String id) {
    for (Seat seat : seats) {
      if (seat.id().equals(id)) {
        return seat;
      }
    }
    throw new IllegalArgumentException("there is no player '" + id + "' in the game");
  }

  /** Tells whether somebody plays. */
  public boolean plays(String player) {
    for (Seat seat : seats) {
      if (seat.id().equals(player)) {
        return true;
      }
    }
    return false;
  }

  /** Returns the team that flies a ship. */
  public String team(ShipState ship) {
    return seat(ship.seat()).team();
  }

  /**
   * Tells whether two ships are friends, as a ship and itself are: those of one team (000-096,
   * 000-208), or by rules that know allies those of one player (003-061).
   */
  public boolean friendly(ShipState one, ShipState other) {
    return one.seat().equals(other.seat())
        || (!rules.game().epic().allies() && team(one).equals(team(other)));
  }

  /**
   * Tells whether what two players do at the same time is one's to order: a player's own, or by
   * rules that know allies a team's (003-059).
   */
  public boolean orderTogether(String seat, String other) {
    return seat.equals(other)
        || (rules.game().epic().allies() && seat(seat).team().equals(seat(other).team()));
  }

  /** Tells whether two ships are of different teams: what is allied is no enemy (003-061). */
  public boolean enemies(ShipState one, ShipState other) {
    return !one.seat().equals(other.seat()) && !team(one).equals(team(other));
  }

  /** Tells whether two players are of different teams, so that their pieces are enemies. */
  public boolean opponents(String seat, String other) {
    return !seat.equals(other) && !seat(seat).team().equals(seat(other).team());
  }

  /** Returns the remote with that id, if it is one. */
  public Optional<RemoteState> remote(String id) {
    for (RemoteState remote : remotes) {
      if (remote.id().equals(id)) {
        return Optional.of(remote);
      }
    }
    return Optional.empty();
  }

  /** Returns what is measured of a ship or a remote, if it stands on the table. */
  public Optional<Ship> standing(String id) {
    Optional<Ship> ship = table.ship(id);
    return ship.isPresent() || remotes.isEmpty()
        ? ship
        : remote(id).flatMap(remote -> table.token(id).map(remote::measured));
  }

  /** Returns the part of a ship or a remote that suffers damage. */
  public SectionState section(String piece, Optional<SectionName> name) {
    return remote(piece).map(RemoteState::section).orElseGet(() -> ship(piece).section(name));
  }

  /** Returns the deck from which its damage comes: its own or its player's. */
  public DeckState deck(String piece, Optional<SectionName> name) {
    return section(piece, name).deck().orElseGet(() -> decks.get(deckFor(piece)));
  }

  /** Returns the number of the player's deck from which damage of a ship or a remote comes. */
  public int deckFor(String piece) {
    return deckOf(remote(piece).map(RemoteState::seat).orElseGet(() -> ship(piece).seat()));
  }

  /** Returns the state with other figures of the part of a ship or a remote that suffers damage. */
  public State with(String piece, SectionState section) {
    return remote(piece)
        .map(remote -> with(remote.with(section)))
        .orElseGet(() -> with(ship(piece).with(section)));
  }

  /** Returns the same, with the deck from which its damage comes as that is now. */
  public State with(String piece, SectionState section, DeckState deck) {
    return section.deck().isPresent()
        ? with(piece, section.with(deck))
        : with(piece, section).withDeck(deckFor(piece), deck);
  }

  /** Returns the teams, the one with initiative first, the others in the order of the seats. */
  public List<String> teams() {
    List<String> teams = new ArrayList<>();
    initiative.ifPresent(teams::add);
    for (Seat seat : seats) {
      if (!teams.contains(seat.team())) {
        teams.add(seat.team());
      }
    }
    return teams;
  }

  /** Returns the seats, those of the team with initiative first. */
  public List<Seat> seatsInOrder() {
    List<Seat> ordered = new ArrayList<>(seats.size());
    for (String team : teams()) {
      for (Seat seat : seats) {
        if (seat.team().equals(team)) {
          ordered.add(seat);
        }
      }
    }
    return ordered;
  }

  /** Returns the task that is being done; there is one while the game is not over. */
  public Task task() {
    return agenda.get(agenda.size() - 1);
  }

  /** Returns the number of the deck from which damage of a player's pieces is dealt. */
  public int deckOf(String seat) {
    return decks.size() == 1 ? 0 : seats.indexOf(seat(seat));
  }

  /** Returns the state with other figures of one ship. */
  public State with(ShipState ship) {
    ShipState[] changed = ships.toArray(new ShipState[0]);
    for (int i = 0; i < changed.length; i++) {
      if (changed[i].id().equals(ship.id())) {
        changed[i] = ship;
      }
    }
    return withShips(Arrays.asList(changed));
  }

  /** Returns the state with other ships. */
  public State withShips(List<ShipState> other) {
    return with(other, table, agenda);
  }

  /** Returns the state with other figures of one remote. */
  public State with(RemoteState remote) {
    return copy(
        made ->
            made.remotes =
                remotes.stream().map(one -> one.id().equals(remote.id()) ? remote : one).toList());
  }

  /** Returns the state with other seats. */
  public State withSeats(List<Seat> other) {
    return copy(made -> made.seats = other);
  }

  /** Returns the state with another table. */
  public State with(Table other) {
    return with(ships, other, agenda);
  }

  /** Returns the state with more remotes. */
  public State withRemotes(List<RemoteState> more) {
    return copy(made -> made.remotes = Lists.joined(remotes, more));
  }

  /** Returns the state with other figures of its mission. */
  public State with(MissionState other) {
    return copy(made -> made.mission = Optional.of(other));
  }

  /** Returns the state with another deck in one deck's place. */
  public State withDeck(int which, DeckState deck) {
    return copy(made -> made.decks = Lists.with(decks, which, deck));
  }

  /** Returns the state with a team that has initiative. */
  public State withInitiative(String team) {
    return copy(made -> made.initiative = Optional.of(team));
  }

  /** Returns the state in another round or phase. */
  public State at(int otherRound, Phase otherPhase) {
    return copy(
        made -> {
          made.round = otherRound;
          made.phase = otherPhase;
        });
  }

  /** Returns the state with another last round. */
  public State withLastRound(int last) {
    return copy(made -> made.lastRound = Optional.of(last));
  }

  /** Returns the state with another agenda. */
  public State withAgenda(List<Task> other) {
    return with(ships, table, other);
  }

  /** What changes with every step, without the detour over what changes seldom. */
  private State with(List<ShipState> otherShips, Table otherTable, List<Task> otherAgenda) {
    return new State(
        rules,
        seats,
        initiative,
        round,
        phase,
        otherShips,
        otherTable,
        decks,
        lastRound,
        otherAgenda,
        over,
        mission,
        remotes,
        boarding);
  }

  /** Returns the state with something else going on by the rules for boarding. */
  public State with(Boarding other) {
    return copy(made -> made.boarding = Optional.of(other));
  }

  /** Returns the state whose agenda speaks of cards where {@code moved} says they are now. */
  public State withCards(UnaryOperator<CardRef> moved) {
    return withAgenda(agenda.stream().map(task -> task.withCards(moved)).toList());
  }

  /** Returns the state of a game that is over. */
  public State ended(Over how) {
    return copy(
        made -> {
          made.agenda = List.of();
          made.over = Optional.of(how);
        });
  }

  private State copy(Consumer<Copy> change) {
    Copy made = new Copy();
    change.accept(made);
    return made.done();
  }

  /** A state in the making: what is not set stays as it was. */
  private final class Copy {
    private Rules rules = State.this.rules;
    private List<Seat> seats = State.this.seats;
    private Optional<String> initiative = State.this.initiative;
    private int round = State.this.round;
    private Phase phase = State.this.phase;
    private List<ShipState> ships = State.this.ships;
    private Table table = State.this.table;
    private List<DeckState> decks = State.this.decks;
    private Optional<Integer> lastRound = State.this.lastRound;
    private List<Task> agenda = State.this.agenda;
    private Optional<Over> over = State.this.over;
    private Optional<MissionState> mission = State.this.mission;
    private List<RemoteState> remotes = State.this.remotes;
    private Optional<Boarding> boarding = State.this.boarding;

    State done() {
      return new State(
          rules,
          seats,
          initiative,
          round,
          phase,
          ships,
          table,
          decks,
          lastRound,
          agenda,
          over,
          mission,
          remotes,
          boarding);
    }
  }
}
