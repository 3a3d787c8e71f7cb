package io.github.flightstand.tools.referee;

import io.github.flightstand.tools.log.GameLine;
import io.github.flightstand.tools.referee.GameAtLine.Fits;
import io.github.flightstand.tools.referee.GameAtLine.Instead;
import io.github.flightstand.tools.referee.GameAtLine.Misfits;
import io.github.flightstand.tools.referee.GameAtLine.Next;
import io.github.flightstand.tools.referee.GameReferee.GameRule;
import io.github.flightstand.tools.referee.GameReferee.GameRuling;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** One game's log, judged line by line; a line that does not fit is put right if it can be. */
final class Trial {

  private final GameAtLine.Tools tools;
  private final List<Entry> entries;
  private final List<GameRuling> rulings = new ArrayList<>();

  /** How the game stood before each line since the last checkpoint. */
  private final List<GameAtLine> since = new ArrayList<>();

  private int sinceFirst;

  /** Whether what was put in a line's place is still to be borne out by a checkpoint. */
  private boolean doubtful;

  Trial(GameAtLine.Tools tools, List<Entry> entries) {
    this.tools = tools;
    this.entries = entries;
  }

  /** A way on: what would have stood there, how the game then stands, and how far it leads. */
  private record Attempt(String words, GameAtLine moment, Reach reach) {}

  /** How many lines fit, and whether the last of them is a checkpoint, or the log's end. */
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
    return rulings;
  }

  private Optional<GameAtLine> next(int i, GameAtLine now) {
    Entry entry = entries.get(i);
    if (entry.content().isEmpty()) {
      rulings.add(ruling(entry, Verdict.UNREADABLE, Optional.empty(), entry.fault()));
      return goOn(ways(i, now));
    }
    Next next = now.after(tools, entry.content().get());
    if (next instanceof Fits fits) {
      doubtful &= !entry.isCheckpoint();
      rulings.add(legal(entry));
      return Optional.of(fits.moment());
    }
    Misfits misfits = (Misfits) next;
    return entry.isCheckpoint() ? checkpoint(i, now, misfits) : misfit(i, now, misfits);
  }

  private Optional<GameAtLine> misfit(int i, GameAtLine now, Misfits misfits) {
    Optional<Attempt> way = ways(i, now);
    boolean sure = way.filter(found -> found.reach().confirmed()).isPresent();
    if (!doubtful && !sure) {
      Optional<GameAtLine> mended = mended(i);
      if (mended.isPresent()) {
        rulings.add(legal(entries.get(i)));
        return mended;
      }
    }
    if (doubtful && !sure) {
      rulings.add(unverified(entries.get(i)));
      return Optional.empty();
    }
    String words =
        way.filter(found -> sure).map(found -> "; what follows fits " + found.words()).orElse("");
    rulings.add(illegal(entries.get(i), misfits.clause(), misfits.message() + words));
    return goOn(way);
  }

  private Optional<GameAtLine> goOn(Optional<Attempt> way) {
    doubtful = way.filter(found -> found.reach().confirmed()).isEmpty();
    return way.map(Attempt::moment);
  }

  /**
   * The way on from a line that does not fit that leads farthest: without it, with something else
   * in its place, or with something else before it; none if no line more fits.
   */
  private Optional<Attempt> ways(int i, GameAtLine now) {
    List<Instead> ways = new ArrayList<>();
    Optional<GameLine> line = entries.get(i).content();
    List<Instead> instead = now.instead(tools);
    instead.forEach(one -> ways.add(new Instead("'" + one.words() + "'", one.moment())));
    ways.add(new Instead("without it", now));
    for (Instead one : instead) {
      if (line.isPresent() && one.moment().after(tools, line.get()) instanceof Fits fits) {
        ways.add(new Instead("'" + one.words() + "' before it", fits.moment()));
      }
    }
    Optional<Attempt> best = Optional.empty();
    for (Instead way : ways) {
      Reach reach = reach(way.moment(), i + 1);
      if (best.isEmpty() || reach.beyond(best.get().reach())) {
        best = Optional.of(new Attempt(way.words(), way.moment(), reach));
      }
    }
    return best.filter(way -> way.reach().confirmed() || way.reach().lines() > 0);
  }

  /** How far the lines from one on fit, up to the first checkpoint or the log's end. */
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
   * The game does not stand as a checkpoint says. If it does at the next one, the checkpoint is
   * wrong; else a line since the last one may be, for which something else fits.
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
      rulings.add(legal(entry));
      return mended;
    }
    rulings.add(illegal(entry, Optional.empty(), misfits.message()));
    return laterFits ? Optional.of(now) : Optional.empty();
  }

  /**
   * Finds the line since the last checkpoint for which something else makes the misfit fit, and all
   * that follow up to a checkpoint; returns how the game stands after the misfit.
   */
  private Optional<GameAtLine> mended(int misfit) {
    for (int k = misfit - 1; k >= sinceFirst; k--) {
      if (rulings.get(k).verdict() != Verdict.LEGAL) {
        continue;
      }
      for (Instead one : since.get(k - sinceFirst).instead(tools)) {
        Reach reach = reach(one.moment(), k + 1);
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

  /** Plays on through lines that fit, now that what came before them is put right. */
  private GameAtLine played(GameAtLine from, int first, int last) {
    GameAtLine now = from;
    for (int i = first; i <= last; i++) {
      since.set(i - sinceFirst, now);
      now = ((Fits) now.after(tools, entries.get(i).content().orElseThrow())).moment();
    }
    return now;
  }

  private static GameRuling legal(Entry entry) {
    String message = entry.isCheckpoint() ? "the game stands so" : "it may be so";
    return ruling(entry, Verdict.LEGAL, Optional.empty(), message);
  }

  private static GameRuling illegal(Entry entry, Optional<String> clause, String message) {
    return ruling(entry, Verdict.ILLEGAL, clause, message);
  }

  private static GameRuling unverified(Entry entry) {
    String message = "a line before it does not fit, so nobody knows how the game stood";
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
