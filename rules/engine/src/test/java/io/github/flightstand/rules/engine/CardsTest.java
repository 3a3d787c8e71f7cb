package io.github.flightstand.rules.engine;

import static io.github.flightstand.rules.engine.Duel.blue;
import static io.github.flightstand.rules.engine.Duel.combat;
import static io.github.flightstand.rules.engine.Duel.elite;
import static io.github.flightstand.rules.engine.Duel.forbids;
import static io.github.flightstand.rules.engine.Duel.may;
import static io.github.flightstand.rules.engine.Duel.must;
import static io.github.flightstand.rules.engine.Duel.permits;
import static io.github.flightstand.rules.engine.Duel.red;
import static io.github.flightstand.rules.engine.Duel.takes;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.flightstand.geometry.Pose;
import io.github.flightstand.movement.maneuver.Maneuver;
import io.github.flightstand.movement.maneuver.Maneuver.Difficulty;
import io.github.flightstand.rules.RuleSet;
import io.github.flightstand.rules.engine.Duel.Fighter;
import io.github.flightstand.rules.engine.decision.Command;
import io.github.flightstand.rules.engine.decision.Decision;
import io.github.flightstand.rules.engine.decision.Domain;
import io.github.flightstand.rules.engine.decision.Option;
import io.github.flightstand.rules.engine.decision.Refusal;
import io.github.flightstand.rules.engine.event.AttackEvent;
import io.github.flightstand.rules.engine.event.CardEvent;
import io.github.flightstand.rules.engine.event.DialEvent;
import io.github.flightstand.rules.engine.event.MoveEvent;
import io.github.flightstand.rules.engine.hook.Card;
import io.github.flightstand.rules.engine.hook.CardContext;
import io.github.flightstand.rules.engine.hook.CardKind;
import io.github.flightstand.rules.engine.hook.Value;
import io.github.flightstand.rules.engine.state.CardRef;
import io.github.flightstand.rules.engine.state.DealtCard;
import io.github.flightstand.rules.engine.state.Effect;
import io.github.flightstand.rules.engine.state.Effect.Side;
import io.github.flightstand.rules.engine.state.Face;
import io.github.flightstand.rules.engine.state.Seat;
import io.github.flightstand.rules.engine.state.TokenType;
import io.github.flightstand.rules.engine.state.Window;
import io.github.flightstand.rules.measure.RangeBand;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** What the engine makes of cards: order, precedence, nesting, costs, bounds. */
class CardsTest {

  /** Moments at which abilities are offered, and the one that is a damage card's own. */
  private static final Set<Window> OFFERED =
      Set.of(Window.MODIFY_ATTACK, Window.MODIFY_DEFENCE, Window.FACE_UP);

  /** Gains a token of a kind at the start of each combat phase. */
  private static Card gains(String id, TokenType marker) {
    return must(id, Window.COMBAT_PHASE_START, now -> List.of(now.gain(marker, 1)));
  }

  private static List<String> keys(Decision decision) {
    return decision.options().stream().map(Option::key).toList();
  }

  /** 000-157: what does not say "may" happens without being asked. */
  @Test
  void aMandatoryAbilityTakesEffectByItself() {
    Duel duel = combat(List.of(gains("calm", TokenType.FOCUS)), red("calm"), blue());
    assertEquals(1, duel.tokens("red", TokenType.FOCUS));
    assertTrue(duel.events().contains(new CardEvent.Triggered("red", "calm")));
    assertEquals("attack:red", duel.pending().get(0).id());
  }

  /** 000-152, -158: a player orders his own; both copies take effect; then the next player's. */
  @Test
  void aPlayerOrdersHisOwnAbilities() {
    Duel duel =
        combat(
            List.of(gains("calm", TokenType.FOCUS), gains("wary", TokenType.EVADE)),
            red("calm", "wary", "calm"),
            blue("calm"));
    assertEquals("ability:A", duel.pending().get(0).id());
    assertEquals(
        List.of("use:red/calm", "use:red/wary", "use:red/calm#2"), keys(duel.pending().get(0)));
    assertEquals(0, duel.tokens("blue", TokenType.FOCUS));
    assertEquals(Optional.of("000-157"), duel.refusal(Command.of("ability:A", "pass")).clause());
    duel.play("ability:A", "use:red/wary").play("ability:A", "use:red/calm");
    assertEquals(2, duel.tokens("red", TokenType.FOCUS));
    assertEquals(1, duel.tokens("red", TokenType.EVADE));
    assertEquals(1, duel.tokens("blue", TokenType.FOCUS));
  }

  /** 000-156, -157: an optional one is asked for, once. */
  @Test
  void anOptionalAbilityMayBePassed() {
    Card calm =
        may("calm", Window.COMBAT_PHASE_START, now -> List.of(now.gain(TokenType.FOCUS, 1)));
    Duel duel = combat(List.of(calm), red("calm"), blue());
    assertEquals(List.of("pass", "use:red/calm"), keys(duel.pending().get(0)));
    duel.play("ability:A", "use:red/calm");
    assertEquals("attack:red", duel.pending().get(0).id());
    assertEquals(1, duel.tokens("red", TokenType.FOCUS));
  }

  /** 000-039, -040: the defender's card first; each ability once an attack; a die once, 000-195. */
  @Test
  void cardsModifyDice() {
    Card jam =
        may(
            "jam",
            Window.MODIFY_ATTACK,
            now -> now.defending() && now.dice(Side.ATTACK).count(Face.HIT) > 0,
            now -> List.of(new Effect.Turn(Side.ATTACK, Face.HIT, Face.BLANK, 1)));
    Card again =
        elite("again")
            .may(
                Window.MODIFY_ATTACK,
                CardContext::attacking,
                now -> new Domain.Subset(now.dice(Side.ATTACK).rerollable(), 0, 1),
                (now, answer) -> List.of(new Effect.Reroll(Side.ATTACK, answer.indices())))
            .build();
    Duel duel = combat(List.of(jam, again), red("again"), blue("jam"));
    duel.attack("hit2 blank1");
    assertEquals(List.of("done", "use:blue/jam"), keys(duel.pending().get(0)));
    duel.play("modifyAttack:blue", "use:blue/jam");
    assertEquals("modifyAttack:red", duel.pending().get(0).id());
    duel.play(Command.of("modifyAttack:red", "use:red/again").withValues(List.of(1)))
        .play("attackDice:red", "critical1");
    assertEquals("defenceDice:blue", duel.pending().get(0).id());
    duel.play("defenceDice:blue", "blank2").play("card:blue", "direct-hit");
    assertTrue(duel.events().contains(new AttackEvent.Hit("red", "blue", 1, 1)));
  }

  /** 000-003: what cannot be done is not permitted by anything; the refusal names the card. */
  @Test
  void whatForbidsBeatsWhatPermits() {
    Card bound = forbids("bound", Value.MAY_ACT);
    Card free = permits("free", Value.MAY_ACT);
    Duel duel = Duel.of(List.of(bound, free), red("free"), blue("bound", "free")).plan("1FG");
    Refusal refusal = duel.refusal(Command.of("action:blue", "focus"));
    assertEquals(Optional.of("000-003"), refusal.clause());
    assertTrue(refusal.message().contains("bound"), refusal::message);
    duel.play("action:blue", "pass").play("action:red", "focus");
  }

  /** 000-196, -003: out of range there is nothing to lock on to, nor where a card forbids it. */
  @Test
  void aLockThatIsFarOrForbiddenIsRefused() {
    Card bound = forbids("bound", Value.MAY_LOCK);
    Fighter far = Duel.fighter("far", "B", 1, 3, 2, 4, 0, Pose.at(850, 850, 270));
    Command blue = Command.of("action:red", "lock").withValue("blue");
    Duel free = Duel.of(List.of(bound), red(), blue(), far).plan("1FG");
    while (!free.pending().get(0).id().equals("action:red")) {
      free.play(free.pending().get(0).id(), "pass");
    }
    Refusal tooFar = free.refusal(Command.of("action:red", "lock").withValue("far"));
    assertEquals(Optional.of("000-196"), tooFar.clause());
    assertEquals("'far' is not at range 1 to 3", tooFar.message());
    assertTrue(free.outcome(blue) instanceof Outcome.Done);
    Duel barred = Duel.of(List.of(bound), red("bound"), blue()).plan("1FG");
    Refusal forbidden = barred.play("action:blue", "pass").refusal(blue);
    assertEquals(Optional.of("000-003"), forbidden.clause());
    assertEquals("'blue' is kept from it by a card", forbidden.message());
  }

  /** 000-002, -009: a card goes before the reference: it lets a stressed ship act. */
  @Test
  void whatPermitsGoesBeforeTheReference() {
    Card free = permits("free", Value.MAY_ACT);
    Duel duel = Duel.of(List.of(free), red("free"), blue());
    duel.with("red", ship -> ship.with(ship.tokens().plus(TokenType.STRESS, 2)));
    duel.plan("1FG").passActions();
    assertTrue(
        duel.events()
            .contains(
                new MoveEvent.Skipped(
                    "red", MoveEvent.Skipped.Chance.ACTION, MoveEvent.Skipped.Reason.PASSED)));
  }

  /** 000-103: the harder of two opposite changes wins. */
  @Test
  void theHarderDifficultyWins() {
    Card easy = elite("easy").modify(Value.DIFFICULTY, (now, was) -> Difficulty.GREEN).build();
    Card hard = elite("hard").modify(Value.DIFFICULTY, (now, was) -> Difficulty.RED).build();
    Duel duel = Duel.of(List.of(easy, hard), red("easy"), blue("hard", "easy")).plan("3FW");
    assertEquals(1, duel.tokens("blue", TokenType.STRESS));
    assertEquals(0, duel.tokens("red", TokenType.STRESS));
  }

  /** Of red maneuvers only, a stressed ship flies a white straight at the lowest speed. */
  @Test
  void aStressedShipWithRedManeuversOnlyFliesTheSlowestStraight() {
    Card hard = elite("hard").modify(Value.DIFFICULTY, (now, was) -> Difficulty.RED).build();
    Duel duel = Duel.of(List.of(hard), red(), blue("hard"));
    duel.with("blue", ship -> ship.plus(TokenType.STRESS, 1));
    duel.plan("3FW");
    assertTrue(
        duel.events().stream()
            .anyMatch(
                event ->
                    event instanceof MoveEvent.Moved moved
                        && moved.ship().equals("blue")
                        && moved.move().equals("1FW")));
    assertEquals(1, duel.tokens("blue", TokenType.STRESS));
  }

  /** 000-025: outside its activation a stressed ship flies no red maneuver at all. */
  @Test
  void aStressedShipFliesNoRedManeuverOutsideItsActivation() {
    Card again =
        must(
            "again",
            Window.COMBAT_PHASE_START,
            now -> List.of(new Effect.Execute("blue", Maneuver.parse("4KR"))));
    Duel calm = combat(List.of(again), red("again"), blue());
    assertEquals(1, calm.tokens("blue", TokenType.STRESS));
    Duel duel = Duel.of(List.of(again), red("again"), blue()).plan("1FG");
    Pose there = duel.state().table().ship("blue").orElseThrow().pose();
    duel.with("blue", ship -> ship.plus(TokenType.STRESS, 1)).passActions();
    assertEquals(1, duel.tokens("blue", TokenType.STRESS));
    assertEquals(there, duel.state().table().ship("blue").orElseThrow().pose());
  }

  /** 000-030, -162: the latest effect on pilot skill counts, and the order of the phase follows. */
  @Test
  void theLatestSkillCounts() {
    Card swift = sets("swift", 9);
    Card slow = sets("slow", 1);
    Duel duel = Duel.of(List.of(swift, slow), red("swift", "slow"), blue()).plan("1FG");
    duel.passActions();
    assertEquals("attack:blue", duel.pending().get(0).id(), "red has skill 1 since slow came last");
    Duel other = Duel.of(List.of(swift, slow), red(), blue("slow", "swift")).plan("1FG");
    other.passActions();
    assertEquals("attack:blue", other.pending().get(0).id(), "blue has skill 9");
  }

  /** Sets the skill from the moment at which its ship was activated, in the order of the cards. */
  private static Card sets(String id, int skill) {
    return elite(id)
        .must(
            Window.ACTIVATION_END,
            now -> now.mine() && !now.begun() && earlierBegun(now),
            now -> List.of(now.begin()))
        .modify(Value.SKILL, (now, was) -> now.begun() ? Optional.of(skill) : Optional.empty())
        .build();
  }

  private static boolean earlierBegun(CardContext now) {
    return now.you().cards().stream()
        .limit(now.card().index())
        .allMatch(held -> held.memory().containsKey("since"));
  }

  /** what a card brings about triggers others only after the moment that is going on. */
  @Test
  void whatArisesInsideWaits() {
    Card deals = must("deals", Window.COMBAT_PHASE_START, new Effect.Deal("blue", false));
    Card answers = takes("answers", Window.DEALT, CardContext::mine, TokenType.EVADE);
    Duel duel =
        combat(
            List.of(deals, answers, gains("calm", TokenType.FOCUS)),
            red("deals"),
            blue("answers", "calm"));
    List<String> order =
        duel.events().stream()
            .filter(CardEvent.Triggered.class::isInstance)
            .map(event -> ((CardEvent.Triggered) event).card())
            .toList();
    assertEquals(List.of("deals", "calm", "answers"), order);
    assertEquals(1, duel.ship("blue").damage().size());
  }

  /** A card takes the place of damage, at its own cost; once, since then it is face down. */
  @Test
  void aCardTakesThePlaceOfWhatIsProposed() {
    Card plate =
        elite("plate")
            .react(
                Window.WOULD_SUFFER,
                true,
                CardContext::mine,
                now -> List.of(Option.of("use")),
                (now, answer) -> List.of(now.discard()))
            .build();
    Duel duel = combat(List.of(plate), red(), blue("plate"));
    duel.attack("hit2 blank1");
    duel.play("defenceDice:blue", "blank2");
    assertEquals(List.of("pass", "use:blue/plate"), keys(duel.pending().get(0)));
    duel.play("ability:B", "use:blue/plate");
    assertEquals(1, duel.ship("blue").damage().size());
    assertTrue(!duel.ship("blue").cards().get(0).up());
  }

  /** 000-007, -011, -013, -107, -108: a free action, without the icon, but no action twice. */
  @Test
  void aFreeActionComesOnTop() {
    Card quick =
        must(
            "quick",
            Window.AFTER_MANEUVER,
            CardContext::mine,
            now -> List.of(new Effect.FreeAction(now.me(), List.of("focus", "evade"))));
    Duel duel = Duel.of(List.of(quick), red(), blue("quick")).plan("1FG");
    assertEquals(List.of("pass", "focus", "evade"), keys(duel.pending().get(0)));
    duel.play("action:blue", "focus");
    assertEquals(Optional.of("000-011"), duel.refusal(Command.of("action:blue", "focus")).clause());
    duel.play("action:blue", "evade");
    assertEquals(1, duel.tokens("blue", TokenType.EVADE));
  }

  /** 000-028: a maneuver beside the activation moves and checks stress, and no more. */
  @Test
  void aManeuverBesideTheActivation() {
    Card spurt =
        must(
            "spurt",
            Window.COMBAT_PHASE_START,
            now -> List.of(new Effect.Execute(now.me(), Maneuver.parse("2FR"))));
    Duel duel = combat(List.of(spurt), red("spurt"), blue());
    assertEquals(1, duel.tokens("red", TokenType.STRESS));
    assertEquals("attack:red", duel.pending().get(0).id());
    assertEquals(300 + 80 + 120, duel.state().table().ship("red").orElseThrow().pose().y(), 1e-9);
  }

  /** A chain without an end is refused, with the card's name and the state as it was. */
  @Test
  void aChainWithoutAnEndIsRefused() {
    Card mad =
        elite("mad")
            .must(Window.AFTER_ACTION, CardContext::mine, now -> List.of(now.roll(0, "on")))
            .rolled("on", (now, answer) -> List.of(now.roll(0, "on")))
            .build();
    Duel duel = Duel.of(List.of(mad), red(), blue("mad")).plan("1FG");
    Refusal refusal = duel.refusal(Command.of("action:blue", "focus"));
    assertTrue(refusal.message().contains("mad"), refusal::message);
    duel.play("action:blue", "pass");
  }

  @Test
  void aCardThatFailsLeavesTheGameAsItWas() {
    Card bad =
        must(
            "bad",
            Window.AFTER_ACTION,
            CardContext::mine,
            now -> {
              throw new IllegalStateException("out of order");
            });
    Duel duel = Duel.of(List.of(bad), red(), blue("bad")).plan("1FG");
    Refusal refusal = duel.refusal(Command.of("action:blue", "focus"));
    assertEquals("the card 'bad' failed: out of order", refusal.message());
    assertEquals(0, duel.tokens("blue", TokenType.FOCUS));
  }

  @Test
  void aCardThatNobodyKnowsIsRefused() {
    assertThrows(IllegalArgumentException.class, () -> Duel.of(List.of(), red("ghost"), blue()));
  }

  /** 000-061: one of a limited card a ship; another ship may have it too. */
  @Test
  void aShipHasOneOfALimitedCard() {
    Card keel = elite("keel").limited().build();
    Duel.of(List.of(keel), red("keel"), blue("keel"));
    IllegalArgumentException refused =
        assertThrows(
            IllegalArgumentException.class,
            () -> Duel.of(List.of(keel), red("keel", "keel"), blue()));
    assertEquals("the ship 'red' has one card 'keel' at most, found two", refused.getMessage());
  }

  /** 000-064, 001-050: one of a unique card a squad; the other side may have it too. */
  @Test
  void aSquadHasOneOfAUniqueCard() {
    Card captain = elite("captain").unique().build();
    Duel.of(List.of(captain), red("captain"), blue("captain"));
    Fighter wing = Duel.fighter("wing", "A", 5, 3, 2, 4, 0, Pose.at(600, 300, 90)).with("captain");
    IllegalArgumentException refused =
        assertThrows(
            IllegalArgumentException.class,
            () -> Duel.of(List.of(captain), red("captain"), wing, blue()));
    assertEquals(
        "the card 'captain' is unique, expected one in a squad, found it on 'red' and 'wing'",
        refused.getMessage());
  }

  /** A card puts another beside an enemy and keeps in mind that it did. */
  @Test
  void aCardPutsAConditionOnAnotherShip() {
    Card mark =
        elite("mark")
            .may(
                Window.COMBAT_PHASE_START,
                now -> now.memory("used") == 0,
                now -> new Domain.OneOf(now.enemies(RangeBand.THREE)),
                (now, answer) ->
                    List.of(now.remember("used", 1), new Effect.Assign(answer.name(), "marked")))
            .build();
    Card marked =
        Card.of("marked", CardKind.CONDITION)
            .modify(Value.AGILITY, (now, agility) -> agility - 1)
            .build();
    Duel duel = combat(List.of(mark, marked), red("mark"), blue());
    duel.play("ability:A", "use:red/mark", "blue");
    assertEquals("marked", duel.ship("blue").cards().get(0).id());
    assertEquals(1, duel.ship("red").cards().get(0).memory().get("used"));
    duel.attack("hit1 blank2");
    assertTrue(duel.pending().get(0).option("blank1").isPresent(), "one die of agility 2");
  }

  /**
   * 000-138, -139, -159: dealing passes shields by and is no suffering; turning up is no dealing.
   */
  @Test
  void dealingIsNotSufferingNorTurningUpDealing() {
    Card deals =
        must(
            "deals",
            Window.COMBAT_PHASE_START,
            new Effect.Deal("blue", false),
            new Effect.TurnUp(CardRef.damage("blue", Optional.empty(), 0)));
    Card suffers =
        elite("suffers")
            .must(
                Window.BEFORE_DAMAGE,
                CardContext::mine,
                now -> List.of(now.gain(TokenType.EVADE, 1)))
            .must(Window.DEALT, CardContext::mine, now -> List.of(now.gain(TokenType.FOCUS, 1)))
            .build();
    Duel duel =
        combat(
            List.of(deals, suffers),
            red("deals"),
            Duel.fighter("blue", "B", 3, 3, 2, 4, 2, Pose.at(400, 650, 270)).with("suffers"));
    duel.play("card:blue", "structural-damage");
    assertEquals(2, duel.ship("blue").shields());
    assertEquals(0, duel.tokens("blue", TokenType.EVADE));
    assertEquals(1, duel.tokens("blue", TokenType.FOCUS));
    assertEquals(Optional.of("structural-damage"), duel.ship("blue").damage().get(0).face());
  }

  /** 000-161: what is cancelled leaves the pool and counts no more. */
  @Test
  void cancelledResultsLeaveThePool() {
    Card ions =
        must(
            "ions",
            Window.HIT,
            CardContext::attacking,
            now ->
                List.of(
                    new Effect.Cancel(Side.ATTACK, Face.HIT, 9),
                    new Effect.Cancel(Side.ATTACK, Face.CRITICAL, 9),
                    new Effect.Suffer(now.attack().orElseThrow().defender(), 1, 0),
                    new Effect.Tokens("blue", TokenType.ION, 1)));
    Duel duel = combat(List.of(ions), red("ions"), blue());
    duel.attack("hit2 critical1");
    duel.play("defenceDice:blue", "blank2");
    assertEquals(1, duel.ship("blue").damage().size());
    assertEquals(1, duel.tokens("blue", TokenType.ION));
  }

  /** 000-197, -201: a lock acquired through a card is no action and takes the old one's place. */
  @Test
  void aLockThroughACardIsNoAction() {
    Card eyes =
        must(
            "eyes",
            Window.AFTER_MOVE,
            CardContext::mine,
            now -> List.of(new Effect.Lock(now.me(), "blue")));
    Duel duel = Duel.of(List.of(eyes), red("eyes"), blue()).plan("1FG").play("action:blue", "pass");
    assertEquals(Optional.of("blue"), duel.ship("red").lock());
    duel.play("action:red", "lock", "blue");
    assertEquals(List.of("lock"), duel.ship("red").actions());
  }

  /** 000-004, -148: the words of the cards of a ship that is gone do nothing any more. */
  @Test
  void cardsOfAShipThatIsGoneAreSilent() {
    Card calm = gains("calm", TokenType.FOCUS);
    Card ends =
        must(
            "ends",
            Window.ACTIVATION_END,
            CardContext::mine,
            now -> List.of(new Effect.Suffer("blue", 9, 0)));
    Duel duel = combat(List.of(calm, ends), red("ends"), blue("calm"));
    assertTrue(!duel.ship("blue").inPlay());
    assertTrue(!duel.events().contains(new CardEvent.Triggered("blue", "calm")));
  }

  /** 000-129: free actions stay allowed to a ship that met an obstacle or overlapped. */
  @Test
  void aFreeActionInsteadOfTheOneThatWasLost() {
    Card quick =
        must(
            "quick",
            Window.ACTIVATION_END,
            CardContext::mine,
            now -> List.of(new Effect.FreeAction(now.me(), List.of("evade"))));
    Duel duel =
        Duel.of(
            List.of(quick),
            red(),
            Duel.fighter("blue", "B", 3, 3, 2, 4, 0, Pose.at(400, 490, 270)).with("quick"));
    duel.plan("3FW");
    assertTrue(
        duel.events()
            .contains(
                new MoveEvent.Skipped(
                    "blue", MoveEvent.Skipped.Chance.ACTION, MoveEvent.Skipped.Reason.OVERLAPPED)));
    assertEquals(List.of("pass", "evade"), keys(duel.pending().get(0)));
  }

  /** Injured pilot: the pilot's card and elite upgrades are ignored, others are not. */
  @Test
  void anInjuredPilotsAbilityIsIgnored() {
    Card elite = gains("calm", TokenType.FOCUS);
    Card droid =
        Card.of("droid", CardKind.ASTROMECH)
            .must(
                Window.COMBAT_PHASE_START,
                Duel::always,
                now -> List.of(now.gain(TokenType.EVADE, 1)))
            .build();
    Duel duel =
        new Duel(
            DamageDecks.cards().with(List.of(elite, droid)),
            RuleSet.CORE_2012.rules(),
            List.of(new Seat("A", "A"), new Seat("B", "B")),
            red(),
            blue("calm", "droid"));
    duel.with(
        "blue", ship -> ship.with(ship.section(Optional.empty()).withDamage(List.of(injured()))));
    duel.plan("1FG").passActions();
    assertEquals(0, duel.tokens("blue", TokenType.FOCUS));
    assertEquals(1, duel.tokens("blue", TokenType.EVADE));
  }

  private static DealtCard injured() {
    return new DealtCard(Optional.of(0), Optional.of("injured-pilot"));
  }

  /** A card gives one more attack, with the weapon that it names. */
  @Test
  void aCardGivesOneMoreAttack() {
    Card twice =
        must(
            "twice",
            Window.COMBAT_TURN_END,
            now -> now.mine() && now.memory("round") < now.state().round(),
            now ->
                List.of(
                    now.remember("round", now.state().round()),
                    new Effect.Attack(now.me(), List.of("primary"))));
    Duel duel = combat(List.of(twice), red("twice"), blue());
    duel.attack("blank3");
    duel.play("defenceDice:blue", "blank2");
    assertEquals("attack:red", duel.pending().get(0).id());
    duel.attack("blank3");
    duel.play("defenceDice:blue", "blank2");
    assertEquals("attack:blue", duel.pending().get(0).id());
  }

  /** 000-027: the maneuver is replaced when it is revealed; what was revealed stays known. */
  @Test
  void aCardReplacesAManeuver() {
    Card feint =
        elite("feint")
            .may(
                Window.REVEALED,
                CardContext::mine,
                now -> new Domain.OneOf(List.of("1BW", "1NW")),
                (now, answer) -> List.of(new Effect.Fly(Maneuver.parse(answer.name()))))
            .build();
    Duel duel = Duel.of(List.of(feint), red(), blue("feint")).plan("2FG");
    duel.play("ability:B", "use:blue/feint", "1BW");
    assertTrue(duel.events().contains(new DialEvent.Revealed("blue", Maneuver.parse("2FG"))));
    assertTrue(
        duel.events().stream()
            .anyMatch(e -> e instanceof MoveEvent.Moved moved && moved.move().equals("1BW")));
  }

  /** 000-160: the moments that the book names, in their order, in a round with one attack. */
  @Test
  void everyMomentOfARoundIsOpened() {
    List<Card> all =
        Stream.of(Window.values())
            .filter(window -> !window.proposes() && !OFFERED.contains(window))
            .map(
                window ->
                    elite(window.name()).must(window, CardsTest::ofRed, now -> List.of()).build())
            .toList();
    Duel duel = Duel.of(all, red(all.stream().map(Card::id).toArray(String[]::new)), blue());
    duel.plan("1FG").play("action:blue", "pass").play("action:red", "evade");
    duel.attack("hit1 blank2");
    duel.play("defenceDice:blue", "blank2");
    duel.play("attack:blue", "primary:front", "red").play("attackDice:blue", "hit1 blank2");
    duel.play("defenceDice:red", "evade2").play("modifyDefence:red", "done");
    List<String> opened =
        duel.events().stream()
            .filter(CardEvent.Triggered.class::isInstance)
            .map(event -> ((CardEvent.Triggered) event).card())
            .toList();
    assertEquals(
        List.of(
            "PLANNING_END",
            "ACTIVATION_PHASE_START",
            "ACTIVATION_START",
            "REVEALED",
            "BEFORE_MOVE",
            "AFTER_MOVE",
            "STRESS_CHECKED",
            "AFTER_MANEUVER",
            "ACTION_STEP",
            "GAINED",
            "AFTER_ACTION",
            "ACTIVATION_END",
            "ACTIVATION_PHASE_END",
            "COMBAT_PHASE_START",
            "COMBAT_TURN_START",
            "ATTACK_DECLARED",
            "BEFORE_ROLL_ATTACK",
            "AFTER_ROLL_ATTACK",
            "AFTER_MODIFY_ATTACK",
            "BEFORE_ROLL_DEFENCE",
            "AFTER_ROLL_DEFENCE",
            "AFTER_MODIFY_DEFENCE",
            "BEFORE_COMPARE",
            "HIT",
            "AFTER_ATTACK",
            "COMBAT_TURN_END",
            "COMBAT_PHASE_END",
            "END_PHASE_START",
            "ROUND_END",
            "ROUND_START",
            "PLANNING_START"),
        opened);
  }

  /** About the red ship, or about none. */
  private static boolean ofRed(CardContext now) {
    return now.subject().id().equals("red");
  }

  /** 000-113: the skill at the moment at which a ship would be destroyed decides. */
  @Test
  void aSkillThatFellTakesTheChanceToAttack() {
    Card shock =
        elite("shock")
            .must(Window.DEALT, now -> now.mine() && !now.begun(), now -> List.of(now.begin()))
            .modify(Value.SKILL, (now, was) -> now.begun() ? Optional.of(0) : Optional.empty())
            .build();
    Duel duel = combat(List.of(shock), red(), equal("shock"));
    duel.attack("hit2 blank1");
    duel.play("defenceDice:blue", "blank2");
    assertTrue(!duel.ship("blue").inPlay());
  }

  private static Fighter equal(String... cards) {
    return Duel.fighter("blue", "B", 5, 3, 2, 2, 0, Pose.at(400, 650, 270)).with(cards);
  }

  /** 000-114: what else than an attack would destroy it leaves a ship its chance just so. */
  @Test
  void aShipThatACardDoomsStillHasItsChance() {
    Card burst =
        must(
            "burst",
            Window.COMBAT_TURN_START,
            CardContext::mine,
            now -> List.of(new Effect.Suffer("blue", 2, 0)));
    Duel duel = combat(List.of(burst), red("burst"), equal());
    assertTrue(duel.ship("blue").lingering());
    duel.play("attack:red", "pass");
    assertEquals("attack:blue", duel.pending().get(0).id());
  }

  /** The worked card of the package's description. */
  @Test
  void theWorkedCard() {
    Card grudge =
        elite("grudge")
            .may(
                Window.AFTER_ATTACK,
                now ->
                    now.defending()
                        && now.hit()
                        && now.tokens(TokenType.FOCUS) > 0
                        && now.memory("round") < now.state().round(),
                now ->
                    List.of(
                        now.remember("round", now.state().round()),
                        now.lose(TokenType.FOCUS, 1),
                        now.roll(1, "die")))
            .rolled(
                "die",
                (now, answer) ->
                    answer.dice().count(Face.HIT) + answer.dice().count(Face.CRITICAL) > 0
                        ? List.of(new Effect.Tokens(now.attacker(), TokenType.STRESS, 1))
                        : List.of())
            .build();
    Duel duel = Duel.of(List.of(grudge), red(), blue("grudge")).plan("1FG");
    duel.play("action:blue", "focus").play("action:red", "pass");
    duel.attack("hit1 blank2");
    duel.play("defenceDice:blue", "blank2").play("modifyDefence:blue", "done");
    duel.play("ability:B", "use:blue/grudge").play("cardDice:blue", "critical1");
    assertEquals(1, duel.tokens("red", TokenType.STRESS));
    assertEquals(0, duel.tokens("blue", TokenType.FOCUS));
  }
}
