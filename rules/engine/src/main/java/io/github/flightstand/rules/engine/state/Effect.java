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

  /**
   * Returns the effect where cards have moved.
   *
   * @param moved where a card is now
   */
  default Effect withCards(UnaryOperator<CardRef> moved) {
    return this;
  }

  /** One of the two pools of an attack. */
  enum Side {
    /** The attack dice. */
    ATTACK,
    /** The defence dice. */
    DEFENCE
  }

  /**
   * A ship is assigned tokens, or loses some: as many as it has at most.
   *
   * @param ship the ship
   * @param marker of what kind
   * @param count how many; negative: how many it loses
   */
  record Tokens(String ship, TokenType marker, int count) implements Effect {}

  /**
   * A ship acquires a lock, which is no action (000-201); on a corvette only where a section of it
   * is named (002-051).
   *
   * @param ship the ship
   * @param target the other
   * @param section the section of the other, if that is a corvette
   */
  record Lock(String ship, String target, Optional<SectionName> section) implements Effect {

    /** Creates a lock on a ship that is no corvette. */
    public Lock(String ship, String target) {
      this(ship, target, Optional.empty());
    }
  }

  /**
   * A ship's lock goes.
   *
   * @param ship the ship
   */
  record Unlock(String ship) implements Effect {}

  /**
   * A ship's shields are recovered or lost, within what its card allows (000-147); a corvette's
   * only where a section of it is named.
   *
   * @param ship the ship
   * @param section the section, if the ship is a corvette
   * @param count how many; negative: how many it loses
   */
  record Shields(String ship, Optional<SectionName> section, int count) implements Effect {

    /** Creates a change of the shields of a ship that is no corvette. */
    public Shields(String ship, int count) {
      this(ship, Optional.empty(), count);
    }
  }

  /**
   * Dice of the attack that is going on are rerolled, each at most once an attack (000-195).
   *
   * @param side of which pool
   * @param dice their indices in it
   */
  record Reroll(Side side, List<Integer> dice) implements Effect {

    /** Copies the list. */
    public Reroll {
      dice = List.copyOf(dice);
    }
  }

  /**
   * Dice of the attack that is going on are turned to another face.
   *
   * @param side of which pool
   * @param from what they show
   * @param to what they show then
   * @param most how many at most
   */
  record Turn(Side side, Face from, Face to, int most) implements Effect {}

  /**
   * A die is laid to a pool of the attack that is going on (000-195).
   *
   * @param side to which pool
   * @param face what it shows
   */
  record Add(Side side, Face face) implements Effect {}

  /**
   * Results of the attack that is going on are cancelled: their dice leave the pool (000-161).
   *
   * @param side of which pool
   * @param face what they show
   * @param most how many at most
   */
  record Cancel(Side side, Face face, int most) implements Effect {}

  /**
   * A ship suffers damage.
   *
   * @param ship the ship
   * @param normal how much normal damage
   * @param critical how much critical damage
   */
  record Suffer(String ship, int normal, int critical) implements Effect {}

  /**
   * Of the damage that a ship is about to suffer, some is prevented.
   *
   * @param ship the ship
   * @param normal how much normal damage
   * @param critical how much critical damage
   */
  record Prevent(String ship, int normal, int critical) implements Effect {}

  /**
   * A ship is dealt a damage card, which is not suffering damage (000-138).
   *
   * @param ship the ship
   * @param up whether it is dealt face up
   */
  record Deal(String ship, boolean up) implements Effect {}

  /**
   * A face-down damage card is turned up, which is no dealing (000-139).
   *
   * @param card the card
   */
  record TurnUp(CardRef card) implements Effect {
    @Override
    public Effect withCards(UnaryOperator<CardRef> moved) {
      return new TurnUp(moved.apply(card));
    }
  }

  /**
   * A face-up damage card is turned down.
   *
   * @param card the card
   */
  record TurnDown(CardRef card) implements Effect {
    @Override
    public Effect withCards(UnaryOperator<CardRef> moved) {
      return new TurnDown(moved.apply(card));
    }
  }

  /**
   * A card is discarded: an upgrade or condition is turned face down (000-063), a damage card goes
   * to the discard pile.
   *
   * @param card the card
   */
  record Discard(CardRef card) implements Effect {
    @Override
    public Effect withCards(UnaryOperator<CardRef> moved) {
      return new Discard(moved.apply(card));
    }
  }

  /**
   * A discarded card is turned up again (000-063).
   *
   * @param card the card
   */
  record Restore(CardRef card) implements Effect {
    @Override
    public Effect withCards(UnaryOperator<CardRef> moved) {
      return new Restore(moved.apply(card));
    }
  }

  /**
   * A card is put beside a ship, a condition for instance.
   *
   * @param ship the ship
   * @param card the card's id
   */
  record Assign(String ship, String card) implements Effect {}

  /**
   * A card keeps something in mind.
   *
   * @param card the card
   * @param key under what name
   * @param value what
   */
  record Remember(CardRef card, String key, int value) implements Effect {
    @Override
    public Effect withCards(UnaryOperator<CardRef> moved) {
      return new Remember(moved.apply(card), key, value);
    }
  }

  /**
   * A card's effect on a value begins now, which makes it the most recent one (000-162).
   *
   * @param card the card
   */
  record Begin(CardRef card) implements Effect {
    @Override
    public Effect withCards(UnaryOperator<CardRef> moved) {
      return new Begin(moved.apply(card));
    }
  }

  /**
   * A huge ship's card gets energy tokens, up to its limit, or loses some (002-007).
   *
   * @param ship the ship
   * @param count how many; negative: how many it loses
   */
  record Energy(String ship, int count) implements Effect {}

  /**
   * A card gets energy tokens, up to its limit, or loses some (002-007).
   *
   * @param card the card
   * @param count how many; negative: how many it loses
   */
  record CardEnergy(CardRef card, int count) implements Effect {
    @Override
    public Effect withCards(UnaryOperator<CardRef> moved) {
      return new CardEnergy(moved.apply(card), count);
    }
  }

  /**
   * Dice are rolled for the card, which are no attack (000-194); it goes on at one of its stages.
   *
   * @param side attack or defence dice
   * @param dice how many
   * @param stage the stage's name
   */
  record Roll(Side side, int dice, String stage) implements Effect {}

  /**
   * The player of the card's ship is asked; the card goes on at one of its stages.
   *
   * @param stage the stage's name, which knows the options
   */
  record Ask(String stage) implements Effect {}

  /**
   * A ship may perform a free action (000-007, -013); a huge one never may (002-018).
   *
   * @param ship the ship
   * @param actions the actions among which its player chooses, by name
   */
  record FreeAction(String ship, List<String> actions) implements Effect {

    /** Copies the list. */
    public FreeAction {
      actions = List.copyOf(actions);
    }
  }

  /**
   * A ship may perform one more attack.
   *
   * @param ship the ship
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
   *
   * @param ship the ship
   * @param maneuver the maneuver
   */
  record Execute(String ship, Maneuver maneuver) implements Effect {}

  /**
   * The active ship executes another maneuver than it revealed.
   *
   * @param maneuver the maneuver
   */
  record Fly(Maneuver maneuver) implements Effect {}

  /**
   * A ship drops one of its bombs, whenever the bomb's own card lets it; nothing happens if none of
   * that bomb is left or the ship has dropped one this round (000-080, -081).
   *
   * @param ship the ship
   * @param bomb the bomb's name on the ship
   * @param template with which template
   */
  record Drop(String ship, String bomb, LaidTemplate template) implements Effect {}

  /**
   * A mission's rule does what cards do not.
   *
   * @param deed what
   */
  record Mission(MissionEffect deed) implements Effect {}

  /**
   * A remote is placed on the table, from where it waits or from a card; its damage stays (003,
   * heading on more rules of remotes; 003-054).
   *
   * @param remote the remote
   * @param pose where
   */
  record PlaceRemote(String remote, Pose pose) implements Effect {}

  /**
   * A remote is laid on the card of a ship or of another remote (003-054).
   *
   * @param remote the remote
   * @param carrier the ship or the other remote
   */
  record BoardRemote(String remote, String carrier) implements Effect {}

  /**
   * A remote that lies on the card of what stands on the table is dropped behind it.
   *
   * @param remote the remote
   * @param template with which template
   */
  record DropRemote(String remote, LaidTemplate template) implements Effect {}

  /**
   * A remote moves forward along one of its templates, which its controller chooses (003-048).
   *
   * @param remote the remote
   */
  record MoveRemote(String remote) implements Effect {}

  /**
   * A remote is taken off the table or off a card.
   *
   * @param remote the remote
   */
  record RemoveRemote(String remote) implements Effect {}

  /**
   * A remote is destroyed.
   *
   * @param remote the remote
   */
  record DestroyRemote(String remote) implements Effect {}

  /**
   * A ship or a remote escapes, which is neither being destroyed nor fleeing (003-055).
   *
   * @param piece the ship or the remote
   */
  record Escape(String piece) implements Effect {}

  /**
   * A ship or a remote that is gone is brought back as at the start of the game (003-056).
   *
   * @param piece the ship or the remote
   * @param pose where it is placed
   */
  record BringBack(String piece, Pose pose) implements Effect {}

  /**
   * Tokens are laid on a remote's card, or some are taken from it: as many as there are at most.
   *
   * @param remote the remote
   * @param count how many; negative: how many are taken
   */
  record LayTokens(String remote, int count) implements Effect {}

  /**
   * A remote comes into use, or goes out of it; its token is turned over if its sides matter.
   *
   * @param remote the remote
   * @param active whether it is in use now
   */
  record ActivateRemote(String remote, boolean active) implements Effect {}
}
