package io.github.flightstand.rules;

/**
 * What the book of epic battles adds to the course of a game, beside what is measured by its
 * edition.
 *
 * @param systemPhase whether there is a system phase between planning and activation (003, headings
 *     on scenario rules)
 * @param playerOrder whether chance settles a player order, and any number of sides sets up a table
 *     in it: two sides call a die, more draw numbers (003-030, -058, -059), and the players lay one
 *     pool of obstacles in turn (003-032); else squad points tell who has initiative, and two sides
 *     set up
 * @param allies whether a player's ships are friends of his own alone and those of his team mates
 *     are allied: neither friendly nor enemy, and whether a team orders as it likes what its
 *     members do at the same time (003-059 to -061); else all ships of a team are friends
 * @param halfHealth whether half the points of an enemy at half health count (003-038, -039); else
 *     only those of ships that are gone do (000-211)
 * @param commandSlot whether every ship has a slot for a command upgrade (003-063)
 * @param wings whether ships may fly in wings (003, heading on wings; 003-001)
 * @param laidApart whether at set-up no ship and no remote is laid on another piece of these
 *     (003-033a); else remotes may lie on or under anything
 */
public record EpicRules(
    boolean systemPhase,
    boolean playerOrder,
    boolean allies,
    boolean halfHealth,
    boolean commandSlot,
    boolean wings,
    boolean laidApart) {

  /** A game that is no epic battle. */
  public static final EpicRules NONE =
      new EpicRules(false, false, false, false, false, false, false);

  /** The book of epic battles. */
  public static final EpicRules EPIC_2019 = new EpicRules(true, true, true, true, true, true, true);
}
