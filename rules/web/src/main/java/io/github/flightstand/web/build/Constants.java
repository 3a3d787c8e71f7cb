package io.github.flightstand.web.build;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.teavm.backend.wasm.generate.reflection.ClassInfoStruct;
import org.teavm.backend.wasm.model.WasmFunction;
import org.teavm.backend.wasm.model.WasmGlobal;
import org.teavm.backend.wasm.model.WasmModule;
import org.teavm.backend.wasm.model.WasmStructure;
import org.teavm.backend.wasm.model.WasmType;
import org.teavm.backend.wasm.model.instruction.WasmCall;
import org.teavm.backend.wasm.model.instruction.WasmDefaultInstructionVisitor;
import org.teavm.backend.wasm.model.instruction.WasmFloat32Constant;
import org.teavm.backend.wasm.model.instruction.WasmFloat64Constant;
import org.teavm.backend.wasm.model.instruction.WasmFunctionReference;
import org.teavm.backend.wasm.model.instruction.WasmGetGlobal;
import org.teavm.backend.wasm.model.instruction.WasmGetLocal;
import org.teavm.backend.wasm.model.instruction.WasmInstruction;
import org.teavm.backend.wasm.model.instruction.WasmInstructionList;
import org.teavm.backend.wasm.model.instruction.WasmInt32Constant;
import org.teavm.backend.wasm.model.instruction.WasmInt64Constant;
import org.teavm.backend.wasm.model.instruction.WasmNullConstant;
import org.teavm.backend.wasm.model.instruction.WasmStructNew;
import org.teavm.backend.wasm.model.instruction.WasmStructNewDefault;
import org.teavm.backend.wasm.model.instruction.WasmStructSet;

/**
 * Makes the classes and the tables of their methods constants of a module.
 *
 * <p>The compiler makes empty structures, and fills them field by field in the code that runs
 * first. Here what is set to a constant becomes part of the structure's own initial value, which
 * takes a third of the bytes, and nothing at all if no code needs the structure. What would be part
 * of itself stays: a class knows its table, and the table its class. But only the classes of arrays
 * are asked for their table, so that the others get none.
 */
final class Constants {

  /** A field of a global structure, and what it is set to. */
  private record Store(WasmGlobal global, WasmStructSet set, WasmInstruction value) {}

  private final ClassInfoStruct classes;

  /** The classes of arrays: those that have a type of items. */
  private final Set<WasmGlobal> arrays = new HashSet<>();

  private final Map<WasmGlobal, WasmInstruction[]> values = new LinkedHashMap<>();

  /** What code that stays may change, so that whatever is set after it is set by code too. */
  private final Set<WasmGlobal> changed = new HashSet<>();

  private final WasmDefaultInstructionVisitor reached =
      new WasmDefaultInstructionVisitor() {
        @Override
        public void visit(WasmGetGlobal instruction) {
          changed.add(instruction.getGlobal());
        }
      };

  private Constants(ClassInfoStruct classes) {
    this.classes = classes;
  }

  /** Changes the code that runs first, and the initial values of globals. */
  static void use(WasmModule module, ClassInfoStruct classes, WasmFunction arrayClass) {
    Usages.requireAfter(module, classes.structure(), classes.vtableIndex(), arrayClass);
    Constants constants = new Constants(classes);
    constants.take(module.getStartFunction().getBody());
    constants.values.forEach(Constants::initialize);
  }

  private void take(WasmInstructionList code) {
    WasmInstructionList kept = new WasmInstructionList();
    List<WasmInstruction> statement = new ArrayList<>();
    while (!code.isEmpty()) {
      WasmInstruction instruction = code.getFirst();
      instruction.delete();
      statement.add(instruction);
      if (!isConstant(instruction)) {
        take(statement, kept);
        statement.clear();
      }
    }
    statement.forEach(kept::add);
    code.transferFrom(kept);
  }

  private void take(List<WasmInstruction> statement, WasmInstructionList kept) {
    List<Store> stores = stores(statement);
    if (stores == null) {
      reached.visitMany(statement);
      statement.forEach(kept::add);
      return;
    }
    for (Store store : stores) {
      if (store.set().getType() == classes.structure()
          && store.set().getFieldIndex() == classes.itemTypeIndex()) {
        arrays.add(store.global());
      }
    }
    for (Store store : stores) {
      if (!isNeedless(store) && !take(store)) {
        changed.add(store.global());
        kept.add(new WasmGetGlobal(store.global()));
        kept.add(copy(store.value()));
        kept.add(new WasmStructSet(store.set().getType(), store.set().getFieldIndex()));
      }
    }
  }

  private boolean isNeedless(Store store) {
    return store.set().getType() == classes.structure()
        && store.set().getFieldIndex() == classes.vtableIndex()
        && !arrays.contains(store.global());
  }

  private boolean take(Store store) {
    WasmGlobal global = store.global();
    if (changed.contains(global)) {
      return false;
    }
    if (!values.containsKey(global)) {
      if (!global.isImmutable()
          || !(global.getInitialValue().getFirst() instanceof WasmStructNewDefault made)) {
        return false;
      }
      values.put(global, new WasmInstruction[made.getType().getFields().size()]);
    }
    if (store.value() instanceof WasmGetGlobal other
        && (!other.getGlobal().isImmutable() || isPart(global, other.getGlobal()))) {
      return false;
    }
    values.get(global)[store.set().getFieldIndex()] = store.value();
    return true;
  }

  private boolean isPart(WasmGlobal part, WasmGlobal whole) {
    if (part == whole) {
      return true;
    }
    for (WasmInstruction value : values.getOrDefault(whole, new WasmInstruction[0])) {
      if (value instanceof WasmGetGlobal other && isPart(part, other.getGlobal())) {
        return true;
      }
    }
    return false;
  }

  private static void initialize(WasmGlobal global, WasmInstruction[] values) {
    WasmStructure type = ((WasmStructNewDefault) global.getInitialValue().getFirst()).getType();
    WasmInstructionList initial = global.getInitialValue();
    initial.clear();
    for (int i = 0; i < values.length; i++) {
      initial.add(
          values[i] == null ? nothing(type.getFields().get(i).getUnpackedType()) : copy(values[i]));
    }
    initial.add(new WasmStructNew(type));
  }

  /** Returns what a field of a type is at first. */
  static WasmInstruction nothing(WasmType type) {
    if (type instanceof WasmType.Reference reference) {
      return new WasmNullConstant(reference);
    }
    return switch (((WasmType.Number) type).number) {
      case INT64 -> new WasmInt64Constant(0);
      case FLOAT32 -> new WasmFloat32Constant(0);
      case FLOAT64 -> new WasmFloat64Constant(0);
      default -> new WasmInt32Constant(0);
    };
  }

  /** Answers what a statement sets, if it does no more. */
  private static @Nullable List<Store> stores(List<WasmInstruction> statement) {
    WasmInstruction last = statement.get(statement.size() - 1);
    List<WasmInstruction> arguments = statement.subList(0, statement.size() - 1);
    if (last instanceof WasmCall call) {
      WasmFunction called = call.getFunction();
      return called.getImportName() == null
              && called.getType().getParameterTypes().size() == arguments.size()
          ? stores(called.getBody(), arguments)
          : null;
    }
    List<Store> stores = new ArrayList<>();
    return isStore(statement, stores) ? stores : null;
  }

  private static @Nullable List<Store> stores(
      WasmInstructionList code, List<WasmInstruction> arguments) {
    List<Store> stores = new ArrayList<>();
    List<WasmInstruction> statement = new ArrayList<>();
    for (WasmInstruction instruction : code) {
      WasmInstruction meant =
          instruction instanceof WasmGetLocal local
                  && local.getLocal().getIndex() < arguments.size()
              ? arguments.get(local.getLocal().getIndex())
              : instruction;
      statement.add(meant);
      if (!isConstant(meant)) {
        if (!isStore(statement, stores)) {
          return null;
        }
        statement.clear();
      }
    }
    return statement.isEmpty() ? stores : null;
  }

  private static boolean isStore(List<WasmInstruction> statement, List<Store> stores) {
    if (statement.size() != 3
        || !(statement.get(0) instanceof WasmGetGlobal global)
        || !(statement.get(2) instanceof WasmStructSet set)) {
      return false;
    }
    stores.add(new Store(global.getGlobal(), set, statement.get(1)));
    return true;
  }

  private static boolean isConstant(WasmInstruction instruction) {
    return instruction instanceof WasmGetGlobal
        || instruction instanceof WasmFunctionReference
        || instruction instanceof WasmInt32Constant
        || instruction instanceof WasmNullConstant;
  }

  private static WasmInstruction copy(WasmInstruction value) {
    if (value instanceof WasmGetGlobal global) {
      return new WasmGetGlobal(global.getGlobal());
    }
    if (value instanceof WasmFunctionReference function) {
      return new WasmFunctionReference(function.getFunction());
    }
    if (value instanceof WasmInt32Constant number) {
      return new WasmInt32Constant(number.getValue());
    }
    return new WasmNullConstant(((WasmNullConstant) value).getType());
  }
}
