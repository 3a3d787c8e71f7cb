package io.github.flightstand.web.build;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.teavm.backend.wasm.model.WasmBlockType;
import org.teavm.backend.wasm.model.WasmFunction;
import org.teavm.backend.wasm.model.WasmLocal;
import org.teavm.backend.wasm.model.WasmModule;
import org.teavm.backend.wasm.model.instruction.WasmBlock;
import org.teavm.backend.wasm.model.instruction.WasmConditional;
import org.teavm.backend.wasm.model.instruction.WasmFloat64Constant;
import org.teavm.backend.wasm.model.instruction.WasmGetGlobal;
import org.teavm.backend.wasm.model.instruction.WasmGetLocal;
import org.teavm.backend.wasm.model.instruction.WasmInstruction;
import org.teavm.backend.wasm.model.instruction.WasmInstructionList;
import org.teavm.backend.wasm.model.instruction.WasmInt32Constant;
import org.teavm.backend.wasm.model.instruction.WasmNullConstant;
import org.teavm.backend.wasm.model.instruction.WasmSetLocal;
import org.teavm.backend.wasm.model.instruction.WasmTeeLocal;
import org.teavm.backend.wasm.model.instruction.WasmTry;
import org.teavm.backend.wasm.model.instruction.WasmTypeInference;

/**
 * Lets code work out a value where it is read, instead of keeping it in a local before, if between
 * the two only locals and constants are read.
 */
final class Values extends LocalVisitor {

  /** How often each local is read. */
  private final Map<WasmLocal, Integer> reads = new HashMap<>();

  private Values() {}

  /** Changes all functions of a module. */
  static void use(WasmModule module) {
    for (WasmFunction function : module.functions) {
      Values values = new Values();
      values.visitMany(function.getBody());
      values.move(function.getBody(), null);
    }
  }

  @Override
  WasmLocal visit(WasmLocal local, boolean set) {
    reads.merge(local, set ? 0 : 1, Integer::sum);
    return local;
  }

  /** Moves the values of code, which begins with what a block takes on the stack. */
  private void move(WasmInstructionList code, @Nullable WasmBlockType type) {
    for (WasmInstruction instruction : code) {
      if (instruction instanceof WasmBlock block) {
        move(block.getBody(), block.getType());
      } else if (instruction instanceof WasmConditional choice) {
        move(choice.getThenBlock(), choice.getType());
        move(choice.getElseBlock(), choice.getType());
      } else if (instruction instanceof WasmTry caught) {
        move(caught.getBody(), null);
      }
    }
    while (moveOne(code, type)) {}
  }

  private boolean moveOne(WasmInstructionList code, @Nullable WasmBlockType type) {
    WasmTypeInference stack = new WasmTypeInference();
    if (type != null) {
      stack.typeStack.addAll(type.getInputTypes());
    }
    List<WasmInstruction> all = new ArrayList<>();
    List<Integer> depths = new ArrayList<>();
    for (WasmInstruction instruction : code) {
      all.add(instruction);
      depths.add(stack.typeStack.size());
      instruction.acceptVisitor(stack);
    }
    for (int i = all.size() - 1; i >= 0; i--) {
      if (all.get(i) instanceof WasmTeeLocal kept && reads.getOrDefault(kept.getLocal(), 0) == 0) {
        return kept.delete();
      }
      if (all.get(i) instanceof WasmSetLocal set) {
        int first = depths.subList(0, i).lastIndexOf(depths.get(i) - 1);
        if (first >= 0 && move(all.subList(first, i), set)) {
          return true;
        }
      }
    }
    return false;
  }

  /** Moves a value that is set to where it is read first, and tells whether it did. */
  private boolean move(List<WasmInstruction> value, WasmSetLocal set) {
    Set<WasmLocal> changed = changed(value);
    WasmInstruction read = set.getNext();
    while (isConstant(read, changed) && !isRead(read, set.getLocal())) {
      read = read.getNext();
    }
    if (!isRead(read, set.getLocal())) {
      return false;
    }
    for (WasmInstruction instruction : value) {
      instruction.delete();
      read.insertPrevious(instruction);
    }
    set.delete();
    if (reads.merge(set.getLocal(), -1, Integer::sum) > 0) {
      read.insertPrevious(new WasmTeeLocal(set.getLocal()));
    }
    read.delete();
    return true;
  }

  private static Set<WasmLocal> changed(List<WasmInstruction> value) {
    Set<WasmLocal> changed = new HashSet<>();
    new LocalVisitor() {
      @Override
      WasmLocal visit(WasmLocal local, boolean set) {
        if (set) {
          changed.add(local);
        }
        return local;
      }
    }.visitMany(value);
    return changed;
  }

  private static boolean isRead(@Nullable WasmInstruction instruction, WasmLocal local) {
    return instruction instanceof WasmGetLocal read && read.getLocal() == local;
  }

  /** Tests whether an instruction reads the same before some locals are changed as after it. */
  private static boolean isConstant(@Nullable WasmInstruction instruction, Set<WasmLocal> changed) {
    return instruction instanceof WasmGetLocal read
        ? !changed.contains(read.getLocal())
        : instruction instanceof WasmInt32Constant
            || instruction instanceof WasmFloat64Constant
            || instruction instanceof WasmNullConstant
            || (instruction instanceof WasmGetGlobal global && global.getGlobal().isImmutable());
  }
}
