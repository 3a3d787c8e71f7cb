package io.github.flightstand.rules.engine.state;

import io.github.flightstand.geometry.Pose;
import io.github.flightstand.movement.maneuver.Maneuver;
import io.github.flightstand.movement.parts.SectionName;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;

/**
 * Something that a card does: data, so that a game can be saved while it is done. The effects of a
 * card are done one after the other; what one leads to is done before the next.
 */
public sealed interface Effect {

  /** Returns the effect where cards have moved, each to where {@code moved} says. */
  default Effect withCards(UnaryOperator<CardRef> moved) {
    return this;
  }

  /** One of the two pools of an attack. */
  enum Side {
    ATTACK,
    DEFENCE
  }

  /** A ship is assigned tokens, or loses as many as it has at most if the count is negative. */
  record Tokens(String ship, TokenType marker, int count) implements Effect {}

  /** A ship acquires a lock, no action (000-201); on a corvette only with a section (002-051). */
  record Lock(String ship, String target, Optional<SectionName> section) implements Effect {

    /** Creates a lock on a ship that is no corvette. */
    public Lock(String ship, String target) {
      this(ship, target, Optional.empty());
    }
  }

  /** A ship's lock goes. */
  record Unlock(String ship) implements Effect {}

  /**
   * A ship's shields are recovered, or lost if the count is negative, within what its card allows
   * (000-147); a corvette's only where a section of it is named.
   */
  record Shields(String ship, Optional<SectionName> section, int count) implements Effect {

    /** Creates a change of the shields of a ship that is no corvette. */
    public Shields(String ship, int count) {
      this(ship, Optional.empty(), count);
    }
  }

  /** Dice of the present attack, by index, are rerolled, each at most once an attack (000-195). */
  record Reroll(Side side, List<Integer> dice) implements Effect {

    /** Copies the list. */
    public Reroll {
      dice = List.copyOf(dice);
    }
  }

  /** At most so many dice of the attack that is going on are turned to another face. */
  record Turn(Side side, Face from, Face to, int most) implements Effect {}

  /** A die is laid to a pool of the attack that is going on (000-195). */
  record Add(Side side, Face face) implements Effect {}

  /** At most so many results of the attack are cancelled: their dice leave the pool (000-161). */
  record Cancel(Side side, Face face, int most) implements Effect {}

  /** A ship suffers damage. */
  record Suffer(String ship, int normal, int critical) implements Effect {}

  /** Of the damage that a ship is about to suffer, some is prevented. */
  record Prevent(String ship, int normal, int critical) implements Effect {}

  /** A ship is dealt a damage card, which is not suffering damage (000-138). */
  record Deal(String ship, boolean up) implements Effect {}

  /** A face-down damage card is turned up, which is no dealing (000-139). */
  record TurnUp(CardRef card) implements Effect {
    @Override
    public Effect withCards(UnaryOperator<CardRef> moved) {
      return new TurnUp(moved.apply(card));
    }
  }

  /** A face-up damage card is turned down. */
  record TurnDown(CardRef card) implements Effect {
    @Override
    public Effect withCards(UnaryOperator<CardRef> moved) {
      return new TurnDown(moved.apply(card));
    }
  }

  /**
   * A card is discarded: an upgrade or condition is turned face down (000-063), a damage card goes
   * to the discard pile.
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

  /** A card is put beside a ship, a condition for instance. */
  record Assign(String ship, String card) implements Effect {}

  /** A card keeps something in mind. */
  record Remember(CardRef card, String key, int value) implements Effect {
    @Override
    public Effect withCards(UnaryOperator<CardRef> moved) {
      return new Remember(moved.apply(card), key, value);
    }
  }

  /** A card's effect on a value begins now, which makes it the most recent one (000-162). */
  record Begin(CardRef card) implements Effect {
    @Override
    public Effect withCards(UnaryOperator<CardRef> moved) {
      return new Begin(moved.apply(card));
    }
  }

  /** A huge ship's card gets energy up to its limit, or loses some: a negative count (002-007). */
  record Energy(String ship, int count) implements Effect {}

  /** A card gets energy tokens up to its limit, or loses some: a negative count (002-007). */
  record CardEnergy(CardRef card, int count) implements Effect {
    @Override
    public Effect withCards(UnaryOperator<CardRef> moved) {
      return new CardEnergy(moved.apply(card), count);
    }
  }

  /** Dice are rolled for the card, which are no attack (000-194); it goes on at a stage. */
  record Roll(Side side, int dice, String stage) implements Effect {}

  /** The card's player is asked; it goes on at a stage, which knows the options. */
  record Ask(String stage) implements Effect {}

  /** A ship may perform a free action (000-007, -013); a huge one never may (002-018). */
  record FreeAction(String ship, List<String> actions) implements Effect {

    /** Copies the list. */
    public FreeAction {
      actions = List.copyOf(actions);
    }
  }

  /**
   * A ship may perform one more attack.
   *
   * @param weapons with which weapons: {@code "primary"} or secondary weapons' ids; none: with any
   */
  record Attack(String ship, List<String> weapons) implements Effect {

    /** Copies the list. */
    public Attack {
      weapons = List.copyOf(weapons);
    }
  }

  /**
   * A ship that is not huge executes a maneuver beside its activation: it moves and its stress is
   * checked, and no more (000-028).
   */
  record Execute(String ship, Maneuver maneuver) implements Effect {}

  /** The active ship executes another maneuver than it revealed. */
  record Fly(Maneuver maneuver) implements Effect {}

  /**
   * A ship drops one of its bombs, whenever the bomb's own card lets it; nothing happens if none of
   * that bomb is left or the ship has dropped one this round (000-080, -081).
   */
  record Drop(String ship, String bomb, LaidTemplate template) implements Effect {}

  /** A mission's rule does what cards do not. */
  record Mission(MissionEffect deed) implements Effect {}

  /**
   * A remote is placed on the table, from where it waits or from a card; its damage stays (003,
   * heading on more rules of remotes; 003-054).
   */
  record PlaceRemote(String remote, Pose pose) implements Effect {}

  /** A remote is laid on the card of a ship or of another remote (003-054). */
  record BoardRemote(String remote, String carrier) implements Effect {}

  /** A remote that lies on the card of what stands on the table is dropped behind it. */
  record DropRemote(String remote, LaidTemplate template) implements Effect {}

  /** A remote moves forward along one of its templates, which its controller chooses (003-048). */
  record MoveRemote(String remote) implements Effect {}

  /** A remote is taken off the table or off a card. */
  record RemoveRemote(String remote) implements Effect {}

  /** A remote is destroyed. */
  record DestroyRemote(String remote) implements Effect {}

  /** A ship or a remote escapes, which is neither being destroyed nor fleeing (003-055). */
  record Escape(String piece) implements Effect {}

  /** A ship or a remote that is gone is brought back as at the start of the game (003-056). */
  record BringBack(String piece, Pose pose) implements Effect {}

  /**
   * Tokens are laid on a remote's card, or if the count is negative taken from it: as many as there
   * are at most.
   */
  record LayTokens(String remote, int count) implements Effect {}

  /** A remote comes into use, or goes out of it; its token is turned over if its sides matter. */
  record ActivateRemote(String remote, boolean active) implements Effect {}
}
