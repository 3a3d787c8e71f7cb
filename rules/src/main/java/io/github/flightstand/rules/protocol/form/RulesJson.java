package io.github.flightstand.rules.protocol.form;

import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.databind.DeserializationContext;
import com.fasterxml.jackson.databind.JsonDeserializer;
import io.github.flightstand.rules.edition.RuleSet;
import io.github.flightstand.rules.protocol.codec.Excerpt;
import io.github.flightstand.rules.protocol.codec.FaultCode;
import io.github.flightstand.rules.protocol.codec.FaultException;
import io.github.flightstand.rules.protocol.codec.Shape;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;

/**
 * The choice of rules as callers write it: {@code "core-2012"} or {@code ["core-2012"]}.
 *
 * <p>The list is there for sets that are added to others; as yet there are none of those, so a list
 * names one set.
 *
 * @param set the rule set
 */
@Shape(
    """
    {"description": "The rule set; reference-2015 if absent.",
     "anyOf": [
       {"enum": ["reference-2015", "core-2012"]},
       {"type": "array", "items": {"enum": ["reference-2015", "core-2012"]},
        "minItems": 1, "maxItems": 1}]}
    """)
public record RulesJson(RuleSet set) {

  /** Reads both forms. */
  static final class Reading extends JsonDeserializer<RulesJson> {

    @Override
    public RulesJson deserialize(JsonParser parser, DeserializationContext context)
        throws IOException {
      if (!parser.hasToken(JsonToken.START_ARRAY)) {
        return new RulesJson(one(parser));
      }
      List<RuleSet> sets = new ArrayList<>();
      while (parser.nextToken() != JsonToken.END_ARRAY) {
        sets.add(one(parser));
      }
      if (sets.isEmpty()) {
        throw FaultException.unexpected(
            parser.getParsingContext().pathAsPointer(),
            "an empty list",
            "the name of a rule set or a list of names");
      }
      if (sets.size() > 1) {
        throw FaultException.about(
            FaultCode.UNKNOWN_RULES,
            parser.getParsingContext().pathAsPointer(),
            " names " + sets.size() + " rule sets, expected one");
      }
      return new RulesJson(sets.get(0));
    }

    private static RuleSet one(JsonParser parser) throws IOException {
      if (!parser.hasToken(JsonToken.VALUE_STRING)) {
        throw FaultException.unexpected(
            parser.getParsingContext().pathAsPointer(), Excerpt.of(parser), "a string");
      }
      String name = parser.getText();
      return RuleSet.named(name)
          .orElseThrow(
              () ->
                  FaultException.about(
                      FaultCode.UNKNOWN_RULES,
                      parser.getParsingContext().pathAsPointer(),
                      " is "
                          + Excerpt.quoted(name)
                          + ", expected one of "
                          + String.join(", ", RuleSet.shortNames())));
    }
  }
}
