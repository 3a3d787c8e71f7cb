package io.github.flightstand.web.build;

import java.lang.reflect.Method;
import java.nio.ByteBuffer;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.teavm.backend.wasm.model.WasmFunction;
import org.teavm.backend.wasm.model.WasmModule;
import org.teavm.backend.wasm.model.instruction.WasmCall;
import org.teavm.backend.wasm.model.instruction.WasmDefaultInstructionVisitor;
import org.teavm.backend.wasm.model.instruction.WasmFunctionReference;
import org.teavm.backend.wasm.render.WasmBinaryRenderer;
import org.teavm.backend.wasm.render.WasmBinaryStatsCollector;
import org.teavm.backend.wasm.render.WasmBinaryVersion;
import org.teavm.backend.wasm.render.WasmBinaryWriter;

/** Lets one function stand for all that have the same type and the same code. */
final class Twins extends WasmDefaultInstructionVisitor {

  private final Map<List<Object>, WasmFunction> firsts = new HashMap<>();
  private final Map<WasmFunction, WasmFunction> others = new HashMap<>();

  private Twins() {}

  /** Changes what is called and referred to in a module; the others are not used any more then. */
  static void use(WasmModule module) {
    Twins twins = new Twins();
    module.functions.stream()
        .filter(function -> function.getImportName() == null && function.getExportName() == null)
        .forEach(function -> twins.add(module, function));
    module.functions.forEach(function -> twins.visitMany(function.getBody()));
    module.globals.forEach(global -> twins.visitMany(global.getInitialValue()));
  }

  private void add(WasmModule module, WasmFunction function) {
    List<Object> like = List.of(function.getType(), ByteBuffer.wrap(code(module, function)));
    WasmFunction first = firsts.putIfAbsent(like, function);
    if (first != null) {
      others.put(function, first);
    }
  }

  /** Answers a function's code as the compiler would write it now. */
  private static byte[] code(WasmModule module, WasmFunction function) {
    WasmBinaryRenderer renderer =
        new WasmBinaryRenderer(
            new WasmBinaryWriter(),
            WasmBinaryVersion.V_0x1,
            true,
            null,
            null,
            null,
            null,
            WasmBinaryStatsCollector.EMPTY);
    try {
      Method render =
          WasmBinaryRenderer.class.getDeclaredMethod(
              "renderFunction", WasmModule.class, WasmFunction.class, int.class, int.class);
      render.setAccessible(true);
      return (byte[]) render.invoke(renderer, module, function, 0, 0);
    } catch (ReflectiveOperationException changed) {
      throw new IllegalStateException("another compiler than expected", changed);
    }
  }

  @Override
  public void visit(WasmCall instruction) {
    WasmFunction called = instruction.getFunction();
    instruction.setFunction(others.getOrDefault(called, called));
  }

  @Override
  public void visit(WasmFunctionReference instruction) {
    WasmFunction referred = instruction.getFunction();
    instruction.setFunction(others.getOrDefault(referred, referred));
  }
}
