package io.github.flightstand.rules.protocol.form;

import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonPointer;
import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.databind.DeserializationContext;
import com.fasterxml.jackson.databind.JsonDeserializer;
import io.github.flightstand.rules.RuleSet;
import io.github.flightstand.rules.Rules;
import io.github.flightstand.rules.protocol.codec.Excerpt;
import io.github.flightstand.rules.protocol.codec.FaultCode;
import io.github.flightstand.rules.protocol.codec.FaultException;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;

/**
 * Rules by their name: {@code "core-2012"} or {@code ["core-2012"]}.
 *
 * <p>The list is there for sets that are added to others; as yet there are none of those, so a list
 * names one set.
 *
 * @param set the rule set
 */
public record NamedRules(RuleSet set) implements RulesJson {

  static final String SCHEMA =
      """
      {"anyOf": [
         {"enum": ["reference-2015", "core-2012", "epic-2019"]},
         {"type": "array", "items": {"enum": ["reference-2015", "core-2012", "epic-2019"]},
          "minItems": 1, "maxItems": 1}]}
      """;

  @Override
  public Rules rules() {
    return set.rules();
  }

  /** Reads both forms. */
  static final class Reading extends JsonDeserializer<NamedRules> {

    @Override
    public NamedRules deserialize(JsonParser parser, DeserializationContext context)
        throws IOException {
      if (!parser.hasToken(JsonToken.START_ARRAY)) {
        String name = text(parser);
        return named(name, parser.getParsingContext().pathAsPointer());
      }
      List<String> names = new ArrayList<>();
      while (parser.nextToken() != JsonToken.END_ARRAY) {
        names.add(text(parser));
      }
      JsonPointer at = parser.getParsingContext().pathAsPointer();
      if (names.isEmpty()) {
        throw FaultException.unexpected(
            at, "an empty list", "the name of a rule set or a list of names");
      }
      if (names.size() > 1) {
        throw FaultException.about(
            FaultCode.UNKNOWN_RULES, at, " names " + names.size() + " rule sets, expected one");
      }
      return named(names.get(0), at.appendIndex(0));
    }

    private static String text(JsonParser parser) throws IOException {
      if (!parser.hasToken(JsonToken.VALUE_STRING)) {
        throw FaultException.unexpected(
            parser.getParsingContext().pathAsPointer(), Excerpt.of(parser), "a string");
      }
      return parser.getText();
    }

    private static NamedRules named(String name, JsonPointer at) {
      return RuleSet.named(name)
          .map(NamedRules::new)
          .orElseThrow(
              () ->
                  FaultException.about(
                      FaultCode.UNKNOWN_RULES,
                      at,
                      " is "
                          + Excerpt.quoted(name)
                          + ", expected one of "
                          + String.join(", ", RuleSet.shortNames())));
    }
  }
}
