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
 * What a rule of a mission says: one of a closed list of small kinds, which a mission puts together
 * (003-044, -066 to -124). What a kind does is a class of hooks in the engine.
 *
 * <p>A role is the name of one of the mission's, or {@code all}. Where players are asked one after
 * another, they are in the order of play.
 */
public sealed interface MissionRule {

  /**
   * A player chooses one of several places, at which a marker then lies (003-082, -088).
   *
   * @param by the role whose first player chooses
   * @param name the name of the place from then on
   * @param opposite the name of the place that is the chosen one turned half round about the middle
   *     of the play area, if that has a name
   * @param point whether no marker lies there, so that ranges run to the very point
   */
  record ChooseSpot(
      @Names(Thing.SET_UP) Moment at,
      @Names(Thing.ROLE) String by,
      @Names(Thing.ITSELF) String name,
      @Within(least = 1) List<Spot> among,
      @Names(Thing.ITSELF) Optional<String> opposite,
      @Default("false") boolean point)
      implements MissionRule, Timed {

    /** Copies the list; throws IllegalArgumentException if a place has another's name. */
    public ChooseSpot {
      among = List.copyOf(among);
      Set<String> names = new HashSet<>();
      for (Spot spot : among) {
        if (!names.add(spot.name())) {
          throw new IllegalArgumentException(
              "'name' is '" + spot.name() + "' once more, expected each place once");
        }
      }
    }
  }

  /**
   * A player chooses one of the two edges that are nearest to a place (003-082).
   *
   * @param by the role whose first player chooses
   * @param name the name of the edge from then on
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
   * @param of whose ships: of the player himself, or of the next of the role
   * @param half whether it is half of the other's ships, rounded down
   * @param wings whether wings may be chosen, as wholes only; else no ship of a wing (003-026)
   */
  record IntoReserve(
      @Names(Thing.SET_UP) Moment at,
      @Names(Thing.ROLE) String by,
      Owner of,
      @Within Optional<Integer> most,
      @Default("false") boolean half,
      @Default("false") boolean wings)
      implements MissionRule, Timed {}

  /** Whose pieces. */
  enum Owner {
    /** The player's own. */
    SELF,
    /** Those of the next player of the role, the last one's being the first's. */
    NEXT
  }

  /**
   * Players set up their ships (003-033, -067, -076).
   *
   * @param where where, if not at markers
   * @param markers whether at hyperspace markers, or at an edge if none is free
   * @param each how many ships each player sets up, those of the least threat first, the others
   *     being in reserve; all if absent
   */
  record SetUpShips(
      @Names(Thing.SET_UP) Moment at,
      Order order,
      Optional<Where> where,
      @Names(Thing.MARKERS) @Default("false") boolean markers,
      @Within(least = 1) Optional<Integer> each)
      implements MissionRule, Timed {

    /** Throws IllegalArgumentException unless it says where. */
    public SetUpShips {
      checkEntry(where, markers);
    }
  }

  private static void checkEntry(Optional<Where> where, boolean markers) {
    if (where.isEmpty() && !markers) {
      throw new IllegalArgumentException(
          "'where' is missing, expected it where 'markers' is not true");
    }
  }

  /** In which order ships are set up. */
  enum Order {
    /** In ascending skill, at equal skill in the order of play. */
    SKILL,
    /** Player after player, in the order of play. */
    PLAYERS
  }

  /**
   * Players set up remotes or markers, one at a time and in turn (003-088, -092, -102, -105, -110,
   * -120).
   *
   * @param count how many now; all that wait if absent
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
   * The first player of a role spreads victory tokens over the cards of his side's pieces (003-083,
   * -115).
   *
   * @param most how many at most on one piece
   * @param mostHuge how many at most on a huge ship
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

  /** The first player of a role puts victory tokens on a piece that he chooses (003-120, -123). */
  record PutTokens(
      Moment at, @Names(Thing.ROLE) String by, Pieces onto, @Within(least = 1) int count)
      implements MissionRule, Timed {}

  /**
   * When a piece is gone, someone earns victory tokens, or loses some where the number is negative
   * (003-036, -037, -068, -071, -084, -090, -095, -099, -104, -111, -116, -121).
   *
   * @param thenAttacker how many tokens then lie on the card of the ship that attacked
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

    /** Every other side than the piece's. */
    public static final String OTHERS = "others";

    /** Copies the list. */
    public EarnWhenGone {
      how = List.copyOf(how);
    }
  }

  /** How a piece went. */
  enum Loss {
    /** Destroyed by an attack. */
    ATTACKED,
    /** Destroyed by whatever. */
    DESTROYED,
    /** Fled. */
    FLED
  }

  /** A player who damages a ship that was at full health by an attack earns tokens (003-077). */
  record EarnFirstStrike(@Within(least = -100) int count) implements MissionRule {}

  /**
   * Ships come out of reserve, player after player (003-069, -073, -098).
   *
   * @param most how many each at most; all if absent
   * @param ifNone whether only players without a ship in play do; they have to, with the next in
   *     the order of threat
   * @param where where, if not at markers
   * @param markers whether at hyperspace markers, or at an edge if none is free
   */
  record Reinforce(
      Moment at,
      @Names(Thing.ROLE) String by,
      @Within(least = 1) Optional<Integer> most,
      @Default("false") boolean ifNone,
      Optional<Where> where,
      @Names(Thing.MARKERS) @Default("false") boolean markers)
      implements MissionRule, Timed {

    /** Throws IllegalArgumentException unless it says where. */
    public Reinforce {
      checkEntry(where, markers);
    }
  }

  /**
   * Players without a ship in play bring back what was destroyed, reset as at the beginning
   * (003-056, -080, -117).
   *
   * @param roll whether a die tells at which hyperspace marker
   * @param where where, if no die tells or there is no room at the marker
   */
  record BringBack(
      Moment at,
      @Names(Thing.ROLE) String by,
      @Names(Thing.MARKERS) @Default("false") boolean roll,
      Where where)
      implements MissionRule, Timed {}

  /**
   * Ships that have an edge in an arc suffer (003-085): those under stress damage for each stress
   * token, then all of them get stress.
   *
   * @param range the greatest range
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
   * Pieces escape, which are then neither destroyed nor fled (003-055, -086, -090, -099, -100,
   * -104, -118).
   *
   * @param where where they have to be; anywhere if absent
   * @param tokens how many tokens they have to have; any number if absent
   * @param most how many pieces at most; all if absent
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
   * A player rolls as many attack dice as the round's number, for all remotes together or for each,
   * and puts a token on a remote for each of some results (003-103, -107).
   *
   * @param by the role whose first player rolls
   * @param eachRemote whether for each of them; else once, each result then going to another remote
   *     that he chooses
   * @param activates whether a remote with a token turns active
   */
  record RollForTokens(
      Moment at,
      @Names(Thing.ROLE) String by,
      Pieces onto,
      @Within(least = 1) List<DieFace> faces,
      boolean eachRemote,
      @Default("false") boolean activates)
      implements MissionRule, Timed {

    /** Copies the list; throws IllegalArgumentException if it is about ships. */
    public RollForTokens {
      faces = List.copyOf(faces);
      if (onto.remotes().isEmpty()) {
        throw new IllegalArgumentException("'onto' is about ships, expected 'remotes'");
      }
    }
  }

  /** A ship near an active remote may take its tokens and it, if no enemy is near (003-108). */
  record Secure(Moment at, @Names(Thing.KIND) String remotes, @Within(most = 5) int range)
      implements MissionRule, Timed {}

  /** Remotes near targets blow up, and these with them, which earns tokens for each (003-113). */
  record Detonate(
      Moment at,
      @Names(Thing.KIND) String remotes,
      @Names(Thing.KIND) String targets,
      @Within(most = 5) int range,
      @Names(Thing.ROLE) String earner,
      @Within(least = -100) int each)
      implements MissionRule, Timed {}

  /** When a piece is dealt a damage card it drops a remote from its card (003-094). */
  record DropCargo(@Names(Thing.KIND) String cargo, @Names(Thing.TEMPLATE) String template)
      implements MissionRule {}

  /** After a maneuver a ship picks up remotes near it (003-097). */
  record PickUp(
      @Names(Thing.ROLE) String by,
      @Names(Thing.KIND) String cargo,
      @Names(Thing.ARC) String arc,
      @Within(most = 5) int range)
      implements MissionRule {}

  /** Results of a remote that defends become others while a friendly ship is near (003-112). */
  record Cover(@Names(Thing.KIND) String remotes, @Within(most = 5) int range)
      implements MissionRule {}

  /** A remote that attacks may reroll dice if the defender is near another remote (003-122). */
  record GuideFire(
      @Names(Thing.KIND) String remotes,
      @Names(Thing.KIND) String near,
      @Within(most = 5) int range)
      implements MissionRule {}

  /**
   * The game is over if at that moment one of these holds (000-182, 003-070, -081, -087, -091,
   * -101, -104, -109, -114, -119, -123).
   *
   * @param noneOf whether none of these pieces is in play; each is a condition of its own unless
   *     {@code together}
   * @param together whether all of them have to be gone
   * @param tokens how many tokens a player has earned
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
   * At the end of a round a die may end the game, else it ends some rounds later (003-124).
   *
   * @param by the role whose first player rolls
   * @param round the round at whose end he does
   * @param last the round at whose end it is over anyway
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
