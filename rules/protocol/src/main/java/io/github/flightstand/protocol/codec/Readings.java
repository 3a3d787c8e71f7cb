package io.github.flightstand.protocol.codec;

import io.github.flightstand.geometry.Interruption;
import io.github.flightstand.protocol.codec.JsonInput.Token;
import io.github.flightstand.protocol.format.FaultException;
import io.github.flightstand.protocol.format.Form;
import io.github.flightstand.protocol.format.Formats;
import io.github.flightstand.protocol.format.JsonText;
import io.github.flightstand.protocol.format.NumberRange;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/** The strict readers of every type that a record's component can have. */
final class Readings {

  /** The longest id or other name, in characters (Unicode code points). */
  private static final int LONGEST_NAME = 1000;

  private final Formats formats;
  private final Shapes shapes;
  private final Map<TypeShape, Reading> known = new ConcurrentHashMap<>();

  Readings(Formats formats, Shapes shapes) {
    this.formats = formats;
    this.shapes = shapes;
  }

  RecordShape shape(Class<?> record) {
    return shapes.of(record);
  }

  /** Returns the reader of a component's values, which are of a type. */
  Reading of(ComponentShape component, TypeShape type) {
    if (component.range().isPresent()) {
      NumberRange range = component.range().get();
      return type.raw() == Integer.class || type.raw() == int.class ? whole(range) : number(range);
    }
    return component.expected().map(Readings::name).orElseGet(() -> of(type));
  }

  Reading of(TypeShape type) {
    Reading reading = known.get(type);
    if (reading == null) {
      reading = made(type);
      known.put(type, reading);
    }
    return reading;
  }

  /** Returns the value that a reader reads from a text, in which texts are in single quotes. */
  Object preset(Reading reading, String text) {
    JsonInput json = new JsonInput(new JsonLine(text.replace('\'', '"')));
    json.next();
    return reading.read(new Source(json, this, Map.of()));
  }

  private Reading made(TypeShape type) {
    Class<?> raw = type.raw();
    Form form = formats.form(raw).orElse(null);
    if (form instanceof Form.Special<?> special && special.reading().isPresent()) {
      return special.reading().get()::from;
    }
    if (form instanceof Form.Alias<?, ?> alias) {
      return alias(alias, of(TypeShape.of(alias.written())));
    }
    if (raw == List.class) {
      return elements(of(type.argument(0)));
    }
    if (raw == Map.class) {
      return members(of(type.argument(1)));
    }
    if (raw == JsonText.class) {
      return in -> new JsonText(AnyJson.read(in.json()));
    }
    if (raw == String.class) {
      return name("a string of 1 to " + LONGEST_NAME + " characters");
    }
    if (raw == boolean.class || raw == Boolean.class) {
      return Readings::flag;
    }
    if (raw == int.class || raw == Integer.class) {
      return whole(NumberRange.WHOLE);
    }
    if (raw == long.class || raw == Long.class) {
      return in -> (long) whole(in, NumberRange.SEED);
    }
    if (raw == double.class || raw == Double.class) {
      return number(NumberRange.MILLIMETRES);
    }
    if (raw.isEnum()) {
      return choice(raw);
    }
    if (shapes.isRecord(raw)) {
      return new RecordReading(type, shapes.of(raw), this);
    }
    List<Class<?>> union = shapes.members(raw);
    if (union.isEmpty()) {
      throw new IllegalArgumentException("there is no reader of " + raw);
    }
    List<String> keys = shapes.keys(raw);
    return new UnionReading(
        keys.isEmpty() ? formats.keys(raw, union) : keys,
        union.stream().map(member -> of(TypeShape.of(member))).toList());
  }

  private static Reading number(NumberRange range) {
    return in -> in.json().number(range);
  }

  private static Reading whole(NumberRange range) {
    return in -> (int) whole(in, range);
  }

  private static double whole(Source in, NumberRange range) {
    double number = in.json().number(range);
    if (number != (double) (long) number) {
      throw in.unexpected(range.words());
    }
    return number;
  }

  private static Reading name(String expected) {
    return in -> {
      if (in.isText()) {
        String text = in.json().string();
        int length = text.length();
        if (length > 0
            && (length <= LONGEST_NAME || text.codePointCount(0, length) <= LONGEST_NAME)) {
          return text;
        }
      }
      throw in.unexpected(expected);
    };
  }

  private static Object flag(Source in) {
    return switch (in.json().token()) {
      case TRUE -> true;
      case FALSE -> false;
      default -> throw in.unexpected("true or false");
    };
  }

  private static Reading choice(Class<?> type) {
    Object[] constants = type.getEnumConstants();
    List<String> words =
        Arrays.stream(constants).map(constant -> Formats.word((Enum<?>) constant)).toList();
    char[][] letters = words.stream().map(String::toCharArray).toArray(char[][]::new);
    return in -> {
      for (int i = 0; in.isText() && i < letters.length; i++) {
        if (in.json().holds(letters[i])) {
          return constants[i];
        }
      }
      throw in.unexpected("one of " + String.join(", ", words));
    };
  }

  /** Returns the reader of a type that is read as another. */
  private static <T, J> Reading alias(Form.Alias<T, J> alias, Reading written) {
    return in -> {
      J value = alias.written().cast(written.read(in));
      try {
        return alias.read().apply(value, in);
      } catch (FaultException fault) {
        throw fault.under(in.at());
      } catch (IllegalArgumentException refused) {
        throw FaultException.refusedValue(in.at(), refused);
      }
    };
  }

  private static Reading elements(Reading element) {
    return in -> {
      if (!in.isList()) {
        throw in.unexpected("a list");
      }
      List<Object> elements = new ArrayList<>();
      while (in.next()) {
        Interruption.check();
        elements.add(element.read(in));
      }
      return List.copyOf(elements);
    };
  }

  /** Returns the reader of an object whose members all have one type, under any names. */
  private static Reading members(Reading member) {
    return in -> {
      if (!in.json().at(Token.START_OBJECT)) {
        throw in.unexpected("an object");
      }
      Map<String, Object> members = new LinkedHashMap<>();
      while (in.json().nextMember()) {
        String name = in.json().name();
        in.json().next();
        Interruption.check();
        if (members.put(name, member.read(in)) != null) {
          throw JsonInput.twice(name);
        }
      }
      return Collections.unmodifiableMap(members);
    };
  }
}
