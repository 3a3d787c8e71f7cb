package io.github.flightstand.rules.squad;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * The rules that squads may break: icons, titles and modifications (000-059, -060, 001-051),
 * limited and unique cards (000-061, -064), factions, sizes and types (000-062, -065), points
 * (000-066), huge ships (002-001, -002, -049, -054), commands (003-063), cards limited to a number
 * in a squad (003-064; in games of other books than that of epic battles the card itself limits
 * it), and the needs of single cards (000-002). If the first rulebook is in force and has the rule
 * too, its clause is named (001-004, -049 to -051).
 *
 * <pre>{@code
 * new SquadCheck(SquadRules.of(Rules.standard(), false)).broken(squad)   // [] if it is legal
 * }</pre>
 */
public final class SquadCheck {

  private static final String CARD_TEXT = "000-002";
  private static final String ICONS = "000-059";
  private static final String TITLES_AND_MODIFICATIONS = "000-060";
  private static final String LIMITED = "000-061";
  private static final String ONLY = "000-062";
  private static final String UNIQUE = "000-064";
  private static final String FACTIONS = "000-065";
  private static final String POINTS = "000-066";
  private static final String FIRST_BOOKS_FACTION = "001-004";
  private static final String FIRST_BOOKS_POINTS = "001-049";
  private static final String UNIQUE_IN_TEAM = "000-208";
  private static final String FIRST_BOOKS_UNIQUE = "001-050";
  private static final String FIRST_BOOKS_ICONS = "001-051";
  private static final String EPIC = "002-001";
  private static final String SECTIONS = "002-002";
  private static final String HUGE_MODIFICATIONS = "002-049";
  private static final String COMMANDS = "003-063";
  private static final String SO_MANY = "003-064";

  private final SquadRules rules;

  public SquadCheck(SquadRules rules) {
    this.rules = rules;
  }

  /** Returns the rules that a squad breaks: those of its ships in their order, then its own. */
  public List<BrokenRule> broken(Squad squad) {
    List<BrokenRule> broken = new ArrayList<>();
    for (int i = 0; i < squad.ships().size(); i++) {
      new ShipCheck(squad, i, broken).check();
    }
    checkCopies(squad, broken);
    checkSections(squad, broken);
    rules
        .mostPoints()
        .filter(most -> squad.points() > most)
        .ifPresent(
            most ->
                broken.add(
                    BrokenRule.ofSquad(
                        byBook(POINTS, FIRST_BOOKS_POINTS),
                        "the squad costs %s points, expected at most %s"
                            .formatted(squad.points(), most))));
    if (squad.ships().isEmpty()) {
      String message = "the squad has no ships, expected at least one";
      broken.add(new BrokenRule(Optional.empty(), message, Optional.empty(), Optional.empty()));
    }
    return broken;
  }

  /**
   * Returns the rules that squads break as a team. Those are unique names in several of them
   * (000-208) and, in epic battles, too many copies of a card (003-064).
   */
  public List<BrokenRule> brokenByTeam(List<Squad> squads) {
    List<BrokenRule> broken = new ArrayList<>();
    if (rules.commandSlot()) {
      checkCopiesOfTeam(squads, broken);
    }
    Map<String, Integer> owners = new HashMap<>();
    for (int i = 0; i < squads.size(); i++) {
      for (Card card : cards(squads.get(i)).stream().filter(Card::unique).toList()) {
        if (owners.merge(Names.plain(card.name()), i, (owner, other) -> owner) != i) {
          broken.add(
              BrokenRule.ofSquad(
                  byBook(UNIQUE_IN_TEAM, FIRST_BOOKS_UNIQUE),
                  "'" + card.name() + "' is unique, expected once in the squads of a team"));
        }
      }
    }
    return broken;
  }

  private static void checkCopiesOfTeam(List<Squad> squads, List<BrokenRule> broken) {
    Map<String, Integer> copies = new TreeMap<>();
    Map<String, Integer> most = new HashMap<>();
    Map<String, Integer> mostOfOne = new HashMap<>();
    for (Squad squad : squads) {
      Map<String, Integer> own = new HashMap<>();
      for (Card card : cards(squad)) {
        Optional<Integer> limit = card.card().flatMap(Upgrade::mostInSquad);
        if (limit.isPresent()) {
          most.put(card.name(), limit.get());
          copies.merge(card.name(), 1, Integer::sum);
          mostOfOne.merge(card.name(), own.merge(card.name(), 1, Integer::sum), Integer::max);
        }
      }
    }
    copies.forEach(
        (name, count) -> {
          int limit = most.getOrDefault(name, count);
          if (count > limit && mostOfOne.getOrDefault(name, 0) <= limit) {
            broken.add(
                BrokenRule.ofSquad(
                    SO_MANY,
                    "the squads of a team have '%s' at most %s times, found %s"
                        .formatted(name, limit, count)));
          }
        });
  }

  private record Card(
      String name, boolean unique, int ship, Optional<Integer> upgrade, Optional<Upgrade> card) {

    BrokenRule breaks(String clause, String message) {
      return new BrokenRule(Optional.of(clause), message, Optional.of(ship), upgrade);
    }
  }

  private static List<Card> cards(Squad squad) {
    List<Card> cards = new ArrayList<>();
    for (int i = 0; i < squad.ships().size(); i++) {
      SquadShip ship = squad.ships().get(i);
      cards.add(
          new Card(
              ship.pilot().name(), ship.pilot().unique(), i, Optional.empty(), Optional.empty()));
      for (int j = 0; j < ship.upgrades().size(); j++) {
        Upgrade card = ship.upgrades().get(j);
        cards.add(new Card(card.name(), card.unique(), i, Optional.of(j), Optional.of(card)));
      }
    }
    return cards;
  }

  /** Returns the clause of the book in force, the first rulebook's if that has the rule too. */
  private String byBook(String reference, String first) {
    return rules.upgradesFitEveryFaction() ? first : reference;
  }

  private void checkCopies(Squad squad, List<BrokenRule> broken) {
    Map<String, String> unique = new HashMap<>();
    Map<String, Integer> copies = new HashMap<>();
    for (Card card : cards(squad)) {
      if (card.unique() && unique.putIfAbsent(Names.plain(card.name()), card.name()) != null) {
        broken.add(
            card.breaks(
                byBook(UNIQUE, FIRST_BOOKS_UNIQUE),
                "'" + card.name() + "' is unique, expected one card of that name in a squad"));
      }
      Optional<Integer> most = card.card().flatMap(Upgrade::mostInSquad);
      if (most.isPresent() && copies.merge(card.name(), 1, Integer::sum) > most.get()) {
        broken.add(
            card.breaks(
                rules.commandSlot() ? SO_MANY : CARD_TEXT,
                "a squad has '" + card.name() + "' at most " + most.get() + " times, found more"));
      }
    }
  }

  private static void checkSections(Squad squad, List<BrokenRule> broken) {
    Map<String, Integer> sections = new HashMap<>();
    for (SquadShip ship : squad.ships()) {
      sections.merge(ship.type().id(), 1, Integer::sum);
    }
    Map<String, Integer> met = new HashMap<>();
    for (int i = 0; i < squad.ships().size(); i++) {
      ShipType type = squad.ships().get(i).type();
      Optional<String> other = type.otherSection();
      if (other.isPresent()
          && met.merge(type.id(), 1, Integer::sum) > sections.getOrDefault(other.get(), 0)) {
        broken.add(
            new BrokenRule(
                Optional.of(SECTIONS),
                "'" + type.name() + "' is one section of a corvette, expected the other one too",
                Optional.of(i),
                Optional.empty()));
      }
    }
  }

  private final class ShipCheck {

    private final Squad squad;
    private final int index;
    private final SquadShip ship;

    /** The ship, or both sections of a corvette, in the squad's order. */
    private final List<SquadShip> whole;

    /** All cards of the whole ship, those of its first section first, and the first of its own. */
    private final List<Upgrade> cards;

    private final int first;
    private final UpgradeBar bar;
    private final List<BrokenRule> broken;

    ShipCheck(Squad squad, int index, List<BrokenRule> broken) {
      this.squad = squad;
      this.index = index;
      this.broken = broken;
      ship = squad.ships().get(index);
      whole =
          Stream.concat(Stream.of(index), squad.partner(index).stream())
              .sorted()
              .map(squad.ships()::get)
              .toList();
      cards = whole.stream().flatMap(one -> one.upgrades().stream()).toList();
      first =
          squad.partner(index).filter(other -> other < index).isPresent()
              ? cards.size() - ship.upgrades().size()
              : 0;
      bar = new UpgradeBar(whole, rules.commandSlot());
      for (int card = 0; card < first; card++) {
        bar.fit(card);
      }
    }

    void check() {
      ship.pilot()
          .faction()
          .filter(faction -> !faction.equals(squad.faction().orElse(faction)))
          .ifPresent(
              faction ->
                  add(
                      byBook(FACTIONS, FIRST_BOOKS_FACTION),
                      ("'%s' is of the faction '%s', expected that of the squad's first "
                              + "ship, '%s'")
                          .formatted(ship.pilot().name(), faction, squad.faction().orElseThrow())));
      if (ship.type().base().isHuge() && !rules.epic()) {
        add(EPIC, "'" + ship.pilot().name() + "' is huge, expected that in epic games only");
      }
      ship.pilot()
          .broughtBy()
          .filter(id -> !squad.has(id))
          .ifPresent(
              id ->
                  add(
                      CARD_TEXT,
                      "%s comes with the upgrade '%s', expected that in the squad"
                          .formatted(name(), id)));
      for (int i = 0; i < ship.upgrades().size(); i++) {
        check(i, ship.upgrades().get(i));
      }
    }

    private void check(int at, Upgrade card) {
      if (!bar.fit(first + at)) {
        noIcon(at, card);
      }
      checkOnly(at, card);
      checkWishes(at, card);
      checkRepeats(at, card);
    }

    private void noIcon(int at, Upgrade card) {
      String clause =
          switch (card.slot()) {
            case TITLE, MODIFICATION -> TITLES_AND_MODIFICATIONS;
            case COMMAND -> COMMANDS;
            default -> byBook(ICONS, FIRST_BOOKS_ICONS);
          };
      add(
          at,
          clause,
          "there is no room for '%s' on %s, expected %s for '%s'"
              .formatted(
                  card.name(),
                  name(),
                  card.icons() == 1 ? "a free icon" : card.icons() + " free icons",
                  card.slot().word()));
    }

    private void checkOnly(int at, Upgrade card) {
      Needs needs = card.needs();
      if (!rules.upgradesFitEveryFaction()
          && !needs.factions().isEmpty()
          && ship.pilot().faction().filter(needs.factions()::contains).isEmpty()
          && needs.orWith().filter(squad::has).isEmpty()) {
        only(at, card, "the faction", needs.factions());
      }
      ShipSize size = ShipSize.of(ship.type().base());
      if (!needs.sizes().isEmpty() && !needs.sizes().contains(size)) {
        only(at, card, "the size", needs.sizes().stream().map(ShipSize::word).sorted().toList());
      } else if (size == ShipSize.HUGE
          && card.slot() == Slot.MODIFICATION
          && needs.sizes().isEmpty()
          && needs.ships().isEmpty()) {
        add(
            at,
            HUGE_MODIFICATIONS,
            "'" + card.name() + "' is no modification for huge ships, expected one on " + name());
      }
      if (!needs.ships().isEmpty()
          && whole.stream().noneMatch(one -> needs.ships().stream().anyMatch(one.type()::is))) {
        only(at, card, "the ship type", needs.ships());
      }
    }

    private void only(int at, Upgrade card, String what, List<String> expected) {
      add(
          at,
          ONLY,
          "'"
              + card.name()
              + "' does not fit "
              + name()
              + ", expected "
              + what
              + " "
              + expected.stream().map(one -> "'" + one + "'").collect(Collectors.joining(" or ")));
    }

    private void checkWishes(int at, Upgrade card) {
      Needs needs = card.needs();
      Figures figures = ship.figures();
      wish(at, card, "a pilot skill of", needs.skill(), ship.skill());
      wish(at, card, "an agility of", needs.agility(), figures.agility());
      wish(at, card, "a hull of", needs.hull(), figures.hull());
      wish(at, card, "shields of", needs.shields(), figures.shields());
      needs
          .action()
          .filter(action -> whole.stream().noneMatch(one -> one.actions().contains(action)))
          .ifPresent(action -> lacks(at, card, "the action '" + action.word() + "'"));
      for (Slot slot : needs.icons()) {
        if (!bar.shows(slot, first + at)) {
          lacks(at, card, "an icon for '" + slot.word() + "'");
        }
      }
      needs
          .withoutIcon()
          .filter(slot -> bar.shows(slot, first + at))
          .ifPresent(slot -> lacks(at, card, "no other icon for '" + slot.word() + "'"));
      needs
          .card()
          .filter(id -> cards.stream().noneMatch(other -> other.id().equals(id)))
          .ifPresent(id -> lacks(at, card, "the upgrade '" + id + "' beside it"));
    }

    private void wish(int at, Upgrade card, String what, Needs.Limits needed, int found) {
      if (!needed.take(found)) {
        lacks(at, card, what + " " + needed.words() + ", found " + found);
      }
    }

    private void lacks(int at, Upgrade card, String expected) {
      add(at, CARD_TEXT, "'" + card.name() + "' does not fit " + name() + ", expected " + expected);
    }

    private void checkRepeats(int at, Upgrade card) {
      boolean repeated =
          cards.subList(0, first + at).stream().anyMatch(other -> other.id().equals(card.id()));
      if (!repeated) {
        return;
      }
      if (card.limited()) {
        add(at, LIMITED, "'" + card.name() + "' is limited, expected one copy on " + name());
      } else if (cards.stream()
          .anyMatch(other -> other.distinct().filter(card.slot()::equals).isPresent())) {
        add(
            at,
            CARD_TEXT,
            "'" + card.name() + "' stands twice on " + name() + ", expected different cards");
      }
    }

    private String name() {
      return "'" + ship.pilot().name() + "'";
    }

    private void add(String clause, String message) {
      broken.add(
          new BrokenRule(Optional.of(clause), message, Optional.of(index), Optional.empty()));
    }

    private void add(int at, String clause, String message) {
      broken.add(new BrokenRule(Optional.of(clause), message, Optional.of(index), Optional.of(at)));
    }
  }
}
