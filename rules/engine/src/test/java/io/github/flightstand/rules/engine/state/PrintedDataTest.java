package io.github.flightstand.rules.engine.state;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.params.provider.Arguments.arguments;

import io.github.flightstand.movement.maneuver.Bearing;
import io.github.flightstand.movement.maneuver.Dial;
import io.github.flightstand.movement.parts.BaseSize;
import io.github.flightstand.movement.parts.SectionName;
import io.github.flightstand.rules.engine.state.BombToken.Detonates;
import io.github.flightstand.rules.engine.state.SectionCard.Crippled;
import io.github.flightstand.rules.measure.FiringArc;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.function.Executable;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/** What cards, tokens and crews may not say: each is refused in one sentence. */
class PrintedDataTest {

  private static final Dial DIAL = Dial.parse("1FW");
  private static final Optional<SectionName> WHOLE = Optional.empty();
  private static final Optional<SectionName> FORE = Optional.of(SectionName.FORE);
  private static final Optional<SectionName> AFT = Optional.of(SectionName.AFT);
  private static final CombatCard PILOT = new CombatCard("pilot", 5, true);
  private static final CrewStack STACK =
      new CrewStack(List.of(new CrewMember(Optional.of(PILOT), true, 0)));

  @ParameterizedTest
  @MethodSource({"ships", "hugeShips", "weapons", "bombs", "remotes", "crews", "beside"})
  void isRefused(String sentence, Executable making) {
    Exception refusal = assertThrows(IllegalArgumentException.class, making);
    assertEquals(sentence, refusal.getMessage());
  }

  private static Arguments ship(String sentence, UnaryOperator<ShipCard.Builder> changed) {
    return refused(
        sentence, () -> changed.apply(ShipCard.builder("red", "A", DIAL).shields(2)).build());
  }

  private static Arguments refused(String sentence, Executable making) {
    return arguments(sentence, making);
  }

  private static Stream<Arguments> ships() {
    String least = "skill, attack, agility and shields are at least 0, found ";
    return Stream.of(
        ship(least + "-1, 0, 0 and 2", card -> card.skill(-1)),
        ship(least + "0, -1, 0 and 2", card -> card.attack(-1)),
        ship(least + "0, 0, -1 and 2", card -> card.agility(-1)),
        ship(least + "0, 0, 0 and -1", card -> card.shields(-1)),
        ship("attack and agility are at most 12, found 13 and 0", card -> card.attack(13)),
        ship("attack and agility are at most 12, found 0 and 13", card -> card.agility(13)),
        ship("a hull is at least 1, found 0", card -> card.hull(0)),
        ship(
            "a ship's weapons have different names, found one twice",
            card -> card.weapons(List.of(gun(3, "gun"), gun(2, "gun")))),
        refused(
            "only huge ships have a bank of speed 0, found 0BG",
            () -> ShipCard.builder("red", "A", Dial.parse("1FW 0OR 0BG")).build()),
        refused(
            "a ship has 0 to 2 shields, found 3",
            () ->
                ShipState.of(ShipCard.builder("red", "A", DIAL).shields(2).build())
                    .with(SectionState.whole(3, List.of(), false))));
  }

  private static SectionCard section(Optional<SectionName> name, String... cards) {
    return new SectionCard(name, 3, 2, List.of(), Crippled.NOTHING, List.of(cards));
  }

  private static Arguments huge(String sentence, UnaryOperator<ShipCard.Builder> changed) {
    HugeCard huge = new HugeCard(List.of(section(WHOLE, "crew")), 3, new WeaponRange(1, 5));
    ShipCard.Builder whole =
        ShipCard.builder("huge", "A", DIAL)
            .base(BaseSize.HUGE_TRANSPORT)
            .hull(3)
            .shields(2)
            .cards(List.of("crew"))
            .arcs(List.of())
            .huge(huge);
    whole.build();
    return refused(sentence, () -> changed.apply(whole).build());
  }

  private static Stream<Arguments> hugeShips() {
    String sums =
        "a huge ship's hull and shields are those of its sections, 3 and 2, and its actions stand"
            + " there, found ";
    String limits = "a crippled side has an attack and an energy limit of at least 0, found fewer";
    String section = "a section has a hull of at least 1 and shields of at least 0, found ";
    return Stream.of(
        huge(sums + "4, 2 and 0 actions", card -> card.hull(4)),
        huge(sums + "3, 1 and 0 actions", card -> card.shields(1)),
        huge(sums + "3, 2 and 1 actions", card -> card.actions(List.of(Action.LOCK))),
        huge(
            "a huge ship drops no bombs, found 1",
            card ->
                card.bombs(
                    List.of(
                        new Bomb(
                            "bomb",
                            BombToken.PROTON_BOMB,
                            Bomb.Window.REVEAL,
                            List.of(new LaidTemplate(1, Bearing.STRAIGHT)),
                            1)))),
        huge(
            "a section has cards that the ship has, found 'crew' beyond those",
            card -> card.cards(List.of("team"))),
        refused(
            "a huge ship's actions are recover, reinforce, lock and coordinate, found focus",
            () ->
                new HugeCard(
                    List.of(new SectionCard(WHOLE, 1, 0, List.of(Action.FOCUS), Crippled.NOTHING)),
                    0,
                    WeaponRange.PRIMARY)),
        refused(limits, () -> new Crippled(List.of(), Optional.empty(), -1)),
        refused(limits, () -> new Crippled(List.of(), Optional.of(-1), 0)),
        refused(
            section + "0 and 0", () -> new SectionCard(WHOLE, 0, 0, List.of(), Crippled.NOTHING)),
        refused(
            section + "1 and -1",
            () -> new SectionCard(WHOLE, 1, -1, List.of(), Crippled.NOTHING)));
  }

  private static Weapon gun(int attack, String id) {
    return new Weapon(
        id,
        Optional.empty(),
        attack,
        WeaponRange.PRIMARY,
        FiringArc.FRONT,
        Optional.empty(),
        Optional.empty(),
        false);
  }

  private static Stream<Arguments> weapons() {
    String energy =
        "a weapon's attack costs at least 1 energy and its card holds that, found a cost of ";
    return Stream.of(
        refused("the attack value of 'gun' is 0 to 12, found -1", () -> gun(-1, "gun")),
        refused("the attack value of 'gun' is 0 to 12, found 13", () -> gun(13, "gun")),
        refused(energy + "0 and a limit of 2", () -> new Weapon.Energy(2, 0)),
        refused(energy + "3 and a limit of 2", () -> new Weapon.Energy(2, 3)),
        refused("a weapon reaches from range 1 to 5, found 0 to 3", () -> new WeaponRange(0, 3)),
        refused("a weapon reaches from range 1 to 5, found 3 to 2", () -> new WeaponRange(3, 2)),
        refused("a weapon reaches from range 1 to 5, found 1 to 6", () -> new WeaponRange(1, 6)));
  }

  private static Stream<Arguments> bombs() {
    BombToken.Effect none = new BombToken.Effect(0, 0, 0, 0, 0);
    return Stream.of(
        refused(
            "a set of 'mine' has 1 to 12 tokens, found 0",
            () -> new BombToken("mine", Detonates.OVERLAP, none, 0)),
        refused(
            "a set of 'mine' has 1 to 12 tokens, found 13",
            () -> new BombToken("mine", Detonates.OVERLAP, none, 13)),
        refused(
            "a bomb has 0 to 12 of each effect, found -1",
            () -> new BombToken.Effect(0, -1, 0, 0, 0)),
        refused(
            "a bomb has 0 to 12 of each effect, found 13",
            () -> new BombToken.Effect(0, 0, 0, 0, 13)));
  }

  private static RemoteValues remote(Optional<Integer> attack, FiringArc... arcs) {
    return new RemoteValues(1, 1, 1, attack, List.of(arcs), List.of(), true);
  }

  private static RemoteState withTokens(int tokens) {
    RemoteCard card = new RemoteCard("r", "cargo", "A", Optional.empty(), Optional.empty());
    return new RemoteState(
        card,
        RemoteState.Status.WAITING,
        Optional.empty(),
        true,
        tokens,
        List.of(),
        Optional.empty(),
        false);
  }

  private static Stream<Arguments> remotes() {
    String arcs = "a remote has arcs if it attacks, and only then, found ";
    return Stream.of(
        refused(arcs + "0 arcs and an attack value", () -> remote(Optional.of(3))),
        refused(
            arcs + "1 arcs and no attack value", () -> remote(Optional.empty(), FiringArc.FRONT)),
        refused(
            "a remote names each arc and each template once",
            () -> remote(Optional.of(3), FiringArc.FRONT, FiringArc.FRONT)),
        refused("on a remote's card lie 0 to 1000 tokens, found -1", () -> withTokens(-1)),
        refused("on a remote's card lie 0 to 1000 tokens, found 1001", () -> withTokens(1001)));
  }

  private static Crew crew(int seats, int pilots, int stacks, int fighting) {
    return new Crew(
        false,
        seats,
        Collections.nCopies(pilots, PILOT),
        Collections.nCopies(stacks, STACK),
        fighting);
  }

  private static Stream<Arguments> crews() {
    String each = "a ship has one or two stacks with a pilot's card on each, found ";
    return Stream.of(
        refused("a combat card has a name, found an empty one", () -> new CombatCard("", 5, false)),
        refused("a combat card has 0 to 125 points, found -1", () -> new CombatCard("x", -1, true)),
        refused(
            "a combat card has 0 to 125 points, found 126", () -> new CombatCard("x", 126, true)),
        refused("body hits are at least 0, found -1", () -> new CrewMember(PILOT, true, -1)),
        refused("a ship has at least 1 seat, found 0", () -> crew(0, 1, 1, 0)),
        refused(each + "0 and 0", () -> crew(2, 0, 0, 0)),
        refused(each + "3 and 3", () -> crew(3, 3, 3, 0)),
        refused(each + "2 and 1", () -> crew(2, 1, 2, 0)),
        refused("the stack that fights is one of 1, found number -1", () -> crew(2, 1, 1, -1)),
        refused("the stack that fights is one of 1, found number 1", () -> crew(2, 1, 1, 1)),
        refused(
            "a crew has a stack for each pilot, found 0 stacks and 1 pilots",
            () -> Crew.of(false, 2, List.of(PILOT), List.of())));
  }

  private static Stream<Arguments> beside() {
    return Stream.of(
        refused(
            "the energy on the card 'bank' is at least 1 if it is given, found 0",
            () -> new HeldCard("bank", true, Map.of(), Optional.of(0))),
        refused(
            "there are at least 0 shields, found -1",
            () -> SectionState.whole(-1, List.of(), false)),
        refused(
            "there is a count for each of "
                + TokenType.values().length
                + " kinds, found "
                + (TokenType.values().length - 1),
            () -> new Tokens(Collections.nCopies(TokenType.values().length - 1, 0))),
        refused(
            "a token count is at least 0, found fewer",
            () -> Tokens.NONE.plus(TokenType.FOCUS, -1)));
  }

  /** The copies of a weapon on one ship are told apart by a number, which its card has not. */
  @ParameterizedTest
  @CsvSource({"gun, gun", "gun-2, gun", "gun2, gun2", "22, 22", "-2, ''"})
  void aCopyOfAWeaponHasTheCardOfTheFirst(String weapon, String card) {
    assertEquals(card, gun(3, weapon).cardId());
  }

  /** Two copies of a card lie on both sections: the fore section's is the first (002-013). */
  @Test
  void eachSectionHasItsOwnCopyOfACard() {
    List<SectionCard> sections = List.of(section(FORE, "crew"), section(AFT, "crew", "team"));
    HugeCard card = new HugeCard(sections, 3, WeaponRange.PRIMARY);
    List<HeldCard> held = Stream.of("crew", "team", "crew").map(HeldCard::of).toList();
    assertEquals(List.of(0), card.places(FORE, held));
    assertEquals(List.of(2, 1), card.places(AFT, held));
    assertEquals(List.of(), card.places(WHOLE, held));
  }

  /** A reference to a damage card moves up when one below it is discarded, and only then. */
  @Test
  void aReferenceFollowsItsCard() {
    CardRef third = CardRef.damage("red", WHOLE, 2);
    assertEquals(CardRef.damage("red", WHOLE, 1), third.without(CardRef.damage("red", WHOLE, 0)));
    assertEquals(third, third.without(CardRef.damage("red", WHOLE, 3)));
    assertEquals(third, third.without(CardRef.damage("blue", WHOLE, 0)));
    assertEquals(third, third.without(CardRef.damage("red", FORE, 0)));
    assertEquals(CardRef.discarded("red"), third.without(third));
    CardRef held = CardRef.held("red", 1);
    assertEquals(held, held.amongFirst("red", 2));
    assertEquals(held, held.amongFirst("blue", 0));
    assertEquals(CardRef.discarded("red"), held.amongFirst("red", 1));
    assertEquals(third, third.amongFirst("red", 0));
  }
}
