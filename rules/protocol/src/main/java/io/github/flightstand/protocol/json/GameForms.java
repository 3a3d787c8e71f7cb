package io.github.flightstand.protocol.json;

import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.databind.DeserializationContext;
import com.fasterxml.jackson.databind.JsonDeserializer;
import io.github.flightstand.geometry.interop.CoordinateFrame;
import io.github.flightstand.movement.maneuver.Dial;
import io.github.flightstand.movement.maneuver.Maneuver;
import io.github.flightstand.movement.parts.PartsCatalogue;
import io.github.flightstand.movement.table.Obstacle;
import io.github.flightstand.movement.table.Table;
import io.github.flightstand.protocol.codec.Codec;
import io.github.flightstand.protocol.codec.CountsForm;
import io.github.flightstand.protocol.codec.Excerpt;
import io.github.flightstand.protocol.codec.FaultCode;
import io.github.flightstand.protocol.codec.FaultException;
import io.github.flightstand.rules.Rules;
import io.github.flightstand.rules.engine.decision.Kind;
import io.github.flightstand.rules.engine.decision.Weight;
import io.github.flightstand.rules.engine.event.Event;
import io.github.flightstand.rules.engine.state.Action;
import io.github.flightstand.rules.engine.state.Effect;
import io.github.flightstand.rules.engine.state.LaidTemplate;
import io.github.flightstand.rules.engine.state.MissionEffect;
import io.github.flightstand.rules.engine.state.Proposed;
import io.github.flightstand.rules.engine.state.Task;
import io.github.flightstand.rules.engine.state.TokenType;
import io.github.flightstand.rules.engine.state.Tokens;
import io.github.flightstand.rules.engine.view.DialFace;
import io.github.flightstand.rules.mission.MissionRule;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/** How the values of games are read and written that are no plain records. */
final class GameForms {

  private static final String DIAL =
      """
      {"description": "The maneuvers of a dial, each as in a maneuver query; a huge ship's with the energy that it gains after a plus sign.",
       "type": "array", "items": {"type": "string", "minLength": 3, "maxLength": 6}, "minItems": 1}
      """;

  private static final String WEIGHT =
      """
      {"description": "An exact probability: of how many equally probable cases.",
       "type": "array", "items": {"type": "integer"}, "minItems": 2, "maxItems": 2}
      """;

  /** How a dial is written that a player may not look at. */
  private static final String HIDDEN = "hidden";

  private GameForms() {}

  private static final CountsForm<TokenType, Tokens> TOKENS =
      new CountsForm<>(TokenType.class, Tokens::new, Tokens::counts);

  static Codec.Builder with(Codec.Builder codec) {
    return codec
        .reading(Tokens.class, TOKENS.schema(), TOKENS)
        .writing(Tokens.class, TOKENS.schema(), TOKENS)
        .keyed(Task.class)
        .keyed(Effect.class)
        .keyed(Proposed.class)
        .keyed(MissionEffect.class)
        .keyed(MissionRule.class)
        .reading(NamedScenario.class, NamedScenario.schema(), new NamedScenario.Reading())
        .writing(
            NamedScenario.class,
            NamedScenario.schema(),
            (scenario, out, frame) -> out.writeString(scenario.name()))
        .kinds(Event.class)
        .as(Rules.class, RulesJson.class, RulesJson::rules, RulesJson::of)
        .as(
            Table.class,
            TableFigures.class,
            table -> table.on(CoordinateFrame.TABLE, PartsCatalogue.standard()),
            TableFigures::of)
        .as(
            FieldedSquad.class,
            SquadJson.class,
            FieldedSquad::of,
            squad -> new SquadJson(Optional.of(squad.ships()), Optional.empty()))
        .as(
            Obstacle.class,
            ObstacleJson.class,
            obstacle -> obstacle.on(CoordinateFrame.TABLE),
            ObstacleJson::of)
        .text(ChanceJson.Asked.class, words(List.of("asked")), GameForms::asked)
        .text(Action.class, words(Action.words()), GameForms::action)
        .writing(
            Action.class,
            words(Action.words()),
            (action, out, frame) -> out.writeString(action.word()))
        .writing(
            Kind.class,
            words(Arrays.stream(Kind.values()).map(Kind::word).toList()),
            (kind, out, frame) -> out.writeString(kind.word()))
        .text(LaidTemplate.class, Forms.TEMPLATE, LaidTemplate::parse)
        .writing(
            LaidTemplate.class,
            Forms.TEMPLATE,
            (template, out, frame) -> out.writeString(template.code()))
        .text(DialFace.class, ViewJson.DIAL_FACE, GameForms::dialFace)
        .writing(
            DialFace.class,
            ViewJson.DIAL_FACE,
            (face, out, frame) ->
                out.writeString(face.maneuver().map(Maneuver::code).orElse(HIDDEN)))
        .reading(Dial.class, DIAL, new DialReading())
        .writing(
            Dial.class,
            DIAL,
            (dial, out, frame) -> {
              out.writeStartArray();
              for (Maneuver maneuver : dial.maneuvers()) {
                int energy = dial.energy(maneuver).orElse(0);
                out.writeString(maneuver.code() + (energy == 0 ? "" : "+" + energy));
              }
              out.writeEndArray();
            })
        .writing(
            Weight.class,
            WEIGHT,
            (weight, out, frame) -> {
              out.writeStartArray();
              out.writeNumber(weight.of());
              out.writeNumber(weight.cases());
              out.writeEndArray();
            });
  }

  private static ChanceJson.Asked asked(String word) {
    if (!word.equals("asked")) {
      throw new IllegalArgumentException(
          "found " + Excerpt.quoted(word) + ", expected \"asked\" or a seed like {\"seed\": 7}");
    }
    return ChanceJson.Asked.ASKED;
  }

  /** Actions of later rules: the books that the engine plays by name them and say no more. */
  private static final Set<String> WITHOUT_RULES =
      Set.of("calculate", "jam", "reload", "rotate", "slam", "tractor", "charge", "force");

  private static Action action(String word) {
    if (WITHOUT_RULES.contains(word)) {
      throw new IllegalArgumentException(
          "found "
              + Excerpt.quoted(word)
              + ", for which no rulebook has a rule, expected one of "
              + String.join(", ", Action.words()));
    }
    return Action.ofWord(word)
        .orElseThrow(
            () ->
                new IllegalArgumentException(
                    "found "
                        + Excerpt.quoted(word)
                        + ", expected one of "
                        + String.join(", ", Action.words())));
  }

  private static DialFace dialFace(String word) {
    return word.equals(HIDDEN) ? DialFace.HIDDEN : DialFace.showing(Maneuver.parse(word));
  }

  private static String words(List<String> words) {
    return words.stream()
        .map(word -> "\"" + word + "\"")
        .collect(Collectors.joining(", ", "{\"enum\": [", "]}"));
  }

  /** Reads a list of dial codes. */
  private static final class DialReading extends JsonDeserializer<Dial> {

    @Override
    public Dial deserialize(JsonParser parser, DeserializationContext context) throws IOException {
      if (!parser.isExpectedStartArrayToken()) {
        throw FaultException.unexpected(
            parser.getParsingContext().pathAsPointer(),
            Excerpt.of(parser),
            "a list of maneuvers like [\"1FG\", \"2BW\"]");
      }
      List<String> codes = new ArrayList<>();
      while (parser.nextToken() != JsonToken.END_ARRAY) {
        if (!parser.hasToken(JsonToken.VALUE_STRING)) {
          throw FaultException.unexpected(
              parser.getParsingContext().pathAsPointer(), Excerpt.of(parser), "a maneuver");
        }
        if (!parser.getText().matches("[^\\s,]+")) {
          throw FaultException.unexpected(
              parser.getParsingContext().pathAsPointer(), Excerpt.of(parser), "a maneuver");
        }
        codes.add(parser.getText());
      }
      try {
        return Dial.parse(String.join(" ", codes));
      } catch (IllegalArgumentException wrong) {
        throw FaultException.about(
            FaultCode.BAD_VALUE,
            parser.getParsingContext().pathAsPointer(),
            " is no dial: " + wrong.getMessage());
      }
    }
  }
}
