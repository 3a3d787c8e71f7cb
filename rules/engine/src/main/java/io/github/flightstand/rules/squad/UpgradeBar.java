package io.github.flightstand.rules.squad;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.stream.IntStream;

/**
 * A ship's upgrade bar, with the icons that its upgrades add and remove, and the upgrade in each
 * icon. An upgrade may have to move for another. An augmenting path of the bipartite matching
 * between upgrades and icons (Kuhn 1955) finds room if there is any.
 *
 * <p>The sections of a corvette have icons of their own, but one modification and one title for
 * both (000-060).
 */
final class UpgradeBar {

  private static final int NOBODY = -1;

  /** The section of what belongs to the whole ship. */
  private static final int WHOLE = -1;

  /** An icon, its section, and the upgrade that gave it, which cannot fill it itself. */
  private record Place(Icon icon, int section, int giver) {}

  private final List<Upgrade> cards;
  private final List<Integer> sections;
  private final List<Place> places = new ArrayList<>();
  private int[] holders;

  /** Creates the bar of a ship's sections, and of the cards of each, in their order. */
  UpgradeBar(List<SquadShip> ship, boolean commandSlot) {
    this(
        ship,
        ship.stream().flatMap(one -> one.upgrades().stream()).toList(),
        IntStream.range(0, ship.size())
            .boxed()
            .flatMap(i -> Collections.nCopies(ship.get(i).upgrades().size(), i).stream())
            .toList(),
        commandSlot);
  }

  private UpgradeBar(
      List<SquadShip> ship, List<Upgrade> cards, List<Integer> sections, boolean commandSlot) {
    this.cards = cards;
    this.sections = sections;
    for (int i = 0; i < ship.size(); i++) {
      for (Slot slot : ship.get(i).pilot().slots()) {
        places.add(new Place(Icon.of(slot), i, NOBODY));
      }
    }
    places.add(new Place(Icon.of(Slot.MODIFICATION), WHOLE, NOBODY));
    places.add(new Place(Icon.of(Slot.TITLE), WHOLE, NOBODY));
    if (commandSlot) {
      places.add(new Place(Icon.of(Slot.COMMAND), WHOLE, NOBODY));
    }
    for (int card = 0; card < cards.size(); card++) {
      for (Icon icon : cards.get(card).gains()) {
        places.add(new Place(icon, gaining(ship, cards.get(card)), card));
      }
    }
    for (Upgrade card : cards) {
      card.loses().forEach(this::lose);
    }
    for (Upgrade card : cards) {
      card.widening()
          .ifPresent(
              by ->
                  places.replaceAll(p -> new Place(p.icon().widened(by), p.section(), p.giver())));
    }
    holders = new int[places.size()];
    Arrays.fill(holders, NOBODY);
  }

  /** Returns the only section that a card fits, which gains its icons; else the whole ship. */
  private static int gaining(List<SquadShip> ship, Upgrade card) {
    List<Integer> fitting =
        IntStream.range(0, ship.size())
            .filter(i -> card.needs().ships().stream().anyMatch(ship.get(i).type()::is))
            .boxed()
            .toList();
    return fitting.size() == 1 ? fitting.get(0) : WHOLE;
  }

  /**
   * Returns for each of a corvette's cards without a section the one that has room for it. A card
   * of the whole ship, or without room, gets the first.
   */
  static List<Integer> sections(List<SquadShip> ship, List<Upgrade> cards) {
    UpgradeBar bar = new UpgradeBar(ship, cards, Collections.nCopies(cards.size(), WHOLE), true);
    List<Integer> found = new ArrayList<>();
    for (int card = 0; card < cards.size(); card++) {
      bar.fit(card);
    }
    for (int card = 0; card < cards.size(); card++) {
      int place = 0;
      while (place < bar.holders.length && bar.holders[place] != card) {
        place++;
      }
      found.add(place == bar.holders.length ? 0 : Math.max(0, bar.places.get(place).section()));
    }
    return found;
  }

  private void lose(Slot slot) {
    for (int i = 0; i < places.size(); i++) {
      if (places.get(i).icon().equals(Icon.of(slot))) {
        places.remove(i);
        return;
      }
    }
  }

  /** Tests whether the bar shows an icon for a kind, not counting those that one card gave. */
  boolean shows(Slot slot, int withoutThoseOf) {
    return places.stream()
        .anyMatch(place -> place.giver() != withoutThoseOf && place.icon().slots().contains(slot));
  }

  /** Puts a card in as many icons as it takes; false, with nothing changed, if it does not fit. */
  boolean fit(int card) {
    int[] before = holders.clone();
    for (int taken = 0; taken < cards.get(card).icons(); taken++) {
      if (!place(card, new boolean[places.size()])) {
        holders = before;
        return false;
      }
    }
    return true;
  }

  private boolean place(int card, boolean[] tried) {
    for (int i = 0; i < tried.length; i++) {
      Place place = places.get(i);
      if (tried[i]
          || place.giver() == card
          || !reaches(card, place)
          || !place.icon().takes(cards.get(card))) {
        continue;
      }
      tried[i] = true;
      if (holders[i] == NOBODY || place(holders[i], tried)) {
        holders[i] = card;
        return true;
      }
    }
    return false;
  }

  private boolean reaches(int card, Place place) {
    int section = sections.get(card);
    return section == WHOLE || place.section() == WHOLE || place.section() == section;
  }
}
