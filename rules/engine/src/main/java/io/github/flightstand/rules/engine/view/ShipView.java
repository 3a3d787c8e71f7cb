package io.github.flightstand.rules.engine.view;

import io.github.flightstand.movement.parts.SectionName;
import io.github.flightstand.rules.engine.state.DroppedBomb;
import io.github.flightstand.rules.engine.state.HeldCard;
import io.github.flightstand.rules.engine.state.Tokens;
import io.github.flightstand.rules.engine.state.ShipCard;
import io.github.flightstand.rules.engine.state.ShipState.Status;
import io.github.flightstand.rules.engine.state.WingState;
import java.util.List;
import java.util.Optional;

/**
 * A ship as a player sees it.
 *
 * @param card what is printed of it, its dial's maneuvers among that
 * @param status whether it is in play
 * @param shields shield tokens left
 * @param damage its damage cards, in the order in which they were dealt
 * @param tokens its tokens
 * @param lock the ship that it has locked on to
 * @param dial its dial, if one is set
 * @param dialOpen whether the dial lies open since it was revealed
 * @param ionised whether it moves this round without a dial
 * @param actions the actions that it has done this round
 * @param lingering whether it would be destroyed but still has its chance to attack
 * @param dropped the bombs that it has dropped, which lie open
 * @param lockSection the section on which its lock is, if that is on a corvette
 * @param huge what else a huge ship has
 * @param cards its cards: all lie open, and so does what they keep in mind
 * @param wing whether it flies with its wing; none: it is no wingmate
 * @param boarding what it has and is by the rules for boarding, where those are added
 */
public record ShipView(
    ShipCard card,
    Status status,
    int shields,
    List<CardView> damage,
    Tokens tokens,
    Optional<String> lock,
    Optional<DialFace> dial,
    boolean dialOpen,
    boolean ionised,
    List<String> actions,
    boolean lingering,
    List<DroppedBomb> dropped,
    Optional<SectionName> lockSection,
    Optional<HugeView> huge,
    List<HeldCard> cards,
    Optional<WingState> wing,
    Optional<CrewView> boarding) {

  /** Copies the lists. */
  public ShipView {
    damage = List.copyOf(damage);
    actions = List.copyOf(actions);
    dropped = List.copyOf(dropped);
    cards = List.copyOf(cards);
  }

  /** Returns how many of its damage cards lie face down, stand-ins among them. */
  public int faceDown() {
    return (int) damage.stream().filter(card -> card.face().isEmpty()).count();
  }
}
