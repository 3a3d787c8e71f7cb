package io.github.flightstand.web.build;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;
import org.teavm.backend.wasm.model.WasmBlockType;
import org.teavm.backend.wasm.model.WasmField;
import org.teavm.backend.wasm.model.WasmLocal;
import org.teavm.backend.wasm.model.WasmModule;
import org.teavm.backend.wasm.model.WasmStructure;
import org.teavm.backend.wasm.model.instruction.WasmBlock;
import org.teavm.backend.wasm.model.instruction.WasmConditional;
import org.teavm.backend.wasm.model.instruction.WasmGetGlobal;
import org.teavm.backend.wasm.model.instruction.WasmGetLocal;
import org.teavm.backend.wasm.model.instruction.WasmInstruction;
import org.teavm.backend.wasm.model.instruction.WasmInstructionList;
import org.teavm.backend.wasm.model.instruction.WasmSetLocal;
import org.teavm.backend.wasm.model.instruction.WasmStructNew;
import org.teavm.backend.wasm.model.instruction.WasmStructNewDefault;
import org.teavm.backend.wasm.model.instruction.WasmStructSet;
import org.teavm.backend.wasm.model.instruction.WasmTeeLocal;
import org.teavm.backend.wasm.model.instruction.WasmTry;
import org.teavm.backend.wasm.model.instruction.WasmTypeInference;

/**
 * Makes an object of the values of its fields at once.
 *
 * <p>The compiler makes an empty object, keeps it in a local, and sets its table of methods and
 * then its fields. Here the values of the fields are worked out before, as long as they come in the
 * order of the fields and do not need the object.
 */
final class Making {

  private final List<WasmInstruction> code;

  /** How many values are on the stack before each instruction. */
  private final List<Integer> depths;

  private final WasmStructure type;
  private final int depth;

  /** The locals that are the object. */
  private final Set<WasmLocal> locals = new LinkedHashSet<>();

  /** What works out the values, by the number of the field. */
  private final TreeMap<Integer, List<WasmInstruction>> values = new TreeMap<>();

  private Making(List<WasmInstruction> code, List<Integer> depths, int first, WasmStructure type) {
    this.code = code;
    this.depths = depths;
    this.type = type;
    depth = depths.get(first);
  }

  /** Changes all functions of a module. */
  static void use(WasmModule module) {
    module.functions.forEach(function -> use(function.getBody(), null));
  }

  /** Changes code, which begins with what a block takes on the stack. */
  private static void use(WasmInstructionList code, @Nullable WasmBlockType type) {
    for (WasmInstruction instruction : code) {
      if (instruction instanceof WasmBlock block) {
        use(block.getBody(), block.getType());
      } else if (instruction instanceof WasmConditional choice) {
        use(choice.getThenBlock(), choice.getType());
        use(choice.getElseBlock(), choice.getType());
      } else if (instruction instanceof WasmTry caught) {
        use(caught.getBody(), null);
      }
    }
    while (makeOne(code, type)) {}
  }

  private static boolean makeOne(WasmInstructionList code, @Nullable WasmBlockType type) {
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
    for (int i = all.size() - 4; i >= 0; i--) {
      if (all.get(i) instanceof WasmStructNewDefault empty
          && all.get(i + 1) instanceof WasmTeeLocal object
          && all.get(i + 2) instanceof WasmGetGlobal table
          && all.get(i + 3) instanceof WasmStructSet first
          && first.getFieldIndex() == 0
          && new Making(all, depths, i, empty.getType()).make(i, object.getLocal(), table)) {
        return true;
      }
    }
    return false;
  }

  private boolean make(int first, WasmLocal object, WasmGetGlobal table) {
    locals.add(object);
    values.put(0, List.of(table));
    int end = first + 4;
    for (int next = end; next >= 0; next = afterField(next)) {
      end = next;
    }
    List<WasmField> fields = type.getFields();
    // An empty field takes half as many bytes as setting one.
    if (fields.size() > 2 * values.size() + 1) {
      return false;
    }
    WasmInstruction place = code.get(first);
    for (int field = 0; field < fields.size(); field++) {
      for (WasmInstruction instruction : values.getOrDefault(field, List.of())) {
        instruction.delete();
        place.insertPrevious(instruction);
      }
      if (!values.containsKey(field)) {
        place.insertPrevious(Constants.nothing(fields.get(field).getUnpackedType()));
      }
    }
    place.insertPrevious(new WasmStructNew(type));
    List<WasmLocal> last = new ArrayList<>(locals);
    last.subList(1, last.size()).forEach(local -> place.insertPrevious(new WasmTeeLocal(local)));
    place.insertPrevious(new WasmSetLocal(object));
    Set<WasmInstruction> rest = new LinkedHashSet<>(code.subList(first, end));
    values.values().forEach(rest::removeAll);
    rest.forEach(WasmInstruction::delete);
    return true;
  }

  /**
   * Reads what sets the next field, and returns the place after it; -1 if there is another thing.
   */
  private int afterField(int from) {
    if (from == code.size()
        || !(code.get(from) instanceof WasmGetLocal object && locals.contains(object.getLocal()))) {
      return -1;
    }
    int begin = from + 1;
    Set<WasmLocal> same = new LinkedHashSet<>(locals);
    while (begin < code.size() && code.get(begin) instanceof WasmTeeLocal another) {
      same.add(another.getLocal());
      begin++;
    }
    int end = begin;
    while (end < code.size() && depths.get(end) > depth && !code.get(end).isTerminating()) {
      if (code.get(end) instanceof WasmStructSet set && depths.get(end) == depth + 2) {
        List<WasmInstruction> value = code.subList(begin, end);
        if (!(set.getType() == type || set.getType().isSupertypeOf(type))
            || set.getFieldIndex() <= values.lastKey()
            || uses(value, same)) {
          return -1;
        }
        locals.addAll(same);
        values.put(set.getFieldIndex(), value);
        return end + 1;
      }
      end++;
    }
    return -1;
  }

  private static boolean uses(List<WasmInstruction> code, Set<WasmLocal> locals) {
    boolean[] uses = {false};
    new LocalVisitor() {
      @Override
      WasmLocal visit(WasmLocal local) {
        uses[0] |= locals.contains(local);
        return local;
      }
    }.visitMany(code);
    return uses[0];
  }
}
