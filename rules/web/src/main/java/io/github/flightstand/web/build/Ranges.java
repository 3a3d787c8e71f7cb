package io.github.flightstand.web.build;

import org.jspecify.annotations.Nullable;
import org.teavm.backend.wasm.model.WasmModule;
import org.teavm.backend.wasm.model.instruction.WasmConditional;
import org.teavm.backend.wasm.model.instruction.WasmDefaultInstructionVisitor;
import org.teavm.backend.wasm.model.instruction.WasmGetLocal;
import org.teavm.backend.wasm.model.instruction.WasmInt32Constant;
import org.teavm.backend.wasm.model.instruction.WasmIntBinary;
import org.teavm.backend.wasm.model.instruction.WasmIntBinaryOperation;

/**
 * Drops tests for ranges of whole numbers that are empty.
 *
 * <p>The compiler numbers the classes, and tests whether a class has an interface by the ranges of
 * the classes that have not; half of those are empty.
 */
final class Ranges extends WasmDefaultInstructionVisitor {

  private Ranges() {}

  /** Changes all functions of a module. */
  static void use(WasmModule module) {
    module.functions.forEach(function -> new Ranges().visitMany(function.getBody()));
  }

  @Override
  public void visit(WasmConditional from) {
    Comparison least = Comparison.before(from, WasmIntBinaryOperation.GE_SIGNED);
    Comparison end =
        from.getThenBlock().getLast() instanceof WasmConditional below
            ? Comparison.before(below, WasmIntBinaryOperation.LT_SIGNED)
            : null;
    if (least != null
        && end != null
        && end.number().getPrevious() == null
        && least.number().getLocal() == end.number().getLocal()
        && least.bound().getValue() >= end.bound().getValue()) {
      least.number().delete();
      least.bound().delete();
      from.getPrevious().delete();
      from.delete();
    } else {
      super.visit(from);
    }
  }

  /** What a choice without an other side compares. */
  private record Comparison(WasmGetLocal number, WasmInt32Constant bound) {

    static @Nullable Comparison before(WasmConditional choice, WasmIntBinaryOperation operation) {
      return choice.getElseBlock().isEmpty()
              && choice.getPrevious() instanceof WasmIntBinary comparison
              && comparison.getOperation() == operation
              && comparison.getPrevious() instanceof WasmInt32Constant bound
              && bound.getPrevious() instanceof WasmGetLocal number
          ? new Comparison(number, bound)
          : null;
    }
  }
}
