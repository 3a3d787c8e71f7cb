package io.github.flightstand.protocol.json;

import com.fasterxml.jackson.annotation.JsonClassDescription;
import com.fasterxml.jackson.annotation.JsonPropertyDescription;
import io.github.flightstand.movement.parts.SectionName;
import io.github.flightstand.movement.table.Table;
import io.github.flightstand.protocol.codec.OrNull;
import io.github.flightstand.rules.Rules;
import io.github.flightstand.rules.engine.state.Boarding;
import io.github.flightstand.rules.engine.state.CardPile;
import io.github.flightstand.rules.engine.state.DamageDeck;
import io.github.flightstand.rules.engine.state.DroppedBomb;
import io.github.flightstand.rules.engine.state.HeldCard;
import io.github.flightstand.rules.engine.state.Tokens;
import io.github.flightstand.rules.engine.state.MissionState;
import io.github.flightstand.rules.engine.state.Over;
import io.github.flightstand.rules.engine.state.Phase;
import io.github.flightstand.rules.engine.state.RemoteCard;
import io.github.flightstand.rules.engine.state.RemoteState;
import io.github.flightstand.rules.engine.state.Seat;
import io.github.flightstand.rules.engine.state.ShipCard;
import io.github.flightstand.rules.engine.state.ShipState.Status;
import io.github.flightstand.rules.engine.state.Task;
import io.github.flightstand.rules.engine.state.WingState;
import io.github.flightstand.rules.engine.view.CardView;
import io.github.flightstand.rules.engine.view.CrewView;
import io.github.flightstand.rules.engine.view.DeckView;
import io.github.flightstand.rules.engine.view.DialFace;
import io.github.flightstand.rules.engine.view.HugeView;
import io.github.flightstand.rules.engine.view.RemoteView;
import io.github.flightstand.rules.engine.view.ShipView;
import io.github.flightstand.rules.engine.view.View;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * What a player may know of a game, as a line writes it.
 *
 * @param <D> a decision; in a view that comes back they are not looked at, since the rest tells
 *     them
 * @param player whose view it is
 * @param rules the rules in force
 * @param seats the players
 * @param initiative the team that has initiative
 * @param round the round
 * @param phase the phase
 * @param ships the ships
 * @param table where they stand
 * @param decks the damage decks
 * @param lastRound the last round
 * @param agenda what is being done, the present task last
 * @param over how the game ended
 * @param mission the mission that is played
 * @param decisions what the player has to decide
 * @param remotes the remotes and objective tokens, if there are any
 * @param boarding which ships are docked, and the prizes
 */
@JsonClassDescription(
    "What a player may know of a game: what is public and what is his own. In the table's own"
        + " frame.")
public record ViewJson<D>(
    @JsonPropertyDescription("Whose view it is.") String player,
    Rules rules,
    List<Seat> seats,
    @JsonPropertyDescription("The team that has initiative.") @OrNull Optional<String> initiative,
    @JsonPropertyDescription("0 before the first.") int round,
    Phase phase,
    List<SeenShip> ships,
    Table table,
    @JsonPropertyDescription("One a player in the order of the seats, or one for all.")
        List<SeenDeck> decks,
    @OrNull Optional<Integer> lastRound,
    @JsonPropertyDescription("What is being done, the present task last.") List<Task> agenda,
    @OrNull Optional<Over> over,
    @JsonPropertyDescription("The mission that is played.") Optional<MissionState> mission,
    @JsonPropertyDescription("What the player has to decide.") List<D> decisions,
    @JsonPropertyDescription("The remotes and objective tokens, if there are any.")
        Optional<List<SeenRemote>> remotes,
    @JsonPropertyDescription("Which ships are docked, and the prizes, by the rules for boarding.")
        Optional<Boarding> boarding) {

  static final String DIAL_FACE =
      """
      {"description": "What a dial shows; hidden: that of another, not yet open.",
       "type": "string", "maxLength": 6,
       "pattern": "^(([1-5][FKS]|[1-3][BNTYLPERAD]|0O)[GWRB]|hidden)$"}
      """;

  /** A ship as a player sees it. */
  @JsonClassDescription("A ship as a player sees it.")
  public record SeenShip(
      ShipCard card,
      Status status,
      int shields,
      @JsonPropertyDescription("How many of its damage cards lie face down.") int faceDown,
      @JsonPropertyDescription("Its damage cards, as they were dealt.") List<SeenCard> damage,
      Tokens tokens,
      @OrNull Optional<String> lock,
      @OrNull Optional<DialFace> dial,
      @JsonPropertyDescription("Whether the dial was revealed.") boolean dialOpen,
      @JsonPropertyDescription("Whether it moves this round without a dial.") boolean ionised,
      @JsonPropertyDescription("The actions that it has done this round.") List<String> actions,
      @JsonPropertyDescription("Whether it is doomed but still has its chance to attack.")
          boolean lingering,
      @JsonPropertyDescription("The bombs that it has dropped.") List<DroppedBomb> dropped,
      @JsonPropertyDescription("The section on which its lock is, if that is on a corvette.")
          Optional<SectionName> lockSection,
      @JsonPropertyDescription("The sections of a huge ship.") Optional<SeenHuge> huge,
      @JsonPropertyDescription("Its pilot's card and its upgrades; a discarded one is not up.")
          List<HeldCard> cards,
      @JsonPropertyDescription("Whether it flies with its wing; absent: it is no wingmate.")
          Optional<WingState> wing,
      @JsonPropertyDescription("What it has and is by the rules for boarding.")
          Optional<CrewView> boarding) {

    /**
     * Checks the count.
     *
     * @throws IllegalArgumentException if other than that many cards lie face down
     */
    public SeenShip {
      long down = damage.stream().filter(damaged -> damaged.face().isEmpty()).count();
      if (down != faceDown) {
        throw new IllegalArgumentException(
            "'faceDown' is " + faceDown + ", expected " + down + ", as 'damage' tells");
      }
    }

    private static SeenShip of(ShipView ship) {
      return new SeenShip(
          ship.card(),
          ship.status(),
          ship.shields(),
          ship.faceDown(),
          ship.damage().stream().map(SeenCard::of).toList(),
          ship.tokens(),
          ship.lock(),
          ship.dial(),
          ship.dialOpen(),
          ship.ionised(),
          ship.actions(),
          ship.lingering(),
          ship.dropped(),
          ship.lockSection(),
          ship.huge().map(SeenHuge::of),
          ship.cards(),
          ship.wing(),
          ship.boarding());
    }

    private ShipView ship() {
      return new ShipView(
          card,
          status,
          shields,
          damage.stream().map(SeenCard::card).toList(),
          tokens,
          lock,
          dial,
          dialOpen,
          ionised,
          actions,
          lingering,
          dropped,
          lockSection,
          huge.map(SeenHuge::huge),
          cards,
          wing,
          boarding);
    }
  }

  /** What a huge ship has beside what every ship has. */
  @JsonClassDescription("The sections of a huge ship.")
  public record SeenHuge(List<SeenSection> sections) {

    private static SeenHuge of(HugeView huge) {
      return new SeenHuge(huge.sections().stream().map(SeenSection::of).toList());
    }

    private HugeView huge() {
      return new HugeView(sections.stream().map(SeenSection::view).toList());
    }
  }

  /** A section of a huge ship. */
  @JsonClassDescription("A section of a huge ship as a player sees it.")
  public record SeenSection(
      @JsonPropertyDescription("Which section; null: the ship is one section.") @OrNull
          Optional<SectionName> section,
      int shields,
      @JsonPropertyDescription("Its damage cards, as they were dealt.") List<SeenCard> damage,
      SeenDeck deck,
      boolean crippled,
      @JsonPropertyDescription("Whether it is doomed but its ship still has its chance to attack.")
          boolean lingering,
      @JsonPropertyDescription("Its reinforcement tokens.") Tokens tokens) {

    private static SeenSection of(HugeView.SectionView section) {
      return new SeenSection(
          section.section(),
          section.shields(),
          section.damage().stream().map(SeenCard::of).toList(),
          SeenDeck.of(section.deck()),
          section.crippled(),
          section.lingering(),
          section.tokens());
    }

    private HugeView.SectionView view() {
      return new HugeView.SectionView(
          section,
          shields,
          damage.stream().map(SeenCard::card).toList(),
          deck.deck(),
          crippled,
          lingering,
          tokens);
    }
  }

  /** A remote or an objective token as a player sees it. */
  @JsonClassDescription("A remote or an objective token, of which all is public.")
  public record SeenRemote(
      RemoteCard card,
      RemoteState.Status status,
      @JsonPropertyDescription("Which side of the token lies up.") Optional<RemoteState.Side> side,
      @JsonPropertyDescription("Whether it is in use.") boolean active,
      @JsonPropertyDescription("How many tokens lie on its card.") int tokens,
      @JsonPropertyDescription("Its damage cards, all of them face down.") List<SeenCard> damage,
      @JsonPropertyDescription("On whose card it lies.") Optional<String> aboard,
      @JsonPropertyDescription("Whether it is removed when its initiative has passed.")
          boolean lingering) {

    private static SeenRemote of(RemoteView remote) {
      return new SeenRemote(
          remote.card(),
          remote.status(),
          remote.side(),
          remote.active(),
          remote.tokens(),
          remote.damage().stream().map(SeenCard::of).toList(),
          remote.aboard(),
          remote.lingering());
    }

    private RemoteView remote() {
      return new RemoteView(
          card,
          status,
          side,
          active,
          tokens,
          damage.stream().map(SeenCard::card).toList(),
          aboard,
          lingering);
    }
  }

  /** A damage card. */
  @JsonClassDescription("A damage card beside a ship.")
  public record SeenCard(
      @JsonPropertyDescription("The shuffle of its deck from which it comes; null: a stand-in.")
          @OrNull
          Optional<Integer> pool,
      @JsonPropertyDescription("What it is; null: it lies face down.") @OrNull
          Optional<String> face,
      @JsonPropertyDescription("What it is, where it lies face down again and all have seen it.")
          Optional<String> known,
      @JsonPropertyDescription("What it keeps in mind.") Map<String, Integer> memory) {

    private static SeenCard of(CardView card) {
      return new SeenCard(card.pool(), card.face(), card.known(), card.memory());
    }

    private CardView card() {
      return new CardView(pool, face, known, memory);
    }
  }

  /** A damage deck. */
  @JsonClassDescription("A damage deck as all see it.")
  public record SeenDeck(
      DamageDeck composition,
      @JsonPropertyDescription("For each shuffle the cards that nobody has seen since.")
          List<CardPile> unseen,
      @JsonPropertyDescription("How many cards are in the deck, all of the last shuffle.")
          int undealt,
      CardPile discard) {

    private static SeenDeck of(DeckView deck) {
      return new SeenDeck(deck.composition(), deck.unseen(), deck.undealt(), deck.discard());
    }

    private DeckView deck() {
      return new DeckView(composition, unseen, undealt, discard);
    }
  }

  /** Returns a view as a line writes it. */
  public static ViewJson<DecisionJson> of(View view) {
    return new ViewJson<>(
        view.player(),
        view.rules(),
        view.seats(),
        view.initiative(),
        view.round(),
        view.phase(),
        view.ships().stream().map(SeenShip::of).toList(),
        view.table(),
        view.decks().stream().map(SeenDeck::of).toList(),
        view.lastRound(),
        view.agenda(),
        view.over(),
        view.mission(),
        view.decisions().stream().map(decision -> DecisionJson.of(decision, false)).toList(),
        view.remotes().map(all -> all.stream().map(SeenRemote::of).toList()),
        view.boarding());
  }

  /** Returns the view, without its decisions. */
  public View view() {
    return new View(
        player,
        rules,
        seats,
        initiative,
        round,
        phase,
        ships.stream().map(SeenShip::ship).toList(),
        table,
        decks.stream().map(SeenDeck::deck).toList(),
        lastRound,
        agenda,
        over,
        mission,
        List.of(),
        remotes.map(all -> all.stream().map(SeenRemote::remote).toList()),
        boarding);
  }
}
