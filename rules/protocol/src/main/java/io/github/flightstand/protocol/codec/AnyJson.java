package io.github.flightstand.protocol.codec;

import io.github.flightstand.protocol.codec.JsonInput.Token;
import io.github.flightstand.protocol.format.FaultCode;
import io.github.flightstand.protocol.format.FaultException;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Values of any kind: kept as text, or as maps, lists, texts and numbers. */
final class AnyJson {

  private AnyJson() {}

  /**
   * Reads the value at the input as text without white space, with the depth and width that {@link
   * Codec} allows and no name twice in an object.
   */
  static String read(JsonInput in) {
    if (!begins(in) && !in.at(Token.TEXT)) {
      return in.string();
    }
    JsonOutput out = new JsonOutput();
    List<Set<String>> names = new ArrayList<>();
    int outside = in.depth() - (begins(in) ? 1 : 0);
    do {
      switch (in.token()) {
        case START_OBJECT, START_LIST -> {
          checkNesting(in);
          names.add(new HashSet<>());
          out.begin(in.at(Token.START_LIST) ? '[' : '{');
        }
        case END_OBJECT, END_LIST -> {
          names.remove(names.size() - 1);
          out.end(in.at(Token.END_LIST) ? ']' : '}');
        }
        case NAME -> {
          if (in.count() > Codec.MAX_MEMBERS) {
            throw FaultException.tooMany(in.at().holder(), Codec.MAX_MEMBERS, "members");
          }
          String name = in.name();
          if (!names.get(names.size() - 1).add(name)) {
            throw JsonInput.twice(name);
          }
          out.name(name);
        }
        case TEXT -> out.text(in.string());
        default -> out.raw(in.string());
      }
    } while (in.depth() > outside && in.next() != Token.END);
    return out.toString();
  }

  private static boolean begins(JsonInput in) {
    return in.at(Token.START_OBJECT) || in.at(Token.START_LIST);
  }

  private static void checkNesting(JsonInput in) {
    if (in.depth() > Codec.MAX_NESTING) {
      throw FaultException.of(
          FaultCode.TOO_LARGE,
          in.at(),
          "values are nested more than " + Codec.MAX_NESTING + " deep, expected less");
    }
  }

  /**
   * Reads the value at the input, with the depth that {@link Codec} allows; of members with the
   * same name, the last counts.
   */
  static @Nullable Object tree(JsonInput in) {
    checkNesting(in);
    return switch (in.token()) {
      case START_OBJECT -> {
        Map<String, Object> members = new LinkedHashMap<>();
        while (in.nextMember()) {
          String name = in.name();
          in.next();
          members.put(name, tree(in));
        }
        yield members;
      }
      case START_LIST -> {
        List<Object> elements = new ArrayList<>();
        while (in.next() != Token.END_LIST) {
          elements.add(tree(in));
        }
        yield elements;
      }
      case TEXT -> in.string();
      case TRUE -> true;
      case FALSE -> false;
      case NULL -> null;
      default -> number(in);
    };
  }

  /** Returns an Integer or a Long if the text is that of one, and a Double otherwise. */
  private static Number number(JsonInput in) {
    String text = in.string();
    try {
      long whole = Long.parseLong(text);
      return whole == (int) whole ? (Number) (int) whole : (Number) whole;
    } catch (NumberFormatException fraction) {
      return in.anyNumber();
    }
  }
}
