package io.github.flightstand.web.build;

import java.lang.reflect.Field;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.UnaryOperator;
import org.teavm.backend.wasm.model.WasmFunction;
import org.teavm.backend.wasm.model.WasmLocal;
import org.teavm.backend.wasm.model.WasmModule;
import org.teavm.backend.wasm.model.WasmType;

/**
 * Leaves out locals that no code uses, and numbers those of a type one after the other, beginning
 * with the types that are used most: a function tells its locals as so many of each type.
 */
final class Locals {

  private Locals() {}

  /** Changes all functions of a module. */
  static void use(WasmModule module) {
    module.functions.stream()
        .filter(function -> function.getImportName() == null)
        .forEach(Locals::sort);
  }

  private static void sort(WasmFunction function) {
    Set<WasmLocal> used = new HashSet<>();
    Map<WasmType, Integer> uses = new HashMap<>();
    visit(
        function,
        local -> {
          used.add(local);
          uses.merge(local.getType(), 1, Integer::sum);
          return local;
        });
    List<WasmLocal> all = all(function);
    List<WasmLocal> own = all.subList(function.getType().getParameterTypes().size(), all.size());
    List<WasmLocal> sorted = new ArrayList<>(own);
    sorted.removeIf(local -> !used.contains(local));
    List<WasmType> types = sorted.stream().map(WasmLocal::getType).toList();
    sorted.sort(
        Comparator.<WasmLocal>comparingInt(local -> -uses.getOrDefault(local.getType(), 0))
            .thenComparing(local -> types.indexOf(local.getType())));
    own.clear();
    Map<WasmLocal, WasmLocal> moved = new HashMap<>();
    for (WasmLocal local : sorted) {
      WasmLocal added = new WasmLocal(local.getType());
      function.add(added);
      moved.put(local, added);
    }
    visit(function, local -> moved.getOrDefault(local, local));
  }

  private static void visit(WasmFunction function, UnaryOperator<WasmLocal> change) {
    new LocalVisitor() {
      @Override
      WasmLocal visit(WasmLocal local, boolean set) {
        return change.apply(local);
      }
    }.visitMany(function.getBody());
  }

  @SuppressWarnings("unchecked")
  private static List<WasmLocal> all(WasmFunction function) {
    try {
      Field field = WasmFunction.class.getDeclaredField("localVariables");
      field.setAccessible(true);
      return (List<WasmLocal>) field.get(function);
    } catch (ReflectiveOperationException changed) {
      throw new IllegalStateException("another compiler than expected", changed);
    }
  }
}
