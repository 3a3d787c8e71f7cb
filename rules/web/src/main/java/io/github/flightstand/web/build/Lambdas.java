package io.github.flightstand.web.build;

import java.util.HashMap;
import java.util.Map;
import java.util.Set;
import org.teavm.backend.wasm.generate.classes.WasmGCClassInfo;
import org.teavm.backend.wasm.intrinsics.WasmGCCodeGenContext;
import org.teavm.backend.wasm.model.WasmGlobal;
import org.teavm.backend.wasm.model.instruction.WasmGetGlobal;
import org.teavm.backend.wasm.model.instruction.WasmInstruction;

/**
 * Lets all lambdas of an interface have one class. Only what they are instances of is asked, and
 * neither their classes' names nor whether two have the same class.
 */
final class Lambdas {

  /** A part of the names that the compiler gives their classes. */
  private static final String NAMED = "$lambda$_";

  private Lambdas() {}

  /** Changes the tables of the lambdas' methods, whose own classes are not used any more then. */
  static void use(WasmGCCodeGenContext context) {
    Map<Set<String>, WasmGlobal> firsts = new HashMap<>();
    for (String name : context.classes().getClassNames()) {
      if (name.contains(NAMED)) {
        WasmGCClassInfo lambda = context.classInfoProvider().getClassInfo(name);
        WasmGlobal first =
            firsts.computeIfAbsent(
                context.classes().get(name).getInterfaces(), like -> lambda.getPointer());
        for (WasmInstruction value : lambda.getVirtualTablePointer().getInitialValue()) {
          if (value instanceof WasmGetGlobal type && type.getGlobal() == lambda.getPointer()) {
            type.setGlobal(first);
          }
        }
      }
    }
  }
}
