package io.github.flightstand.web.build;

import io.github.flightstand.protocol.answer.Answerer;
import io.github.flightstand.protocol.codec.ComponentShape;
import io.github.flightstand.protocol.codec.RecordShape;
import io.github.flightstand.protocol.codec.ReflectedShapes;
import io.github.flightstand.protocol.codec.Shapes;
import io.github.flightstand.protocol.codec.TypeShape;
import io.github.flightstand.protocol.format.Form;
import io.github.flightstand.protocol.format.Formats;
import io.github.flightstand.protocol.json.Forms;
import io.github.flightstand.protocol.json.Kept;
import io.github.flightstand.protocol.json.PointJson;
import io.github.flightstand.protocol.json.PoseJson;
import io.github.flightstand.protocol.operation.Operation;
import io.github.flightstand.protocol.operation.Operations;
import io.github.flightstand.protocol.operation.Query;
import java.io.IOException;
import java.lang.reflect.Modifier;
import java.lang.reflect.RecordComponent;
import java.net.URISyntaxException;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * Writes the shapes of the protocol's records as Java sources, because a browser has no reflection.
 *
 * <p>The shapes of a package's records are in a class of that package, so that they see what is not
 * public. It adds all of them to a list, or those of tables alone.
 */
public final class ShapeSources {

  private static final String PROTOCOL = "io/github/flightstand/protocol";
  private static final String LISTED = "GeneratedShapes";
  private static final String WEB = "io.github.flightstand.web";
  private static final String IMPORTS =
      """
      import io.github.flightstand.protocol.codec.ComponentShape;
      import io.github.flightstand.protocol.codec.RecordShape;
      import io.github.flightstand.protocol.codec.TypeShape;
      import io.github.flightstand.protocol.format.NumberRange;
      import io.github.flightstand.web.ListedShapes;
      import java.util.List;
      import java.util.Optional;
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

  private ShapeSources(Path folder) {
    this.folder = folder;
  }

  /**
   * Writes the sources.
   *
   * @param args the folder of the sources
   */
  public static void main(String[] args) throws IOException, URISyntaxException {
    new ShapeSources(Path.of(args[0])).write();
  }

  private void write() throws IOException, URISyntaxException {
    Set<Class<?>> tables = new LinkedHashSet<>();
    Operations operations = Operations.ofTables(Kept.tables());
    for (Class<?> root : ALWAYS) {
      reach(TypeShape.of(root), tables);
    }
    for (String name : operations.names()) {
      Operation<?, ?> operation = operations.named(name).orElseThrow();
      reach(TypeShape.of(operation.query()), tables);
      reach(TypeShape.of(operation.result()), tables);
    }
    Set<Class<?>> all = new LinkedHashSet<>();
    for (Class<?> type : protocol()) {
      reach(TypeShape.of(type), all);
    }
    Map<String, List<Class<?>>> packages = new TreeMap<>();
    for (Class<?> type : all) {
      packages.computeIfAbsent(type.getPackageName(), name -> new ArrayList<>()).add(type);
    }
    for (Map.Entry<String, List<Class<?>>> one : packages.entrySet()) {
      save(one.getKey(), ofPackage(one.getValue(), tables));
    }
    save(
        WEB,
        "final class %s {\n%s%s}\n"
            .formatted(
                LISTED,
                lists(
                    "tables",
                    tables.stream().map(Class::getPackageName).distinct().sorted().toList()),
                lists("all", List.copyOf(packages.keySet()))));
  }

  private static String lists(String name, List<String> packages) {
    return "  static void %s(ListedShapes to) {\n%s  }\n"
        .formatted(
            name,
            packages.stream()
                .map(one -> "    %s.%s.%s(to);\n".formatted(one, LISTED, name))
                .collect(Collectors.joining()));
  }

  /** Returns the class with the shapes of a package's types. */
  private String ofPackage(List<Class<?>> types, Set<Class<?>> tables) {
    return "public final class %s {\n%s%s%s}\n"
        .formatted(
            LISTED,
            list("tables", types.stream().filter(tables::contains).toList()),
            list("all", types),
            types.stream()
                .filter(Class::isRecord)
                .map(this::shape)
                .collect(Collectors.joining("\n")));
  }

  private String list(String name, List<Class<?>> types) {
    return "  public static void %s(ListedShapes to) {\n%s  }\n"
        .formatted(name, types.stream().map(this::listed).collect(Collectors.joining()));
  }

  private String listed(Class<?> type) {
    return type.isRecord()
        ? "    to.add(%s.class, new %s());\n".formatted(name(type), simple(type))
        : "    to.add(%s.class, List.of(%s), List.of(%s));\n"
            .formatted(
                name(type),
                classes(shapes.members(type)),
                shapes.keys(type).stream()
                    .map(ShapeSources::quoted)
                    .collect(Collectors.joining(", ")));
  }

  /** Returns the records of the protocol's own packages. */
  private static List<Class<?>> protocol() throws IOException, URISyntaxException {
    Path place =
        Path.of(Operation.class.getProtectionDomain().getCodeSource().getLocation().toURI());
    if (Files.isDirectory(place)) {
      return records(place);
    }
    try (FileSystem jar = FileSystems.newFileSystem(place)) {
      return records(jar.getPath("/"));
    }
  }

  private static List<Class<?>> records(Path root) throws IOException {
    List<Class<?>> found = new ArrayList<>();
    for (String part : List.of("answer", "json", "operation", "squad")) {
      try (Stream<Path> files = Files.list(root.resolve(PROTOCOL).resolve(part))) {
        files
            .map(file -> file.getFileName().toString())
            .filter(name -> name.endsWith(".class") && !name.equals("package-info.class"))
            .sorted()
            .map(name -> named((PROTOCOL + "/" + part + "/" + name).replace('/', '.')))
            .filter(Class::isRecord)
            .filter(ShapeSources::isOpen)
            .forEach(found::add);
      }
    }
    return found;
  }

  private static Class<?> named(String file) {
    try {
      return Class.forName(file.substring(0, file.length() - ".class".length()));
    } catch (ClassNotFoundException impossible) {
      throw new IllegalStateException(impossible);
    }
  }

  /** Tests whether classes of the same package see a class; what is private is no JSON. */
  private static boolean isOpen(Class<?> type) {
    return type == null
        || (!Modifier.isPrivate(type.getModifiers()) && isOpen(type.getEnclosingClass()));
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

  private static String simple(Class<?> type) {
    return type.getName().substring(type.getPackageName().length() + 1).replace('$', '_');
  }

  private static String name(Class<?> type) {
    return type.getCanonicalName();
  }

  /** Returns the class of a record's shape. */
  private String shape(Class<?> type) {
    RecordShape shape = shapes.of(type);
    RecordComponent[] components = type.getRecordComponents();
    StringBuilder out = new StringBuilder();
    out.append("  private static final class %s extends RecordShape {\n".formatted(simple(type)));
    out.append(
        "    %s() {\n      super(%s, List.of(%s), List.of(%s));\n    }\n"
            .formatted(
                simple(type),
                shape.asList(),
                classes(shape.above()),
                shape.components().stream()
                    .map(ShapeSources::component)
                    .collect(Collectors.joining(", "))));
    out.append(
        "    public Object make(Object[] values) {\n      return new %s(%s);\n    }\n"
            .formatted(
                name(type),
                IntStream.range(0, components.length)
                    .mapToObj(i -> "(%s) values[%d]".formatted(boxed(components[i].getType()), i))
                    .collect(Collectors.joining(", "))));
    out.append("    public Object get(Object record, int component) {\n");
    out.append("      switch (component) {\n");
    for (int i = 0; i < components.length; i++) {
      out.append(
          "        case %d: return ((%s) record).%s();\n"
              .formatted(i, name(type), components[i].getName()));
    }
    out.append("        default: throw new IllegalArgumentException();\n      }\n    }\n  }\n");
    return out.toString();
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

  private static String component(ComponentShape shape) {
    String type = type(shape.type());
    if (shape.equals(ComponentShape.plain(shape.accessor(), shape.type()))) {
      return "ComponentShape.plain(\"%s\", %s)".formatted(shape.accessor(), type);
    }
    return "new ComponentShape(\"%s\", \"%s\", %s, %s, %s, List.of(%s), %s, %s, %s, %s, %s)"
        .formatted(
            shape.accessor(),
            shape.name(),
            type,
            shape.unwrapped(),
            shape.orNull(),
            shape.nulls().stream().map(ShapeSources::quoted).collect(Collectors.joining(", ")),
            optional(shape.range().map(range -> "NumberRange." + range.name())),
            optional(shape.expected().map(ShapeSources::quoted)),
            optional(shape.preset().map(ShapeSources::quoted)),
            shape.presetWritten(),
            optional(shape.formerly().map(ShapeSources::quoted)));
  }

  private static String type(TypeShape type) {
    return type.arguments().isEmpty()
        ? "TypeShape.of(" + name(type.raw()) + ".class)"
        : "new TypeShape(%s.class, List.of(%s))"
            .formatted(
                name(type.raw()),
                type.arguments().stream()
                    .map(ShapeSources::type)
                    .collect(Collectors.joining(", ")));
  }

  private static String optional(Optional<String> value) {
    return value.map(one -> "Optional.of(" + one + ")").orElse("Optional.empty()");
  }

  private static String quoted(String text) {
    return '"' + text.replace("\\", "\\\\").replace("\"", "\\\"") + '"';
  }

  private void save(String pack, String text) throws IOException {
    Path file = folder.resolve(pack.replace('.', '/')).resolve(LISTED + ".java");
    Files.createDirectories(file.getParent());
    Files.writeString(file, "package " + pack + ";\n\n" + IMPORTS + "\n" + text);
  }
}
