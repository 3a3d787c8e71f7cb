package io.github.flightstand.protocol.json;

import io.github.flightstand.geometry.Pose;
import io.github.flightstand.geometry.interop.CoordinateFrame;
import io.github.flightstand.movement.table.Obstacle;
import io.github.flightstand.movement.table.ObstacleKind;
import io.github.flightstand.movement.table.PlayArea;
import io.github.flightstand.movement.table.Ship;
import io.github.flightstand.movement.table.Table;
import io.github.flightstand.movement.table.TableEdge;
import io.github.flightstand.movement.table.Token;
import io.github.flightstand.protocol.format.FaultException;
import io.github.flightstand.protocol.format.Pointer;
import io.github.flightstand.protocol.format.SchemaMembers;
import io.github.flightstand.protocol.picture.TablePicture.Color;
import io.github.flightstand.protocol.squad.ReadSquad;
import io.github.flightstand.rules.Factions;
import io.github.flightstand.rules.Mission;
import io.github.flightstand.rules.RuleSet;
import io.github.flightstand.rules.Rules;
import io.github.flightstand.rules.engine.Chance;
import io.github.flightstand.rules.engine.DamageDecks;
import io.github.flightstand.rules.engine.ObstaclePool;
import io.github.flightstand.rules.engine.Setup;
import io.github.flightstand.rules.engine.hook.CardSet;
import io.github.flightstand.rules.engine.state.Crew;
import io.github.flightstand.rules.engine.state.DamageDeck;
import io.github.flightstand.rules.engine.state.RemoteState;
import io.github.flightstand.rules.engine.state.Seat;
import io.github.flightstand.rules.engine.state.ShipCard;
import io.github.flightstand.rules.member.Default;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.stream.Stream;

/**
 * A game before it begins.
 *
 * @param rules the rules; if absent, reference-2015, or epic-2019 with a scenario
 * @param playArea the play area; if absent, the scenario's, or 914.4 by 914.4
 * @param obstacles the obstacles
 * @param placed whether the ships and obstacles stand on the table; otherwise the players set them
 *     up
 * @param chance the source of dice and cards
 * @param players the players
 * @param rounds the last round, if one is agreed on
 * @param points the most points that the ships of a side may cost, if a limit is agreed on
 * @param decks whether players share a damage deck; own if absent
 * @param deck the cards of the damage decks; those of the rules if absent
 * @param initiative the player whose side has initiative; if absent, the rules settle it
 * @param standIns huge ships that stand in as obstacles; at most one in a game that is not placed
 * @param scenario the mission that is played, by name or written out
 * @param remotes the remotes and objective tokens
 * @param cardSets the sets of cards in force; the cards of ships have no effects without one
 * @param asOf a day, such as 2016-11-05, whose texts of cards are in force; the latest if absent
 */
public record SetupJson(
    Optional<RulesJson> rules,
    Optional<PlayAreaJson> playArea,
    @Default("[]") List<OwnedObstacle> obstacles,
    @Default("false") boolean placed,
    ChanceJson chance,
    List<Player> players,
    Optional<Integer> rounds,
    Optional<Integer> points,
    Optional<Decks> decks,
    Optional<DamageDeck> deck,
    Optional<String> initiative,
    @Default("[]") List<StandInJson> standIns,
    Optional<ScenarioJson> scenario,
    @Default("[]") List<RemoteJson> remotes,
    @Default("[]") List<String> cardSets,
    @SchemaMembers("{\"format\": \"date\"}") Optional<String> asOf) {

  /** The damage decks that players draw from. */
  public enum Decks {
    /** Each player has a deck. */
    OWN,
    /** All players share one deck. */
    SHARED
  }

  /**
   * An obstacle with its owner.
   *
   * @param id the obstacle's id; no other piece has it
   * @param owner the side that brings it; absent if it is placed
   * @param kind the kind of obstacle
   */
  public record OwnedObstacle(
      String id, Optional<String> owner, ObstacleKind kind, OutlineJson outline) {

    private static OwnedObstacle of(Obstacle obstacle) {
      return new OwnedObstacle(
          obstacle.id(), Optional.empty(), obstacle.kind(), OutlineJson.of(obstacle.outline()));
    }

    static OwnedObstacle of(ObstaclePool.Brought brought) {
      Obstacle laid = brought.obstacle();
      return new OwnedObstacle(
          laid.id(), Optional.of(brought.player()), laid.kind(), OutlineJson.of(laid.outline()));
    }

    private ObstacleJson obstacle() {
      return new ObstacleJson(id, kind, Optional.of(outline), Optional.empty());
    }
  }

  /**
   * A player.
   *
   * @param id the player's name
   * @param team the player's side; the player's own if absent
   * @param edge the player's edge of the table
   * @param color the color of the player's ships in pictures and pages
   */
  public record Player(
      String id,
      Optional<String> team,
      Optional<TableEdge> edge,
      Optional<Color> color,
      FieldedSquad squad) {

    /** Returns the faction of all the player's ships, if they agree on one. */
    private Optional<String> faction() {
      List<Optional<String>> factions =
          squad.ships().stream()
              .map(ship -> ship.faction().map(Factions::main))
              .distinct()
              .toList();
      return factions.size() == 1 ? factions.get(0) : Optional.empty();
    }

    String side() {
      return team.orElse(id);
    }

    /** Returns the cost of the player's ships, with their crews and gear (004-011). */
    int cost(Rules inForce) {
      return squad.ships().stream().mapToInt(ship -> ship.points().orElse(0)).sum()
          + new CrewedSquad(inForce, squad.ships(), squad.made()).extra();
    }
  }

  /** Returns the JSON form of a game before it begins. */
  public static SetupJson of(Setup setup, Chance chance) {
    return new SetupJson(
        Optional.of(RulesJson.of(setup.rules())),
        Optional.of(PlayAreaJson.of(setup.table().playArea())),
        setup
            .pool()
            .map(pool -> pool.brought().stream().map(OwnedObstacle::of).toList())
            .orElseGet(() -> setup.table().obstacles().stream().map(OwnedObstacle::of).toList()),
        setup.pool().isEmpty(),
        chance instanceof Chance.Seeded seeded
            ? ChanceJson.of(Chance.Seeded.of(seeded.seed()))
            : ChanceJson.of(chance),
        setup.seats().stream().map(seat -> player(setup, seat)).toList(),
        setup.lastRound(),
        Optional.empty(),
        Optional.of(setup.shared() ? Decks.SHARED : Decks.OWN),
        Optional.of(setup.deck())
            .filter(deck -> !deck.equals(DamageDeck.of(setup.rules().game().damageDeck()))),
        setup.initiative().flatMap(team -> first(setup.seats(), team)),
        Stream.concat(
                setup.table().ships().stream().filter(Ship::standsIn).map(StandInJson::of),
                setup.pool().flatMap(ObstaclePool::standIn).stream().map(StandInJson::of))
            .toList(),
        setup.mission().map(ScenarioJson::of),
        setup.remotes().stream()
            .map(remote -> RemoteJson.of(remote, setup.table().token(remote.id()).map(Token::pose)))
            .toList(),
        setup.cardSets(),
        Optional.empty());
  }

  private static Player player(Setup setup, Seat seat) {
    return new Player(
        seat.id(),
        Optional.of(seat.team()),
        seat.edge(),
        Optional.empty(),
        new FieldedSquad(
            setup.ships().stream()
                .filter(card -> card.seat().equals(seat.id()))
                .map(
                    card ->
                        SquadShipJson.of(
                            card,
                            setup.table().ship(card.id()).map(Ship::pose),
                            seat.faction(),
                            Optional.ofNullable(setup.crews().get(card.id()))))
                .toList()));
  }

  private static Optional<String> first(List<Seat> seats, String team) {
    return seats.stream().filter(seat -> seat.team().equals(team)).map(Seat::id).findFirst();
  }

  /** Returns the game as {@link #setup(CardSet)} does, with the cards of the game's own box. */
  public Setup setup() {
    return setup(DamageDecks.cards());
  }

  /**
   * Returns the game.
   *
   * @param known the cards of the engine, with sets that may be in force
   * @throws FaultException if the game is impossible; the fault's place is within the set-up
   */
  public Setup setup(CardSet known) {
    CardSet cardsInForce = inForce(known);
    List<Player> seated = seated();
    Rules inForce =
        RulesJson.playable(
            rules
                .map(RulesJson::rules)
                .orElseGet(
                    () -> scenario.isPresent() ? RuleSet.EPIC_2019.rules() : Rules.standard()));
    SetupCheck check = new SetupCheck(this, seated, inForce);
    check.whoPlays();
    check.ids();
    Optional<Mission> mission = scenario.map(ScenarioJson::mission);
    List<Seat> seats = new ArrayList<>();
    List<ShipCard> cards = new ArrayList<>();
    List<ShipJson> ships = new ArrayList<>();
    Map<String, Crew> crews = new TreeMap<>();
    for (int p = 0; p < seated.size(); p++) {
      Pointer at = Pointer.of("/players").append(p);
      Player player = seated.get(p);
      check.player(player, at);
      seats.add(new Seat(player.id(), player.side(), player.faction(), player.edge()));
      List<SquadShipJson> squad = player.squad().ships();
      CrewedSquad aboard = new CrewedSquad(inForce, squad, player.squad().made());
      for (int i = 0; i < squad.size(); i++) {
        Pointer place = player.squad().place(at.append("squad"), i);
        SquadShipJson ship = squad.get(i);
        if (inForce.game().setUp().firstFaction().isPresent()) {
          FaultException.taken(place.append("faction"), () -> ship.faction().map(Factions::known));
        }
        List<String> brought = player.squad().brought(i, cardsInForce);
        ShipCard card = FaultException.taken(place, () -> ship.card(player.id(), brought));
        cards.add(card);
        FaultException.taken(place, () -> aboard.crew(ship, card.points()))
            .ifPresent(crew -> crews.put(card.id(), crew));
        standing(ship, player, place).ifPresent(ships::add);
      }
    }
    if (placed) {
      ships.addAll(standIns(StandInJson::standing));
    }
    Table table =
        new TableFigures(
                playArea.orElseGet(
                    () -> PlayAreaJson.of(mission.map(Mission::area).orElse(PlayArea.STANDARD))),
                ships,
                Optional.of(obstacles.stream().map(OwnedObstacle::obstacle).toList())
                    .filter(all -> placed),
                Optional.empty(),
                Optional.empty(),
                Optional.empty())
            .on(CoordinateFrame.TABLE, inForce.movement().parts());
    List<RemoteState> brought = broughtRemotes();
    try {
      Setup.Builder game =
          Setup.builder(inForce, seats)
              .ships(cards)
              .table(table)
              .sharedDeck(decks.filter(Decks.SHARED::equals).isPresent())
              .remotes(brought, remotePoses())
              .crews(crews)
              .cardSets(sets());
      initiative.map(player -> team(seats, player)).ifPresent(game::initiative);
      deck.ifPresent(game::deck);
      rounds.ifPresent(game::lastRound);
      mission.ifPresent(game::mission);
      return (placed ? game : game.pool(pool())).build();
    } catch (IllegalArgumentException wrong) {
      throw FaultException.refusedValue(Pointer.ROOT, wrong);
    }
  }

  /** Returns the same game with sets of cards in force. */
  public SetupJson withCardSets(List<String> sets, Optional<String> day) {
    return with(players, sets, day);
  }

  /** Returns the same game with the colors of players' ships, by player; of others none. */
  public SetupJson withColors(Map<String, Color> named) {
    return with(
        players.stream()
            .map(
                player ->
                    new Player(
                        player.id(),
                        player.team(),
                        player.edge(),
                        Optional.ofNullable(named.get(player.id())),
                        player.squad()))
            .toList(),
        cardSets,
        asOf);
  }

  /** Returns the colors of players' ships, of those players who have one. */
  public Map<String, Color> colors() {
    Map<String, Color> named = new TreeMap<>();
    players.forEach(player -> player.color().ifPresent(color -> named.put(player.id(), color)));
    return named;
  }

  private SetupJson with(List<Player> seated, List<String> sets, Optional<String> day) {
    return new SetupJson(
        rules,
        playArea,
        obstacles,
        placed,
        chance,
        seated,
        rounds,
        points,
        decks,
        deck,
        initiative,
        standIns,
        scenario,
        remotes,
        sets,
        day);
  }

  private CardSet inForce(CardSet known) {
    try {
      return known.inForce(sets());
    } catch (IllegalArgumentException unknown) {
      throw FaultException.badValue("/cardSets", "'cardSets': " + unknown.getMessage());
    }
  }

  private List<String> sets() {
    return asOf.map(day -> cardSets.stream().map(set -> set + "@" + day).toList()).orElse(cardSets);
  }

  /**
   * Returns the ids of the squads' cards whose effects are missing from the game, each once.
   *
   * @param strict whether there may be none
   * @throws FaultException if there are some in spite of that, or a set is not known
   */
  public List<String> unwritten(CardSet known, boolean strict) {
    CardSet cardsInForce = inForce(known);
    List<String> unwritten =
        players.stream()
            .flatMap(player -> player.squad().made().stream())
            .flatMap(squad -> squad.unwritten(cardsInForce).stream())
            .distinct()
            .toList();
    if (strict && !unwritten.isEmpty()) {
      throw FaultException.badValue("/players", "'players': " + ReadSquad.refusal(unwritten));
    }
    return unwritten;
  }

  private List<RemoteState> broughtRemotes() {
    List<RemoteState> brought = new ArrayList<>();
    for (RemoteJson remote : remotes) {
      Pointer at = Pointer.of("/remotes").append(brought.size());
      brought.add(FaultException.taken(at, remote::remote));
    }
    return brought;
  }

  private Map<String, Pose> remotePoses() {
    Map<String, Pose> poses = new HashMap<>();
    for (RemoteJson remote : remotes) {
      remote
          .pose()
          .ifPresent(
              pose ->
                  poses.put(
                      remote.id(),
                      FaultException.within(
                          Pointer.of("/pose"), () -> pose.on(CoordinateFrame.TABLE))));
    }
    return poses;
  }

  /** Returns the ships that stand in as obstacles, each converted by {@code as}. */
  private <T> List<T> standIns(Function<StandInJson, T> as) {
    List<T> all = new ArrayList<>();
    for (StandInJson standIn : standIns) {
      Pointer at = Pointer.of("/standIns").append(all.size());
      all.add(FaultException.within(at, () -> as.apply(standIn)));
    }
    return all;
  }

  /**
   * Returns the players. If a ship in a squad builder's squad shares its name with another ship,
   * all ships of such squads get their player's name before their own.
   */
  private List<Player> seated() {
    List<String> ids =
        players.stream()
            .flatMap(player -> player.squad().ships().stream())
            .map(SquadShipJson::id)
            .toList();
    if (new HashSet<>(ids).size() == ids.size()) {
      return players;
    }
    return players.stream()
        .map(
            player ->
                player.squad().exported()
                    ? new Player(
                        player.id(),
                        player.team(),
                        player.edge(),
                        player.color(),
                        player.squad().named(player.id()))
                    : player)
        .toList();
  }

  private ObstaclePool pool() {
    List<ObstaclePool.Brought> brought = new ArrayList<>();
    for (int i = 0; i < obstacles.size(); i++) {
      Pointer at = Pointer.of("/obstacles").append(i);
      OwnedObstacle obstacle = obstacles.get(i);
      String owner =
          obstacle
              .owner()
              .orElseThrow(
                  () ->
                      FaultException.missing(
                          at.append("owner"), "the player who brings the obstacle"));
      brought.add(
          new ObstaclePool.Brought(
              owner,
              FaultException.within(at, () -> obstacle.obstacle().on(CoordinateFrame.TABLE))));
    }
    List<ObstaclePool.StandIn> ships = standIns(StandInJson::brought);
    if (ships.size() > 1) {
      throw FaultException.badValue(
          "/standIns",
          "'standIns' has " + ships.size() + " ships, expected at most one that a player brings");
    }
    return new ObstaclePool(brought, ships.stream().findFirst());
  }

  private Optional<ShipJson> standing(SquadShipJson ship, Player player, Pointer place) {
    if (!placed) {
      if (ship.pose().isPresent()) {
        throw FaultException.badValue(
            place.append("pose"),
            "'pose' is given, expected none in a game whose ships are not placed");
      }
      return Optional.empty();
    }
    return Optional.of(
        new ShipJson(
            ship.id(),
            BaseName.of(ship.needed("base", ship.base())),
            Optional.of(player.id()),
            ship.pose()
                .orElseThrow(
                    () -> FaultException.missing(place.append("pose"), "where the ship stands")),
            Optional.empty(),
            false,
            Optional.empty()));
  }

  private static String team(List<Seat> seats, String player) {
    return seats.stream()
        .filter(seat -> seat.id().equals(player))
        .map(Seat::team)
        .findFirst()
        .orElse(player);
  }
}
