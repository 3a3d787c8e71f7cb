package io.github.flightstand.rules.engine.state;

import io.github.flightstand.movement.maneuver.Dial;
import io.github.flightstand.movement.parts.SectionName;
import io.github.flightstand.movement.parts.TokenKind;
import io.github.flightstand.movement.table.Ship;
import io.github.flightstand.movement.table.Token;
import io.github.flightstand.rules.measure.MeasuredRemote;
import java.util.List;
import java.util.Optional;
import java.util.function.ToIntFunction;

/**
 * A remote or an objective token in a game; the table holds its pose (003, heading on objectives
 * and remotes; 003-046 to -056).
 *
 * @param side the side of the token that lies up, if the scenario uses sides
 * @param active whether it is active; an inactive remote cannot be attacked and does nothing
 * @param damage the damage cards, all face down
 * @param aboard the ship or remote on whose card it lies, if any
 * @param lingering whether it was destroyed at its own initiative and is removed once that has
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
    boolean lingering)
    implements Piece {

  /** The place of a remote. */
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
    /** Removed from the table by a scenario. */
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

  /** A placeholder, because remotes have no dial. */
  private static final Dial NO_DIAL = Dial.parse("1FW");

  /** More tokens than any scenario puts on a card. */
  private static final int MOST_TOKENS = 1000;

  /**
   * Copies the list; throws IllegalArgumentException if there are fewer than 0 tokens or too many,
   * or {@code aboard} and the status do not agree.
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

  @Override
  public String id() {
    return card.id();
  }

  @Override
  public String seat() {
    return card.seat();
  }

  /** Tests whether it stands on the table. */
  @Override
  public boolean inPlay() {
    return status == Status.IN_PLAY;
  }

  @Override
  public Optional<ShipState> ship() {
    return Optional.empty();
  }

  @Override
  public Tokens markers() {
    return Tokens.NONE;
  }

  @Override
  public int skill(ToIntFunction<ShipState> skills) {
    return card.values().map(RemoteValues::initiative).orElse(0);
  }

  @Override
  public boolean suffers(int dealt) {
    return canBeAttacked() && dealt > 0;
  }

  @Override
  public RemoteTask suffering(Optional<SectionName> part, int normal, int critical) {
    return new RemoteTask.RemoteDamage(id(), normal + critical);
  }

  /** Tests whether it can be attacked, because it is an active remote on the table. */
  public boolean canBeAttacked() {
    return inPlay() && active && card.values().isPresent();
  }

  /** Tests whether it attacks. */
  public boolean attacks() {
    return inPlay() && active && card.values().flatMap(RemoteValues::attack).isPresent();
  }

  /** Tests whether its damage cards destroy it. */
  public boolean doomed() {
    return card.values().filter(values -> damage.size() >= values.hull()).isPresent();
  }

  /** Returns the kind of its token on the table. */
  public TokenKind kind() {
    return card.values().isPresent() ? TokenKind.REMOTE : TokenKind.OBJECTIVE;
  }

  /**
   * Returns the remote as a ship for measuring ranges and attacks. Its guides do not count, and its
   * arcs are those of a small base (003-050).
   */
  public Ship measured(Token token) {
    return MeasuredRemote.of(token, Optional.of(seat()));
  }

  /**
   * Returns the remote as a ship for cards: with the values of its own card, its damage, and
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
        .with(section(Optional.empty()))
        .with(inPlay() ? ShipState.Status.IN_PLAY : ShipState.Status.DESTROYED);
  }

  /** Returns a copy with another status, on no card. */
  public RemoteState with(Status other) {
    return new RemoteState(card, other, side, active, tokens, damage, Optional.empty(), false);
  }

  /** Returns a copy on the card of a ship or of another remote, with its damage (003-054). */
  public RemoteState aboard(String carrier) {
    return new RemoteState(
        card, Status.ABOARD, side, active, tokens, damage, Optional.of(carrier), false);
  }

  /** Returns a copy with a side up. */
  public RemoteState withSide(Optional<Side> up) {
    return new RemoteState(card, status, up, active, tokens, damage, aboard, lingering);
  }

  /** Returns a copy that is active or not, with its token turned over if sides matter. */
  public RemoteState turned(boolean inUse) {
    return new RemoteState(
        card, status, side.map(Side::other), inUse, tokens, damage, aboard, lingering);
  }

  /** Returns a copy with other tokens on its card. */
  public RemoteState withTokens(int count) {
    return new RemoteState(card, status, side, active, count, damage, aboard, lingering);
  }

  /** Returns the part that suffers damage, which is the whole remote. */
  @Override
  public SectionState section(Optional<SectionName> name) {
    return SectionState.whole(0, damage, lingering);
  }

  /** Returns a copy with the part that suffers damage changed. */
  public RemoteState with(SectionState now) {
    return new RemoteState(
        card, status, side, active, tokens, now.damage(), aboard, now.lingering());
  }
}
