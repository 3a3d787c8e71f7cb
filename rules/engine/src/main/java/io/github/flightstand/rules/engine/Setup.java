package io.github.flightstand.rules.engine;

import io.github.flightstand.geometry.Pose;
import io.github.flightstand.geometry.internal.Arguments;
import io.github.flightstand.movement.table.PlayArea;
import io.github.flightstand.movement.table.Ship;
import io.github.flightstand.movement.table.Table;
import io.github.flightstand.movement.table.Token;
import io.github.flightstand.rules.Edition;
import io.github.flightstand.rules.Factions;
import io.github.flightstand.rules.Mission;
import io.github.flightstand.rules.Rules;
import io.github.flightstand.rules.engine.agenda.ExpansionRegistry;
import io.github.flightstand.rules.engine.state.Action;
import io.github.flightstand.rules.engine.state.Crew;
import io.github.flightstand.rules.engine.state.CrewCheck;
import io.github.flightstand.rules.engine.state.DamageDeck;
import io.github.flightstand.rules.engine.state.RemoteState;
import io.github.flightstand.rules.engine.state.Seat;
import io.github.flightstand.rules.engine.state.ShipCard;
import io.github.flightstand.rules.mission.Scenario;
import java.util.Collections;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;

/**
 * A game before it begins. Either its ships and obstacles stand on the table, or the players set up
 * an empty table with their squads and a pool of obstacles.
 *
 * @param ships the ships; each stands on the table unless there is a pool
 * @param table the table with the ships and obstacles; empty if there is a pool
 * @param initiative the side with initiative; if absent, the rules settle it
 * @param deck the composition of the damage decks
 * @param shared whether all players share one deck; otherwise each player has one (000-145)
 * @param pool the obstacles of a game in which the players set up the table; if absent, everything
 *     already stands there
 * @param remotes the remotes and objective tokens; those in play stand on the table as tokens
 * @param crews the crew of each ship by its id, if the rules for boarding are added. A ship without
 *     an entry has a pilot with all the ship's points and no boarding gear
 * @param cardSets the sets of cards in force, {@code "flown"} or with a day {@code
 *     "flown@2016-11-05"}; the cards of other sets have no effect
 */
public record Setup(
    Rules rules,
    List<Seat> seats,
    List<ShipCard> ships,
    Table table,
    Optional<String> initiative,
    Optional<Integer> lastRound,
    DamageDeck deck,
    boolean shared,
    Optional<ObstaclePool> pool,
    Optional<Mission> mission,
    List<RemoteState> remotes,
    Map<String, Crew> crews,
    List<String> cardSets) {

  /** The most players of the largest scenario (003-066). */
  private static final int MOST_SEATS = 8;

  /**
   * Throws IllegalArgumentException if there are fewer than 2 sides or more than 8 players
   * (003-029), a ship or remote belongs to no player, a ship does not stand on the table as its
   * card says or cannot fly its dial, a wing or crew is not legal, the side with initiative does
   * not play, a faction that decides who begins is unknown, the last round is below 1, the mission
   * does not fit, or a remote in play is not on the table. With a pool, also throws if the number
   * of sides or of a side's obstacles is wrong, the table is not empty, or an id is taken twice.
   */
  public Setup {
    Arguments.require(
        "rules seats ships table initiative lastRound deck pool mission remotes cardSets",
        rules,
        seats,
        ships,
        table,
        initiative,
        lastRound,
        deck,
        pool,
        mission,
        remotes,
        cardSets);
    cardSets = List.copyOf(cardSets);
    if (!rules.playable()) {
      throw new IllegalArgumentException(
          "no game is played by rules of the second edition's rolls");
    }
    if (seats.size() > MOST_SEATS) {
      throw new IllegalArgumentException(
          "a game has at most " + MOST_SEATS + " players, found " + seats.size());
    }
    seats = List.copyOf(seats);
    List<Seat> all = seats;
    ships = inSeatOrder(ships, seats);
    remotes = SetupRemotes.checked(remotes, seats, ships, table, pool);
    long sides = seats.stream().map(Seat::team).distinct().count();
    if (sides < 2) {
      throw new IllegalArgumentException("a game has at least two sides, found " + sides);
    }
    Set<String> ids = new HashSet<>();
    for (Seat seat : seats) {
      if (!ids.add(seat.id())) {
        throw new IllegalArgumentException("the player '" + seat.id() + "' stands twice");
      }
      if (rules.game().setUp().firstFaction().isPresent()) {
        seat.faction().ifPresent(Factions::known);
      }
    }
    for (ShipCard ship : ships) {
      check(ship, seats);
      if (rules.edition() == Edition.SECOND && ship.huge().isEmpty()) {
        ship.actions().stream()
            .filter(Action::onlyHuge)
            .findFirst()
            .ifPresent(
                action -> {
                  throw new IllegalArgumentException(
                      ("the ship '%s' has the action '%s', for which no rulebook has a rule "
                              + "except for huge ships")
                          .formatted(ship.id(), action.word()));
                });
      }
      if (ship.build().isPresent() && !rules.game().epic().halfHealth()) {
        throw new IllegalArgumentException(
            "the ship '%s' is of the quick build '%s', expected that in an epic battle only"
                .formatted(ship.id(), ship.build().get()));
      }
    }
    if (mission.isPresent()) {
      MissionCheck.check(
          rules,
          Scenario.of(mission.get()),
          seats,
          initiative.or(() -> MissionCheck.initiative(Scenario.of(mission.get()), all)),
          ships,
          remotes,
          table,
          pool);
    }
    ExpansionRegistry.checkCards(rules, ships);
    if (pool.isPresent()) {
      if (mission.isEmpty() || rules.game().epic().playerOrder()) {
        EmptyTable.check(rules.game(), seats, ships, table, pool.get());
      }
    } else {
      checkStanding(ships, table);
      table = inOrder(table, ships);
    }
    crews = Collections.unmodifiableMap(new TreeMap<>(crews));
    CrewCheck.check(rules, seats, ships, crews);
    Optional<String> first = initiative;
    if (first.isPresent() && all.stream().noneMatch(seat -> seat.team().equals(first.get()))) {
      throw new IllegalArgumentException("the side '" + first.get() + "' does not play");
    }
    if (lastRound.isPresent() && lastRound.get() < 1) {
      throw new IllegalArgumentException("the last round is at least 1, found " + lastRound.get());
    }
  }

  /**
   * Begins a set-up. By default the table is empty and of the usual size or the mission's. Each
   * player has a damage deck by the rules. There is no mission, remote or crew.
   *
   * <pre>{@code
   * Setup.builder(rules, seats).ships(cards).table(table).initiative("A").lastRound(12).build()
   * }</pre>
   */
  public static Builder builder(Rules rules, List<Seat> seats) {
    return new Builder(rules, seats);
  }

  /** Begins a set-up from the values of this one. */
  public Builder toBuilder() {
    Builder builder = new Builder(rules, seats);
    builder.ships = ships;
    builder.table = Optional.of(table);
    builder.initiative = initiative;
    builder.lastRound = lastRound;
    builder.deck = Optional.of(deck);
    builder.shared = shared;
    builder.pool = pool;
    builder.mission = mission;
    builder.remotes = remotes;
    builder.crews = crews;
    builder.cardSets = cardSets;
    return builder;
  }

  /** Returns the crew of a ship by the rules for boarding. */
  public Crew crew(ShipCard ship) {
    return Optional.ofNullable(crews.get(ship.id())).orElseGet(() -> CrewCheck.alone(ship));
  }

  private static void checkStanding(List<ShipCard> ships, Table table) {
    for (ShipCard ship : ships) {
      if (table.ship(ship.id()).filter(s -> s.base().size() == ship.base()).isEmpty()) {
        throw new IllegalArgumentException(
            "the ship '" + ship.id() + "' does not stand on the table with such a base");
      }
    }
    long flown = table.ships().stream().filter(ship -> !ship.standsIn()).count();
    if (ships.size() != flown) {
      throw new IllegalArgumentException(
          "every ship on the table is flown by a player, found %s ships and %s cards"
              .formatted(flown, ships.size()));
    }
    if (!table.touchingPairs().isEmpty()) {
      throw new IllegalArgumentException("a game begins without ships that touch");
    }
  }

  /** Returns the ships in the order of their players, so that equal games have equal states. */
  private static List<ShipCard> inSeatOrder(List<ShipCard> ships, List<Seat> seats) {
    List<String> order = seats.stream().map(Seat::id).toList();
    return ships.stream()
        .sorted(Comparator.comparingInt(ship -> order.indexOf(ship.seat())))
        .toList();
  }

  private static Table inOrder(Table table, List<ShipCard> ships) {
    Table.Builder ordered = Table.builder(table.playArea());
    for (ShipCard card : ships) {
      Ship ship = table.ship(card.id()).orElseThrow();
      ordered.ship(new Ship(ship.id(), ship.base(), ship.pose(), false, Optional.of(card.seat())));
    }
    table.ships().stream().filter(Ship::standsIn).forEach(ordered::ship);
    table.obstacles().forEach(ordered::obstacle);
    table.tokens().stream().sorted(Comparator.comparing(Token::id)).forEach(ordered::token);
    return ordered.build();
  }

  private static void check(ShipCard ship, List<Seat> seats) {
    if (seats.stream().noneMatch(seat -> seat.id().equals(ship.seat()))) {
      throw new IllegalArgumentException(
          "the ship '" + ship.id() + "' is flown by '" + ship.seat() + "', who does not play");
    }
  }

  /** A set-up in the making. */
  public static final class Builder {
    private Rules rules;
    private List<Seat> seats;
    private List<ShipCard> ships = List.of();
    private Optional<Table> table = Optional.empty();
    private Optional<String> initiative = Optional.empty();
    private Optional<Integer> lastRound = Optional.empty();
    private Optional<DamageDeck> deck = Optional.empty();
    private boolean shared;
    private Optional<ObstaclePool> pool = Optional.empty();
    private Optional<Mission> mission = Optional.empty();
    private List<RemoteState> remotes = List.of();
    private Map<String, Pose> poses = Map.of();
    private Map<String, Crew> crews = Map.of();
    private List<String> cardSets = List.of();

    private Builder(Rules rules, List<Seat> seats) {
      this.rules = Objects.requireNonNull(rules, "a set-up has rules");
      this.seats = seats;
    }

    /** Sets the rules; keeps a damage deck that was set. */
    public Builder rules(Rules value) {
      rules = Objects.requireNonNull(value, "a set-up has rules");
      return this;
    }

    /** Sets the players. */
    public Builder seats(List<Seat> value) {
      seats = value;
      return this;
    }

    /** Sets the ships. */
    public Builder ships(List<ShipCard> value) {
      ships = value;
      return this;
    }

    /** Sets the table with ships and obstacles; by default an empty table of the usual size. */
    public Builder table(Table value) {
      table = Optional.of(Objects.requireNonNull(value, "a set-up has a table"));
      return this;
    }

    /** Sets the side with initiative; by default the rules settle it. */
    public Builder initiative(String team) {
      initiative = Optional.of(team);
      return this;
    }

    /** Sets the last round. */
    public Builder lastRound(int value) {
      lastRound = Optional.of(value);
      return this;
    }

    /** Sets the composition of the damage decks; by default that of the rules. */
    public Builder deck(DamageDeck value) {
      deck = Optional.of(value);
      return this;
    }

    /** Sets whether all players share one damage deck (000-145). */
    public Builder sharedDeck(boolean value) {
      shared = value;
      return this;
    }

    /** Lets the players set up the table with these obstacles. */
    public Builder pool(ObstaclePool value) {
      pool = Optional.of(value);
      return this;
    }

    /** Sets the mission. */
    public Builder mission(Mission value) {
      mission = Optional.of(value);
      return this;
    }

    /** Sets the remotes and objective tokens, and lays those in play at {@code at}, by id. */
    public Builder remotes(List<RemoteState> value, Map<String, Pose> at) {
      remotes = value;
      poses = at;
      return this;
    }

    /** Sets the crews by ship id. */
    public Builder crews(Map<String, Crew> value) {
      crews = value;
      return this;
    }

    /** Sets the sets of cards in force; none by default. */
    public Builder cardSets(List<String> value) {
      cardSets = value;
      return this;
    }

    /** Returns the set-up; throws IllegalArgumentException as {@link Setup} says. */
    public Setup build() {
      PlayArea area = mission.map(Mission::area).orElse(PlayArea.STANDARD);
      Table bare = table.orElseGet(() -> Table.builder(area).build());
      return new Setup(
          rules,
          seats,
          ships,
          poses.isEmpty() ? bare : SetupRemotes.laid(rules, bare, remotes, poses),
          initiative,
          lastRound,
          deck.orElseGet(() -> DamageDeck.of(rules.game().damageDeck())),
          shared,
          pool,
          mission,
          remotes,
          crews,
          cardSets);
    }
  }
}
