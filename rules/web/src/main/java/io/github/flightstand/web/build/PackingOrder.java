package io.github.flightstand.web.build;

import java.lang.reflect.Field;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.teavm.backend.wasm.model.WasmCollection;
import org.teavm.backend.wasm.model.WasmEntity;
import org.teavm.backend.wasm.model.WasmFunction;
import org.teavm.backend.wasm.model.WasmModule;

/**
 * The functions, globals and types of a module in an order that packs well, while the compiler
 * runs.
 *
 * <p>The compiler sorts them by how often they are used, so that those used most have the shortest
 * numbers. That matters for the first hundred. After them, functions that are alike stand beside
 * each other: some methods of all classes, and then all others of a class. Globals and types are as
 * they were made, so that what belongs together has neighboring numbers.
 */
final class PackingOrder<T> extends ArrayList<T> {

  private static final long serialVersionUID = 1;

  /** The number of items whose numbers take one byte, beside those that the host gives. */
  private static final int SHORT = 100;

  /** The methods that are alike in all classes. */
  private static final Set<String> ALIKE = Set.of("<clinit>", "equals", "hashCode", "toString");

  /** What is done before the items are sorted. */
  private final transient Runnable before;

  private PackingOrder(Runnable before) {
    this.before = before;
  }

  /**
   * Lets the compiler sort a module like this, after something else is done; it has no setting for
   * that.
   */
  static void use(WasmModule module, Runnable before) {
    use(module.functions, before);
    use(module.globals, () -> {});
    use(module.types, () -> {});
  }

  private static <T extends WasmEntity> void use(WasmCollection<T> collection, Runnable before) {
    List<T> items = new PackingOrder<>(before);
    collection.forEach(items::add);
    set(collection, "items", items);
    set(collection, "readonlyItems", Collections.unmodifiableList(items));
  }

  private static void set(WasmCollection<?> collection, String name, Object value) {
    try {
      Field field = WasmCollection.class.getDeclaredField(name);
      field.setAccessible(true);
      field.set(collection, value);
    } catch (ReflectiveOperationException changed) {
      throw new IllegalStateException("another compiler than expected", changed);
    }
  }

  @Override
  public void sort(Comparator<? super T> byUse) {
    before.run();
    Map<T, Integer> made = new HashMap<>();
    for (T item : this) {
      made.put(item, made.size());
    }
    super.sort(byUse);
    if (size() > SHORT) {
      Comparator<T> byName = Comparator.comparing(PackingOrder::name);
      subList(SHORT, size()).sort(byName.thenComparing(made::get));
    }
  }

  /** Returns the name, after that of the method or of what the compiler adds if that is alike. */
  private static String name(Object item) {
    if (!(item instanceof WasmFunction function) || function.getName() == null) {
      return "";
    }
    String name = function.getName();
    int method = name.indexOf("::");
    String last = name.substring(method < 0 ? name.lastIndexOf('@') + 1 : method + 2);
    return (method < 0 || ALIKE.contains(last) ? last : "~") + name;
  }
}
