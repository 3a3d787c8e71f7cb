package io.github.flightstand.web.build;

import java.util.HashSet;
import java.util.Set;
import org.teavm.backend.wasm.model.WasmCompositeType;
import org.teavm.backend.wasm.model.WasmFunctionType;
import org.teavm.backend.wasm.model.WasmModule;
import org.teavm.backend.wasm.model.WasmType;
import org.teavm.backend.wasm.model.instruction.WasmDefaultInstructionVisitor;
import org.teavm.backend.wasm.model.instruction.WasmNullConstant;
import org.teavm.backend.wasm.optimization.WasmUsageCounter;

/** Drops the types of functions that no function of a module has any more. */
final class Types extends WasmDefaultInstructionVisitor {

  private final Set<WasmCompositeType> used = new HashSet<>();

  private Types() {}

  /** Drops them, and what only they used. */
  static void sweep(WasmModule module) {
    Types types = new Types();
    module.tags.forEach(tag -> types.used.add(tag.getType()));
    module.functions.forEach(
        function -> {
          types.visitMany(function.getBody());
          function.getLocalVariables().forEach(local -> types.use(local.getType()));
        });
    module.globals.forEach(global -> types.visitMany(global.getInitialValue()));
    module.types.stream()
        .filter(WasmFunctionType.class::isInstance)
        .forEach(type -> types.used.addAll(((WasmFunctionType) type).getSupertypes()));
    int before;
    do {
      before = module.types.size();
      WasmUsageCounter counter = new WasmUsageCounter();
      counter.applyToModule(module);
      module.types.removeIf(
          type ->
              type instanceof WasmFunctionType
                  && counter.usages(type) == 0
                  && !types.used.contains(type));
    } while (module.types.size() < before);
  }

  private void use(WasmType type) {
    if (type instanceof WasmType.CompositeReference reference) {
      used.add(reference.composite);
    }
  }

  @Override
  public void visit(WasmNullConstant instruction) {
    use(instruction.getType());
  }
}
