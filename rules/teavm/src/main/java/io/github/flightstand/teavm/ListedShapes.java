package io.github.flightstand.teavm;

import io.github.flightstand.protocol.codec.ComponentShape;
import io.github.flightstand.protocol.codec.RecordShape;
import io.github.flightstand.protocol.codec.Shapes;
import io.github.flightstand.protocol.codec.TypeShape;
import io.github.flightstand.protocol.format.NumberRange;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;

/** The shapes of the declared records; text is smaller than the classes of as many shapes. */
public class ListedShapes implements Shapes {

  private static final List<String> NONE = List.of("", "", "");

  /** The words for records in unions; a module has the shapes of one set of declarations. */
  private static final Map<Class<?>, String> WORDS = new HashMap<>();

  private final Declarations declarations;
  private final List<Class<?>> types = new ArrayList<>();
  private final Map<Class<?>, List<String>> lines = new HashMap<>();

  /** Creates the shapes of the types that are declared. */
  public ListedShapes(Declarations declarations) {
    this.declarations = declarations;
    for (Class<?>[] some : declarations.types()) {
      types.addAll(Arrays.asList(some));
    }
    for (String some : declarations.lines()) {
      for (String line : parts(some, '\n')) {
        List<String> columns = parts(line, '\t');
        Class<?> type = type(columns.get(0)).raw();
        int mark = columns.get(2).indexOf(':');
        if (mark >= 0) {
          WORDS.put(type, columns.get(2).substring(mark + 1));
          columns.set(2, columns.get(2).substring(0, mark));
        }
        lines.put(type, columns);
      }
    }
  }

  /** Returns the word for a record in a union, of those that were listed. */
  public static String word(Class<?> record) {
    String word = WORDS.get(record);
    if (word == null) {
      throw new IllegalArgumentException("a record of a union has a word");
    }
    return word;
  }

  /** Line: type, those above, number with marks for a list and for the word, components. */
  @Override
  public RecordShape of(Class<?> record) {
    List<String> columns = lines.getOrDefault(record, NONE);
    String number = columns.get(2);
    boolean asList = number.endsWith("l");
    return new Declared(
        declarations,
        Integer.parseInt(asList ? number.substring(0, number.length() - 1) : number),
        asList,
        types(columns.get(1)),
        columns.subList(3, columns.size()).stream().map(this::component).toList());
  }

  @Override
  public boolean isRecord(Class<?> type) {
    return lines.containsKey(type) && !isUnion(type);
  }

  private boolean isUnion(Class<?> type) {
    return lines.getOrDefault(type, NONE).get(2).equals("-");
  }

  /** Line: type, members, a dash, keys. */
  @Override
  public List<Class<?>> members(Class<?> type) {
    return isUnion(type) ? types(lines.getOrDefault(type, NONE).get(1)) : List.of();
  }

  @Override
  public List<String> keys(Class<?> union) {
    List<String> columns = lines.getOrDefault(union, NONE);
    return isUnion(union) ? columns.subList(3, columns.size()) : List.of();
  }

  private static final class Declared extends RecordShape {

    private final Declarations declarations;
    private final int number;

    Declared(
        Declarations declarations,
        int number,
        boolean asList,
        List<Class<?>> above,
        List<ComponentShape> components) {
      super(asList, above, components);
      this.declarations = declarations;
      this.number = number;
    }

    @Override
    public Function<Object[], Object> maker() {
      return values -> declarations.make(number, values);
    }

    @Override
    public Function<Object, Object> accessor(int component) {
      return record -> declarations.get(number, record, component);
    }
  }

  /** Reads a component: accessor, type and then, if given, name, marks, nulls, range and so on. */
  private ComponentShape component(String text) {
    List<String> parts = new ArrayList<>(parts(text, '|'));
    while (parts.size() < 9) {
      parts.add("");
    }
    String accessor = parts.get(0);
    String marks = parts.get(3);
    return new ComponentShape(
        accessor,
        given(parts.get(2)).orElse(accessor),
        type(parts.get(1)),
        marks.contains("u"),
        marks.contains("n"),
        given(parts.get(4)).map(nulls -> parts(nulls, ',')).orElse(List.of()),
        given(parts.get(5)).map(NumberRange::valueOf),
        given(parts.get(6)),
        given(parts.get(7)),
        marks.contains("w"),
        given(parts.get(8)));
  }

  private static Optional<String> given(String text) {
    return text.isEmpty() ? Optional.empty() : Optional.of(text);
  }

  /** Type: its place and, in parentheses, its arguments. */
  private TypeShape type(String text) {
    int open = text.indexOf('(');
    if (open < 0) {
      return TypeShape.of(types.get(Integer.parseInt(text)));
    }
    List<TypeShape> arguments = new ArrayList<>();
    int begin = open + 1;
    int depth = 0;
    for (int i = begin; i < text.length(); i++) {
      char sign = text.charAt(i);
      if (depth == 0 && (sign == ',' || sign == ')')) {
        arguments.add(type(text.substring(begin, i)));
        begin = i + 1;
      } else if (sign == '(' || sign == ')') {
        depth += sign == '(' ? 1 : -1;
      }
    }
    return new TypeShape(types.get(Integer.parseInt(text.substring(0, open))), arguments);
  }

  private List<Class<?>> types(String text) {
    List<Class<?>> found = new ArrayList<>();
    if (!text.isEmpty()) {
      parts(text, ',').forEach(place -> found.add(types.get(Integer.parseInt(place))));
    }
    return found;
  }

  private static List<String> parts(String text, char separator) {
    List<String> parts = new ArrayList<>();
    int begin = 0;
    for (int end = text.indexOf(separator); end >= 0; end = text.indexOf(separator, begin)) {
      parts.add(text.substring(begin, end));
      begin = end + 1;
    }
    parts.add(text.substring(begin));
    return parts;
  }
}
