package io.github.flightstand.rules;

import io.github.flightstand.geometry.internal.Arguments;
import java.util.Objects;
import java.util.Optional;

/**
 * The choices of a rule set about the course of a game, where the books differ.
 *
 * @param attackNeedsDice whether an attack whose number of attack dice is 0 does no damage, even if
 *     its pool gets dice later (001-025). Otherwise only the pool counts (000-050)
 * @param overlappedKoiogranIsStraight whether a Koiogran turn that overlaps a ship counts as the
 *     straight of the same speed, in the dial's color (001-043). Otherwise it still counts as a
 *     Koiogran turn (000-102)
 * @param endsAtOnce whether a game is over as soon as only one side has ships and no lingering ship
 *     still has its chance to attack (001-047). Otherwise the game ends with the round (000-180)
 * @param initiativeWinsMutualLoss whether the side with initiative wins if the last ships of all
 *     sides are lost at the same time (001-046). Otherwise the game is a draw (000-181)
 * @param damageDeck the deck of damage cards (000-146)
 * @param upgradesFitEveryFaction whether an upgrade of one faction fits ships of every faction
 *     (001-051). Otherwise it fits only its own (000-062)
 * @param setUp how a game is set up
 * @param epic the additions of epic battles
 * @param boarding the figures of the rules for boarding, if those are added (004)
 * @param ionWaitsForDial whether a ship that is ionized after its dial was set executes the dial,
 *     and is ionized in the next round (the publisher's FAQ). Otherwise it drifts at once, its dial
 *     hidden (000-119)
 * @param firstBook whether the first rulebook is in force; refusals then cite it if it agrees with
 *     the rules reference (001)
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

  /** Creates the rules of games that are not epic battles. */
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
        true,
        false);
  }

  /** Returns these rules with other rules for epic battles. */
  public GameRules withEpic(EpicRules other) {
    return with(other, boarding, ionWaitsForDial);
  }

  /** Returns these rules with rules for boarding added. */
  public GameRules withBoarding(BoardingRules added) {
    return with(epic, Optional.of(added), ionWaitsForDial);
  }

  /** Returns these rules with another choice for ships that are ionized after their dial is set. */
  public GameRules withIonWaitsForDial(boolean waits) {
    return with(epic, boarding, waits);
  }

  private GameRules with(
      EpicRules otherEpic, Optional<BoardingRules> otherBoarding, boolean waits) {
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
        waits,
        firstBook);
  }

  /** The choices of the rules reference. */
  public static final GameRules REFERENCE_2015 =
      new GameRules(
          false, false, false, false, DamageCards.REFERENCE_2015, false, SetUpRules.REFERENCE_2015);

  /** The choices of the first rulebook. */
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
          true,
          true);

  /** The choices of the book of epic battles: those of the rules reference and additions. */
  public static final GameRules EPIC_2019 = REFERENCE_2015.withEpic(EpicRules.EPIC_2019);

  /**
   * The choices of a rule set about initiative and setting up, where the books differ.
   *
   * @param fewerPointsDecide whether the side with fewer squad points decides who has initiative
   *     (000-149). Otherwise that side has initiative itself (001-037)
   * @param firstFaction the faction whose side has initiative at equal points and lays the first
   *     obstacle, if only one side is of that faction (001-037, -057). If absent, or if both squads
   *     are of one faction, a die settles the tie (000-150, 001-039), and the side with initiative
   *     lays the first obstacle (000-052)
   * @param obstaclesEach how many obstacles each side brings to a game with obstacles (000-052,
   *     -054, 001-057)
   */
  public record SetUpRules(
      boolean fewerPointsDecide, Optional<String> firstFaction, int obstaclesEach) {

    /** Throws an {@link IllegalArgumentException} for a negative number or an unknown faction. */
    public SetUpRules {
      firstFaction =
          Objects.requireNonNull(firstFaction, "firstFaction may be empty but not null")
              .map(Factions::known);
      if (obstaclesEach < 0) {
        throw new IllegalArgumentException("obstaclesEach is at least 0, found " + obstaclesEach);
      }
    }

    /** The choices of the rules reference. */
    public static final SetUpRules REFERENCE_2015 = new SetUpRules(true, Optional.empty(), 3);

    /** The choices of the first rulebook. */
    public static final SetUpRules CORE_2012 =
        new SetUpRules(false, Optional.of(Factions.IMPERIAL), 3);
  }

  /** The deck of damage cards that a rule set plays with; the engine knows what each deck holds. */
  public enum DamageCards {
    /** The deck of the first rulebook. */
    CORE_2012,
    /** The deck that came with the rules reference and replaces the older one (000-146). */
    REFERENCE_2015
  }
}
