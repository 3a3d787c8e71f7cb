package io.github.flightstand.rules.engine.state;

import io.github.flightstand.movement.maneuver.Dial;
import io.github.flightstand.movement.parts.TokenKind;
import io.github.flightstand.movement.table.Ship;
import io.github.flightstand.movement.table.Token;
import io.github.flightstand.rules.measure.MeasuredRemote;
import java.util.List;
import java.util.Optional;

/**
 * A remote or an objective token in a game, but for where it stands, which the table says (003,
 * heading on objectives and remotes; 003-046 to -056).
 *
 * @param side which side of the token lies up, if the scenario speaks of its sides
 * @param active whether it is in use; one that is not cannot be attacked and does nothing
 * @param damage its damage cards, all of them face down
 * @param aboard on whose card it lies, a ship's or another remote's, if it does
 * @param lingering whether it was destroyed at its own initiative, and is removed when that has
 *     passed (003-052)
 */
public record RemoteState(
    RemoteCard card,
    Status status,
    Optional<Side> side,
    boolean active,
    int tokens,
    List<DealtCard> damage,
    Optional<String> aboard,
    boolean lingering) {

  /** Where a remote is. */
  public enum Status {
    /** Not in play yet. */
    WAITING,
    /** On the table. */
    IN_PLAY,
    /** On the card of a ship or of another remote (003-054). */
    ABOARD,
    DESTROYED,
    /** Fled from the table (003-049). */
    FLED,
    /** Escaped, which is neither destroyed nor fled (003-055). */
    ESCAPED,
    /** Taken off the table by a scenario. */
    REMOVED
  }

  /** The sides of an objective token. */
  public enum Side {
    RED,
    BLUE;

    private Side other() {
      return this == RED ? BLUE : RED;
    }
  }

  /** What stands in the place of a dial, which remotes have not. */
  private static final Dial NO_DIAL = Dial.parse("1FW");

  /** More tokens than any scenario lays on a card. */
  private static final int MOST_TOKENS = 1000;

  /**
   * Copies the list; throws IllegalArgumentException if there are fewer than 0 tokens or too many,
   * or it lies on a card although it is elsewhere.
   */
  public RemoteState {
    damage = List.copyOf(damage);
    if (tokens < 0 || tokens > MOST_TOKENS) {
      throw new IllegalArgumentException(
          "on a remote's card lie 0 to " + MOST_TOKENS + " tokens, found " + tokens);
    }
    if (aboard.isPresent() != (status == Status.ABOARD)) {
      throw new IllegalArgumentException(
          "'%s' lies on another's card if it is aboard, and only then, found %s%s"
              .formatted(
                  card.id(),
                  status,
                  aboard.map(carrier -> " on the card of '" + carrier + "'").orElse("")));
    }
  }

  /** Returns a remote that is not in play yet. */
  public static RemoteState of(RemoteCard card) {
    return new RemoteState(
        card, Status.WAITING, Optional.empty(), true, 0, List.of(), Optional.empty(), false);
  }

  /** Returns its name. */
  public String id() {
    return card.id();
  }

  /** Returns who controls it. */
  public String seat() {
    return card.seat();
  }

  /** Tells whether it stands on the table. */
  public boolean inPlay() {
    return status == Status.IN_PLAY;
  }

  /** Tells whether it can be attacked: it stands on the table as a remote that is active. */
  public boolean canBeAttacked() {
    return inPlay() && active && card.values().isPresent();
  }

  /** Tells whether it attacks. */
  public boolean attacks() {
    return inPlay() && active && card.values().flatMap(RemoteValues::attack).isPresent();
  }

  /** Tells whether its cards destroy it. */
  public boolean doomed() {
    return card.values().filter(values -> damage.size() >= values.hull()).isPresent();
  }

  /** Returns as what it lies on the table. */
  public TokenKind kind() {
    return card.values().isPresent() ? TokenKind.REMOTE : TokenKind.OBJECTIVE;
  }

  /**
   * Returns a token of it as what ranges and attacks are measured to and from: its guides do not
   * count for them, and its arcs are printed as on a small base (003-050).
   */
  public Ship measured(Token token) {
    return MeasuredRemote.of(token, Optional.of(seat()));
  }

  /**
   * Returns it as the ship for which cards take it: with what its own card says and its damage, and
   * nothing else (003-050).
   */
  public ShipState asShip() {
    ShipCard.Builder as = ShipCard.builder(id(), seat(), NO_DIAL).hull(1);
    card.values()
        .ifPresent(
            values ->
                as.skill(values.initiative())
                    .attack(values.attack().orElse(0))
                    .agility(values.agility())
                    .hull(values.hull())
                    .arcs(values.arcs()));
    return ShipState.of(as.build())
        .with(section())
        .with(inPlay() ? ShipState.Status.IN_PLAY : ShipState.Status.DESTROYED);
  }

  /** Returns it somewhere else; on no card. */
  public RemoteState with(Status other) {
    return new RemoteState(card, other, side, active, tokens, damage, Optional.empty(), false);
  }

  /** Returns it on the card of a ship or of another remote; its damage stays (003-054). */
  public RemoteState aboard(String carrier) {
    return new RemoteState(
        card, Status.ABOARD, side, active, tokens, damage, Optional.of(carrier), false);
  }

  /** Returns it with a side up. */
  public RemoteState withSide(Optional<Side> up) {
    return new RemoteState(card, status, up, active, tokens, damage, aboard, lingering);
  }

  /** Returns it in use or not; its token is turned over, if its sides matter. */
  public RemoteState turned(boolean inUse) {
    return new RemoteState(
        card, status, side.map(Side::other), inUse, tokens, damage, aboard, lingering);
  }

  /** Returns it with other tokens on its card. */
  public RemoteState withTokens(int count) {
    return new RemoteState(card, status, side, active, count, damage, aboard, lingering);
  }

  /** Returns the part that suffers damage: the whole. */
  public SectionState section() {
    return SectionState.whole(0, damage, lingering);
  }

  /** Returns it with the part that suffers damage as that is now. */
  public RemoteState with(SectionState now) {
    return new RemoteState(
        card, status, side, active, tokens, now.damage(), aboard, now.lingering());
  }
}
