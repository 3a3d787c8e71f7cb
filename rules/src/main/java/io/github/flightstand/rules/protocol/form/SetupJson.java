package io.github.flightstand.rules.protocol.form;

import com.fasterxml.jackson.annotation.JsonClassDescription;
import com.fasterxml.jackson.annotation.JsonPropertyDescription;
import com.fasterxml.jackson.core.JsonPointer;
import io.github.flightstand.geometry.Pose;
import io.github.flightstand.geometry.interop.CoordinateFrame;
import io.github.flightstand.movement.maneuver.Dial;
import io.github.flightstand.movement.parts.BaseSize;
import io.github.flightstand.movement.table.Obstacle;
import io.github.flightstand.movement.table.ObstacleKind;
import io.github.flightstand.movement.table.PlayArea;
import io.github.flightstand.movement.table.Ship;
import io.github.flightstand.movement.table.Table;
import io.github.flightstand.movement.table.TableEdge;
import io.github.flightstand.movement.table.Token;
import io.github.flightstand.rules.RuleSet;
import io.github.flightstand.rules.Rules;
import io.github.flightstand.rules.engine.Chance;
import io.github.flightstand.rules.engine.ObstaclePool;
import io.github.flightstand.rules.engine.Setup;
import io.github.flightstand.rules.engine.state.Action;
import io.github.flightstand.rules.engine.state.Crew;
import io.github.flightstand.rules.engine.state.DamageDeck;
import io.github.flightstand.rules.engine.state.HugeCard;
import io.github.flightstand.rules.engine.state.RemoteState;
import io.github.flightstand.rules.engine.state.Seat;
import io.github.flightstand.rules.engine.state.ShipCard;
import io.github.flightstand.rules.engine.state.WeaponRange;
import io.github.flightstand.rules.engine.state.WingId;
import io.github.flightstand.rules.measure.FiringArc;
import io.github.flightstand.rules.mission.Mission;
import io.github.flightstand.rules.protocol.codec.Excerpt;
import io.github.flightstand.rules.protocol.codec.FaultCode;
import io.github.flightstand.rules.protocol.codec.FaultException;
import io.github.flightstand.rules.protocol.codec.In;
import io.github.flightstand.rules.protocol.codec.NumberRange;
import io.github.flightstand.rules.protocol.squad.CatalogueFiles;
import io.github.flightstand.rules.protocol.squad.IllegalSquadException;
import io.github.flightstand.rules.protocol.squad.ReadSquad;
import io.github.flightstand.rules.protocol.squad.Reason;
import io.github.flightstand.rules.squad.SquadCheck;
import io.github.flightstand.rules.squad.SquadRules;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.stream.Stream;

/**
 * A game before it begins, as a line writes it.
 *
 * @param rules the rules; reference-2015 if absent, with a scenario epic-2019
 * @param playArea the play area; 914.4 by 914.4 if absent
 * @param obstacles the obstacles
 * @param placed whether ships and obstacles stand on the table already; if not, the players set
 *     them up
 * @param chance where dice and cards come from
 * @param players the players
 * @param rounds the last round, if one is agreed on
 * @param points how many points the ships of a side may cost, if that is agreed on
 * @param decks whether each player has a damage deck of his own, as he has if absent
 * @param initiative the player whose side has initiative; absent: the rules settle it
 * @param standIns huge ships that stand in as obstacles
 * @param scenario the mission that is played, if one is
 * @param remotes the remotes and objective tokens
 */
@JsonClassDescription("A game before it begins.")
public record SetupJson(
    Optional<RulesJson> rules,
    Optional<PlayAreaJson> playArea,
    Optional<List<OwnedObstacle>> obstacles,
    @JsonPropertyDescription(
            "Whether ships and obstacles stand on the table already: ships with pose, outlines in"
                + " the table's coordinates. Else the players set them up: each side brings three"
                + " obstacles, or neither any, each with its owner and its outline in coordinates"
                + " of its own.")
        Optional<Boolean> placed,
    ChanceJson chance,
    List<Player> players,
    @JsonPropertyDescription("The last round, if one is agreed on.") Optional<Integer> rounds,
    @JsonPropertyDescription("How many points the ships of a side may cost, if that is agreed on.")
        Optional<Integer> points,
    @JsonPropertyDescription("Damage decks; own if absent.") Optional<Decks> decks,
    @JsonPropertyDescription("The player whose side has initiative; absent: the rules settle it.")
        Optional<String> initiative,
    @JsonPropertyDescription(
            "Huge ships that stand in as obstacles; in a game that is not placed at most one.")
        Optional<List<StandInJson>> standIns,
    @JsonPropertyDescription("The mission that is played, by name or written out.")
        Optional<ScenarioJson> scenario,
    @JsonPropertyDescription("The remotes and objective tokens.")
        Optional<List<RemoteJson>> remotes) {

  private static final List<FiringArc> FRONT = List.of(FiringArc.FRONT);

  /** Who draws from which damage deck. */
  public enum Decks {
    /** Each player has his own. */
    OWN,
    /** All share one. */
    SHARED
  }

  /** An obstacle and who brought it. */
  public record OwnedObstacle(
      String id, Optional<String> owner, ObstacleKind kind, OutlineJson outline) {

    private static OwnedObstacle of(Obstacle obstacle) {
      ObstacleJson written = ObstacleJson.of(obstacle);
      return new OwnedObstacle(written.id(), Optional.empty(), written.kind(), written.outline());
    }

    static OwnedObstacle of(ObstaclePool.Brought brought) {
      ObstacleJson written = ObstacleJson.of(brought.obstacle());
      return new OwnedObstacle(
          written.id(), Optional.of(brought.player()), written.kind(), written.outline());
    }

    private ObstacleJson obstacle() {
      return new ObstacleJson(id, kind, outline);
    }
  }

  /** A player. */
  public record Player(
      String id,
      @JsonPropertyDescription("Whose side he is on; absent: his own.") Optional<String> team,
      @JsonPropertyDescription("His edge of the table.") Optional<TableEdge> edge,
      Squad squad) {

    /** Returns the faction that all his ships are of, if all say the same. */
    private Optional<String> faction() {
      List<Optional<String>> factions =
          squad.ships().stream().map(SquadShip::faction).distinct().toList();
      return factions.size() == 1 ? factions.get(0) : Optional.empty();
    }

    private String side() {
      return team.orElse(id);
    }

    /** Returns what his ships cost, with their crews and gear (004-011). */
    private int cost(Rules inForce) {
      return squad.ships().stream().mapToInt(ship -> ship.points().orElse(0)).sum()
          + new CrewedSquad(inForce, squad.ships(), squad.made()).extra();
    }
  }

  /**
   * A player's ships, with all that is printed of them.
   *
   * @param ships the ships
   * @param made the cards that they were made of, and where those stand in the line; none: no card
   *     of the catalogue was named
   * @param exported whether it is a squad builder's, in which ships have no names of their own
   */
  public record Squad(List<SquadShip> ships, Optional<ReadSquad> made, boolean exported) {

    /** Creates a squad of ships that say all about themselves. */
    public Squad(List<SquadShip> ships) {
      this(ships, Optional.empty(), false);
    }

    /**
     * Returns the squad that a line writes, with what the catalogue has of its ships. The sections
     * of a corvette are one ship, by the name of its fore section.
     *
     * @throws FaultException if a card is not in the catalogue, or the squad cannot be read
     */
    static Squad of(SquadJson written) {
      if (written.xws().isEmpty() && written.ships().filter(Squad::sayAll).isPresent()) {
        return new Squad(written.ships().orElseThrow());
      }
      ReadSquad read = written.read(CatalogueFiles.standard());
      for (Reason unknown : read.unknown()) {
        throw FaultException.badValue(unknown.at(), unknown.message());
      }
      List<SquadShip> ships = new ArrayList<>();
      for (int i = 0; i < read.squad().ships().size(); i++) {
        int index = i;
        Optional<SquadShip> ship = written.ships().map(all -> all.get(index));
        if (ship.isPresent() && ship.get().ship().isEmpty()) {
          ships.add(ship.get());
          continue;
        }
        Optional<String> faction = read.squad().ships().get(i).pilot().faction();
        read.squad()
            .card(index, "")
            .map(
                card ->
                    ship.map(one -> one.filledFrom(card, faction))
                        .orElseGet(
                            () -> SquadShip.of(card, Optional.empty(), faction, Optional.empty())))
            .ifPresent(ships::add);
      }
      return new Squad(List.copyOf(ships), Optional.of(read), written.xws().isPresent());
    }

    private static boolean sayAll(List<SquadShip> ships) {
      return ships.stream().allMatch(ship -> ship.ship().isEmpty());
    }

    /** Returns where a ship stands; of a squad builder's squad the squad itself. */
    private JsonPointer place(JsonPointer squad, int ship) {
      return exported ? squad : squad.appendProperty("ships").appendIndex(ship);
    }

    /** Returns the same squad with its player's name before the names of its ships. */
    Squad named(String player) {
      return new Squad(
          ships.stream().map(ship -> ship.named(player + "-" + ship.id())).toList(),
          made,
          exported);
    }
  }

  /** A ship with what is printed on its card; what is absent is as its type and pilot have it. */
  public record SquadShip(
      String id,
      @JsonPropertyDescription(
              "The ship's type by its id in the catalogue; the rest defaults to it.")
          Optional<String> ship,
      @JsonPropertyDescription(
              "The pilot by his id in the catalogue; absent: the least skilled of the type.")
          Optional<String> pilot,
      @JsonPropertyDescription(
              "Its cards by their ids: of a ship of the catalogue its upgrades; else its pilot's"
                  + " card and its upgrades other than weapons, which are cards that the engine"
                  + " knows.")
          Optional<List<String>> cards,
      Optional<BaseSize> base,
      Optional<Integer> skill,
      Optional<Integer> attack,
      Optional<Integer> agility,
      @JsonPropertyDescription("Hull value; a huge ship's stands in its sections.")
          Optional<Integer> hull,
      @JsonPropertyDescription("Shield value; a huge ship's stands in its sections.")
          Optional<Integer> shields,
      @JsonPropertyDescription("Squad points with all upgrades; 0 if absent.")
          Optional<Integer> points,
      @JsonPropertyDescription("Its action bar; a huge ship's stand in its sections.")
          Optional<List<Action>> actions,
      Optional<Dial> dial,
      @JsonPropertyDescription("The arcs of its primary weapon; front if absent.")
          Optional<List<FiringArc>> arcs,
      @JsonPropertyDescription("Its secondary weapons.") Optional<List<WeaponJson>> weapons,
      @JsonPropertyDescription("Where it stands, in a game whose ships are placed.")
          Optional<PoseJson> pose,
      @JsonPropertyDescription("Its bomb cards; none if absent.") Optional<List<BombJson>> bombs,
      Optional<String> faction,
      @JsonPropertyDescription("A name that a side has once.") Optional<String> unique,
      @JsonPropertyDescription("A huge ship's: of a corvette fore and aft, of a transport one.")
          Optional<List<SectionJson>> sections,
      @JsonPropertyDescription("How much energy a huge ship's card holds; 0 if absent.")
          Optional<Integer> energy,
      @JsonPropertyDescription(
              "The nearest and the farthest range of a huge ship's primary weapon; 1 to 3 if"
                  + " absent.")
          Optional<List<Integer>> range,
      @JsonPropertyDescription("Whose wing it flies in, and in which place; absent: in none.")
          Optional<WingId> wing,
      @JsonPropertyDescription(
              "In an epic battle, its threat in place of points, each worth 25 of them.")
          @In(NumberRange.THREAT)
          Optional<Integer> threat,
      @JsonPropertyDescription(
              "In an epic battle, the quick build of several ships that it is of; those of one"
                  + " build are scored as one.")
          Optional<String> build,
      @JsonPropertyDescription("Who is on board, by the rules for boarding.")
          Optional<CrewJson> crew) {

    /** What a threat is worth in squad points (003-041). */
    private static final int POINTS_A_THREAT = 25;

    /**
     * Turns threat into points.
     *
     * @throws IllegalArgumentException if there are points too
     */
    public SquadShip {
      if (threat.isPresent() && points.isPresent()) {
        throw new IllegalArgumentException(
            "a ship has 'points' or 'threat', found both, "
                + points.get()
                + " and "
                + threat.get());
      }
      Optional<Integer> said = points;
      points = threat.map(each -> POINTS_A_THREAT * each).or(() -> said);
      threat = Optional.empty();
    }

    private static SquadShip of(
        ShipCard card, Optional<Pose> pose, Optional<String> faction, Optional<Crew> crew) {
      return new SquadShip(
          card.id(),
          Optional.empty(),
          Optional.empty(),
          Optional.of(card.cards()).filter(cards -> !cards.isEmpty()),
          Optional.of(card.base()),
          Optional.of(card.skill()),
          Optional.of(card.attack()),
          Optional.of(card.agility()),
          unlessHuge(card, card.hull()),
          unlessHuge(card, card.shields()),
          Optional.of(card.points()),
          unlessHuge(card, card.actions()),
          Optional.of(card.dial()),
          Optional.of(card.arcs()),
          Optional.of(card.weapons().stream().map(WeaponJson::of).toList())
              .filter(weapons -> !weapons.isEmpty()),
          pose.map(stands -> PoseJson.of(stands, CoordinateFrame.TABLE)),
          Optional.of(card.bombs())
              .filter(bombs -> !bombs.isEmpty())
              .map(bombs -> bombs.stream().map(BombJson::of).toList()),
          faction,
          Optional.empty(),
          card.huge().map(huge -> huge.sections().stream().map(SectionJson::of).toList()),
          card.huge().map(HugeCard::energy),
          card.huge().map(HugeCard::range).map(range -> List.of(range.nearest(), range.farthest())),
          card.wing(),
          Optional.empty(),
          card.build(),
          crew.map(CrewJson::of));
    }

    private static <T> Optional<T> unlessHuge(ShipCard card, T figure) {
      return card.huge().isPresent() ? Optional.empty() : Optional.of(figure);
    }

    /** Returns it with what it does not say taken from its cards. */
    private SquadShip filledFrom(ShipCard card, Optional<String> ofPilot) {
      SquadShip printed = of(card, Optional.empty(), ofPilot, Optional.empty());
      return new SquadShip(
          id,
          ship,
          pilot,
          cards,
          base.or(printed::base),
          skill.or(printed::skill),
          attack.or(printed::attack),
          agility.or(printed::agility),
          hull.or(printed::hull),
          shields.or(printed::shields),
          points.or(printed::points),
          actions.or(printed::actions),
          dial.or(printed::dial),
          arcs.or(printed::arcs),
          weapons.or(printed::weapons),
          pose,
          bombs.or(printed::bombs),
          faction.or(printed::faction),
          unique,
          sections.or(printed::sections),
          energy.or(printed::energy),
          range.or(printed::range),
          wing,
          threat,
          build,
          crew);
    }

    /** Returns the same ship by another name. */
    SquadShip named(String name) {
      return new SquadShip(
          name, ship, pilot, cards, base, skill, attack, agility, hull, shields, points, actions,
          dial, arcs, weapons, pose, bombs, faction, unique, sections, energy, range, wing, threat,
          build, crew);
    }

    /**
     * Returns a member that a ship must have that is of no type of the catalogue.
     *
     * @throws FaultException if it is absent
     */
    <T> T needed(String name, Optional<T> member) {
      return member.orElseThrow(
          () ->
              FaultException.of(
                  FaultCode.MISSING_FIELD,
                  JsonPointer.empty().appendProperty(name),
                  "'" + name + "' is missing, expected in a ship without 'ship'"));
    }

    /** Returns the card; places are those in the ship. */
    private ShipCard card(String player) {
      BaseSize size = needed("base", base);
      ShipCard.Builder card =
          ShipCard.builder(id, player, needed("dial", dial))
              .base(size)
              .skill(needed("skill", skill))
              .attack(needed("attack", attack))
              .agility(needed("agility", agility))
              .points(points.orElse(0))
              .arcs(arcs.orElse(size == BaseSize.HUGE_TRANSPORT ? List.of() : FRONT))
              .bombs(bombs.orElse(List.of()).stream().map(BombJson::bomb).toList())
              .weapons(weapons.orElse(List.of()).stream().map(WeaponJson::weapon).toList())
              .cards(ship.isPresent() ? List.of() : cards.orElse(List.of()));
      wing.ifPresent(card::wing);
      build.ifPresent(card::quickBuild);
      if (sections.isPresent()) {
        refuse("hull", hull);
        refuse("shields", shields);
        refuse("actions", actions);
        return card.huge(
                new HugeCard(
                    sections.get().stream().map(SectionJson::card).toList(),
                    energy.orElse(0),
                    range.map(SquadShip::range).orElse(WeaponRange.PRIMARY)))
            .build();
      }
      refuse("energy", energy);
      refuse("range", range);
      return card.hull(needed("hull", hull))
          .shields(needed("shields", shields))
          .actions(needed("actions", actions))
          .build();
    }

    private static WeaponRange range(List<Integer> bands) {
      if (bands.size() != 2) {
        throw new IllegalArgumentException(
            "a range is its nearest and its farthest band, like [2, 4], found " + bands);
      }
      return new WeaponRange(bands.get(0), bands.get(1));
    }

    private static void refuse(String name, Optional<?> figure) {
      if (figure.isPresent()) {
        throw FaultException.of(
            FaultCode.BAD_VALUE,
            JsonPointer.empty().appendProperty(name),
            "'"
                + name
                + "' is found, expected none: hull, shields and actions of a huge ship stand in"
                + " its sections, and no other ship has energy or a range");
      }
    }
  }

  /** Returns a game before it begins as a line writes it. */
  public static SetupJson of(Setup setup, Chance chance) {
    return new SetupJson(
        Optional.of(RulesJson.of(setup.rules())),
        Optional.of(PlayAreaJson.of(setup.table().playArea())),
        Optional.of(
            setup
                .pool()
                .map(pool -> pool.brought().stream().map(OwnedObstacle::of).toList())
                .orElseGet(
                    () -> setup.table().obstacles().stream().map(OwnedObstacle::of).toList())),
        Optional.of(setup.pool().isEmpty()),
        chance instanceof Chance.Seeded seeded
            ? ChanceJson.of(Chance.Seeded.of(seeded.seed()))
            : ChanceJson.of(chance),
        setup.seats().stream().map(seat -> player(setup, seat)).toList(),
        setup.lastRound(),
        Optional.empty(),
        Optional.of(setup.shared() ? Decks.SHARED : Decks.OWN),
        setup.initiative().flatMap(team -> first(setup.seats(), team)),
        Optional.of(
                Stream.concat(
                        setup.table().ships().stream().filter(Ship::standsIn).map(StandInJson::of),
                        setup.pool().flatMap(ObstaclePool::standIn).stream().map(StandInJson::of))
                    .toList())
            .filter(all -> !all.isEmpty()),
        setup.mission().map(ScenarioJson::of),
        Optional.of(
                setup.remotes().stream()
                    .map(
                        remote ->
                            RemoteJson.of(
                                remote, setup.table().token(remote.id()).map(Token::pose)))
                    .toList())
            .filter(all -> !all.isEmpty()));
  }

  private static Player player(Setup setup, Seat seat) {
    return new Player(
        seat.id(),
        Optional.of(seat.team()),
        seat.edge(),
        new Squad(
            setup.ships().stream()
                .filter(card -> card.seat().equals(seat.id()))
                .map(
                    card ->
                        SquadShip.of(
                            card,
                            setup.table().ship(card.id()).map(Ship::pose),
                            seat.faction(),
                            Optional.ofNullable(setup.crews().get(card.id()))))
                .toList()));
  }

  private static Optional<String> first(List<Seat> seats, String team) {
    return seats.stream().filter(seat -> seat.team().equals(team)).map(Seat::id).findFirst();
  }

  /**
   * Returns the game.
   *
   * @throws FaultException if there can be no such game; its place is that in the set-up
   */
  public Setup setup() {
    List<Player> seated = seated();
    checkIds(seated);
    Rules inForce =
        rules
            .map(RulesJson::rules)
            .orElseGet(() -> scenario.isPresent() ? RuleSet.EPIC_2019.rules() : Rules.standard());
    Optional<Mission> mission = scenario.map(ScenarioJson::mission);
    List<Seat> seats = new ArrayList<>();
    List<ShipCard> cards = new ArrayList<>();
    List<ShipJson> ships = new ArrayList<>();
    Map<String, Crew> crews = new TreeMap<>();
    for (int p = 0; p < seated.size(); p++) {
      JsonPointer at = JsonPointer.compile("/players").appendIndex(p);
      Player player = seated.get(p);
      checkEdge(player, at);
      seats.add(new Seat(player.id(), player.side(), player.faction(), player.edge()));
      checkPoints(player, inForce, at);
      checkNames(player, at);
      checkLegal(player, inForce, at.appendProperty("squad"));
      List<SquadShip> squad = player.squad().ships();
      CrewedSquad aboard = new CrewedSquad(inForce, squad, player.squad().made());
      for (int i = 0; i < squad.size(); i++) {
        JsonPointer place = player.squad().place(at.appendProperty("squad"), i);
        SquadShip ship = squad.get(i);
        try {
          ShipCard card = ship.card(player.id());
          cards.add(card);
          aboard.crew(ship, card.points()).ifPresent(crew -> crews.put(card.id(), crew));
        } catch (FaultException fault) {
          throw fault.under(place);
        } catch (IllegalArgumentException wrong) {
          throw FaultException.refusedValue(place, wrong);
        }
        standing(ship, player, place).ifPresent(ships::add);
      }
    }
    if (standsAlready()) {
      ships.addAll(standIns(StandInJson::standing));
    }
    Table table =
        new TableFigures(
                playArea.orElseGet(
                    () -> PlayAreaJson.of(mission.map(Mission::area).orElse(PlayArea.STANDARD))),
                ships,
                obstacles
                    .filter(all -> standsAlready())
                    .map(all -> all.stream().map(OwnedObstacle::obstacle).toList()),
                Optional.empty(),
                Optional.empty())
            .on(CoordinateFrame.TABLE, inForce.movement().parts());
    List<RemoteState> brought = broughtRemotes();
    try {
      Setup without =
          new Setup(
              inForce,
              seats,
              cards,
              table,
              initiative.map(player -> team(seats, player)),
              rounds,
              DamageDeck.of(inForce.game().damageDeck()),
              decks.filter(Decks.SHARED::equals).isPresent(),
              standsAlready() ? Optional.empty() : Optional.of(pool()),
              mission,
              List.of(),
              crews);
      return brought.isEmpty() ? without : without.with(brought, remotePoses());
    } catch (IllegalArgumentException wrong) {
      throw FaultException.refusedValue(JsonPointer.empty(), wrong);
    }
  }

  private List<RemoteState> broughtRemotes() {
    List<RemoteState> brought = new ArrayList<>();
    for (RemoteJson remote : remotes.orElse(List.of())) {
      JsonPointer at = JsonPointer.compile("/remotes").appendIndex(brought.size());
      try {
        brought.add(remote.remote());
      } catch (FaultException fault) {
        throw fault.under(at);
      } catch (IllegalArgumentException wrong) {
        throw FaultException.refusedValue(at, wrong);
      }
    }
    return brought;
  }

  private Map<String, Pose> remotePoses() {
    Map<String, Pose> poses = new HashMap<>();
    for (RemoteJson remote : remotes.orElse(List.of())) {
      remote
          .pose()
          .ifPresent(pose -> poses.put(remote.id(), ShipJson.stands(CoordinateFrame.TABLE, pose)));
    }
    return poses;
  }

  /** Returns what the ships that stand in as obstacles are taken for. */
  private <T> List<T> standIns(Function<StandInJson, T> as) {
    List<T> all = new ArrayList<>();
    for (StandInJson standIn : standIns.orElse(List.of())) {
      try {
        all.add(as.apply(standIn));
      } catch (FaultException fault) {
        throw fault.under(JsonPointer.compile("/standIns").appendIndex(all.size()));
      }
    }
    return all;
  }

  private boolean standsAlready() {
    return placed.orElse(false);
  }

  /**
   * Returns the players. Where a squad builder's squad has a ship by the name of another player's,
   * the ships of all such squads get their player's name before their own.
   */
  private List<Player> seated() {
    List<String> ids =
        players.stream()
            .flatMap(player -> player.squad().ships().stream())
            .map(SquadShip::id)
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
                        player.squad().named(player.id()))
                    : player)
        .toList();
  }

  /** Every piece has an id of its own, on the table already or not. */
  private void checkIds(List<Player> seated) {
    Set<String> ids = new HashSet<>();
    for (int p = 0; p < seated.size(); p++) {
      List<SquadShip> ships = seated.get(p).squad().ships();
      for (int i = 0; i < ships.size(); i++) {
        if (!ids.add(ships.get(i).id())) {
          throw TableJson.duplicate(ships.get(i).id())
              .under(JsonPointer.compile("/players/" + p + "/squad/ships/" + i));
        }
      }
    }
    List<OwnedObstacle> all = obstacles.orElse(List.of());
    for (int i = 0; i < all.size(); i++) {
      if (!ids.add(all.get(i).id())) {
        throw TableJson.duplicate(all.get(i).id()).under(JsonPointer.compile("/obstacles/" + i));
      }
    }
    List<RemoteJson> tokens = remotes.orElse(List.of());
    for (int i = 0; i < tokens.size(); i++) {
      if (!ids.add(tokens.get(i).id())) {
        throw TableJson.duplicate(tokens.get(i).id()).under(JsonPointer.compile("/remotes/" + i));
      }
    }
  }

  private ObstaclePool pool() {
    List<ObstaclePool.Brought> brought = new ArrayList<>();
    List<OwnedObstacle> all = obstacles.orElse(List.of());
    for (int i = 0; i < all.size(); i++) {
      JsonPointer at = JsonPointer.compile("/obstacles").appendIndex(i);
      OwnedObstacle obstacle = all.get(i);
      String owner = obstacle.owner().orElseThrow(() -> noOwner(at));
      try {
        brought.add(new ObstaclePool.Brought(owner, obstacle.obstacle().on(CoordinateFrame.TABLE)));
      } catch (FaultException fault) {
        throw fault.under(at);
      }
    }
    List<ObstaclePool.StandIn> ships = standIns(StandInJson::brought);
    if (ships.size() > 1) {
      throw FaultException.of(
          FaultCode.BAD_VALUE,
          JsonPointer.compile("/standIns"),
          "'standIns' has " + ships.size() + " ships, expected at most one that a player brings");
    }
    return new ObstaclePool(brought, ships.stream().findFirst());
  }

  private Optional<ShipJson> standing(SquadShip ship, Player player, JsonPointer place) {
    if (!standsAlready()) {
      if (ship.pose().isPresent()) {
        throw FaultException.of(
            FaultCode.BAD_VALUE,
            place.appendProperty("pose"),
            "'pose' tells where the ship stands, expected none in a game whose ships are not"
                + " placed");
      }
      return Optional.empty();
    }
    return Optional.of(
        new ShipJson(
            ship.id(),
            ship.needed("base", ship.base()),
            Optional.of(player.id()),
            ship.pose().orElseThrow(() -> noPose(place)),
            Optional.empty(),
            Optional.empty()));
  }

  private void checkEdge(Player player, JsonPointer at) {
    if (!standsAlready() && player.edge().isPresent()) {
      throw FaultException.of(
          FaultCode.BAD_VALUE,
          at.appendProperty("edge"),
          "'edge' is picked while the table is set up, expected none in a game whose ships are not"
              + " placed");
    }
  }

  private static String team(List<Seat> seats, String player) {
    return seats.stream()
        .filter(seat -> seat.id().equals(player))
        .map(Seat::team)
        .findFirst()
        .orElse(player);
  }

  /**
   * A side has its points together, however many players it has (000-204, 001-062); in an epic
   * battle each of its players has as large a part of them, rounded down (003-057).
   */
  private void checkPoints(Player player, Rules inForce, JsonPointer at) {
    if (inForce.game().epic().allies()) {
      checkPart(player, inForce, at);
      return;
    }
    String side = player.side();
    int cost =
        players.stream()
            .filter(other -> other.side().equals(side))
            .mapToInt(other -> other.cost(inForce))
            .sum();
    if (points.isPresent() && cost > points.get()) {
      throw FaultException.of(
          FaultCode.BAD_VALUE,
          at.appendProperty("squad"),
          "the ships of the side '"
              + side
              + "' cost "
              + cost
              + " points, expected at most "
              + points.get());
    }
  }

  private void checkPart(Player player, Rules inForce, JsonPointer at) {
    String side = player.side();
    int mates = (int) players.stream().filter(other -> other.side().equals(side)).count();
    int cost = player.cost(inForce);
    if (points.isPresent() && cost > points.get() / mates) {
      throw FaultException.of(
          FaultCode.BAD_VALUE,
          at.appendProperty("squad"),
          "the ships of '"
              + player.id()
              + "' cost "
              + cost
              + " points, expected at most "
              + points.get() / mates
              + (mates > 1 ? ", a player's part of his team's " + points.get() : ""));
    }
  }

  /**
   * Squads of the catalogue's cards are legal; of ships that say themselves what they are nobody
   * can tell. Huge ships are for games of more points than those of standard games (000-178).
   */
  private void checkLegal(Player player, Rules inForce, JsonPointer at) {
    boolean epic = points.orElse(SquadRules.EPIC_POINTS) > SquadRules.STANDARD_POINTS;
    SquadCheck check =
        new SquadCheck(SquadRules.of(inForce, epic).withMostPoints(Optional.empty()));
    Optional<ReadSquad> made = player.squad().made().map(squad -> squad.under(at.toString()));
    List<Reason> reasons =
        new ArrayList<>(made.map(squad -> squad.reasons(check)).orElse(List.of()));
    if (made.isPresent()) {
      SquadCheck.brokenByTeam(squadsOf(player.side()))
          .forEach(rule -> reasons.add(new Reason(rule.clause(), rule.message(), at.toString())));
    }
    reasons.addAll(
        new CrewedSquad(inForce, player.squad().ships(), player.squad().made())
            .reasons(at.toString()));
    reasons.addAll(
        new WingedSquad(inForce, player.squad().ships(), player.squad().made())
            .reasons(at.toString()));
    if (!reasons.isEmpty()) {
      throw new IllegalSquadException(at.toString(), reasons);
    }
  }

  private List<io.github.flightstand.rules.squad.Squad> squadsOf(String side) {
    return players.stream()
        .filter(player -> player.side().equals(side))
        .flatMap(player -> player.squad().made().stream())
        .map(ReadSquad::squad)
        .toList();
  }

  /** A unique name is there once in a team (000-064, -208; 001-050). */
  private void checkNames(Player player, JsonPointer at) {
    List<SquadShip> own = player.squad().ships();
    for (int i = 0; i < own.size(); i++) {
      Optional<String> name = own.get(i).unique();
      long bearers =
          players.stream()
              .filter(other -> other.side().equals(player.side()))
              .flatMap(other -> other.squad().ships().stream())
              .filter(ship -> name.isPresent() && ship.unique().equals(name))
              .count();
      if (bearers > 1) {
        throw FaultException.of(
            FaultCode.BAD_VALUE,
            at.appendProperty("squad")
                .appendProperty("ships")
                .appendIndex(i)
                .appendProperty("unique"),
            "the side '"
                + player.side()
                + "' has "
                + bearers
                + " ships with the unique name "
                + Excerpt.quoted(name.get())
                + ", expected one");
      }
    }
  }

  private static FaultException noOwner(JsonPointer obstacle) {
    return FaultException.of(
        FaultCode.MISSING_FIELD,
        obstacle.appendProperty("owner"),
        "'owner' is missing, expected the player who brings the obstacle");
  }

  private static FaultException noPose(JsonPointer ship) {
    return FaultException.of(
        FaultCode.MISSING_FIELD,
        ship.appendProperty("pose"),
        "'pose' is missing, expected where the ship stands");
  }
}
