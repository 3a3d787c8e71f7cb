package io.github.flightstand.web.build;

import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.teavm.backend.wasm.model.WasmFunction;
import org.teavm.backend.wasm.model.WasmLocal;
import org.teavm.backend.wasm.model.WasmModule;
import org.teavm.backend.wasm.model.instruction.WasmCall;
import org.teavm.backend.wasm.model.instruction.WasmCast;
import org.teavm.backend.wasm.model.instruction.WasmGetLocal;
import org.teavm.backend.wasm.model.instruction.WasmInstruction;
import org.teavm.backend.wasm.model.instruction.WasmSetLocal;

/**
 * Puts methods that are only called by their class's table into the functions that call them.
 *
 * <p>A table's function takes an object of the type where the method was first declared. It casts
 * it to the class that has the method, and calls the method. If nothing else calls that, then its
 * code can stand where it is called, which takes less room and less time.
 */
final class Callers extends LocalVisitor {

  private final Map<WasmLocal, WasmLocal> locals = new HashMap<>();
  private final Set<WasmLocal> used = new HashSet<>();

  private Callers() {}

  /** Changes all such functions of a module; what they called is not used any more then. */
  static void use(WasmModule module, Map<WasmFunction, Integer> usages) {
    for (WasmFunction caller : module.functions) {
      WasmFunction called = called(caller);
      if (called != null && usages.getOrDefault(called, 0) == 1) {
        new Callers().take(caller, called);
      }
    }
  }

  /** Answers the method that a function calls with what it is called with, after one cast. */
  private static @Nullable WasmFunction called(WasmFunction caller) {
    List<WasmLocal> locals = caller.getLocalVariables();
    int parameters = caller.getType().getParameterTypes().size();
    WasmInstruction instruction = caller.getBody().getFirst();
    for (int i = 0; i < locals.size() && locals.size() == parameters; i++) {
      if (!(instruction instanceof WasmGetLocal local && local.getLocal() == locals.get(i))) {
        return null;
      }
      instruction = instruction.getNext();
      if (i == 0) {
        if (!(instruction instanceof WasmCast)) {
          return null;
        }
        instruction = instruction.getNext();
      }
    }
    return instruction instanceof WasmCall call
            && call.getNext() == null
            && call != caller.getBody().getFirst()
            && isLike(caller, call.getFunction())
        ? call.getFunction()
        : null;
  }

  private static boolean isLike(WasmFunction caller, WasmFunction called) {
    List<?> parameters = caller.getType().getParameterTypes();
    return called.getImportName() == null
        && called.getExportName() == null
        && called.getLocalVariables().size() >= parameters.size()
        && called.getType().getReturnTypes().equals(caller.getType().getReturnTypes())
        && called
            .getType()
            .getParameterTypes()
            .subList(1, parameters.size())
            .equals(parameters.subList(1, parameters.size()));
  }

  private void take(WasmFunction caller, WasmFunction called) {
    List<WasmLocal> own = called.getLocalVariables();
    int parameters = caller.getLocalVariables().size();
    for (int i = 1; i < parameters; i++) {
      locals.put(own.get(i), caller.getLocalVariables().get(i));
    }
    WasmLocal self = new WasmLocal(called.getType().getParameterTypes().get(0));
    locals.put(own.get(0), self);
    for (WasmLocal local : own.subList(parameters, own.size())) {
      WasmLocal added = new WasmLocal(local.getType());
      caller.add(added);
      locals.put(local, added);
    }
    visitMany(called.getBody());
    WasmInstruction object = caller.getBody().getFirst();
    WasmInstruction cast = object.getNext();
    while (cast.getNext() != null) {
      cast.getNext().delete();
    }
    if (used.contains(self)) {
      caller.add(self);
      cast.insertNext(new WasmSetLocal(self));
    } else {
      caller.getBody().clear();
    }
    caller.getBody().transferFrom(called.getBody());
    caller.setName(called.getName());
  }

  @Override
  WasmLocal visit(WasmLocal local) {
    WasmLocal moved = locals.getOrDefault(local, local);
    used.add(moved);
    return moved;
  }
}
