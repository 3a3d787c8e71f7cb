package io.github.flightstand.rules.engine.state;

import io.github.flightstand.geometry.Pose;
import io.github.flightstand.movement.maneuver.Maneuver;
import io.github.flightstand.movement.parts.SectionName;
import io.github.flightstand.rules.engine.state.Die.Announced;
import io.github.flightstand.rules.member.Default;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;

/**
 * An effect of a card, as data, so that a game can be saved in the middle of it. A card's effects
 * happen one after another; what an effect leads to happens before the next.
 */
public sealed interface Effect {

  /** Returns the effect after cards have moved, each to where {@code moved} says. */
  default Effect withCards(UnaryOperator<CardRef> moved) {
    return this;
  }

  /** One of the two pools of an attack. */
  enum Side {
    ATTACK,
    DEFENCE
  }

  /** A ship gains tokens, or loses at most as many as it has if the count is negative. */
  record Tokens(String ship, TokenType marker, int count) implements Effect {}

  /** A ship spends a token, if it has one. */
  record Spend(String ship, TokenType marker) implements Effect {}

  /**
   * A ship acquires a lock, which is no action (000-201), on a corvette's section (002-051).
   *
   * @param handed whether another ship hands it over, so that it is not acquired (000-203)
   */
  record Lock(
      String ship, String target, Optional<SectionName> section, @Default("false") boolean handed)
      implements Effect {

    /** Creates a lock that the ship acquires. */
    public Lock(String ship, String target, Optional<SectionName> section) {
      this(ship, target, section, false);
    }

    /** Creates a lock on a ship that is not a corvette. */
    public Lock(String ship, String target) {
      this(ship, target, Optional.empty());
    }
  }

  /**
   * A ship loses its lock on another.
   *
   * @param spent whether the ship spends the lock
   */
  record Unlock(String ship, String target, @Default("false") boolean spent) implements Effect {

    /** Creates the loss of a lock that is not spent. */
    public Unlock(String ship, String target) {
      this(ship, target, false);
    }
  }

  /**
   * A ship recovers shields, or loses some if the count is negative, within the limits of its card
   * (000-147). A corvette does so only if a section is named.
   */
  record Shields(String ship, Optional<SectionName> section, int count) implements Effect {

    /** Creates a change of shields for a ship that is not a corvette. */
    public Shields(String ship, int count) {
      this(ship, Optional.empty(), count);
    }
  }

  /** Dice of the present attack, by index, are rerolled, each at most once an attack (000-195). */
  record Reroll(Side side, List<Integer> dice) implements Effect {

    public Reroll {
      dice = List.copyOf(dice);
    }
  }

  /**
   * At most {@code most} dice of the present attack are turned to another face.
   *
   * @param fixed whether those dice cannot be rerolled any more
   */
  record Turn(Side side, Face from, Face to, int most, @Default("false") boolean fixed)
      implements Effect {

    /** Creates a change of dice that may be rerolled as before. */
    public Turn(Side side, Face from, Face to, int most) {
      this(side, from, to, most, false);
    }
  }

  /** One die of the present attack is turned to a face, and is not modified again. */
  record Fix(Side side, Face from, Face to) implements Effect {}

  /** A die is added to a pool of the present attack (000-195). */
  record Add(Side side, Face face) implements Effect {}

  /** At most {@code most} results are canceled: their dice leave the attack's pool (000-161). */
  record Cancel(Side side, Face face, int most) implements Effect {}

  /** The dice of a side are not modified any more in the present attack. */
  record Freeze(Side side) implements Effect {}

  /** A ship suffers damage. */
  record Suffer(String ship, int normal, int critical) implements Effect {}

  /** Some of the damage that a ship is about to suffer is prevented. */
  record Prevent(String ship, int normal, int critical) implements Effect {}

  /** A ship is destroyed, unless another card replaces that. */
  record Destroy(String ship) implements Effect {}

  /** A ship is dealt a damage card, which is not suffering damage (000-138). */
  record Deal(String ship, boolean up) implements Effect {}

  /** A face-down damage card is turned up, which is not dealing it (000-139). */
  record TurnUp(CardRef card) implements Effect {
    @Override
    public Effect withCards(UnaryOperator<CardRef> moved) {
      return new TurnUp(moved.apply(card));
    }
  }

  /** One of a ship's face-down damage cards, drawn by lot, is turned up. */
  record TurnUpAny(String ship) implements Effect {}

  /** A face-up damage card is turned down. */
  record TurnDown(CardRef card) implements Effect {
    @Override
    public Effect withCards(UnaryOperator<CardRef> moved) {
      return new TurnDown(moved.apply(card));
    }
  }

  /**
   * A card is discarded: an upgrade or condition is turned face down (000-063), and a damage card
   * goes to the discard pile.
   */
  record Discard(CardRef card) implements Effect {
    @Override
    public Effect withCards(UnaryOperator<CardRef> moved) {
      return new Discard(moved.apply(card));
    }
  }

  /** A discarded card is turned up again (000-063). */
  record Restore(CardRef card) implements Effect {
    @Override
    public Effect withCards(UnaryOperator<CardRef> moved) {
      return new Restore(moved.apply(card));
    }
  }

  /** A card, such as a condition, is put beside a ship. */
  record Assign(String ship, String card) implements Effect {}

  /** A card remembers a value. */
  record Remember(CardRef card, String key, int value) implements Effect {
    @Override
    public Effect withCards(UnaryOperator<CardRef> moved) {
      return new Remember(moved.apply(card), key, value);
    }
  }

  /** A card's influence on a value starts now, which makes it the most recent (000-162). */
  record Begin(CardRef card) implements Effect {
    @Override
    public Effect withCards(UnaryOperator<CardRef> moved) {
      return new Begin(moved.apply(card));
    }
  }

  /** A huge ship's ship card gains energy up to its limit, or loses some if negative (002-007). */
  record Energy(String ship, int count) implements Effect {}

  /** A card gains energy tokens up to its limit, or loses some if negative (002-007). */
  record CardEnergy(CardRef card, int count) implements Effect {
    @Override
    public Effect withCards(UnaryOperator<CardRef> moved) {
      return new CardEnergy(moved.apply(card), count);
    }
  }

  /** Dice are rolled for the card, which is not an attack (000-194); it continues at a stage. */
  record Roll(Side side, int dice, String stage, Optional<Announced> announced) implements Effect {

    /** Creates a roll before which cards may take effect. */
    public Roll(Side side, int dice, String stage) {
      this(side, dice, stage, Optional.empty());
    }
  }

  /**
   * Names a result for the dice outside an attack that are about to be rolled. The die that does
   * most against it is turned to it, and is not modified again.
   */
  record Name(Face face) implements Effect {}

  /**
   * The card's player is asked, or that of another ship; the card continues at a stage, which holds
   * the options.
   */
  record Ask(String stage, Optional<String> ship) implements Effect {

    /** Creates a question to the card's player. */
    public Ask(String stage) {
      this(stage, Optional.empty());
    }
  }

  /**
   * A ship may perform a free action (000-007, -013), unless it is huge (002-018).
   *
   * @param actions the actions to choose from, beside those of bar or upgrades; any that it could
   *     perform if empty
   */
  record FreeAction(String ship, List<String> actions) implements Effect {

    /** Stands for all actions that the ship's action bar shows. */
    public static final String BAR = "bar";

    /** Stands for all actions that the ship's upgrades offer, bombs included. */
    public static final String UPGRADES = "upgrades";

    public FreeAction {
      actions = List.copyOf(actions);
    }
  }

  /** The effects after this one happen only if the free action before it was performed. */
  record IfActed() implements Effect {}

  /**
   * A ship may perform one more attack.
   *
   * @param weapons the weapons: {@code "primary"} or ids of secondary weapons; any weapon if empty
   */
  record Attack(String ship, List<String> weapons) implements Effect {

    public Attack {
      weapons = List.copyOf(weapons);
    }
  }

  /**
   * The present attack is made once more against the same defender, which costs nothing and is not
   * declared anew.
   */
  record Repeat() implements Effect {}

  /**
   * A ship that is not huge executes a maneuver outside its activation: it moves and its stress is
   * checked, and nothing else happens (000-028).
   */
  record Execute(String ship, Maneuver maneuver) implements Effect {}

  /** A player looks at a ship's hidden dial, and knows it until it is revealed. */
  record ShowDial(String ship, String player) implements Effect {}

  /** The active ship's maneuver gives or takes stress after its action step instead of before. */
  record StressLater() implements Effect {}

  /** The active ship executes a maneuver other than the one it revealed. */
  record Fly(Maneuver maneuver) implements Effect {}

  /**
   * A ship drops one of its bombs, whenever the bomb's own card allows it. Nothing happens if no
   * such bomb is left or the ship has already dropped a bomb this round (000-080, -081).
   */
  record Drop(String ship, String bomb, LaidTemplate template) implements Effect {}

  /** An obstacle is removed from the table. */
  record RemoveObstacle(String obstacle) implements Effect {}

  /** A mission's rule takes an effect that no card has. */
  record Mission(MissionEffect deed) implements Effect {}

  /**
   * A remote is placed on the table, whether it waited or lay on a card. It keeps its damage (003,
   * heading on more rules of remotes; 003-054).
   */
  record PlaceRemote(String remote, Pose pose) implements Effect {}

  /** A remote is put on the card of a ship or of another remote (003-054). */
  record BoardRemote(String remote, String carrier) implements Effect {}

  /** A remote on the card of a piece that stands on the table is dropped behind that piece. */
  record DropRemote(String remote, LaidTemplate template) implements Effect {}

  /** A remote moves forward along one of its templates, chosen by its controller (003-048). */
  record MoveRemote(String remote) implements Effect {}

  /** A remote is removed from the table or from a card. */
  record RemoveRemote(String remote) implements Effect {}

  /** A remote is destroyed. */
  record DestroyRemote(String remote) implements Effect {}

  /** A ship or a remote escapes, which is neither destruction nor flight (003-055). */
  record Escape(String piece) implements Effect {}

  /** A ship or a remote that is gone comes back as at the start of the game (003-056). */
  record BringBack(String piece, Pose pose) implements Effect {}

  /** Tokens are put on a remote's card, or removed if negative, at most as many as there are. */
  record LayTokens(String remote, int count) implements Effect {}

  /** A remote turns active or inactive; its token is turned over if its sides matter. */
  record ActivateRemote(String remote, boolean active) implements Effect {}
}
