package io.github.flightstand.web.build;

import org.teavm.backend.wasm.model.WasmLocal;
import org.teavm.backend.wasm.model.instruction.WasmDefaultInstructionVisitor;
import org.teavm.backend.wasm.model.instruction.WasmGetLocal;
import org.teavm.backend.wasm.model.instruction.WasmSetLocal;
import org.teavm.backend.wasm.model.instruction.WasmTeeLocal;

/** Visits the locals of code. */
abstract class LocalVisitor extends WasmDefaultInstructionVisitor {

  /**
   * Visits a local.
   *
   * @return the local that the code uses from now on
   */
  abstract WasmLocal visit(WasmLocal local);

  @Override
  public void visit(WasmGetLocal instruction) {
    instruction.setLocal(visit(instruction.getLocal()));
  }

  @Override
  public void visit(WasmSetLocal instruction) {
    instruction.setLocal(visit(instruction.getLocal()));
  }

  @Override
  public void visit(WasmTeeLocal instruction) {
    instruction.setLocal(visit(instruction.getLocal()));
  }
}
