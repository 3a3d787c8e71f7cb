package io.github.flightstand.teavm.build;

import io.github.flightstand.protocol.answer.Answerer;
import io.github.flightstand.protocol.codec.ComponentShape;
import io.github.flightstand.protocol.codec.RecordShape;
import io.github.flightstand.protocol.codec.ReflectedShapes;
import io.github.flightstand.protocol.codec.Shapes;
import io.github.flightstand.protocol.codec.TypeShape;
import io.github.flightstand.protocol.format.Form;
import io.github.flightstand.protocol.format.Formats;
import io.github.flightstand.protocol.format.Resource;
import io.github.flightstand.protocol.json.Forms;
import io.github.flightstand.protocol.json.Keeping;
import io.github.flightstand.protocol.json.PointJson;
import io.github.flightstand.protocol.json.PoseJson;
import io.github.flightstand.protocol.log.GameHeader;
import io.github.flightstand.protocol.log.GameLine;
import io.github.flightstand.protocol.operation.Operation;
import io.github.flightstand.protocol.operation.Operations;
import io.github.flightstand.protocol.operation.Query;
import io.github.flightstand.protocol.squad.CatalogueFiles;
import io.github.flightstand.referee.LogEvent;
import io.github.flightstand.referee.operation.RefereeOperations;
import io.github.flightstand.referee.report.ReportLine;
import java.io.IOException;
import java.io.InputStream;
import java.lang.reflect.RecordComponent;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.StringJoiner;
import java.util.TreeMap;
import java.util.stream.Collectors;

/**
 * Writes the declarations of the protocol's records as Java sources, because what TeaVM compiles
 * has no reflection: those about tables alone, and all; and the style of pictures.
 *
 * <p>What makes a package's records and takes them apart is in a class of that package, so that it
 * sees what is not public.
 */
public final class ShapeSources {

  private static final String OWN = "io.github.flightstand.";
  private static final String HERE = "io.github.flightstand.teavm";

  /** The most records of a package. */
  private static final int ROOM = 256;

  private static final String PACKAGE =
      """
      package %s;

      @SuppressWarnings({"unchecked", "rawtypes"})
      public final class %s {
        public static final Class<?>[] TYPES = {%s};
        public static final String LINES = %s;

        public static Object make(int record, Object[] values) {
          switch (record) {
      %s      default: throw new IllegalArgumentException();
          }
        }

        public static Object get(int record, Object of, int component) {
          switch (record) {
      %s      default: break;
          }
          throw new IllegalArgumentException();
        }
      }
      """;

  private static final String TOGETHER =
      """
      package io.github.flightstand.teavm;

      public final class %s implements Declarations {
        public Class<?>[][] types() {
          return new Class<?>[][] {%s};
        }

        public String[] lines() {
          return new String[] {%s};
        }

        public Object make(int record, Object[] values) {
          switch (record / %s) {
      %s      default: throw new IllegalArgumentException();
          }
        }

        public Object get(int record, Object of, int component) {
          switch (record / %s) {
      %s      default: throw new IllegalArgumentException();
          }
        }
      }
      """;

  private static final String PICTURE = "io.github.flightstand.protocol.picture";

  /** Stands in for the class that reads a file, which takes more code than the file has text. */
  private static final String STYLE =
      """
      package io.github.flightstand.teavm.library.%s;

      final class Stylesheet {
        static final String TEXT = %s;

        private Stylesheet() {}
      }
      """;

  /** What every query and answer needs, and what forms write. */
  private static final List<Class<?>> ALWAYS =
      List.of(
          Query.class,
          Answerer.Success.class,
          Answerer.Drawn.class,
          Answerer.Failure.class,
          PoseJson.class,
          PointJson.class);

  private final Shapes shapes = new ReflectedShapes();
  private final Formats formats = Forms.all();
  private final Path folder;

  /** The types of the sources that are being written, in order. */
  private final Map<Class<?>, Integer> numbers = new LinkedHashMap<>();

  private ShapeSources(Path folder) {
    this.folder = folder;
  }

  /**
   * Writes the sources.
   *
   * @param args the folder of the sources
   */
  public static void main(String[] args) throws IOException, ClassNotFoundException {
    new ShapeSources(Path.of(args[0])).write();
  }

  private void write() throws IOException, ClassNotFoundException {
    save(
        "io.github.flightstand.teavm.library." + PICTURE,
        "Stylesheet",
        STYLE.formatted(PICTURE, quoted(style())));
    Operations tables = Operations.ofTables(new Keeping());
    write("TableDeclarations", reached(ALWAYS, tables));
    List<Class<?>> roots = new ArrayList<>(ALWAYS);
    // Beside queries and answers: logs and cards.
    roots.addAll(
        List.of(GameHeader.class, GameLine.class, LogEvent.Written.class, ReportLine.class));
    roots.add(Class.forName(LogEvent.class.getPackageName() + ".LogHeader$HeaderLine"));
    roots.addAll(List.of(CatalogueFiles.class.getDeclaredClasses()));
    write("GameDeclarations", reached(roots, RefereeOperations.all()));
  }

  private void write(String name, Set<Class<?>> declared) throws IOException {
    numbers.clear();
    Map<String, List<Class<?>>> packages = new TreeMap<>();
    for (Class<?> type : named(declared)) {
      String inPackage = type.getName().startsWith(OWN) ? type.getPackageName() : "";
      packages.computeIfAbsent(inPackage, any -> new ArrayList<>()).add(type);
    }
    packages.values().forEach(types -> types.forEach(type -> numbers.put(type, numbers.size())));
    StringJoiner types = new StringJoiner(", ");
    StringJoiner lines = new StringJoiner(", ");
    StringBuilder makers = new StringBuilder();
    StringBuilder getters = new StringBuilder();
    types.add("{%s}".formatted(classes(packages.remove(""))));
    int place = 0;
    for (Map.Entry<String, List<Class<?>>> one : packages.entrySet()) {
      String own = one.getKey() + "." + name;
      types.add(own + ".TYPES");
      List<Class<?>> written = one.getValue().stream().filter(declared::contains).toList();
      if (!written.isEmpty()) {
        lines.add(own + ".LINES");
      }
      makers.append("      case %s: return %s.make(record, values);\n".formatted(place, own));
      getters.append(
          "      case %s: return %s.get(record, of, component);\n".formatted(place, own));
      save(one.getKey(), name, ofPackage(one, name, written, place++ * ROOM));
    }
    save(HERE, name, TOGETHER.formatted(name, types, lines, ROOM, makers, ROOM, getters));
  }

  /** Returns the declared types and those that their declarations name. */
  private Set<Class<?>> named(Set<Class<?>> declared) {
    Set<Class<?>> named = new LinkedHashSet<>(declared);
    for (Class<?> type : declared) {
      if (type.isRecord()) {
        RecordShape shape = shapes.of(type);
        named.addAll(shape.above());
        shape.components().forEach(component -> addTo(named, component.type()));
      } else {
        named.addAll(shapes.members(type));
      }
    }
    return named;
  }

  private static void addTo(Set<Class<?>> named, TypeShape type) {
    named.add(type.raw());
    type.arguments().forEach(argument -> addTo(named, argument));
  }

  private String ofPackage(
      Map.Entry<String, List<Class<?>>> types, String name, List<Class<?>> declared, int first) {
    StringJoiner lines = new StringJoiner("\n");
    StringBuilder makers = new StringBuilder();
    StringBuilder getters = new StringBuilder();
    int record = first;
    for (Class<?> type : declared) {
      if (!type.isRecord()) {
        lines.add(unionLine(type));
        continue;
      }
      StringJoiner values = new StringJoiner(", ");
      StringBuilder accessors = new StringBuilder();
      int place = 0;
      for (RecordComponent component : type.getRecordComponents()) {
        values.add("(%s) values[%s]".formatted(boxed(component.getType()), place));
        accessors.append("case %s: return it.%s(); ".formatted(place++, component.getName()));
      }
      makers.append("      case %s: return new %s(%s);\n".formatted(record, name(type), values));
      getters.append(
          "      case %s: { %s it = (%s) of; switch (component) { %sdefault: break; } break; }\n"
              .formatted(record, name(type), name(type), accessors));
      lines.add(recordLine(type, record++));
    }
    if (record - first > ROOM) {
      throw new IllegalStateException(types.getKey() + " has too many records");
    }
    return PACKAGE.formatted(
        types.getKey(), name, classes(types.getValue()), quoted(lines.toString()), makers, getters);
  }

  private String unionLine(Class<?> type) {
    List<String> columns = new ArrayList<>();
    columns.add(String.valueOf(numbers.get(type)));
    columns.add(numbers(shapes.members(type)));
    columns.add("-");
    columns.addAll(shapes.keys(type));
    return String.join("\t", columns);
  }

  private String recordLine(Class<?> type, int record) {
    RecordShape shape = shapes.of(type);
    StringJoiner columns = new StringJoiner("\t");
    columns.add(String.valueOf(numbers.get(type)));
    columns.add(numbers(shape.above()));
    columns.add(record + (shape.asList() ? "l" : "") + word(type, shape.above()));
    shape.components().forEach(component -> columns.add(component(component)));
    return columns.toString();
  }

  private String word(Class<?> record, List<Class<?>> above) {
    return formats
        .key(record, above)
        .or(() -> formats.kind(record, above))
        .map(word -> ":" + word)
        .orElse("");
  }

  private String component(ComponentShape shape) {
    List<String> parts = new ArrayList<>();
    parts.add(shape.accessor());
    parts.add(type(shape.type()));
    parts.add(shape.name().equals(shape.accessor()) ? "" : shape.name());
    parts.add(
        (shape.unwrapped() ? "u" : "")
            + (shape.orNull() ? "n" : "")
            + (shape.presetWritten() ? "w" : ""));
    parts.add(String.join(",", shape.nulls()));
    parts.add(shape.range().map(Enum::name).orElse(""));
    parts.add(shape.expected().orElse(""));
    parts.add(shape.preset().orElse(""));
    parts.add(shape.formerly().orElse(""));
    while (parts.get(parts.size() - 1).isEmpty()) {
      parts.remove(parts.size() - 1);
    }
    return String.join("|", parts);
  }

  private String numbers(List<Class<?>> types) {
    return types.stream()
        .map(one -> String.valueOf(numbers.get(one)))
        .collect(Collectors.joining(","));
  }

  private String type(TypeShape type) {
    String number = String.valueOf(numbers.get(type.raw()));
    return type.arguments().isEmpty()
        ? number
        : type.arguments().stream()
            .map(this::type)
            .collect(Collectors.joining(",", number + "(", ")"));
  }

  private static String style() throws IOException {
    String file = "/" + PICTURE.replace('.', '/') + "/picture.css";
    try (InputStream in = Operation.class.getResourceAsStream(file)) {
      return Resource.text(in);
    }
  }

  /** Returns what roots and operations name, but for some of these. */
  private Set<Class<?>> reached(List<Class<?>> roots, Operations operations) {
    Set<Class<?>> found = new LinkedHashSet<>();
    for (Class<?> root : roots) {
      reach(TypeShape.of(root), found);
    }
    for (String name : operations.names()) {
      Operation<?, ?> operation = operations.named(name).orElseThrow();
      reach(TypeShape.of(operation.query()), found);
      reach(TypeShape.of(operation.result()), found);
    }
    return found;
  }

  private void reach(TypeShape type, Set<Class<?>> found) {
    type.arguments().forEach(argument -> reach(argument, found));
    Class<?> raw = type.raw();
    Form form = formats.form(raw).orElse(null);
    if (form instanceof Form.Special<?> special
        && special.reading().isPresent()
        && special.writing().isPresent()) {
      return;
    }
    if (form instanceof Form.Alias<?, ?> alias) {
      reach(TypeShape.of(alias.written()), found);
    } else if (raw.isRecord()) {
      if (found.add(raw)) {
        shapes.of(raw).components().forEach(component -> reach(component.type(), found));
      }
    } else if (!shapes.members(raw).isEmpty() && found.add(raw)) {
      shapes.members(raw).forEach(member -> reach(TypeShape.of(member), found));
    }
  }

  private static String name(Class<?> type) {
    return type.getCanonicalName();
  }

  private static String boxed(Class<?> type) {
    return switch (type.getName()) {
      case "int" -> "Integer";
      case "long" -> "Long";
      case "double" -> "Double";
      case "boolean" -> "Boolean";
      default -> name(type);
    };
  }

  private static String classes(List<Class<?>> types) {
    return types.stream().map(type -> name(type) + ".class").collect(Collectors.joining(", "));
  }

  private static String quoted(String text) {
    return '"'
        + text.replace("\\", "\\\\").replace("\"", "\\\"").replace("\n", "\\n").replace("\t", "\\t")
        + '"';
  }

  private void save(String inPackage, String name, String text) throws IOException {
    Path file = folder.resolve(inPackage.replace('.', '/')).resolve(name + ".java");
    Files.createDirectories(file.getParent());
    Files.writeString(file, text);
  }
}
