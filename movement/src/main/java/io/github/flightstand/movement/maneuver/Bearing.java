package io.github.flightstand.movement.maneuver;

import io.github.flightstand.movement.parts.HugeTemplate;
import io.github.flightstand.movement.parts.Side;
import io.github.flightstand.movement.parts.TemplateKind;
import java.util.Arrays;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** The second part of a maneuver: its template, its side, and the rotation at its end. */
public enum Bearing {
  /** Straight ahead. */
  STRAIGHT('F', "straight", TemplateKind.STRAIGHT, Side.AHEAD, EndRotation.NONE),
  /** Bank to the left. */
  BANK_LEFT('B', "bank left", TemplateKind.BANK, Side.LEFT, EndRotation.NONE),
  /** Bank to the right. */
  BANK_RIGHT('N', "bank right", TemplateKind.BANK, Side.RIGHT, EndRotation.NONE),
  /** Turn to the left. */
  TURN_LEFT('T', "turn left", TemplateKind.TURN, Side.LEFT, EndRotation.NONE),
  /** Turn to the right. */
  TURN_RIGHT('Y', "turn right", TemplateKind.TURN, Side.RIGHT, EndRotation.NONE),
  /** Straight ahead, then turned by 180°. */
  KOIOGRAN('K', "Koiogran turn", TemplateKind.STRAIGHT, Side.AHEAD, EndRotation.HALF_TURN),
  /** Bank to the left, then turned by 180°. */
  SEGNOR_LEFT('L', "Segnor's loop left", TemplateKind.BANK, Side.LEFT, EndRotation.HALF_TURN),
  /** Bank to the right, then turned by 180°. */
  SEGNOR_RIGHT('P', "Segnor's loop right", TemplateKind.BANK, Side.RIGHT, EndRotation.HALF_TURN),
  /** Turn to the left, then another 90° to the left. */
  TALLON_LEFT(
      'E', "Tallon roll left", TemplateKind.TURN, Side.LEFT, EndRotation.QUARTER_TURN_INWARD),
  /** Turn to the right, then another 90° to the right. */
  TALLON_RIGHT(
      'R', "Tallon roll right", TemplateKind.TURN, Side.RIGHT, EndRotation.QUARTER_TURN_INWARD),
  /** No movement, at speed 0. */
  STATIONARY('O', "stationary", null, Side.AHEAD, EndRotation.NONE),
  /** Backward along a bank, ending behind and to the left. */
  REVERSE_BANK_LEFT('A', "reverse bank left", TemplateKind.BANK, Side.LEFT, EndRotation.NONE),
  /** Straight back. */
  REVERSE_STRAIGHT('S', "reverse straight", TemplateKind.STRAIGHT, Side.AHEAD, EndRotation.NONE),
  /** Backward along a bank, ending behind and to the right. */
  REVERSE_BANK_RIGHT('D', "reverse bank right", TemplateKind.BANK, Side.RIGHT, EndRotation.NONE),
  /** A bank to the left as a sideslip. */
  SLIP_BANK_LEFT(BANK_LEFT, Manner.SIDESLIP, EndRotation.NONE),
  /** A bank to the right as a sideslip. */
  SLIP_BANK_RIGHT(BANK_RIGHT, Manner.SIDESLIP, EndRotation.NONE),
  /** A turn to the left as a sideslip. */
  SLIP_TURN_LEFT(TURN_LEFT, Manner.SIDESLIP, EndRotation.NONE),
  /** A turn to the right as a sideslip. */
  SLIP_TURN_RIGHT(TURN_RIGHT, Manner.SIDESLIP, EndRotation.NONE),
  /** A turn to the left as a Segnor's loop. */
  LOOP_TURN_LEFT(TURN_LEFT, Manner.SEGNORS_LOOP, EndRotation.HALF_TURN),
  /** A turn to the right as a Segnor's loop. */
  LOOP_TURN_RIGHT(TURN_RIGHT, Manner.SEGNORS_LOOP, EndRotation.HALF_TURN),
  /** A bank to the left as a Tallon roll. */
  TALLON_BANK_LEFT(BANK_LEFT, Manner.TALLON_ROLL, EndRotation.QUARTER_TURN_INWARD),
  /** A bank to the right as a Tallon roll. */
  TALLON_BANK_RIGHT(BANK_RIGHT, Manner.TALLON_ROLL, EndRotation.QUARTER_TURN_INWARD),
  /** Backward along a turn, ending behind and to the left. */
  REVERSE_TURN_LEFT(TURN_LEFT, Manner.REVERSE, EndRotation.NONE),
  /** Backward along a turn, ending behind and to the right. */
  REVERSE_TURN_RIGHT(TURN_RIGHT, Manner.REVERSE, EndRotation.NONE);

  private final char letter;
  private final String words;
  private final Optional<TemplateKind> template;
  private final Side side;
  private final EndRotation endRotation;
  private final Optional<Manner> manner;

  Bearing(
      char letter,
      String words,
      @Nullable TemplateKind template,
      Side side,
      EndRotation endRotation) {
    this.letter = letter;
    this.words = words;
    this.template = Optional.ofNullable(template);
    this.side = side;
    this.endRotation = endRotation;
    manner = Optional.empty();
  }

  Bearing(Bearing dialed, Manner manner, EndRotation endRotation) {
    letter = dialed.letter;
    words = dialed.words + " as a " + manner.words;
    template = dialed.template;
    side = dialed.side;
    this.endRotation = endRotation;
    this.manner = Optional.of(manner);
  }

  /** Returns the second character of the dial code; a card's manner does not change it. */
  public char letter() {
    return letter;
  }

  /** Returns the bearing in plain words, such as "bank left". */
  public String words() {
    return words;
  }

  /** Returns the kind of template that the ship moves along; empty if stationary. */
  public Optional<TemplateKind> template() {
    return template;
  }

  /**
   * Returns the side on which the ship ends, as the pilot sees it. A sideslip turns to this side
   * and ends on the other.
   */
  public Side side() {
    return side;
  }

  /**
   * Returns the lowest speed: 1, or 0 if stationary. Banks have a speed 0 on the dials of the
   * second edition's huge ships, which turn by it and go no way (see {@link HugeTemplate}).
   */
  public int slowest() {
    return template.isEmpty() || this == BANK_LEFT || this == BANK_RIGHT ? 0 : 1;
  }

  /** Returns the highest speed; 0 if stationary. */
  public int fastest() {
    return template.map(TemplateKind::fastest).orElse(0);
  }

  /** Returns the ship's turn at the end of the template. */
  public EndRotation endRotation() {
    return endRotation;
  }

  /** Tests whether the ship moves backward, its rear guides leading. */
  public boolean reverse() {
    return this == REVERSE_BANK_LEFT
        || this == REVERSE_STRAIGHT
        || this == REVERSE_BANK_RIGHT
        || this == REVERSE_TURN_LEFT
        || this == REVERSE_TURN_RIGHT;
  }

  /** Returns the manner in which a card has the ship execute it; empty for a maneuver of a dial. */
  public Optional<Manner> manner() {
    return manner;
  }

  /** Returns this bearing of a dial in a manner, if a card can have it executed so. */
  public Optional<Bearing> in(Manner other) {
    return Arrays.stream(values())
        .filter(bearing -> bearing.letter == letter && bearing.manner.equals(Optional.of(other)))
        .findFirst();
  }

  /** Returns the bearing that dials show with that letter, if there is one. */
  public static Optional<Bearing> ofLetter(char letter) {
    // The bearings of dials come before those that only cards make.
    return Arrays.stream(values()).filter(bearing -> bearing.letter == letter).findFirst();
  }

  /** A card's change of a bank or a turn. The dial's code does not contain it. */
  public enum Manner {
    /**
     * A bank or a turn from the ship's flank. The template lies at the middle of the side away from
     * its bend, so that its other end leads forward. The ship turns as in the maneuver on its dial,
     * but ends on the other side. A bank to the right leads from the left flank, and the nose turns
     * right.
     *
     * <p>The Rules Reference of the second edition has it under the heading Bearing. One of the
     * community's tools first named its sideslips by the flank, and says itself that this was
     * wrong. With the names exchanged, it agrees with the other tools and with this.
     */
    SIDESLIP("sideslip", "a bank or a turn (B, N, T or Y)"),
    /** A turn, then turned by 180°. Dials have letters for it on banks alone. */
    SEGNORS_LOOP("Segnor's loop", "a turn (T or Y)"),
    /** A bank, then turned by 90° into the curve. Dials have letters for it on turns alone. */
    TALLON_ROLL("Tallon roll", "a bank (B or N)"),
    /**
     * A turn flown backward: the turn mirrored front to back, so the ship ends behind and to the
     * side of the dial. Dials have letters for it on straights and banks alone.
     */
    REVERSE("reverse maneuver", "a turn (T or Y)");

    private final String words;
    private final String dialed;

    Manner(String words, String dialed) {
      this.words = words;
      this.dialed = dialed;
    }

    /** Returns the maneuvers that cards change into this, such as "a turn (T or Y)". */
    String dialed() {
      return dialed;
    }

    /** Returns the manner in plain words, such as "sideslip". */
    public String words() {
      return words;
    }
  }

  /** A rotation on the spot once the ship stands at the end of its template. */
  public enum EndRotation {
    /** No rotation. */
    NONE,
    /** A turn by 180°. */
    HALF_TURN,
    /** A further turn by 90° into the curve, the ship's side flush on the template's end. */
    QUARTER_TURN_INWARD
  }
}
