package io.github.flightstand.rules.mission;

import io.github.flightstand.rules.member.Default;
import io.github.flightstand.rules.member.Names;
import io.github.flightstand.rules.member.Names.Thing;
import io.github.flightstand.rules.member.Within;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * A rule of a mission: one of a closed list of small kinds, which missions combine (003-044, -066
 * to -124). In the engine, a class of hooks carries out each kind.
 *
 * <p>A role is the name of one of the mission's roles, or {@code all}. Players who are asked one
 * after another are asked in the order of play.
 */
public sealed interface MissionRule {

  /**
   * A player chooses one of several places; a marker then lies there (003-082, -088).
   *
   * @param by the role whose first player chooses
   * @param name the name of the chosen place from then on
   * @param opposite the name of the chosen place turned by 180 degrees about the play area's
   *     center, if any
   * @param point whether no marker lies there, so that ranges are measured to the point itself
   */
  record ChooseSpot(
      @Names(Thing.SET_UP) Moment at,
      @Names(Thing.ROLE) String by,
      @Names(Thing.ITSELF) String name,
      @Within(least = 1) List<Spot> among,
      @Names(Thing.ITSELF) Optional<String> opposite,
      @Default("false") boolean point)
      implements MissionRule, Timed {

    /** Copies the list; throws IllegalArgumentException if two places have the same name. */
    public ChooseSpot {
      among = List.copyOf(among);
      Set<String> names = new HashSet<>();
      for (Spot spot : among) {
        if (!names.add(spot.name())) {
          throw new IllegalArgumentException(
              "'name' is '" + spot.name() + "' again, expected each place once");
        }
      }
    }
  }

  /**
   * A player chooses one of the two edges nearest to a place (003-082).
   *
   * @param by the role whose first player chooses
   * @param name the name of the chosen edge from then on
   */
  record ChooseEdge(
      @Names(Thing.SET_UP) Moment at,
      @Names(Thing.ROLE) String by,
      @Names(Thing.ITSELF) String name,
      @Names(Thing.SPOT) String spot)
      implements MissionRule, Timed {}

  /**
   * Players put ships into reserve (003-064a, -072, -093).
   *
   * @param by the role whose players choose, one after another
   * @param of whose ships: the player's own, or those of the role's next player
   * @param half whether the limit is half of those ships, rounded down
   * @param wings whether wings may be chosen, as wholes; otherwise no ship of a wing may (003-026)
   */
  record IntoReserve(
      @Names(Thing.SET_UP) Moment at,
      @Names(Thing.ROLE) String by,
      Owner of,
      @Within Optional<Integer> most,
      @Default("false") boolean half,
      @Default("false") boolean wings)
      implements MissionRule, Timed {}

  /** The owner of pieces, as seen from a player. */
  enum Owner {
    /** The player. */
    SELF,
    /** The next player of the role; after the last player comes the first. */
    NEXT
  }

  /**
   * Players set up their ships (003-033, -067, -076).
   *
   * @param where the place of the ships, unless it is at markers
   * @param markers whether at hyperspace markers; if none is free, in {@code where} or at any edge
   * @param each the number of ships that each player sets up, those of the least threat first; all
   *     if absent
   */
  record SetUpShips(
      @Names(Thing.SET_UP) Moment at,
      Order order,
      Optional<Where> where,
      @Names(Thing.MARKERS) @Default("false") boolean markers,
      @Within(least = 1) Optional<Integer> each)
      implements MissionRule, Timed {

    /** Throws IllegalArgumentException if there is neither {@code where} nor {@code markers}. */
    public SetUpShips {
      checkEntry(where, markers);
    }
  }

  private static void checkEntry(Optional<Where> where, boolean markers) {
    if (where.isEmpty() && !markers) {
      throw new IllegalArgumentException(
          "'where' is missing, expected it unless 'markers' is true");
    }
  }

  /** The order in which ships are set up. */
  enum Order {
    /** In ascending skill; at equal skill, in the order of play. */
    SKILL,
    /** Player by player, in the order of play. */
    PLAYERS
  }

  /**
   * Players set up remotes or markers in turn (003-088, -092, -102, -105, -110, -120).
   *
   * @param count the number to set up now; all that wait if absent
   */
  record SetUpRemotes(
      @Names(Thing.SET_UP) Moment at,
      @Names(Thing.ROLE) String by,
      @Names(Thing.KIND) String kind,
      @Within(least = 1) Optional<Integer> count,
      Where where)
      implements MissionRule, Timed {}

  /** Remotes lie at the corners of their side's zone from the beginning (003-120). */
  record RemotesAtCorners(
      @Names(Thing.SET_UP) Moment at,
      @Names(Thing.KIND) String kind,
      @Names(Thing.ZONE) String zone)
      implements MissionRule, Timed {}

  /**
   * The first player of a role spreads victory tokens over the cards of pieces (003-083, -115).
   *
   * @param most the most tokens on one piece
   * @param mostHuge the most tokens on a huge ship
   */
  record SpreadTokens(
      Moment at,
      @Names(Thing.ROLE) String by,
      Pieces onto,
      @Within(least = 1) int count,
      @Within(least = 1) Optional<Integer> most,
      @Within(least = 1) Optional<Integer> mostHuge)
      implements MissionRule, Timed {}

  /** The first player of a role spreads remotes over the cards of other remotes (003-092). */
  record SpreadCargo(
      @Names(Thing.SET_UP) Moment at,
      @Names(Thing.ROLE) String by,
      @Names(Thing.KIND) String kind,
      Pieces onto)
      implements MissionRule, Timed {}

  /** The first player of a role chooses a piece and puts victory tokens on it (003-120, -123). */
  record PutTokens(
      Moment at, @Names(Thing.ROLE) String by, Pieces onto, @Within(least = 1) int count)
      implements MissionRule, Timed {}

  /**
   * Players earn victory tokens when a piece is gone, or lose them if the number is negative
   * (003-036, -037, -068, -071, -084, -090, -095, -099, -104, -111, -116, -121).
   *
   * @param thenAttacker the number of tokens that go on the card of the attacking ship
   */
  record EarnWhenGone(
      Pieces of,
      @Within(least = 1) List<Loss> how,
      @Names(
              value = Thing.ROLE,
              or = {EarnWhenGone.ATTACKER, EarnWhenGone.OWNER, EarnWhenGone.OTHERS})
          String earner,
      @Within(least = -100) Amount amount,
      @Within(least = -100) Optional<Integer> thenAttacker)
      implements MissionRule {

    /** The player of the ship that attacked. */
    public static final String ATTACKER = "attacker";

    /** The piece's own player. */
    public static final String OWNER = "owner";

    /** Every side except the piece's own. */
    public static final String OTHERS = "others";

    /** Copies the list. */
    public EarnWhenGone {
      how = List.copyOf(how);
    }
  }

  /** The cause of a piece's loss. */
  enum Loss {
    /** Destroyed by an attack. */
    ATTACKED,
    /** Destroyed in any way. */
    DESTROYED,
    /** Fled. */
    FLED
  }

  /** A player earns tokens by damaging a ship at full health with an attack (003-077). */
  record EarnFirstStrike(@Within(least = -100) int count) implements MissionRule {}

  /**
   * Ships come out of reserve, player by player (003-069, -073, -098).
   *
   * @param most the most ships that each player brings in; all if absent
   * @param ifNone whether only players without a ship in play bring one in, their least threat in
   *     reserve
   * @param where the place where the ships come in, unless it is at markers
   * @param markers whether at hyperspace markers; if none is free, in {@code where} or at any edge
   */
  record Reinforce(
      Moment at,
      @Names(Thing.ROLE) String by,
      @Within(least = 1) Optional<Integer> most,
      @Default("false") boolean ifNone,
      Optional<Where> where,
      @Names(Thing.MARKERS) @Default("false") boolean markers)
      implements MissionRule, Timed {

    /** Throws IllegalArgumentException if there is neither {@code where} nor {@code markers}. */
    public Reinforce {
      checkEntry(where, markers);
    }
  }

  /**
   * Players without a ship in play bring back their lost ships, reset as at the beginning (003-056,
   * -080, -117).
   *
   * @param roll whether a die decides at which hyperspace marker
   * @param where the place where the ships come in if no die decides or the marker has no room
   */
  record BringBack(
      Moment at,
      @Names(Thing.ROLE) String by,
      @Names(Thing.MARKERS) @Default("false") boolean roll,
      Where where)
      implements MissionRule, Timed {}

  /**
   * Ships with an edge in an arc suffer (003-085). Stressed ships suffer damage for each stress
   * token; then all of them get stress.
   *
   * @param range the greatest range of the edge
   * @param critical whether the damage is critical
   * @param stress the number of stress tokens for each ship
   */
  record Gravity(
      Moment at,
      @Names(Thing.EDGE) String edge,
      @Names(Thing.ARC) String arc,
      @Within(most = 5) int range,
      boolean critical,
      @Within int stress)
      implements MissionRule, Timed {}

  /**
   * Pieces escape, neither destroyed nor fled (003-055, -086, -090, -099, -100, -104, -118).
   *
   * @param where the place from which a piece escapes; any place if absent
   * @param tokens the least number of tokens that a piece must have; any number if absent
   * @param most the most pieces that escape; all if absent
   * @param optional whether the player may choose fewer
   */
  record Escape(
      Moment at,
      Pieces of,
      Optional<Where> where,
      @Within Optional<Integer> tokens,
      @Within(least = 1) Optional<Integer> most,
      boolean optional,
      @Names(
              value = Thing.ROLE,
              or = {EarnWhenGone.OWNER, EarnWhenGone.OTHERS})
          String earner,
      @Within(least = -100) Amount amount)
      implements MissionRule, Timed {}

  /**
   * A player rolls as many attack dice as the number of the round, and puts a token on a remote for
   * each result in {@code faces} (003-103, -107).
   *
   * @param by the role whose first player rolls
   * @param eachRemote whether the player rolls for each remote; otherwise the player rolls once,
   *     and chooses another remote for each result
   * @param activates whether a remote that gets a token turns active
   * @param once whether a roll gives one token at most, however many results it has
   */
  record RollForTokens(
      Moment at,
      @Names(Thing.ROLE) String by,
      Pieces onto,
      @Within(least = 1) List<DieFace> faces,
      boolean eachRemote,
      @Default("false") boolean activates,
      @Default("false") boolean once)
      implements MissionRule, Timed {

    /** Copies the list; throws IllegalArgumentException if {@code onto} is about ships. */
    public RollForTokens {
      faces = List.copyOf(faces);
      if (onto.remotes().isEmpty()) {
        throw new IllegalArgumentException("'onto' is about ships, expected 'remotes'");
      }
    }
  }

  /** A ship near an active remote may take it and its tokens if no enemy is near (003-108). */
  record Secure(Moment at, @Names(Thing.KIND) String remotes, @Within(most = 5) int range)
      implements MissionRule, Timed {}

  /** Remotes near targets blow up together with them, which earns tokens per target (003-113). */
  record Detonate(
      Moment at,
      @Names(Thing.KIND) String remotes,
      @Names(Thing.KIND) String targets,
      @Within(most = 5) int range,
      @Names(Thing.ROLE) String earner,
      @Within(least = -100) int each)
      implements MissionRule, Timed {}

  /** A piece that is dealt a damage card drops a remote from its own card (003-094). */
  record DropCargo(@Names(Thing.KIND) String cargo, @Names(Thing.TEMPLATE) String template)
      implements MissionRule {}

  /** A ship picks up a remote near it after a maneuver (003-097). */
  record PickUp(
      @Names(Thing.ROLE) String by,
      @Names(Thing.KIND) String cargo,
      @Names(Thing.ARC) String arc,
      @Within(most = 5) int range)
      implements MissionRule {}

  /** A defending remote's focus results become evades while a friendly ship is near (003-112). */
  record Cover(@Names(Thing.KIND) String remotes, @Within(most = 5) int range)
      implements MissionRule {}

  /** A remote that attacks may reroll dice if the defender is near another remote (003-122). */
  record GuideFire(
      @Names(Thing.KIND) String remotes,
      @Names(Thing.KIND) String near,
      @Within(most = 5) int range)
      implements MissionRule {}

  /**
   * The game is over if at that moment one of these conditions holds (000-182, 003-070, -081, -087,
   * -091, -101, -104, -109, -114, -119, -123).
   *
   * @param noneOf the pieces that must all be out of play; each entry is a condition of its own
   *     unless {@code together}
   * @param together whether the pieces of all entries must be out of play at the same time
   * @param playerGone whether a player with no ship in play or in reserve ends the game
   * @param tokens the number of tokens that a player must have earned
   */
  record EndWhen(
      Moment at,
      @Default("[]") List<Pieces> noneOf,
      @Default("false") boolean together,
      @Default("false") boolean playerGone,
      Optional<Integer> tokens)
      implements MissionRule, Timed {

    /** Copies the list. */
    public EndWhen {
      noneOf = List.copyOf(noneOf);
    }
  }

  /**
   * A die may end the game at the end of a round; otherwise it ends some rounds later (003-124).
   *
   * @param by the role whose first player rolls
   * @param round the round after which the player rolls
   * @param last the round after which the game is over anyway
   */
  record EndByDie(
      @Names(Thing.ROLE) String by,
      @Within(least = 1) int round,
      @Within(least = 1) List<DieFace> faces,
      @Within int last)
      implements MissionRule {

    /** Copies the list; throws IllegalArgumentException if {@code last} is before {@code round}. */
    public EndByDie {
      faces = List.copyOf(faces);
      if (last < round) {
        throw new IllegalArgumentException(
            "'last' is " + last + ", expected a whole number from " + round + " to 100");
      }
    }
  }
}
