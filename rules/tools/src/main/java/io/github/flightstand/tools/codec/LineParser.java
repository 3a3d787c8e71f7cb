package io.github.flightstand.tools.codec;

import com.fasterxml.jackson.core.JsonParseException;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.core.exc.StreamConstraintsException;
import com.fasterxml.jackson.core.io.JsonEOFException;
import com.fasterxml.jackson.databind.json.JsonMapper;
import io.github.flightstand.protocol.format.Excerpt;
import io.github.flightstand.protocol.format.FaultCode;
import io.github.flightstand.protocol.format.FaultException;
import io.github.flightstand.protocol.format.JsonText;
import io.github.flightstand.protocol.format.Pointer;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;

/** A parser of lines of JSON, each one object, which reports where another line goes wrong. */
final class LineParser {

  /** The depth to which a line is skimmed, to find its id and its other faults. */
  static final int ABSURD_NESTING = 10_000;

  /** The beginning of Jackson's message about a duplicate name. */
  private static final String DUPLICATE = "Duplicate field '";

  private final JsonMapper mapper;

  LineParser(JsonMapper mapper) {
    this.mapper = mapper;
  }

  String text(String line, String name) {
    Optional<String> word = firstWord(line, name);
    if (word.isPresent()) {
      return word.get();
    }
    Optional<String> found =
        parse(
            line,
            parser -> {
              if (!advanceTo(name::equals, parser)) {
                end(parser, line);
                return Optional.empty();
              }
              if (parser.nextToken() != JsonToken.VALUE_STRING) {
                throw RecordDeserializer.unexpected(parser, "a string");
              }
              return Optional.of(parser.getText());
            });
    return found.orElseThrow(
        () -> FaultException.missing(Pointer.ROOT.append(name), "in the line"));
  }

  /** Returns the text of a line's first member without a parser if it is a word, as in most. */
  private static Optional<String> firstWord(String line, String name) {
    String member = "{\"" + name + "\":";
    int begin = member.length() + (line.startsWith(" ", member.length()) ? 2 : 1);
    int end = begin;
    while (end < line.length()
        && (Character.isLetter(line.charAt(end)) || line.charAt(end) == '-')) {
      end++;
    }
    return line.startsWith(member) && line.startsWith("\"", begin - 1) && line.startsWith("\"", end)
        ? Optional.of(line.substring(begin, end))
        : Optional.empty();
  }

  Optional<String> firstName(String line, Predicate<String> wanted) {
    return parse(
        line,
        parser -> advanceTo(wanted, parser) ? Optional.of(parser.currentName()) : Optional.empty());
  }

  record Survey(Optional<JsonText> id, Optional<FaultException> fault) {}

  /** Finds the id of a line, and any fault that makes all others irrelevant. */
  Survey survey(String line) {
    List<JsonText> id = new ArrayList<>(1);
    List<FaultException> tooLarge = new ArrayList<>(1);
    try {
      return parse(
          line,
          parser -> {
            parser.enable(JsonParser.Feature.STRICT_DUPLICATE_DETECTION);
            for (String name = parser.nextFieldName();
                name != null;
                name = parser.nextFieldName()) {
              parser.nextToken();
              try {
                JsonText text = JsonTextDeserializer.read(parser);
                if (name.equals("id")) {
                  id.add(text);
                }
              } catch (FaultException large) {
                tooLarge.add(large);
                // Skipped names are not compared.
                parser.disable(JsonParser.Feature.STRICT_DUPLICATE_DETECTION);
                while (parser.getParsingContext().getNestingDepth() > 1) {
                  parser.nextToken();
                }
              }
            }
            end(parser, line);
            return new Survey(id.stream().findFirst(), tooLarge.stream().findFirst());
          });
    } catch (FaultException unreadable) {
      return new Survey(Optional.empty(), Optional.of(unreadable));
    }
  }

  interface Parsing<T> {
    T of(JsonParser parser) throws IOException;
  }

  <T> T parse(String line, Parsing<T> parsing) {
    try (JsonParser parser = mapper.createParser(line)) {
      JsonToken first = parser.nextToken();
      if (first != JsonToken.START_OBJECT) {
        throw FaultException.notJson(
            first == null
                ? "the line is empty, expected a JSON object"
                : "the line is not a JSON object but begins with " + near(line, 0));
      }
      return parsing.of(parser);
    } catch (StreamConstraintsException tooDeep) {
      throw FaultException.of(
          FaultCode.TOO_LARGE,
          Pointer.ROOT,
          "values are nested more than " + ABSURD_NESTING + " deep, expected at most 64");
    } catch (JsonParseException malformed) {
      throw notJson(line, malformed);
    } catch (IOException impossible) {
      throw new UncheckedIOException(impossible);
    }
  }

  /** Advances to the first member with such a name; returns false if the object ends before. */
  private static boolean advanceTo(Predicate<String> wanted, JsonParser parser) throws IOException {
    for (String name = parser.nextFieldName(); name != null; name = parser.nextFieldName()) {
      if (wanted.test(name)) {
        return true;
      }
      parser.nextToken();
      parser.skipChildren();
    }
    return false;
  }

  static void end(JsonParser parser, String line) throws IOException {
    if (!parser.getParsingContext().inRoot()) {
      throw FaultException.notJson("the line ends before its JSON object does");
    }
    if (parser.nextToken() != null) {
      int at = (int) parser.currentTokenLocation().getCharOffset();
      throw FaultException.notJson(
          "the JSON object is followed by " + near(line, at) + ", expected nothing after it");
    }
  }

  static void checkNesting(JsonParser parser) {
    if (parser.getParsingContext().getNestingDepth() > Codec.MAX_NESTING) {
      throw FaultException.of(
          FaultCode.TOO_LARGE,
          RecordDeserializer.at(parser),
          "values are nested more than " + Codec.MAX_NESTING + " deep, expected less");
    }
  }

  static void checkMembers(JsonParser parser) {
    if (parser.getParsingContext().getEntryCount() > Codec.MAX_MEMBERS) {
      throw FaultException.tooMany(
          RecordDeserializer.at(parser).holder(), Codec.MAX_MEMBERS, "members");
    }
  }

  static FaultException twice(String name) {
    return FaultException.notJson(
        "the name " + Excerpt.quoted(name) + " stands twice in one object, expected once");
  }

  private static FaultException notJson(String line, JsonParseException malformed) {
    String message = malformed.getOriginalMessage();
    if (message.startsWith(DUPLICATE)) {
      return twice(message.substring(DUPLICATE.length(), message.length() - 1));
    }
    int at = wordStart(line, (int) malformed.getLocation().getCharOffset());
    return FaultException.notJson(
        malformed instanceof JsonEOFException || at == line.length()
            ? "the line ends before its JSON object does"
            : "the line is not JSON from character " + (at + 1) + " on, near " + near(line, at));
  }

  /** Returns the beginning of the malformed word or number. */
  private static int wordStart(String line, int offset) {
    int at = Math.max(0, Math.min(offset, line.length()));
    while (at > 0
        && (Character.isLetterOrDigit(line.charAt(at - 1))
            || "+-.".indexOf(line.charAt(at - 1)) >= 0)) {
      at--;
    }
    return at;
  }

  private static String near(String line, int at) {
    return Excerpt.quoted(line.substring(Math.min(at, line.length())));
  }
}
