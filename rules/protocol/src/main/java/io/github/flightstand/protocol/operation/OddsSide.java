package io.github.flightstand.protocol.operation;

import io.github.flightstand.protocol.format.Excerpt;
import io.github.flightstand.protocol.format.FaultException;
import io.github.flightstand.protocol.format.In;
import io.github.flightstand.protocol.format.NearestName;
import io.github.flightstand.protocol.format.NumberRange;
import io.github.flightstand.protocol.format.Pointer;
import io.github.flightstand.rules.engine.hook.CardSet;
import io.github.flightstand.rules.member.Default;
import io.github.flightstand.rules.odds.DicedAttack;
import io.github.flightstand.rules.odds.Means;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * A side of an attack.
 *
 * @param ship the ship's id on the table
 * @param dice the number of dice; on a table the printed value
 * @param means tokens, each as often as the ship has it, and cards; in the order of spending, if
 *     that counts
 * @param hull the hull that is left
 * @param shields the shields that are left
 * @param skill the pilot skill, which some cards compare
 */
record OddsSide(
    Optional<String> ship,
    @In(NumberRange.DICE) Optional<Integer> dice,
    @Default("[]") List<String> means,
    @In(NumberRange.HULL) Optional<Integer> hull,
    @In(NumberRange.DICE) Optional<Integer> shields,
    @In(NumberRange.DICE) Optional<Integer> skill) {

  private static final String FOCUS = "focus";
  private static final String EVADE = "evade";
  private static final String LOCK = "lock";
  private static final String CALCULATE = "calculate";
  private static final String FORCE = "force";
  private static final String REINFORCE = "reinforce";

  /** More damage than an attack can do: for a ship of unknown hull. */
  private static final int ENDLESS = 1000;

  /** Checks that a side of an attack in a game says nothing but its means. */
  void onlyMeans(Pointer at) {
    Map<String, Optional<?>> said =
        Map.of("ship", ship, "dice", dice, "hull", hull, "shields", shields, "skill", skill);
    for (String name : List.of("ship", "dice", "hull", "shields", "skill")) {
      if (said.getOrDefault(name, Optional.empty()).isPresent()) {
        throw FaultException.badValue(
            at.append(name), "'" + name + "' is given with 'game', which has the ships already");
      }
    }
  }

  /**
   * A side with its means sorted into tokens and cards.
   *
   * @param said the side as the query has it
   * @param sets the sets of cards in force
   */
  record Fighting(
      OddsSide said,
      Pointer at,
      boolean attacks,
      boolean secondEdition,
      CardSet known,
      List<String> sets) {

    private int count(String token) {
      return (int) said.means().stream().filter(token::equals).count();
    }

    /** Returns the ship for the engine, with dice that a table adds. */
    DicedAttack.Fighter fighter(String id, int extra) {
      int dice =
          said.dice()
              .orElseThrow(() -> FaultException.missing(at.append("dice"), "the number of dice"));
      List<String> cards = new ArrayList<>();
      for (int i = 0; i < said.means().size(); i++) {
        card(i).ifPresent(cards::add);
      }
      return new DicedAttack.Fighter(
          id,
          dice + extra,
          count(FOCUS),
          secondEdition ? 0 : count(EVADE),
          count(LOCK) > 0,
          said.hull().orElse(ENDLESS),
          said.shields().orElse(0),
          said.skill().orElse(0),
          cards);
    }

    /** Returns the order in which the means are spent, by the engine's names. */
    List<String> order() {
      List<String> order = new ArrayList<>();
      for (int i = 0; i < said.means().size(); i++) {
        String id = card(i).orElse(said.means().get(i));
        order.add(id.substring(id.lastIndexOf('/') + 1));
      }
      return order;
    }

    /** Returns the card that stands for one of the means; empty for a token of the engine. */
    private Optional<String> card(int i) {
      String name = said.means().get(i);
      List<String> fitting = new ArrayList<>(List.of(FOCUS, attacks ? LOCK : EVADE));
      if (!attacks) {
        fitting.add(REINFORCE);
      }
      if (secondEdition) {
        fitting.addAll(List.of(CALCULATE, FORCE));
      }
      if (fitting.contains(name)) {
        return switch (name) {
          case REINFORCE -> Optional.of(secondEdition ? Means.REINFORCE : Means.REINFORCEMENT);
          case EVADE -> secondEdition ? Optional.of(Means.EVADE) : Optional.empty();
          case CALCULATE -> Optional.of(Means.CALCULATE);
          case FORCE -> Optional.of(Means.FORCE);
          default -> Optional.empty();
        };
      }
      List<String> cards = new ArrayList<>(secondEdition ? List.of() : known.inForce(sets).ids());
      cards.removeAll(known.inForce(List.of(Means.SET)).ids());
      if (cards.contains(name)) {
        return Optional.of(name);
      }
      List<String> all = new ArrayList<>(fitting);
      all.addAll(cards);
      throw FaultException.unexpected(
          at.append("means").append(i),
          Excerpt.quoted(name) + NearestName.meant(name, all),
          "one of "
              + String.join(", ", fitting)
              + (secondEdition ? "" : ", or the id of a card of a set in force"));
    }
  }
}
