package io.github.flightstand.rules.engine.decision;

/** What is decided. A decision's id begins with the word. */
public enum Kind {
  /** Nature: whether the player who rolls decides about initiative. */
  INITIATIVE_DIE("initiativeDie"),
  /** Which player's side has initiative. */
  INITIATIVE("initiative"),
  /** Which faces of the die about initiative a player calls. */
  CALL("call"),
  /** Nature: which side has a player number. */
  PLAYER_NUMBER("playerNumber"),
  /** Which obstacle of the pool a player lays, and where. */
  PLACE_OBSTACLE("placeObstacle"),
  /** Which edge of the play area is a player's. */
  EDGE("edge"),
  /** Where a ship is set up. */
  PLACE_SHIP("placeShip"),
  /** Whether a ship rejoins its wing. */
  REJOIN("rejoin"),
  /** Which wingmates split from their wing. */
  SPLIT("split"),
  /** The maneuver on a ship's dial. */
  DIAL("dial"),
  /** Whether a player is done with his dials. */
  READY("ready"),
  /** Which of a player's ships of one skill comes next. */
  NEXT("next"),
  /** Nature: what a team does next that does not agree. */
  TEAM_LOT("teamLot"),
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
  /** Whether and which bomb a ship drops whose dial was revealed. */
  DROP("drop"),
  /** Which of the ships above a token sets it off. */
  SET_OFF("setOff"),
  /** Nature: the attack dice of a ship that set off a mine. */
  MINE_DICE("mineDice"),
  /** Nature: the die for an obstacle. */
  OBSTACLE_DIE("obstacleDie"),
  /** Nature: the dice for a collision with a huge ship. */
  COLLISION_DICE("collisionDice"),
  /** The section of a huge ship that an opponent picks to suffer damage. */
  SECTION("section"),
  /** On which of its cards a huge ship puts energy. */
  ALLOCATE("allocate"),
  /** Which upgrade of a crippled section is discarded. */
  SURPLUS("surplus"),
  /** Weapon and target. */
  ATTACK("attack"),
  /** Nature: the attack dice. */
  ATTACK_DICE("attackDice"),
  /** What the attacker does to his dice. */
  MODIFY_ATTACK("modifyAttack"),
  /** Nature: the defence dice. */
  DEFENCE_DICE("defenceDice"),
  /** What the defender does to his dice. */
  MODIFY_DEFENCE("modifyDefence"),
  /** Which of his cards' abilities a player uses, and in which order. */
  ABILITY("ability"),
  /** What a player chooses for a card that takes effect. */
  CARD_CHOICE("cardChoice"),
  /** Nature: dice that a card has rolled. */
  CARD_DICE("cardDice"),
  /** What a player chooses for a rule of the mission. */
  MISSION("mission"),
  /** Nature: dice that a player rolls for a rule of the mission. */
  MISSION_DICE("missionDice"),
  /** Whether a ship's maneuver is to take it to another one, to dock there. */
  APPROACH("approach"),
  /** Whether a docked ship boards, tows, or leaves. */
  DECLARE("declare"),
  /** Whether the crew of a towed ship opens a fight. */
  RESIST("resist"),
  /** Which stack of a huge ship's combat cards fights. */
  STACK("stack"),
  /** Against whom a fighter fights. */
  OPPONENT("opponent"),
  /** Nature: the attack dice of a fighter. */
  BOARDING_DICE("boardingDice"),
  /** Nature: the defence dice of a fighter. */
  GUARD_DICE("guardDice"),
  /** Whether a player would break off a fight. */
  BREAK_OFF("breakOff"),
  /** Whether a player accepts that a fight is broken off. */
  TRUCE("truce"),
  /** Nature: what a damage card turns out to be. */
  CARD("card");

  private final String word;

  Kind(String word) {
    this.word = word;
  }

  /** Returns the kind as callers write it. */
  public String word() {
    return word;
  }
}
