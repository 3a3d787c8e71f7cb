package io.github.flightstand.tools;

import com.sun.source.doctree.DocCommentTree;
import com.sun.source.doctree.DocTree;
import com.sun.source.doctree.EndElementTree;
import com.sun.source.doctree.LinkTree;
import com.sun.source.doctree.LiteralTree;
import com.sun.source.doctree.ParamTree;
import com.sun.source.doctree.StartElementTree;
import com.sun.source.doctree.TextTree;
import com.sun.source.tree.ClassTree;
import com.sun.source.tree.CompilationUnitTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.VariableTree;
import com.sun.source.util.DocTrees;
import com.sun.source.util.JavacTask;
import com.sun.source.util.TreePath;
import com.sun.source.util.TreePathScanner;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.reflect.Field;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.tools.JavaCompiler;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;

/**
 * What the Javadoc in the sources says of types, of the components of records and of the constants
 * of enums, in Markdown: the descriptions of the schemas and of the reference, so that what a
 * member means stands in one place.
 */
public final class Descriptions extends TreePathScanner<Void, DocTrees> {

  private static final List<String> MODULES =
      List.of(
          "geometry",
          "movement",
          "rules/engine",
          "rules/players",
          "rules/protocol",
          "rules/referee",
          "rules/tools");

  private final Map<String, DocCommentTree> comments = new HashMap<>();

  /**
   * Reads the sources.
   *
   * @param root the folder in which the project's modules lie
   */
  public Descriptions(Path root) throws IOException {
    JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
    try (StandardJavaFileManager files =
        compiler.getStandardFileManager(null, null, StandardCharsets.UTF_8)) {
      List<Path> sources = MODULES.stream().flatMap(module -> sources(root, module)).toList();
      JavacTask task =
          (JavacTask)
              compiler.getTask(
                  null, files, null, null, null, files.getJavaFileObjectsFromPaths(sources));
      for (CompilationUnitTree unit : task.parse()) {
        scan(unit, DocTrees.instance(task));
      }
    }
  }

  private static Stream<Path> sources(Path root, String module) {
    try (Stream<Path> all = Files.walk(root.resolve(module).resolve("src/main/java"))) {
      return all.filter(file -> file.toString().endsWith(".java")).toList().stream();
    } catch (IOException unreadable) {
      throw new UncheckedIOException(unreadable);
    }
  }

  /** Returns what a type is, the first paragraph of what is said of it; null if nothing is. */
  String of(Class<?> type) {
    DocCommentTree comment = comments.get(type.getName());
    return comment == null ? null : text(comment.getFullBody());
  }

  /** Returns what a component of a record is; null if nothing is said of it. */
  String of(Class<?> record, String component) {
    DocCommentTree comment = comments.get(record.getName());
    for (DocTree tag : comment == null ? List.<DocTree>of() : comment.getBlockTags()) {
      if (tag instanceof ParamTree param && param.getName().getName().contentEquals(component)) {
        return sentence(text(param.getDescription()));
      }
    }
    return null;
  }

  /** Returns what a constant of an enum is, the first paragraph of what is said of it. */
  String of(Enum<?> constant) {
    DocCommentTree comment = comments.get(name(constant));
    return comment == null ? null : text(comment.getFullBody());
  }

  /** Returns what a field of a class is; null if nothing is said of it. */
  String of(Field field) {
    DocCommentTree comment =
        comments.get(field.getDeclaringClass().getName() + "#" + field.getName());
    return comment == null ? null : text(comment.getFullBody());
  }

  /** Returns what a class's methods of a name do, by the first of them; null if nothing is said. */
  String ofMethod(Class<?> type, String name) {
    DocCommentTree comment = comments.get(type.getName() + "#" + name + "()");
    return comment == null ? null : text(comment.getFullBody());
  }

  /** Returns the items of the list in what is said of a constant of an enum. */
  List<String> items(Enum<?> constant) {
    List<? extends DocTree> words = comments.get(name(constant)).getFullBody();
    List<String> items = new ArrayList<>();
    for (int i = 0; i < words.size(); i++) {
      if (words.get(i) instanceof StartElementTree start && start.getName().contentEquals("li")) {
        items.add(text(words.subList(i + 1, words.size())));
      }
    }
    return items;
  }

  private static String name(Enum<?> constant) {
    return constant.getDeclaringClass().getName() + "#" + constant.name();
  }

  @Override
  public Void visitVariable(VariableTree variable, DocTrees trees) {
    DocCommentTree comment = trees.getDocCommentTree(getCurrentPath());
    TreePath type = getCurrentPath().getParentPath();
    if (comment != null && type.getLeaf() instanceof ClassTree) {
      comments.put(name(type) + "#" + variable.getName(), comment);
    }
    return super.visitVariable(variable, trees);
  }

  @Override
  public Void visitMethod(MethodTree method, DocTrees trees) {
    DocCommentTree comment = trees.getDocCommentTree(getCurrentPath());
    if (comment != null) {
      String type = name(getCurrentPath().getParentPath());
      comments.putIfAbsent(type + "#" + method.getName() + "()", comment);
    }
    return super.visitMethod(method, trees);
  }

  @Override
  public Void visitClass(ClassTree type, DocTrees trees) {
    DocCommentTree comment = trees.getDocCommentTree(getCurrentPath());
    if (comment != null) {
      comments.put(name(getCurrentPath()), comment);
    }
    return super.visitClass(type, trees);
  }

  private static String name(TreePath type) {
    String simple = ((ClassTree) type.getLeaf()).getSimpleName().toString();
    TreePath above = type.getParentPath();
    return above.getLeaf() instanceof ClassTree
        ? name(above) + "$" + simple
        : above.getCompilationUnit().getPackageName() + "." + simple;
  }

  /** Returns the words up to the first paragraph's or list's end. */
  private static String text(List<? extends DocTree> words) {
    return words.stream()
        .takeWhile(word -> !(word instanceof StartElementTree || word instanceof EndElementTree))
        .map(Descriptions::plain)
        .collect(Collectors.joining())
        .replaceAll("\\s+", " ")
        .strip();
  }

  private static String plain(DocTree word) {
    if (word instanceof TextTree text) {
      return text.getBody();
    }
    if (word instanceof LiteralTree literal) {
      return literal.getKind() == DocTree.Kind.CODE
          ? "`" + literal.getBody().getBody().strip() + "`"
          : literal.getBody().getBody();
    }
    if (word instanceof LinkTree link) {
      String name = link.getReference().getSignature().replaceAll("^([a-z]+[.])+|^#|[(].*", "");
      return link.getLabel().isEmpty() ? name.replace('#', '.') : text(link.getLabel());
    }
    throw new IllegalArgumentException("no plain text for " + word + ", a " + word.getKind());
  }

  private static String sentence(String words) {
    String end = words.endsWith(".") ? "" : ".";
    return Character.toUpperCase(words.charAt(0)) + words.substring(1) + end;
  }
}
