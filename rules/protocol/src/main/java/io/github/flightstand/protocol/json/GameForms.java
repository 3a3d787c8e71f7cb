package io.github.flightstand.protocol.json;

import com.fasterxml.jackson.annotation.JsonFormat;
import io.github.flightstand.geometry.interop.CoordinateFrame;
import io.github.flightstand.movement.maneuver.Dial;
import io.github.flightstand.movement.maneuver.Maneuver;
import io.github.flightstand.movement.table.Obstacle;
import io.github.flightstand.protocol.format.Excerpt;
import io.github.flightstand.protocol.format.FaultCode;
import io.github.flightstand.protocol.format.FaultException;
import io.github.flightstand.protocol.format.Form;
import io.github.flightstand.protocol.format.Formats;
import io.github.flightstand.protocol.format.JsonReader;
import io.github.flightstand.rules.Mission;
import io.github.flightstand.rules.Rules;
import io.github.flightstand.rules.engine.decision.Kind;
import io.github.flightstand.rules.engine.decision.Option.Weight;
import io.github.flightstand.rules.engine.event.Event;
import io.github.flightstand.rules.engine.state.Action;
import io.github.flightstand.rules.engine.state.Bomb;
import io.github.flightstand.rules.engine.state.DialFace;
import io.github.flightstand.rules.engine.state.Effect;
import io.github.flightstand.rules.engine.state.MissionEffect;
import io.github.flightstand.rules.engine.state.Proposed;
import io.github.flightstand.rules.engine.state.Task;
import io.github.flightstand.rules.engine.state.TokenType;
import io.github.flightstand.rules.engine.state.Tokens;
import io.github.flightstand.rules.engine.state.WeaponRange;
import io.github.flightstand.rules.mission.Count;
import io.github.flightstand.rules.mission.MissionRule;
import io.github.flightstand.rules.mission.Scenario;
import io.github.flightstand.rules.squad.ActionIcon;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;

/** The forms of a game's values that are not plain records. */
final class GameForms {

  private static final String TOKENS =
      Arrays.stream(TokenType.values())
          .map(kind -> "\"" + Formats.word(kind) + "\": {\"type\": \"integer\", \"minimum\": 0}")
          .collect(
              Collectors.joining(
                  ", ",
                  "{\"description\": \"The number of tokens of each kind; 0 if absent.\","
                      + " \"type\": \"object\", \"properties\": {",
                  "}, \"additionalProperties\": false}"));

  /** The word for a dial that the player may not see. */
  private static final String HIDDEN = "hidden";

  static List<Form> all() {
    return List.of(
        Form.of(Tokens.class, TOKENS, GameForms::tokens, (tokens, frame) -> words(tokens)),
        Form.of(Seed.class, "seed", Seed::read, (seed, frame) -> seed.written()),
        new Form.Union(Task.class, true),
        new Form.Union(Effect.class, true),
        new Form.Union(Proposed.class, true),
        new Form.Union(MissionEffect.class, true),
        new Form.Union(MissionRule.class, true),
        new Form.Union(Event.class, false),
        Form.of(
            NamedScenario.class,
            words(ReadyMissions.names()),
            NamedScenario::read,
            (scenario, frame) -> scenario.name()),
        new Form.Alias<>(Mission.class, Scenario.class, scenario -> scenario, Scenario::of),
        new Form.Alias<>(Rules.class, RulesJson.class, RulesJson::rules, RulesJson::of),
        new Form.Alias<>(
            FieldedSquad.class,
            SquadJson.class,
            FieldedSquad::of,
            squad -> new SquadJson(Optional.of(squad.ships()), Optional.empty(), Optional.empty())),
        new Form.Alias<>(
            Obstacle.class,
            ObstacleJson.class,
            obstacle -> obstacle.on(CoordinateFrame.TABLE),
            ObstacleJson::of),
        new Form.Alias<>(Bomb.class, BombJson.class, BombJson::bomb, BombJson::of),
        new Form.Alias<>(WeaponRange.class, Bands.class, Bands::range, Bands::of),
        new Form.Alias<>(
            Count.class,
            Between.class,
            between -> new Count(between.least(), between.most()),
            count -> new Between(count.least(), count.most())),
        Form.reading(
            ChanceJson.Asked.class, words(List.of("asked")), Form.parsing(GameForms::asked)),
        Form.text(Action.class, words(Action.words()), GameForms::action, Action::word),
        Form.reading(
            ActionIcon.class,
            "{}",
            Form.parsing(
                word ->
                    ActionIcon.of(word)
                        .orElseThrow(
                            () -> new IllegalArgumentException("no action '" + word + "'")))),
        Form.writing(
            Kind.class,
            words(Arrays.stream(Kind.values()).map(Kind::word).toList()),
            (kind, frame) -> kind.word()),
        Form.of(
            KeptGame.class,
            Kept.schema("game"),
            in -> Kept.read(in, KeptGame.class),
            (game, frame) -> game.name()),
        Form.text(
            DialFace.class,
            "dial-face",
            GameForms::dialFace,
            face -> face.maneuver().map(Maneuver::code).orElse(HIDDEN)),
        Form.of(Dial.class, "dial", GameForms::dial, (dial, frame) -> codes(dial)),
        Form.writing(
            Weight.class, "weight", (weight, frame) -> List.of(weight.of(), weight.cases())));
  }

  /** The JSON form of a weapon's range: {@code [2, 4]}. */
  @JsonFormat(shape = JsonFormat.Shape.ARRAY)
  record Bands(int nearest, int farthest) {

    private static Bands of(WeaponRange range) {
      return new Bands(range.nearest(), range.farthest());
    }

    private WeaponRange range() {
      return new WeaponRange(nearest, farthest);
    }
  }

  /** The JSON form of a mission's count, or its range: {@code [0, 1]}. */
  @JsonFormat(shape = JsonFormat.Shape.ARRAY)
  record Between(int least, int most) {}

  private static ChanceJson.Asked asked(String word) {
    if (!word.equals("asked")) {
      throw new IllegalArgumentException(
          "found " + Excerpt.quoted(word) + ", expected \"asked\" or a seed like {\"seed\": 7}");
    }
    return ChanceJson.Asked.ASKED;
  }

  private static Action action(String word) {
    return named(word, Action::ofWord, Action.words());
  }

  /** Returns what a word names; throws IllegalArgumentException with all words if it is nothing. */
  static <T> T named(String word, Function<String, Optional<T>> known, List<String> words) {
    return known
        .apply(word)
        .orElseThrow(
            () ->
                new IllegalArgumentException(
                    "found %s, for which no rulebook has a rule, expected one of %s"
                        .formatted(Excerpt.quoted(word), String.join(", ", words))));
  }

  private static DialFace dialFace(String word) {
    return word.equals(HIDDEN) ? DialFace.HIDDEN : DialFace.showing(Maneuver.parse(word));
  }

  private static String words(List<String> words) {
    return words.stream()
        .map(word -> "\"" + word + "\"")
        .collect(Collectors.joining(", ", "{\"enum\": [", "]}"));
  }

  private static Dial dial(JsonReader in) {
    if (!in.isList()) {
      throw in.unexpected("a list of maneuvers like [\"1FG\", \"2BW\"]");
    }
    List<String> codes = new ArrayList<>();
    while (in.next()) {
      if (codes.size() == Limits.MANEUVERS) {
        throw FaultException.tooMany(in.at().holder(), Limits.MANEUVERS, "maneuvers");
      }
      String code = in.text("a maneuver");
      if (code.isEmpty() || code.chars().anyMatch(sign -> " ,\t\n\u000B\f\r".indexOf(sign) >= 0)) {
        throw in.unexpected("a maneuver");
      }
      codes.add(code);
    }
    try {
      return Dial.parse(String.join(" ", codes));
    } catch (IllegalArgumentException wrong) {
      throw FaultException.about(
          FaultCode.BAD_VALUE, in.at(), " is not a dial: " + wrong.getMessage());
    }
  }

  private static Tokens tokens(JsonReader in) {
    Map<TokenType, Integer> counts = in.counts(TokenType.class);
    try {
      return new Tokens(counts);
    } catch (IllegalArgumentException negative) {
      throw FaultException.refusedValue(in.at(), negative);
    }
  }

  private static Map<String, Integer> words(Tokens tokens) {
    Map<String, Integer> words = new LinkedHashMap<>();
    tokens.counts().forEach((kind, count) -> words.put(Formats.word(kind), count));
    return words;
  }

  private static List<String> codes(Dial dial) {
    List<String> codes = new ArrayList<>();
    for (Maneuver maneuver : dial.maneuvers()) {
      int energy = dial.energy(maneuver).orElse(0);
      codes.add(maneuver.code() + (energy == 0 ? "" : "+" + energy));
    }
    return codes;
  }
}
