package io.github.flightstand.referee;

import io.github.flightstand.protocol.codec.Codec;
import io.github.flightstand.protocol.format.FaultException;
import io.github.flightstand.protocol.line.Line;
import io.github.flightstand.protocol.line.LineReader;
import io.github.flightstand.protocol.log.Corrections;
import io.github.flightstand.protocol.log.GameHeader;
import io.github.flightstand.protocol.log.Upcaster;
import io.github.flightstand.protocol.squad.IllegalSquadException;
import io.github.flightstand.referee.GameReferee.GameRule;
import io.github.flightstand.rules.engine.DamageDecks;
import io.github.flightstand.rules.engine.Engine;
import io.github.flightstand.rules.engine.hook.CardSet;
import io.github.flightstand.rules.engine.state.State;
import java.io.IOException;
import java.io.InputStream;
import java.util.List;
import java.util.Optional;

/**
 * A referee for the log of a whole game ({@code flightstand-game/2}), which it plays again. Every
 * command must be legal at its line. Every outcome of dice and cards must be possible and drawn by
 * the seed. The game must agree with every checkpoint.
 *
 * <p>A line that does not fit is illegal. The referee looks for a replacement, or none, after which
 * the following lines fit up to a checkpoint, and judges the rest accordingly. Without one, the
 * rest is unverified. It tries the lines since the last checkpoint in the same way. So if an
 * altered line would have been legal and the contradiction shows later, only the altered line is
 * illegal.
 *
 * <p>In a log by an engine whose rules were corrected since, a line that no longer fits may have
 * been legal when it was written. It is unverified then, and so is the rest.
 *
 * <pre>{@code
 * List<GameRuling> rulings = new GameReferee().judge(Files.newInputStream(path));
 * rulings.stream().filter(ruling -> ruling.verdict() == Verdict.ILLEGAL) // none in a fair game
 * }</pre>
 */
public final class GameReferee {

  private final Codec codec = new Codec();
  private final CardSet cards;

  /** Creates a referee of games with the cards of the game's own box. */
  public GameReferee() {
    this(DamageDecks.cards().withFound());
  }

  /** Creates a referee of games with these cards. */
  public GameReferee(CardSet cards) {
    this.cards = cards;
  }

  /** Tests whether a line is the header of a whole game's log. */
  public static boolean isHeader(String line) {
    return LogLines.CODEC
        .logFormat(line)
        .filter(name -> name.startsWith("flightstand-game/"))
        .isPresent();
  }

  /**
   * Returns the ruling on each line of a game's log.
   *
   * @param in the log, which the caller must close
   * @throws UnjudgeableGameException if the first line does not begin a game, or begins one
   *     player's log
   * @throws IOException if the log cannot be read
   */
  public List<GameRuling> judge(InputStream in) throws IOException, UnjudgeableGameException {
    LineReader lines = LineReader.toTooLong(in);
    Line first = lines.next().orElseThrow(UnjudgeableGameException::empty);
    GameJudging game = begin(first);
    return game.next(lines.rest());
  }

  /** Begins to judge a game whose log's lines are given later. */
  GameJudging begin(Line first) throws UnjudgeableGameException {
    Upcaster upcaster = Upcaster.of(first instanceof Line.Text read ? read.text() : "");
    GameHeader header = header(first, upcaster);
    GameAtLine.Tools tools;
    GameAtLine begin;
    try {
      Engine engine = new Engine(cards);
      State state = engine.start(header.setup().setup(cards)).state();
      tools = GameAtLine.Tools.of(state, engine, upcaster);
      begin = new GameAtLine(state, header.setup().chance().chance());
    } catch (FaultException | IllegalSquadException | IllegalArgumentException wrong) {
      String since = upcaster.corrected() ? Corrections.WORDS : "";
      throw new UnjudgeableGameException(first.number(), wrong.getMessage() + since);
    }
    boolean begins = upcaster.agrees(begin.state(), header.digest());
    return new GameJudging(codec, tools, begin, begins, begun(first.number(), begins));
  }

  private static GameRuling begun(int line, boolean begins) {
    return new GameRuling(
        line,
        "",
        "set-up",
        begins ? Verdict.LEGAL : Verdict.ILLEGAL,
        Optional.of(GameRule.HEADER),
        Optional.empty(),
        begins
            ? "the game begins as the header says"
            : "the set-up leads to another state than the digest's");
  }

  private GameHeader header(Line line, Upcaster upcaster) throws UnjudgeableGameException {
    GameHeader header;
    try {
      header = codec.read(GameHeader.class, upcaster.header(LogLines.text(line, "")));
    } catch (FaultException fault) {
      throw new UnjudgeableGameException(line.number(), fault.getMessage());
    }
    if (header.player().isPresent()) {
      throw new UnjudgeableGameException(
          line.number(),
          "the log is what '" + header.player().get() + "' learned, expected a whole one");
    }
    return header;
  }

  /** The rules that decide a verdict on a line of a whole game's log. */
  public enum GameRule {
    /** The game begins as its header says. */
    HEADER,
    /** A player's command answers a pending decision of that player, and is legal. */
    COMMAND,
    /** Chance's decision is possible, and drawn by the game's seed. */
    CHANCE,
    /** The game agrees with the log. */
    CHECKPOINT
  }

  /**
   * The verdict on a line of a whole game's log.
   *
   * @param subject the decision that is answered; empty if there is none
   * @param deed the answer in a few words
   * @param rule the rule that decides the verdict; empty for a line that cannot be read
   * @param clause the number, in the project's list, of the rulebook clause that forbids it; empty
   *     if it is legal, or answers no pending decision
   */
  public record GameRuling(
      int line,
      String subject,
      String deed,
      Verdict verdict,
      Optional<GameRule> rule,
      Optional<String> clause,
      String message) {}

  /** The refusal of a log whose first line does not begin a whole game. */
  public static final class UnjudgeableGameException extends Exception {

    UnjudgeableGameException(int line, String message) {
      super("line " + line + ": " + message);
    }

    static UnjudgeableGameException empty() {
      return new UnjudgeableGameException(1, "the log is empty, expected its header");
    }
  }
}
