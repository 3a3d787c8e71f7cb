package io.github.flightstand.web.build;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.teavm.backend.wasm.model.WasmFunction;
import org.teavm.backend.wasm.model.WasmModule;
import org.teavm.backend.wasm.model.WasmType;
import org.teavm.backend.wasm.model.instruction.WasmBlock;
import org.teavm.backend.wasm.model.instruction.WasmCall;
import org.teavm.backend.wasm.model.instruction.WasmCastBranch;
import org.teavm.backend.wasm.model.instruction.WasmCastCondition;
import org.teavm.backend.wasm.model.instruction.WasmDefaultInstructionVisitor;
import org.teavm.backend.wasm.model.instruction.WasmInstruction;
import org.teavm.backend.wasm.model.instruction.WasmInstructionList;
import org.teavm.backend.wasm.model.instruction.WasmNullBranch;
import org.teavm.backend.wasm.model.instruction.WasmNullCondition;
import org.teavm.backend.wasm.model.instruction.WasmReturn;
import org.teavm.backend.wasm.model.instruction.WasmThrow;
import org.teavm.backend.wasm.model.instruction.WasmTry;

/**
 * Lets a function throw in one place for all objects that it finds missing, or of a wrong class.
 *
 * <p>The compiler writes each such check as a block, which is left if all is well, and throws at
 * its end. Here a check is one branch to the end of the function, if that is not within code whose
 * exceptions the function catches.
 */
final class Checks extends WasmDefaultInstructionVisitor {

  /**
   * The blocks, by the function that makes what they throw and by whether they look for nothing.
   */
  private final Map<List<Object>, List<WasmBlock>> checks = new LinkedHashMap<>();

  private Checks() {}

  /** Changes all functions of a module. */
  static void use(WasmModule module) {
    for (WasmFunction function : module.functions) {
      Checks found = new Checks();
      found.visitMany(function.getBody());
      found.checks.values().forEach(alike -> share(function.getBody(), alike));
    }
  }

  @Override
  public void visit(WasmTry caught) {}

  @Override
  public void visit(WasmBlock block) {
    WasmInstructionList body = block.getBody();
    WasmInstruction first = body.getFirst();
    if (body.getLast() instanceof WasmThrow thrown
        && thrown.getPrevious() instanceof WasmCall call
        && call.getPrevious() == first
        && isCheck(first, body)) {
      checks
          .computeIfAbsent(
              List.of(call.getFunction(), first.getClass()), another -> new ArrayList<>())
          .add(block);
    } else {
      super.visit(block);
    }
  }

  private static boolean isCheck(WasmInstruction branch, WasmInstructionList block) {
    return branch instanceof WasmNullBranch object
        ? object.getTarget() == block && object.getCondition() == WasmNullCondition.NOT_NULL
        : branch instanceof WasmCastBranch cast
            && cast.getTarget() == block
            && cast.getCondition() == WasmCastCondition.SUCCESS;
  }

  private static void share(WasmInstructionList code, List<WasmBlock> checks) {
    WasmBlock sound = new WasmBlock(false);
    for (WasmBlock check : checks) {
      if (check.getBody().getFirst() instanceof WasmCastBranch cast) {
        sound.setType(WasmType.ANY.asBlock());
        check.insertNext(
            new WasmCastBranch(
                WasmCastCondition.FAILURE,
                cast.getSourceType(),
                cast.getTargetType(),
                sound.getBody()));
      } else {
        check.insertNext(new WasmNullBranch(WasmNullCondition.NULL, sound.getBody()));
      }
      check.delete();
    }
    sound.getBody().transferFrom(code);
    if (!sound.getBody().getLast().isTerminating()) {
      sound.getBody().add(new WasmReturn());
    }
    code.add(sound);
    WasmInstructionList throwing = checks.get(0).getBody();
    throwing.getFirst().delete();
    code.transferFrom(throwing);
  }
}
