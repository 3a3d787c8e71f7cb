package io.github.flightstand.rules;

/**
 * The additions of the book of epic battles to the course of a game. The edition decides how to
 * measure.
 *
 * @param systemPhase whether a system phase comes between planning and activation (003, headings on
 *     scenario rules)
 * @param playerOrder whether chance decides the player order, in which any number of sides sets up.
 *     Two sides call a die, more draw numbers (003-030, -058, -059). The players lay one pool of
 *     obstacles in turn (003-032). Otherwise squad points decide who has initiative, and two sides
 *     set up
 * @param allies whether only a player's own ships are friendly and those of team mates are allied,
 *     neither friendly nor enemy. Then a team also orders freely what its members do at the same
 *     time (003-059 to -061). Otherwise all ships of a team are friendly
 * @param halfHealth whether an enemy ship at half health scores half its points (003-038, -039).
 *     Otherwise only ships that are gone score (000-211)
 * @param commandSlot whether every ship has a slot for a command upgrade (003-063)
 * @param wings whether ships may fly in wings (003, heading on wings; 003-001)
 * @param laidApart whether at set-up no ship and no remote may be laid on another ship or remote
 *     (003-033a). Otherwise remotes may lie on or under anything
 */
public record EpicRules(
    boolean systemPhase,
    boolean playerOrder,
    boolean allies,
    boolean halfHealth,
    boolean commandSlot,
    boolean wings,
    boolean laidApart) {

  /** The rules of a game that is not an epic battle. */
  public static final EpicRules NONE =
      new EpicRules(false, false, false, false, false, false, false);

  /** The rules of the book of epic battles. */
  public static final EpicRules EPIC_2019 = new EpicRules(true, true, true, true, true, true, true);
}
