package io.github.flightstand.referee;

import io.github.flightstand.protocol.log.Corrections;
import io.github.flightstand.protocol.log.GameLine;
import io.github.flightstand.referee.GameAtLine.Fits;
import io.github.flightstand.referee.GameAtLine.Instead;
import io.github.flightstand.referee.GameAtLine.Misfits;
import io.github.flightstand.referee.GameAtLine.Next;
import io.github.flightstand.referee.GameReferee.GameRule;
import io.github.flightstand.referee.GameReferee.GameRuling;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The judging of a game's log, line by line; a line that does not fit is replaced if possible. */
final class Trial {

  private static final String FITS = "; what follows fits ";

  /** The most lines that are played to find what is wrong before a line that does not fit. */
  private static final int MOST_PLAYED = 50_000;

  private final GameAtLine.Tools tools;
  private final List<Entry> entries;
  private final List<GameRuling> rulings = new ArrayList<>();

  /** The game before each line since the last checkpoint. */
  private final List<GameAtLine> since = new ArrayList<>();

  private int sinceFirst;

  /** Whether a replacement for a line still has to be confirmed by a checkpoint. */
  private boolean doubtful;

  private Optional<GameAtLine> end = Optional.empty();

  /** The game after the next line, if the line before belongs behind it; the line fits then. */
  private Optional<GameAtLine> exchanged = Optional.empty();

  Trial(GameAtLine.Tools tools, List<Entry> entries) {
    this.tools = tools;
    this.entries = entries;
  }

  /**
   * A way to continue: words for the replacement, the game after it, and its reach.
   *
   * @param exchange whether the game is the one after the next line
   */
  private record Attempt(String words, GameAtLine moment, Reach reach, boolean exchange) {}

  /** The number of lines that fit, and whether the last is a checkpoint, or the log's end. */
  private record Reach(int lines, boolean confirmed) {

    boolean beyond(Reach other) {
      return confirmed != other.confirmed ? confirmed : lines > other.lines;
    }
  }

  List<GameRuling> judge(GameAtLine begin, boolean begins) {
    doubtful = !begins;
    Optional<GameAtLine> now = Optional.of(begin);
    for (int i = 0; i < entries.size(); i++) {
      if (now.isEmpty()) {
        rulings.add(unverified(entries.get(i)));
        continue;
      }
      if (i == 0 || entries.get(i - 1).isCheckpoint()) {
        since.clear();
        sinceFirst = i;
      }
      since.add(now.get());
      now = next(i, now.get());
    }
    end = now.filter(game -> !doubtful);
    return rulings;
  }

  /** Returns the game after the last line, unless it is unknown or in doubt. */
  Optional<GameAtLine> end() {
    return end;
  }

  private Optional<GameAtLine> next(int i, GameAtLine now) {
    Entry entry = entries.get(i);
    if (exchanged.isPresent()) {
      GameAtLine after = exchanged.get();
      exchanged = Optional.empty();
      rulings.add(legal(entry, after));
      return Optional.of(after);
    }
    if (entry.content().isEmpty()) {
      rulings.add(ruling(entry, Verdict.UNREADABLE, Optional.empty(), entry.fault()));
      return goOn(ways(i, now));
    }
    Next next = now.after(tools, entry.content().get());
    if (next instanceof Fits fits) {
      doubtful &= !entry.isCheckpoint();
      rulings.add(legal(entry, fits.moment()));
      return Optional.of(fits.moment());
    }
    Misfits misfits = (Misfits) next;
    if (!doubtful && now.mayBeCorrected(tools, misfits)) {
      String message = misfits.message() + Corrections.WORDS;
      rulings.add(ruling(entry, Verdict.UNVERIFIED, misfits.clause(), message));
      return Optional.empty();
    }
    return entry.isCheckpoint() ? checkpoint(i, now, misfits) : misfit(i, now, misfits);
  }

  private Optional<GameAtLine> misfit(int i, GameAtLine now, Misfits misfits) {
    Optional<Attempt> way = ways(i, now);
    boolean sure = way.filter(found -> found.reach().confirmed()).isPresent();
    if (!doubtful && !sure) {
      Optional<GameAtLine> mended = mended(i);
      if (mended.isPresent()) {
        rulings.add(legal(entries.get(i), mended.get()));
        return mended;
      }
    }
    if (doubtful && !sure) {
      rulings.add(unverified(entries.get(i)));
      return Optional.empty();
    }
    String words = way.filter(found -> sure).map(found -> FITS + found.words()).orElse("");
    rulings.add(illegal(entries.get(i), misfits.clause(), misfits.message() + words));
    return goOn(way);
  }

  private Optional<GameAtLine> goOn(Optional<Attempt> way) {
    doubtful = way.filter(found -> found.reach().confirmed()).isEmpty();
    exchanged = way.filter(Attempt::exchange).map(Attempt::moment);
    return way.map(Attempt::moment);
  }

  /**
   * Returns the repair that reaches farthest from a line that does not fit. It exchanges the line
   * with the next one, replaces it, omits it, or adds another before it. It is empty if no further
   * line fits.
   */
  private Optional<Attempt> ways(int i, GameAtLine now) {
    List<Instead> ways = new ArrayList<>();
    Optional<GameLine> line = entries.get(i).content();
    List<Instead> instead = now.instead(tools);
    instead.forEach(one -> ways.add(new Instead("'" + one.words() + "'", one.moment())));
    ways.add(new Instead("without it", now));
    line.ifPresent(found -> ways.addAll(before(found, instead)));
    Optional<Attempt> best = exchange(i, now);
    for (Instead way : ways) {
      Reach reach = reach(way.moment(), i + 1);
      if (best.isEmpty() || reach.beyond(best.get().reach())) {
        best = Optional.of(new Attempt(way.words(), way.moment(), reach, false));
      }
    }
    return best.filter(way -> way.reach().confirmed() || way.reach().lines() > 0);
  }

  /** Returns the additions before a line after which it fits, with the game after the line. */
  private List<Instead> before(GameLine line, List<Instead> added) {
    List<Instead> before = new ArrayList<>();
    for (Instead one : added) {
      if (one.moment().after(tools, line) instanceof Fits fits) {
        before.add(new Instead("'" + one.words() + "' before it", fits.moment()));
      }
    }
    return before;
  }

  private Optional<Attempt> exchange(int i, GameAtLine now) {
    if (i + 1 < entries.size()
        && entries.get(i).content().isPresent()
        && entries.get(i + 1).content().isPresent()
        && now.after(tools, entries.get(i + 1).content().get()) instanceof Fits first
        && first.moment().after(tools, entries.get(i).content().get()) instanceof Fits both) {
      Reach reach = reach(both.moment(), i + 2);
      return Optional.of(
          new Attempt(
              "the next line before it",
              both.moment(),
              new Reach(reach.lines() + 1, reach.confirmed()),
              true));
    }
    return Optional.empty();
  }

  /**
   * Returns the number of lines from {@code first} that fit, up to the first checkpoint or the
   * log's end.
   */
  private Reach reach(GameAtLine from, int first) {
    GameAtLine now = from;
    for (int i = first; i < entries.size(); i++) {
      Entry entry = entries.get(i);
      if (entry.content().isEmpty()
          || !(now.after(tools, entry.content().get()) instanceof Fits fits)) {
        return new Reach(i - first, false);
      }
      now = fits.moment();
      if (entry.isCheckpoint()) {
        return new Reach(i - first + 1, true);
      }
    }
    return new Reach(entries.size() - first, true);
  }

  /**
   * Rules on a checkpoint that the game contradicts. If the game agrees with the next checkpoint,
   * this one is wrong; otherwise an earlier line may be, for which another line fits, or the line
   * before it is missing.
   */
  private Optional<GameAtLine> checkpoint(int i, GameAtLine now, Misfits misfits) {
    Entry entry = entries.get(i);
    if (doubtful) {
      rulings.add(unverified(entry));
      return Optional.empty();
    }
    boolean laterFits =
        entries.subList(i + 1, entries.size()).stream().anyMatch(Entry::isCheckpoint)
            && reach(now, i + 1).confirmed();
    Optional<GameAtLine> mended = laterFits ? Optional.empty() : mended(i);
    if (mended.isPresent()) {
      rulings.add(legal(entry, mended.get()));
      return mended;
    }
    Optional<Instead> missing =
        laterFits
            ? Optional.empty()
            : before(entry.content().orElseThrow(), now.instead(tools)).stream().findFirst();
    String words = missing.map(found -> FITS + found.words()).orElse("");
    rulings.add(illegal(entry, Optional.empty(), misfits.message() + words));
    return laterFits ? Optional.of(now) : missing.map(Instead::moment);
  }

  /**
   * Finds a line since the last checkpoint with a replacement after which the misfit and all lines
   * up to a checkpoint fit. Returns the game after the misfit, or empty if there is no such line or
   * it takes too long to find.
   */
  private Optional<GameAtLine> mended(int misfit) {
    int played = 0;
    for (int k = misfit - 1; k >= sinceFirst && played <= MOST_PLAYED; k--) {
      if (rulings.get(k).verdict() != Verdict.LEGAL) {
        continue;
      }
      for (Instead one : since.get(k - sinceFirst).instead(tools)) {
        Reach reach = reach(one.moment(), k + 1);
        played += 1 + reach.lines();
        if (reach.confirmed() && k + reach.lines() >= misfit) {
          Entry wrong = entries.get(k);
          String message = "what follows fits '" + one.words() + "', found '" + wrong.deed() + "'";
          rulings.set(k, illegal(wrong, Optional.empty(), message));
          return Optional.of(played(one.moment(), k + 1, misfit));
        }
      }
    }
    return Optional.empty();
  }

  /** Plays lines that fit, after an earlier line was replaced. */
  private GameAtLine played(GameAtLine from, int first, int last) {
    GameAtLine now = from;
    for (int i = first; i <= last; i++) {
      since.set(i - sinceFirst, now);
      now = ((Fits) now.after(tools, entries.get(i).content().orElseThrow())).moment();
    }
    return now;
  }

  /** Returns the ruling on a line that fits, which says who has won if the game is over then. */
  static GameRuling legal(Entry entry, GameAtLine after) {
    String fits = entry.isCheckpoint() ? "the game agrees" : "the line fits the game";
    String over =
        after
            .state()
            .over()
            .map(end -> end.winner().map(winner -> ", " + winner + " wins").orElse(", a draw"))
            .orElse("");
    return ruling(entry, Verdict.LEGAL, Optional.empty(), fits + over);
  }

  private static GameRuling illegal(Entry entry, Optional<String> clause, String message) {
    return ruling(entry, Verdict.ILLEGAL, clause, message);
  }

  private static GameRuling unverified(Entry entry) {
    String message = "an earlier line does not fit, so the game's state is unknown";
    return ruling(entry, Verdict.UNVERIFIED, Optional.empty(), message);
  }

  private static GameRuling ruling(
      Entry entry, Verdict verdict, Optional<String> clause, String message) {
    Optional<GameRule> rule =
        verdict == Verdict.UNREADABLE ? Optional.empty() : Optional.of(entry.rule());
    return new GameRuling(
        entry.number(), entry.subject(), entry.deed(), verdict, rule, clause, message);
  }
}
