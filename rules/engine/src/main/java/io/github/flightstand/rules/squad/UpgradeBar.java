package io.github.flightstand.rules.squad;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * A ship's upgrade bar, with the icons that its upgrades add and remove, and the upgrade in each
 * icon. An upgrade may have to move for another: an augmenting path of the bipartite matching
 * between upgrades and icons (Kuhn 1955) finds room if there is any.
 */
final class UpgradeBar {

  private static final int NOBODY = -1;

  /** An icon and the upgrade that gave it, which cannot fill it itself. */
  private record Place(Icon icon, int giver) {}

  private final List<Upgrade> cards;
  private final List<Place> places = new ArrayList<>();
  private int[] holders;

  UpgradeBar(Pilot pilot, List<Upgrade> cards, boolean commandSlot) {
    this.cards = cards;
    for (Slot slot : pilot.slots()) {
      places.add(new Place(Icon.of(slot), NOBODY));
    }
    places.add(new Place(Icon.of(Slot.MODIFICATION), NOBODY));
    places.add(new Place(Icon.of(Slot.TITLE), NOBODY));
    if (commandSlot) {
      places.add(new Place(Icon.of(Slot.COMMAND), NOBODY));
    }
    for (int card = 0; card < cards.size(); card++) {
      for (Icon icon : cards.get(card).gains()) {
        places.add(new Place(icon, card));
      }
    }
    for (Upgrade card : cards) {
      card.loses().forEach(this::lose);
    }
    for (Upgrade card : cards) {
      card.widening()
          .ifPresent(by -> places.replaceAll(p -> new Place(p.icon().widened(by), p.giver())));
    }
    holders = new int[places.size()];
    Arrays.fill(holders, NOBODY);
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
      if (tried[i] || place.giver() == card || !place.icon().takes(cards.get(card))) {
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
}
