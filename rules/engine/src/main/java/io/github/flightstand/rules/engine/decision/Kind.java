package io.github.flightstand.rules.engine.decision;

/** The kind of a decision. The decision's id begins with its word. */
public enum Kind {
  /** Chance: whether the player who rolls decides about initiative. */
  INITIATIVE_DIE("initiativeDie", By.CHANCE),
  /**
   * Which player's side has initiative.
   *
   * <ul>
   *   <li>{@code initiative}; team: gives that side initiative for the whole game
   * </ul>
   */
  INITIATIVE("initiative"),
  /**
   * Which faces of the initiative die a player calls.
   *
   * <ul>
   *   <li>{@code hitOrCritical}: says that the die about initiative will show a hit or a critical
   *       hit; in an epic battle of two sides
   *   <li>{@code blankOrFocus}: says that it will show a blank or a focus result
   * </ul>
   */
  CALL("call"),
  /** Chance: which side gets a player number. */
  PLAYER_NUMBER("playerNumber", By.CHANCE),
  /**
   * Which obstacle of the pool a player lays, and where.
   *
   * <ul>
   *   <li>{@code place:ID}; pose: lays that obstacle, or the huge ship that stands in for obstacles
   * </ul>
   */
  PLACE_OBSTACLE("placeObstacle"),
  /**
   * Which edge of the play area a player takes.
   *
   * <ul>
   *   <li>{@code edge}; edge: picks that edge; the other side has the opposite one
   * </ul>
   */
  EDGE("edge"),
  /**
   * Where a ship is set up.
   *
   * <ul>
   *   <li>{@code place:ID}; pose: sets up that ship
   * </ul>
   */
  PLACE_SHIP("placeShip"),
  /**
   * Whether a ship rejoins its wing.
   *
   * <ul>
   *   <li>{@code rejoin}: takes a ship that split back to its wing, with a stress token
   *   <li>{@code pass}: leaves it alone
   * </ul>
   */
  REJOIN("rejoin"),
  /**
   * Which wingmates split from their wing.
   *
   * <ul>
   *   <li>{@code split}; wingmate: splits that wingmate from the wing
   *   <li>{@code pass}: splits no more
   * </ul>
   */
  SPLIT("split"),
  /**
   * The maneuver on a ship's dial.
   *
   * <ul>
   *   <li>{@code dial}; maneuver: sets the ship's dial, or sets it again
   * </ul>
   */
  DIAL("dial"),
  /**
   * Whether a player has finished setting dials.
   *
   * <ul>
   *   <li>{@code ready}: says that all dials of the player are set
   *   <li>{@code unready}: takes that back, until every player is ready
   * </ul>
   */
  READY("ready"),
  /**
   * Which of a player's ships of equal skill comes next.
   *
   * <ul>
   *   <li>{@code ship}; ship: which of several ships comes next: to be set up, decloak, be
   *       activated, attack, or be struck by a bomb
   *   <li>{@code token}; token: which of several mines or bombs goes off next
   *   <li>{@code ability}; ability: which ability of a team's cards comes next
   *   <li>{@code fighter}; ship: which of several fighters with equal points is next
   *   <li>{@code remote}; remote: which of several remotes moves next
   *   <li>{@code ship}, {@code put}, {@code load:ID}, {@code escape}, {@code exit}, {@code
   *       gravity}, {@code first-corner}; name: the same, asked of each member of a team in turn
   * </ul>
   */
  NEXT("next"),
  /** Chance: what a team does next if its members disagree. */
  TEAM_LOT("teamLot", By.CHANCE),
  /**
   * Whether and where a ship decloaks.
   *
   * <ul>
   *   <li>{@code decloak:left}, {@code decloak:right}; shift: decloaks to that side
   *   <li>{@code decloak:forward}: decloaks ahead
   *   <li>{@code decloak:left-forward}, {@code decloak:left-back}, {@code decloak:right-forward},
   *       {@code decloak:right-back}; shift: decloaks to that side along a bank, as cards may have
   *       it, turning forward or back
   *   <li>{@code decloak:forward-left}, {@code decloak:forward-right}: decloaks ahead along a bank
   *   <li>{@code pass}: stays cloaked
   * </ul>
   */
  DECLOAK("decloak"),
  /**
   * The maneuver that an opponent picks for a stressed ship.
   *
   * <ul>
   *   <li>{@code maneuver}; maneuver: the next opponent in the order of players picks the maneuver
   *       of a stressed ship that revealed a red one
   * </ul>
   */
  PICK("pick"),
  /**
   * How far along the template's end a Tallon roll ends.
   *
   * <ul>
   *   <li>{@code offset}; shift: where a Tallon roll ends: its slack along the new heading, forward
   *       positive
   * </ul>
   */
  OFFSET("offset"),
  /**
   * Along which of its templates a remote moves forward.
   *
   * <ul>
   *   <li>{@code template}; template: along which template the remote moves forward
   * </ul>
   */
  REPOSITION("reposition"),
  /**
   * A ship's action.
   *
   * <ul>
   *   <li>{@code pass}: does nothing
   *   <li>{@code focus}, {@code evade}, {@code cloak}: gains that token
   *   <li>{@code lock}; ship: locks on to an enemy at range 1 to 3
   *   <li>{@code lock:fore}, {@code lock:aft}; ship: locks on to that section of a corvette
   *   <li>{@code boost:straight}, {@code boost:left}, {@code boost:right}: boosts
   *   <li>{@code barrelRoll:left}, {@code barrelRoll:right}; shift: rolls to that side
   *   <li>{@code barrelRoll:left-forward}, {@code barrelRoll:left-back}, {@code
   *       barrelRoll:right-forward}, {@code barrelRoll:right-back}; shift: rolls to that side along
   *       a bank, as cards may have it
   *   <li>{@code coordinate}; ship: gives that friendly ship a free action
   *   <li>{@code drop:ID}; template: drops that bomb
   *   <li>{@code card:CARD}: does what the card says after "Action:"
   *   <li>{@code dock:front}, {@code dock:left}, {@code dock:rear}, {@code dock:right}; shift: by
   *       the rules for boarding docks with its rear flush on that edge
   *   <li>{@code alongside:left:fore}, {@code alongside:left:aft}, {@code alongside:right:fore},
   *       {@code alongside:right:aft}; shift: a huge ship docks beside that end of another huge
   *       ship
   *   <li>{@code recover}; spread, for a corvette: a huge ship turns its energy into shields; a
   *       spread is such as {@code fore2 aft1}
   *   <li>{@code reinforce}; section, for a corvette: lays a reinforcement token beside a section
   * </ul>
   */
  ACTION("action"),
  /**
   * Whether a ship whose dial was revealed drops a bomb, and which one.
   *
   * <ul>
   *   <li>{@code drop:ID}; template: drops that bomb, its dial being revealed
   *   <li>{@code pass}: drops none
   * </ul>
   */
  DROP("drop"),
  /**
   * Which of the ships above a token sets it off.
   *
   * <ul>
   *   <li>{@code ship}; ship: which of the ships above a dropped mine sets it off
   * </ul>
   */
  SET_OFF("setOff"),
  /** Chance: the attack dice of a ship that set off a mine. */
  MINE_DICE("mineDice", By.CHANCE),
  /** Chance: the die for an obstacle. */
  OBSTACLE_DIE("obstacleDie", By.CHANCE),
  /** Chance: the dice for a collision with a huge ship. */
  COLLISION_DICE("collisionDice", By.CHANCE),
  /**
   * The section of a huge ship that an opponent picks to suffer damage.
   *
   * <ul>
   *   <li>{@code section}; {@code fore}, {@code aft}: an opponent picks the section that suffers
   *       damage: whose attack, bomb, ship or card it was, otherwise the next in the order of
   *       players
   * </ul>
   */
  SECTION("section"),
  /**
   * Which of its cards a huge ship puts energy on.
   *
   * <ul>
   *   <li>{@code card:CARD}: puts one energy token on that card
   *   <li>{@code done}: puts no more anywhere
   * </ul>
   */
  ALLOCATE("allocate"),
  /**
   * Which upgrade of a crippled section is discarded.
   *
   * <ul>
   *   <li>{@code discard:CARD}: discards a card for which the crippled section has no icon
   * </ul>
   */
  SURPLUS("surplus"),
  /**
   * A weapon and a target.
   *
   * <ul>
   *   <li>{@code primary:ARC}; target: attacks with the primary weapon, from that arc
   *   <li>{@code secondary:ID}; target: attacks with that weapon and pays for it
   *   <li>{@code precise:primary:ARC}, {@code precise:secondary:ID}; target: by the rules for
   *       boarding a precision shot
   *   <li>{@code pass}: does not attack
   * </ul>
   */
  ATTACK("attack"),
  /** Chance: the attack dice. */
  ATTACK_DICE("attackDice", By.CHANCE),
  /**
   * How the attacker modifies the attack dice.
   *
   * <ul>
   *   <li>{@code focus}: the attacker spends a focus token: focus results become hits
   *   <li>{@code lock}; dice: spends the lock on the defender and rerolls those dice
   *   <li>{@code use:ID/CARD}; the card's: uses a card's ability; the defender's cards come first
   *   <li>{@code done}: changes no more attack dice
   * </ul>
   */
  MODIFY_ATTACK("modifyAttack"),
  /** Chance: the defense dice. */
  DEFENCE_DICE("defenceDice", By.CHANCE),
  /**
   * How the defender modifies the defense dice.
   *
   * <ul>
   *   <li>{@code focus}: the defender spends a focus token: focus results become evades
   *   <li>{@code evade}: spends an evade token: adds an evade result
   *   <li>{@code use:ID/CARD}; the card's: uses a card's ability; the attacker's cards come first
   *   <li>{@code done}: changes no more defense dice
   * </ul>
   */
  MODIFY_DEFENCE("modifyDefence"),
  /**
   * Which abilities of its cards a player uses, and in which order.
   *
   * <ul>
   *   <li>{@code use:ID/CARD}; the card's: uses the ability of that card of ship {@code ID}
   *   <li>{@code pass}: uses none of them; not offered if one of them is mandatory
   * </ul>
   */
  ABILITY("ability"),
  /**
   * A player's choice for a card that takes effect.
   *
   * <ul>
   *   <li>{@code discard}; weapon: which secondary weapon the damage card {@code munitions-failure}
   *       takes
   *   <li>{@code KEY}; the card's: answers a question of your own card, under a key of its own
   * </ul>
   */
  CARD_CHOICE("cardChoice"),
  /** Chance: the dice that are rolled for a card. */
  CARD_DICE("cardDice", By.CHANCE),
  /**
   * A player's choice for a rule of the mission.
   *
   * <ul>
   *   <li>{@code place:ID}; pose, or a marker's side: sets up that ship, remote or marker; a side
   *       is such as {@code north:ahead}
   *   <li>{@code leaveOut:ID}: leaves out a piece that fits nowhere
   *   <li>{@code reserve}; ship: puts that ship, with its wing, into reserve
   *   <li>{@code put}; piece: lays victory tokens on that piece's card
   *   <li>{@code load:ID}; piece: lays the remote {@code ID} on that piece's card
   *   <li>{@code pickUp}; remote: picks that remote up
   *   <li>{@code escape}; piece: lets that piece escape
   *   <li>{@code secure}; remote: takes that remote and its tokens
   *   <li>{@code reroll}; dice: rerolls those attack dice of a remote
   *   <li>{@code exit}, {@code gravity}, {@code first-corner}; name: chooses a place or an edge;
   *       the key is the name that the rule gives it
   *   <li>{@code pass}: chooses nothing, or nothing more
   * </ul>
   */
  MISSION("mission"),
  /** Chance: the dice that a player rolls for a rule of the mission. */
  MISSION_DICE("missionDice", By.CHANCE),
  /**
   * Whether a ship's maneuver is meant to reach another ship, in order to dock there.
   *
   * <ul>
   *   <li>{@code approach}; ship: by the rules for boarding says that the maneuver is to reach that
   *       disabled or docked ship
   *   <li>{@code pass}: says nothing
   * </ul>
   */
  APPROACH("approach"),
  /**
   * Whether a docked ship boards, tows, or leaves.
   *
   * <ul>
   *   <li>{@code board}: a docked ship boards
   *   <li>{@code tow}: takes the other ship in tow
   *   <li>{@code leave}: casts off from a friend's ship
   *   <li>{@code flee}: after a fight was broken off: casts off
   * </ul>
   */
  DECLARE("declare"),
  /**
   * Whether the crew of a towed ship opens a fight.
   *
   * <ul>
   *   <li>{@code fight}: the crew of a towed ship opens a fight
   *   <li>{@code pass}: lets itself be towed
   * </ul>
   */
  RESIST("resist"),
  /**
   * Which stack of a huge ship's combat cards fights.
   *
   * <ul>
   *   <li>{@code stack}; {@code 1}, {@code 2}: which stack of a huge ship's combat cards fights
   * </ul>
   */
  STACK("stack"),
  /**
   * Which opponent a fighter fights.
   *
   * <ul>
   *   <li>{@code opponent}; ship: against whom a fighter fights
   * </ul>
   */
  OPPONENT("opponent"),
  /** Chance: the attack dice of a fighter. */
  BOARDING_DICE("boardingDice", By.CHANCE),
  /** Chance: the defense dice of a fighter. */
  GUARD_DICE("guardDice", By.CHANCE),
  /**
   * Whether a player offers to break off a fight.
   *
   * <ul>
   *   <li>{@code breakOff}: offers to break off the fight
   *   <li>{@code fight}: fights on
   * </ul>
   */
  BREAK_OFF("breakOff"),
  /**
   * Whether a player accepts an offer to break off a fight.
   *
   * <ul>
   *   <li>{@code accept}: accepts that the fight is broken off
   *   <li>{@code refuse}: fights on
   * </ul>
   */
  TRUCE("truce"),
  /** Chance: which of a ship's face-down damage cards is turned up, counted from 0. */
  CARD_LOT("cardLot", By.CHANCE),
  /** Chance: the face of a damage card. */
  CARD("card", By.CHANCE);

  private enum By {
    PLAYER,
    CHANCE
  }

  private final String word;
  private final By by;

  Kind(String word) {
    this(word, By.PLAYER);
  }

  Kind(String word, By by) {
    this.word = word;
    this.by = by;
  }

  /** Tests whether chance decides, and no player. */
  public boolean ofChance() {
    return by == By.CHANCE;
  }

  /** Returns the id of a decision of this kind about a subject. */
  public String about(String subject) {
    return word + ":" + subject;
  }

  /** Returns the kind's word, as callers write it. */
  public String word() {
    return word;
  }
}
