package io.github.flightstand.rules.engine.state;

import io.github.flightstand.geometry.Pose;
import io.github.flightstand.geometry.internal.Lists;
import io.github.flightstand.movement.parts.Base;
import io.github.flightstand.movement.parts.SectionName;
import io.github.flightstand.movement.table.Ship;
import io.github.flightstand.movement.table.Table;
import io.github.flightstand.rules.Rules;
import io.github.flightstand.rules.member.Default;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.UnaryOperator;

/**
 * A whole game at one moment, except its source of chance. A state is a value, so forks are free.
 *
 * @param initiative the team with initiative for the whole game, once that is settled (000-151)
 * @param round the round, 0 before the first
 * @param ships the ships, including those that are gone
 * @param table the poses of all pieces in play, and which ships touch
 * @param decks the damage decks: one for each player in the order of the seats, or one for all
 * @param lastRound the last round, if one was agreed on
 * @param agenda the tasks in progress, the present one last
 * @param remotes the remotes and objective tokens, including those that are gone
 * @param boarding the docks and prizes, if the rules for boarding are added
 * @param cardSets the sets of cards in force, such as {@code "flown"}, or with a day {@code
 *     "flown@2016-11-05"}
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
    Optional<Boarding> boarding,
    @Default("[]") List<String> cardSets) {

  public State {
    remotes = List.copyOf(remotes);
    seats = List.copyOf(seats);
    ships = List.copyOf(ships);
    decks = List.copyOf(decks);
    agenda = Agenda.of(agenda);
    cardSets = List.copyOf(cardSets);
  }

  /** Returns the ship with that id; throws IllegalArgumentException if there never was one. */
  public ShipState ship(String id) {
    return ships.get(place(id));
  }

  private int place(String id) {
    Object same = id; // Usually the same String instance, so compare identity first.
    for (int i = 0; i < ships.size(); i++) {
      if (ships.get(i).id() == same) {
        return i;
      }
    }
    for (int i = 0; i < ships.size(); i++) {
      if (ships.get(i).id().equals(id)) {
        return i;
      }
    }
    throw new IllegalArgumentException("there is no ship '" + id + "' in the game");
  }

  /** Returns the seat with that id; throws IllegalArgumentException if there is none. */
  public Seat seat(String id) {
    for (int i = 0; i < seats.size(); i++) {
      if (seats.get(i).id().equals(id)) {
        return seats.get(i);
      }
    }
    throw new IllegalArgumentException("there is no player '" + id + "' in the game");
  }

  /** Tests whether a player is in the game. */
  public boolean plays(String player) {
    for (Seat seat : seats) {
      if (seat.id().equals(player)) {
        return true;
      }
    }
    return false;
  }

  /** Returns a ship of the game as it stands at a pose. */
  public Ship placed(ShipState ship, Pose pose) {
    Base base = rules.movement().parts().base(ship.card().base());
    return new Ship(ship.id(), base, pose, false, Optional.of(ship.seat()));
  }

  /** Returns the team that flies a ship. */
  public String team(ShipState ship) {
    return seat(ship.seat()).team();
  }

  /**
   * Tests whether two ships are friendly, as a ship is to itself. Ships of one team are (000-096,
   * 000-208) or, by rules with allies, of one player (003-061).
   */
  public boolean friendly(ShipState one, ShipState other) {
    return one.seat().equals(other.seat())
        || (!rules.game().epic().allies() && team(one).equals(team(other)));
  }

  /**
   * Tests whether what two players do at the same time is ordered by one side: a player, or by
   * rules with allies a team (003-059).
   */
  public boolean orderTogether(String seat, String other) {
    return seat.equals(other)
        || (rules.game().epic().allies() && seat(seat).team().equals(seat(other).team()));
  }

  /** Tests whether two ships are of different teams; allied ships are not enemies (003-061). */
  public boolean enemies(ShipState one, ShipState other) {
    return !one.seat().equals(other.seat()) && !team(one).equals(team(other));
  }

  /** Tests whether two players are of different teams, so that their pieces are enemies. */
  public boolean opponents(String seat, String other) {
    return !seat.equals(other) && !seat(seat).team().equals(seat(other).team());
  }

  /** Tests whether a player knows a ship's dial: one that is open, was shown, or is a mate's. */
  public boolean knowsDial(String seat, ShipState ship) {
    return ship.dialKnownTo(seat) || sharesDials(seat, ship.seat());
  }

  /**
   * Tests whether two players know each other's dials: team mates show them (000-207), but not by
   * the first rulebook (001-063).
   */
  public boolean sharesDials(String seat, String other) {
    return seat.equals(other)
        || (!rules.game().firstBook() && seat(seat).team().equals(seat(other).team()));
  }

  /** Returns the last task of a kind on the agenda, if there is one. */
  public <T extends Task> Optional<T> last(Class<T> kind) {
    for (int i = agenda.size() - 1; i >= 0; i--) {
      if (kind.isInstance(agenda.get(i))) {
        return Optional.of(kind.cast(agenda.get(i)));
      }
    }
    return Optional.empty();
  }

  /** Returns the remote with that id, if there is one. */
  public Optional<RemoteState> remote(String id) {
    for (RemoteState remote : remotes) {
      if (remote.id().equals(id)) {
        return Optional.of(remote);
      }
    }
    return Optional.empty();
  }

  /** Returns a ship or a remote; throws IllegalArgumentException if there is none. */
  public Piece piece(String id) {
    Optional<RemoteState> remote = remote(id);
    return remote.isPresent() ? remote.get() : ship(id);
  }

  /** Returns a ship or a remote in the form that is measured, if it stands on the table. */
  public Optional<Ship> standing(String id) {
    Optional<Ship> ship = table.ship(id);
    return ship.isPresent() || remotes.isEmpty()
        ? ship
        : remote(id).flatMap(remote -> table.token(id).map(remote::measured));
  }

  /** Returns the part of a ship or a remote that suffers damage. */
  public SectionState section(String piece, Optional<SectionName> name) {
    return piece(piece).section(name);
  }

  /** Returns the deck that a piece's damage comes from: its own or its player's. */
  public DeckState deck(String piece, Optional<SectionName> name) {
    Optional<DeckState> own = section(piece, name).deck();
    return own.isPresent() ? own.get() : decks.get(deckFor(piece));
  }

  /** Returns the index of the player's deck that damage of a ship or a remote comes from. */
  public int deckFor(String piece) {
    return deckOf(piece(piece).seat());
  }

  /** Returns a copy with the part of a ship or a remote that suffers damage changed. */
  public State with(String piece, SectionState section) {
    Optional<RemoteState> remote = remote(piece);
    return remote.isPresent() ? with(remote.get().with(section)) : with(ship(piece).with(section));
  }

  /** Returns a copy with that part changed, and with it the deck that its damage comes from. */
  public State with(String piece, SectionState section, DeckState deck) {
    return section.deck().isPresent()
        ? with(piece, section.with(deck))
        : with(piece, section).withDeck(deckFor(piece), deck);
  }

  /** Returns the teams, the one with initiative first, then in the order of the seats. */
  public List<String> teams() {
    List<String> teams = new ArrayList<>();
    initiative.ifPresent(teams::add);
    for (int i = 0; i < seats.size(); i++) {
      String team = seats.get(i).team();
      if (!teams.contains(team)) {
        teams.add(team);
      }
    }
    return teams;
  }

  /** Returns the seats, those of the team with initiative first. */
  public List<Seat> seatsInOrder() {
    List<Seat> ordered = new ArrayList<>(seats.size());
    for (String team : teams()) {
      for (int i = 0; i < seats.size(); i++) {
        if (seats.get(i).team().equals(team)) {
          ordered.add(seats.get(i));
        }
      }
    }
    return ordered;
  }

  /** Returns the task in progress; there is one until the game is over. */
  public Task task() {
    return agenda.get(agenda.size() - 1);
  }

  /** Returns the index of the deck that damage of a player's pieces comes from. */
  public int deckOf(String seat) {
    for (int i = 0; i < decks.size(); i++) {
      if (decks.size() == 1 || seats.get(i).id().equals(seat)) {
        return i;
      }
    }
    throw new IllegalArgumentException("there is no player '" + seat + "' in the game");
  }

  /** Returns a copy with one ship changed. */
  public State with(ShipState ship) {
    return withShips(Lists.with(ships, place(ship.id()), ship));
  }

  /** Returns a copy with other ships. */
  public State withShips(List<ShipState> other) {
    return with(other, table, agenda);
  }

  /** Returns a copy with one remote changed. */
  public State with(RemoteState remote) {
    return copy(
        made ->
            made.remotes =
                remotes.stream().map(one -> one.id().equals(remote.id()) ? remote : one).toList());
  }

  /** Returns a copy with other seats. */
  public State withSeats(List<Seat> other) {
    return copy(made -> made.seats = other);
  }

  /** Returns a copy with another table. */
  public State with(Table other) {
    return with(ships, other, agenda);
  }

  /** Returns a copy with more remotes. */
  public State withRemotes(List<RemoteState> more) {
    return copy(made -> made.remotes = Lists.joined(remotes, more));
  }

  /** Returns a copy with its mission changed. */
  public State with(MissionState other) {
    return copy(made -> made.mission = Optional.of(other));
  }

  /** Returns a copy with one deck changed. */
  public State withDeck(int which, DeckState deck) {
    return copy(made -> made.decks = Lists.with(decks, which, deck));
  }

  /** Returns a copy in which a team has initiative. */
  public State withInitiative(String team) {
    return copy(made -> made.initiative = Optional.of(team));
  }

  /** Returns a copy in another round or phase. */
  public State at(int otherRound, Phase otherPhase) {
    return copy(
        made -> {
          made.round = otherRound;
          made.phase = otherPhase;
        });
  }

  /** Returns a copy with another last round. */
  public State withLastRound(int last) {
    return copy(made -> made.lastRound = Optional.of(last));
  }

  /** Returns a copy with another agenda. */
  public State withAgenda(List<Task> other) {
    return with(ships, table, other);
  }

  /** Returns a copy with other docks and prizes. */
  public State with(Boarding other) {
    return copy(made -> made.boarding = Optional.of(other));
  }

  /** Returns a copy whose agenda refers to cards where {@code moved} says they are now. */
  public State withCards(UnaryOperator<CardRef> moved) {
    List<Task> changed = new ArrayList<>(agenda.size());
    for (int i = 0; i < agenda.size(); i++) {
      changed.add(agenda.get(i).withCards(moved));
    }
    return withAgenda(changed);
  }

  /** Returns a copy in which the game is over. */
  public State ended(Over how) {
    return copy(
        made -> {
          made.agenda = List.of();
          made.over = Optional.of(how);
        });
  }

  /** Returns a copy with what most steps of a game change, without a {@link Copy} between. */
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
        boarding,
        cardSets);
  }

  private State copy(Consumer<Copy> change) {
    Copy made = new Copy();
    change.accept(made);
    return made.done();
  }

  /** A copy in the making: what is not set stays as it was. */
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
          boarding,
          cardSets);
    }
  }
}
