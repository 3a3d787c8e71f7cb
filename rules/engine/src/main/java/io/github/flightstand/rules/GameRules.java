package io.github.flightstand.rules;

import io.github.flightstand.geometry.internal.Arguments;
import java.util.Objects;
import java.util.Optional;

/**
 * What rule sets choose about the course of a game, where the books differ.
 *
 * @param attackNeedsDice whether an attack whose attack dice sum to 0 does no damage, whatever lies
 *     in its pool later (001-025); else only what lies there counts (000-050)
 * @param overlappedKoiogranIsStraight whether a Koiogran turn that overlaps a ship counts as the
 *     straight of its speed, with the dial's colour (001-043); else as a Koiogran turn all the same
 *     (000-102)
 * @param endsAtOnce whether a game is over as soon as all ships of all sides but one are gone and
 *     none that lingers still has its chance to attack (001-047); else at the end of the round
 *     (000-180)
 * @param initiativeWinsMutualLoss whether the side with initiative wins when the last ships of all
 *     sides go at the same time (001-046); else that is a draw (000-181)
 * @param damageDeck the deck of damage cards (000-146)
 * @param upgradesFitEveryFaction whether upgrades for one faction fit ships of all (001-051); else
 *     only its own (000-062)
 * @param setUp how a game is set up
 * @param epic what epic battles add
 * @param boarding the figures of the rules for boarding, where those are added (004)
 * @param ionWaitsForDial whether a ship that is ionised after its dial was set executes its dial
 *     and is ionised in the next round; else it drifts at once and its dial is not revealed
 *     (000-119)
 * @param firstBook whether the first rulebook is in force, so that refusals cite it where it says
 *     what the rules reference says (001)
 */
public record GameRules(
    boolean attackNeedsDice,
    boolean overlappedKoiogranIsStraight,
    boolean endsAtOnce,
    boolean initiativeWinsMutualLoss,
    DamageCards damageDeck,
    boolean upgradesFitEveryFaction,
    SetUpRules setUp,
    EpicRules epic,
    Optional<BoardingRules> boarding,
    boolean ionWaitsForDial,
    boolean firstBook) {

  public GameRules {
    Arguments.require("boarding damageDeck setUp epic", boarding, damageDeck, setUp, epic);
  }

  /** Creates the rules of games that are no epic battles. */
  public GameRules(
      boolean attackNeedsDice,
      boolean overlappedKoiogranIsStraight,
      boolean endsAtOnce,
      boolean initiativeWinsMutualLoss,
      DamageCards damageDeck,
      boolean upgradesFitEveryFaction,
      SetUpRules setUp) {
    this(
        attackNeedsDice,
        overlappedKoiogranIsStraight,
        endsAtOnce,
        initiativeWinsMutualLoss,
        damageDeck,
        upgradesFitEveryFaction,
        setUp,
        EpicRules.NONE,
        Optional.empty(),
        false,
        false);
  }

  /** Returns these rules with other ones for epic battles. */
  public GameRules withEpic(EpicRules other) {
    return with(other, boarding);
  }

  /** Returns these rules with those for boarding. */
  public GameRules withBoarding(BoardingRules added) {
    return with(epic, Optional.of(added));
  }

  private GameRules with(EpicRules otherEpic, Optional<BoardingRules> otherBoarding) {
    return new GameRules(
        attackNeedsDice,
        overlappedKoiogranIsStraight,
        endsAtOnce,
        initiativeWinsMutualLoss,
        damageDeck,
        upgradesFitEveryFaction,
        setUp,
        otherEpic,
        otherBoarding,
        ionWaitsForDial,
        firstBook);
  }

  /** The rules reference's. */
  public static final GameRules REFERENCE_2015 =
      new GameRules(
          false, false, false, false, DamageCards.REFERENCE_2015, false, SetUpRules.REFERENCE_2015);

  /** The first rulebook's. */
  public static final GameRules CORE_2012 =
      new GameRules(
          true,
          true,
          true,
          true,
          DamageCards.CORE_2012,
          true,
          SetUpRules.CORE_2012,
          EpicRules.NONE,
          Optional.empty(),
          false,
          true);

  /** Those of the book of epic battles: the rules reference's, and what it adds. */
  public static final GameRules EPIC_2019 = REFERENCE_2015.withEpic(EpicRules.EPIC_2019);

  /**
   * What rule sets choose about who begins and about setting up, where the books differ.
   *
   * @param fewerPointsDecide whether the side with fewer squad points decides who has initiative
   *     (000-149); else it has it (001-037)
   * @param firstFaction the faction whose side has initiative at equal points and lays the first
   *     obstacle, if it is that of one side alone (001-037, -057); none: a die settles the tie, as
   *     it does between two squads of one faction (000-150, 001-039), and the side with initiative
   *     lays the first (000-052)
   * @param obstaclesEach how many obstacles each side brings to a game that is played with
   *     obstacles (000-052, -054, 001-057)
   */
  public record SetUpRules(
      boolean fewerPointsDecide, Optional<String> firstFaction, int obstaclesEach) {

    /** Throws an {@link IllegalArgumentException}: a negative number, an unknown faction. */
    public SetUpRules {
      firstFaction =
          Objects.requireNonNull(firstFaction, "firstFaction may be empty but not null")
              .map(Factions::known);
      if (obstaclesEach < 0) {
        throw new IllegalArgumentException("obstaclesEach is at least 0, found " + obstaclesEach);
      }
    }

    /** The rules reference's. */
    public static final SetUpRules REFERENCE_2015 = new SetUpRules(true, Optional.empty(), 3);

    /** The first rulebook's. */
    public static final SetUpRules CORE_2012 =
        new SetUpRules(false, Optional.of(Factions.IMPERIAL), 3);
  }

  /** Which deck of damage cards a rule set plays with; what is in it is data of the engine. */
  public enum DamageCards {
    /** The deck of the first rulebook. */
    CORE_2012,
    /** The deck that came with the rules reference and replaces the older one (000-146). */
    REFERENCE_2015
  }
}
