package io.github.flightstand.rules.engine.flow;

import io.github.flightstand.rules.engine.decision.Decision;
import io.github.flightstand.rules.engine.decision.Kind;
import io.github.flightstand.rules.engine.decision.Option;
import io.github.flightstand.rules.engine.decision.Option.Weight;
import io.github.flightstand.rules.engine.state.CardPile;
import io.github.flightstand.rules.engine.state.Face;
import io.github.flightstand.rules.engine.state.Pool;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.IntUnaryOperator;

/** A decision that chance makes: dice, a lot or a card. */
public sealed interface ChanceNode {

  /** Returns the kind of decision. */
  Kind kind();

  /** Returns the id of the ship or player that the decision is about. */
  String subject();

  /** Returns every outcome with its exact probability. */
  List<Option> options();

  /** Draws the key of an option; {@code below(n)} returns each of 0 to n − 1 with equal chance. */
  String draw(IntUnaryOperator below);

  default Decision decision() {
    if (!kind().ofChance()) {
      throw new IllegalStateException("chance decides '" + kind().word() + "', which players do");
    }
    return new Decision(
        kind().about(subject()),
        Optional.empty(),
        kind(),
        switch (kind()) {
          case INITIATIVE_DIE, PLAYER_NUMBER, TEAM_LOT, MISSION_DICE -> Optional.empty();
          default -> Optional.of(subject());
        },
        options());
  }

  /** A lot, drawn from at least one, each with the same probability. */
  record Lot(Kind kind, String subject, List<String> lots) implements ChanceNode {

    @Override
    public List<Option> options() {
      return lots.stream().map(lot -> Option.of(lot, new Weight(1, lots.size()))).toList();
    }

    @Override
    public String draw(IntUnaryOperator below) {
      return lots.get(below.applyAsInt(lots.size()));
    }
  }

  /** One attack die. */
  record SingleDie(Kind kind, String subject) implements ChanceNode {

    @Override
    public List<Option> options() {
      return Face.all().stream()
          .filter(Face.ATTACK::contains)
          .map(face -> Option.of(face.word(), new Weight(count(face), Face.ATTACK.size())))
          .toList();
    }

    private static int count(Face wanted) {
      return (int) Face.ATTACK.stream().filter(face -> face == wanted).count();
    }

    @Override
    public String draw(IntUnaryOperator below) {
      return Face.ATTACK.get(below.applyAsInt(Face.ATTACK.size())).word();
    }
  }

  /** At least one die, rolled into a pool by the subject; each die has all of {@code faces}. */
  record Dice(Kind kind, String subject, List<Face> faces, int count) implements ChanceNode {

    /** Most rolls have no more dice. */
    private static final int FEW = 8;

    /** Returns a roll, or empty if {@code count} is 0. */
    public static Optional<ChanceNode> of(Kind kind, String subject, List<Face> faces, int count) {
      return count > 0 ? Optional.of(new Dice(kind, subject, faces, count)) : Optional.empty();
    }

    /** The outcomes of few dice of both kinds, by their number. */
    private static final List<List<Option>> OF_ATTACK = few(Face.ATTACK);

    private static final List<List<Option>> OF_DEFENCE = few(Face.DEFENCE);

    private static List<List<Option>> few(List<Face> faces) {
      List<List<Option>> few = new ArrayList<>();
      for (int count = 0; count <= FEW; count++) {
        few.add(List.copyOf(listed(faces, count)));
      }
      return few;
    }

    @Override
    public List<Option> options() {
      if (count > FEW) {
        return listed(faces, count);
      }
      return faces.equals(Face.ATTACK)
          ? OF_ATTACK.get(count)
          : faces.equals(Face.DEFENCE) ? OF_DEFENCE.get(count) : listed(faces, count);
    }

    private static List<Option> listed(List<Face> faces, int count) {
      List<Option> options = new ArrayList<>();
      long cases = 1;
      for (int i = 0; i < count; i++) {
        cases = Math.multiplyExact(cases, (long) faces.size());
      }
      List<Face> kinds = Face.all().stream().filter(faces::contains).toList();
      collect(faces, kinds, 0, count, new ArrayList<>(), 1, cases, options);
      return options;
    }

    /** Counts the ways: the binomial coefficient for each face, times its share of the faces. */
    private static void collect(
        List<Face> faces,
        List<Face> kinds,
        int at,
        int left,
        List<Face> rolled,
        long ways,
        long cases,
        List<Option> options) {
      Face face = kinds.get(at);
      long share = faces.stream().filter(f -> f == face).count();
      boolean last = at == kinds.size() - 1;
      for (int n = last ? left : 0; n <= left; n++) {
        long here = ways * binomial(left, n);
        for (int i = 0; i < n; i++) {
          here *= share;
        }
        List<Face> more = new ArrayList<>(rolled);
        for (int i = 0; i < n; i++) {
          more.add(face);
        }
        if (last) {
          options.add(Option.of(Pool.rolled(more).key(), new Weight(here, cases)));
        } else {
          collect(faces, kinds, at + 1, left - n, more, here, cases, options);
        }
      }
    }

    private static long binomial(int n, int k) {
      long result = 1;
      for (int i = 1; i <= k; i++) {
        result = result * (n - k + i) / i;
      }
      return result;
    }

    @Override
    public String draw(IntUnaryOperator below) {
      List<Face> rolled = new ArrayList<>(count);
      for (int i = 0; i < count; i++) {
        rolled.add(faces.get(below.applyAsInt(faces.size())));
      }
      return Pool.rolled(rolled).key();
    }
  }

  /** A damage card beside the subject is seen: one of a nonempty pile. */
  record Card(String subject, CardPile pile) implements ChanceNode {

    @Override
    public Kind kind() {
      return Kind.CARD;
    }

    @Override
    public List<Option> options() {
      int cards = pile.size();
      return pile.cards().entrySet().stream()
          .map(entry -> Option.of(entry.getKey(), new Weight(entry.getValue(), cards)))
          .toList();
    }

    @Override
    public String draw(IntUnaryOperator below) {
      int at = below.applyAsInt(pile.size());
      for (Map.Entry<String, Integer> entry : pile.cards().entrySet()) {
        at -= entry.getValue();
        if (at < 0) {
          return entry.getKey();
        }
      }
      throw new IllegalStateException("a pile has as many cards as it counts");
    }
  }
}
