package io.github.flightstand.web.build;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import org.teavm.backend.wasm.model.WasmFunction;
import org.teavm.backend.wasm.model.WasmGlobal;
import org.teavm.backend.wasm.model.WasmModule;
import org.teavm.backend.wasm.model.WasmStructure;
import org.teavm.backend.wasm.model.instruction.WasmCall;
import org.teavm.backend.wasm.model.instruction.WasmDefaultInstructionVisitor;
import org.teavm.backend.wasm.model.instruction.WasmFunctionReference;
import org.teavm.backend.wasm.model.instruction.WasmGetGlobal;
import org.teavm.backend.wasm.model.instruction.WasmSetGlobal;
import org.teavm.backend.wasm.model.instruction.WasmStructGet;

/** What a module's code uses: the functions and globals that it reaches, and how often. */
final class Usages extends WasmDefaultInstructionVisitor {

  /** How often each function is called or referred to. */
  final Map<WasmFunction, Integer> functions = new HashMap<>();

  private final Set<WasmGlobal> globals = new HashSet<>();
  private final Set<WasmFunction> referred = new HashSet<>();
  private final Deque<WasmFunction> waiting = new ArrayDeque<>();

  /** Whether a global's initial value is visited, whose functions the module need not declare. */
  private boolean inGlobal;

  private Usages() {}

  /** Answers what is used, and drops from the module the functions and globals that are not. */
  static Usages sweep(WasmModule module) {
    Usages usages = new Usages();
    module.functions.stream()
        .filter(function -> function.getExportName() != null || function.getImportName() != null)
        .forEach(usages::use);
    usages.use(module.getStartFunction());
    module.getFunctionTable().forEach(usages::use);
    module.globals.stream()
        .filter(global -> global.getExportName() != null || global.getImportName() != null)
        .forEach(usages::use);
    usages.follow();
    module.functions.removeIf(function -> !usages.functions.containsKey(function));
    module.globals.removeIf(global -> !usages.globals.contains(global));
    module.functions.forEach(
        function -> function.setReferenced(usages.referred.contains(function)));
    return usages;
  }

  private void follow() {
    while (!waiting.isEmpty()) {
      visitMany(waiting.remove().getBody());
    }
  }

  private void use(WasmFunction function) {
    if (functions.merge(function, 1, Integer::sum) == 1) {
      waiting.add(function);
    }
  }

  private void use(WasmGlobal global) {
    if (globals.add(global)) {
      boolean within = inGlobal;
      inGlobal = true;
      visitMany(global.getInitialValue());
      inGlobal = within;
    }
  }

  @Override
  public void visit(WasmCall instruction) {
    use(instruction.getFunction());
  }

  @Override
  public void visit(WasmFunctionReference instruction) {
    use(instruction.getFunction());
    if (!inGlobal) {
      referred.add(instruction.getFunction());
    }
  }

  @Override
  public void visit(WasmGetGlobal instruction) {
    use(instruction.getGlobal());
  }

  @Override
  public void visit(WasmSetGlobal instruction) {
    use(instruction.getGlobal());
  }

  /** Tests that a field is only read of what a function has just answered. */
  static void requireAfter(WasmModule module, WasmStructure type, int field, WasmFunction maker) {
    WasmDefaultInstructionVisitor visitor =
        new WasmDefaultInstructionVisitor() {
          @Override
          public void visit(WasmStructGet read) {
            if (read.getType() == type
                && read.getFieldIndex() == field
                && !(read.getPrevious() instanceof WasmCall call && call.getFunction() == maker)) {
              throw new IllegalStateException("another compiler than expected");
            }
          }
        };
    module.functions.forEach(function -> visitor.visitMany(function.getBody()));
  }
}
