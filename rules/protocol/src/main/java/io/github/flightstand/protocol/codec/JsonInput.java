package io.github.flightstand.protocol.codec;

import io.github.flightstand.geometry.internal.Digits;
import io.github.flightstand.protocol.format.DecimalText;
import io.github.flightstand.protocol.format.Excerpt;
import io.github.flightstand.protocol.format.FaultCode;
import io.github.flightstand.protocol.format.FaultException;
import io.github.flightstand.protocol.format.NumberRange;
import io.github.flightstand.protocol.format.Pointer;
import java.util.Arrays;

/**
 * A strict reader of a text of JSON (RFC 8259), token by token, that knows the place of each.
 *
 * <p>It copies no text before it is asked for, because most of a line is numbers and the names of
 * members that are known.
 */
final class JsonInput {

  /** The depth to which a text is read; far beyond what any value needs. */
  private static final int ABSURD_NESTING = 10_000;

  enum Token {
    START_OBJECT,
    END_OBJECT,
    START_LIST,
    END_LIST,
    NAME,
    TEXT,
    NUMBER,
    TRUE,
    FALSE,
    NULL,
    END
  }

  /** An open object or list, and the member or element that is being read. */
  private static final class Open {

    private boolean list;

    /** The number of members or elements begun. */
    private int count;

    /** The place of the member's name in the text, without quotes. */
    private int nameStart;

    private int nameEnd;
    private boolean nameEscaped;
  }

  private final String line;

  /** See {@link JsonLine#chars}. */
  private final char[] chars;

  /** What is open, from what the outermost object or list is in to the innermost one. */
  private Open[] open = new Open[8];

  /** The innermost. */
  private Open inside = new Open();

  private int depth;
  private int cursor;
  private Token token = Token.END;
  private int start;
  private int end;
  private boolean escaped;

  /** A number's digits, without sign and point. */
  private long digits;

  /** How many of them stand after the point; −1 if they are too many, or an exponent follows. */
  private int places;

  JsonInput(JsonLine line) {
    this.line = line.text();
    chars = line.chars();
    open[0] = inside;
  }

  Token token() {
    return token;
  }

  boolean at(Token expected) {
    return token == expected;
  }

  int depth() {
    return depth;
  }

  /** Returns the number of members or elements begun of the innermost object or list. */
  int count() {
    return inside.count;
  }

  Token next() {
    if (depth > 0) {
      if (token == Token.NAME) {
        skip(':');
        return token = value();
      }
      char first = character();
      if (first == '}' || first == ']') {
        if ((first == ']') != inside.list) {
          throw malformed(cursor);
        }
        start = cursor++;
        end = cursor;
        depth--;
        token = inside.list ? Token.END_LIST : Token.END_OBJECT;
        inside = open[depth];
        return token;
      }
      if (inside.count++ > 0) {
        skip(',');
      }
      return token = inside.list ? value() : memberName();
    }
    skipSpace();
    return token = cursor == line.length() ? Token.END : value();
  }

  private Token memberName() {
    if (character() != '"') {
      throw malformed(cursor);
    }
    text();
    inside.nameStart = start;
    inside.nameEnd = end;
    inside.nameEscaped = escaped;
    return Token.NAME;
  }

  private Token value() {
    char first = character();
    start = cursor;
    return switch (first) {
      case '{' -> begun(false, Token.START_OBJECT);
      case '[' -> begun(true, Token.START_LIST);
      case '"' -> text();
      case 't' -> word("true", Token.TRUE);
      case 'f' -> word("false", Token.FALSE);
      case 'n' -> word("null", Token.NULL);
      default -> number();
    };
  }

  private Token begun(boolean list, Token as) {
    if (depth == ABSURD_NESTING) {
      throw FaultException.of(
          FaultCode.TOO_LARGE,
          Pointer.ROOT,
          "values are nested more than " + ABSURD_NESTING + " deep, expected at most 64");
    }
    depth++;
    if (depth == open.length) {
      open = Arrays.copyOf(open, 2 * depth);
    }
    if (open[depth] == null) {
      open[depth] = new Open();
    }
    inside = open[depth];
    inside.list = list;
    inside.count = 0;
    end = ++cursor;
    return as;
  }

  /** Goes over a text from its first quote to its last. */
  private Token text() {
    char[] all = chars;
    int at = cursor + 1;
    start = at;
    escaped = false;
    while (true) {
      char c = all[at];
      if (c == '"') {
        break;
      }
      if (c < ' ') {
        throw at == line.length() ? ended() : malformed(at);
      }
      if (c == '\\') {
        escaped = true;
        at++;
        if (in(at) == 'u') {
          for (int i = 0; i < 4; i++) {
            at++;
            if (Character.digit(in(at), 16) < 0 || in(at) > 'f') {
              throw malformed(at);
            }
          }
        } else if ("\"\\/bfnrt".indexOf(in(at)) < 0) {
          throw malformed(at);
        }
      }
      at++;
    }
    end = at;
    cursor = at + 1;
    return Token.TEXT;
  }

  private Token word(String word, Token as) {
    end = start + word.length();
    if (!line.startsWith(word, start)) {
      throw malformed(wordEnd(start));
    }
    if (end < line.length() && Character.isJavaIdentifierPart(chars[end])) {
      throw malformed(end);
    }
    cursor = end;
    return as;
  }

  private int wordEnd(int from) {
    int at = from;
    while (at < line.length() && Character.isJavaIdentifierPart(chars[at])) {
      at++;
    }
    return at;
  }

  private Token number() {
    digits = 0;
    places = 0;
    int first = chars[start] == '-' ? start + 1 : start;
    int at = digits(first);
    if (at > first + 1 && chars[first] == '0') {
      throw malformed(first);
    }
    if (chars[at] == '.') {
      int behind = at + 1;
      at = digits(behind);
      places = at - behind;
    }
    if (at - first > DecimalText.WORD_DIGITS) {
      places = -1;
    }
    if ((chars[at] | ' ') == 'e') {
      places = -1;
      at++;
      at = digits(in(at) == '+' || in(at) == '-' ? at + 1 : at);
    }
    if (depth == 0 && at < line.length() && !isSpace(chars[at])) {
      throw malformed(at);
    }
    end = at;
    cursor = at;
    return Token.NUMBER;
  }

  /** Reads one or more digits, behind those before, and returns the offset behind them. */
  private int digits(int from) {
    char[] all = chars;
    long read = digits;
    int at = from;
    while (Digits.is(all[at])) {
      read = 10 * read + (all[at] - '0');
      at++;
    }
    digits = read;
    if (at == from) {
      throw malformed(at);
    }
    return at;
  }

  private void skip(char expected) {
    if (character() != expected) {
      throw malformed(cursor);
    }
    cursor++;
  }

  /** Returns the next character that is no white space, without going past it. */
  private char character() {
    skipSpace();
    return in(cursor);
  }

  private char in(int at) {
    char c = chars[at];
    if (c == 0 && at == line.length()) {
      throw ended();
    }
    return c;
  }

  private void skipSpace() {
    while (isSpace(chars[cursor])) {
      cursor++;
    }
  }

  private static boolean isSpace(char c) {
    return c <= ' ' && (c == ' ' || c == '\n' || c == '\r' || c == '\t');
  }

  /** Advances to the end of the object or list that begins here, if one does. */
  void skipChildren() {
    if (token == Token.START_OBJECT || token == Token.START_LIST) {
      int outside = depth - 1;
      while (depth > outside) {
        next();
      }
    }
  }

  /** Goes to the first token and tests whether it begins an object; others are not read whole. */
  boolean beginsObject() {
    skipSpace();
    if ("\"[".indexOf(chars[cursor]) >= 0) {
      token = Token.START_LIST;
      return false;
    }
    return next() == Token.START_OBJECT;
  }

  /**
   * Goes to the next member's value if its name is this one and no white space is around it;
   * otherwise stays before the member and returns false.
   *
   * @param name has no character that is escaped
   */
  boolean nextIs(char[] name) {
    char[] all = chars;
    int at = cursor;
    if (inside.count > 0) {
      if (all[at] != ',') {
        return false;
      }
      at++;
    }
    int from = at + 1;
    int to = from + name.length;
    // The zero at the end differs from any name's characters.
    if (all[at] != '"' || !stand(name, from, to) || all[to] != '"' || all[to + 1] != ':') {
      return false;
    }
    inside.count++;
    inside.nameStart = from;
    inside.nameEnd = to;
    inside.nameEscaped = false;
    cursor = to + 2;
    token = value();
    return true;
  }

  /** Goes to the next member's name, or to the object's end and returns false. */
  boolean nextMember() {
    return next() == Token.NAME;
  }

  /** Tests whether the member that is being read has a name of these characters. */
  boolean named(char[] name) {
    return inside.nameEscaped
        ? name().equals(String.valueOf(name))
        : stand(name, inside.nameStart, inside.nameEnd);
  }

  /** Tests whether the text at which the input stands has these characters. */
  boolean holds(char[] text) {
    return escaped ? string().equals(String.valueOf(text)) : stand(text, start, end);
  }

  private boolean stand(char[] expected, int from, int to) {
    if (to - from != expected.length) {
      return false;
    }
    char[] all = chars;
    for (int i = 0; i < expected.length; i++) {
      if (all[from + i] != expected[i]) {
        return false;
      }
    }
    return true;
  }

  /** Returns the name of the member that is being read. */
  String name() {
    return nameOf(inside);
  }

  private String nameOf(Open object) {
    return object.nameEscaped
        ? unescaped(object.nameStart, object.nameEnd)
        : line.substring(object.nameStart, object.nameEnd);
  }

  /** Returns the value of a text, or the characters of a number or word. */
  String string() {
    return escaped && token == Token.TEXT ? unescaped(start, end) : line.substring(start, end);
  }

  private String unescaped(int from, int to) {
    StringBuilder out = new StringBuilder(to - from);
    for (int at = from; at < to; at++) {
      char c = line.charAt(at);
      if (c != '\\') {
        out.append(c);
        continue;
      }
      at++;
      switch (line.charAt(at)) {
        case 'b' -> out.append('\b');
        case 'f' -> out.append('\f');
        case 'n' -> out.append('\n');
        case 'r' -> out.append('\r');
        case 't' -> out.append('\t');
        case 'u' -> {
          out.append((char) Integer.parseInt(line.substring(at + 1, at + 5), 16));
          at += 4;
        }
        default -> out.append(line.charAt(at));
      }
    }
    return out.toString();
  }

  /** Returns the number in a range, or throws a fault if it is none, a text or out of range. */
  double number(NumberRange range) {
    if (token == Token.NUMBER) {
      double number = anyNumber();
      if (range.contains(number)) {
        return number;
      }
    }
    throw unexpected(range.words());
  }

  /** Returns the number at which the input stands. */
  double anyNumber() {
    double size = places < 0 ? Double.NaN : DecimalText.nearest(digits, -places);
    if (Double.isNaN(size)) {
      return DecimalText.parse(chars, start, end);
    }
    return chars[start] == '-' ? -size : size;
  }

  /** Returns the place of the value in the text. */
  Pointer at() {
    Pointer at = Pointer.ROOT;
    for (int i = 1; i <= depth; i++) {
      Open outer = open[i];
      if (outer.count > 0) {
        at = outer.list ? at.append(outer.count - 1) : at.append(nameOf(outer));
      }
    }
    return at;
  }

  /** Returns the fault of a wrong value: texts and numbers quoted or shortened. */
  FaultException unexpected(String expected) {
    String found =
        switch (token) {
          case TEXT -> Excerpt.quoted(string());
          case START_LIST -> "a list";
          case START_OBJECT -> "an object";
          default -> Excerpt.shortened(string());
        };
    return FaultException.unexpected(at(), found, expected);
  }

  /** Checks that nothing follows the outermost object. */
  void end() {
    skipSpace();
    int end = cursor;
    if (chars[end] == '"' || next() != Token.END) {
      throw FaultException.notJson(
          "the JSON object is followed by " + near(end) + ", expected nothing after it");
    }
  }

  static FaultException twice(String name) {
    return FaultException.notJson(
        "the name " + Excerpt.quoted(name) + " stands twice in one object, expected once");
  }

  static FaultException ended() {
    return FaultException.notJson("the line ends before its JSON object does");
  }

  /** Returns the fault of a text that is not JSON at an offset, or at the word that it is in. */
  private FaultException malformed(int offset) {
    int at = Math.min(offset, line.length());
    while (at > 0
        && (Character.isLetterOrDigit(line.charAt(at - 1))
            || "+-.".indexOf(line.charAt(at - 1)) >= 0)) {
      at--;
    }
    return at == line.length()
        ? ended()
        : FaultException.notJson(
            "the line is not JSON from character " + (at + 1) + " on, near " + near(at));
  }

  String near(int at) {
    return Excerpt.quoted(line.substring(at));
  }
}
