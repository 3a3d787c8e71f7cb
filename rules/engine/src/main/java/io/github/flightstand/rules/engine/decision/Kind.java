package io.github.flightstand.rules.engine.decision;

/** The kind of a decision. The decision's id begins with its word. */
public enum Kind {
  /** Chance: whether the player who rolls decides about initiative. */
  INITIATIVE_DIE("initiativeDie", By.CHANCE),
  /** Which player's side has initiative. */
  INITIATIVE("initiative"),
  /** Which faces of the initiative die a player calls. */
  CALL("call"),
  /** Chance: which side gets a player number. */
  PLAYER_NUMBER("playerNumber", By.CHANCE),
  /** Which obstacle of the pool a player lays, and where. */
  PLACE_OBSTACLE("placeObstacle"),
  /** Which edge of the play area a player takes. */
  EDGE("edge"),
  /** Where a ship is set up. */
  PLACE_SHIP("placeShip"),
  /** Whether a ship rejoins its wing. */
  REJOIN("rejoin"),
  /** Which wingmates split from their wing. */
  SPLIT("split"),
  /** The maneuver on a ship's dial. */
  DIAL("dial"),
  /** Whether a player has finished setting dials. */
  READY("ready"),
  /** Which of a player's ships of equal skill comes next. */
  NEXT("next"),
  /** Chance: what a team does next if its members disagree. */
  TEAM_LOT("teamLot", By.CHANCE),
  /** Whether and where a ship decloaks. */
  DECLOAK("decloak"),
  /** The maneuver that an opponent picks for a stressed ship. */
  PICK("pick"),
  /** How far along the template's end a Tallon roll ends. */
  OFFSET("offset"),
  /** Along which of its templates a remote moves forward. */
  REPOSITION("reposition"),
  /** A ship's action. */
  ACTION("action"),
  /** Whether a ship whose dial was revealed drops a bomb, and which one. */
  DROP("drop"),
  /** Which of the ships above a token sets it off. */
  SET_OFF("setOff"),
  /** Chance: the attack dice of a ship that set off a mine. */
  MINE_DICE("mineDice", By.CHANCE),
  /** Chance: the die for an obstacle. */
  OBSTACLE_DIE("obstacleDie", By.CHANCE),
  /** Chance: the dice for a collision with a huge ship. */
  COLLISION_DICE("collisionDice", By.CHANCE),
  /** The section of a huge ship that an opponent picks to suffer damage. */
  SECTION("section"),
  /** Which of its cards a huge ship puts energy on. */
  ALLOCATE("allocate"),
  /** Which upgrade of a crippled section is discarded. */
  SURPLUS("surplus"),
  /** A weapon and a target. */
  ATTACK("attack"),
  /** Chance: the attack dice. */
  ATTACK_DICE("attackDice", By.CHANCE),
  /** How the attacker modifies the attack dice. */
  MODIFY_ATTACK("modifyAttack"),
  /** Chance: the defense dice. */
  DEFENCE_DICE("defenceDice", By.CHANCE),
  /** How the defender modifies the defense dice. */
  MODIFY_DEFENCE("modifyDefence"),
  /** Which abilities of its cards a player uses, and in which order. */
  ABILITY("ability"),
  /** A player's choice for a card that takes effect. */
  CARD_CHOICE("cardChoice"),
  /** Chance: the dice that are rolled for a card. */
  CARD_DICE("cardDice", By.CHANCE),
  /** A player's choice for a rule of the mission. */
  MISSION("mission"),
  /** Chance: the dice that a player rolls for a rule of the mission. */
  MISSION_DICE("missionDice", By.CHANCE),
  /** Whether a ship's maneuver is meant to reach another ship, in order to dock there. */
  APPROACH("approach"),
  /** Whether a docked ship boards, tows, or leaves. */
  DECLARE("declare"),
  /** Whether the crew of a towed ship opens a fight. */
  RESIST("resist"),
  /** Which stack of a huge ship's combat cards fights. */
  STACK("stack"),
  /** Which opponent a fighter fights. */
  OPPONENT("opponent"),
  /** Chance: the attack dice of a fighter. */
  BOARDING_DICE("boardingDice", By.CHANCE),
  /** Chance: the defense dice of a fighter. */
  GUARD_DICE("guardDice", By.CHANCE),
  /** Whether a player offers to break off a fight. */
  BREAK_OFF("breakOff"),
  /** Whether a player accepts an offer to break off a fight. */
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
