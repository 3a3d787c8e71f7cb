package io.github.flightstand.web.build;

import org.teavm.backend.wasm.generate.classes.WasmGCClassInfoProvider;
import org.teavm.backend.wasm.intrinsics.WasmGCCodeGenContext;
import org.teavm.backend.wasm.model.WasmModule;

/** What makes a module smaller once all of it is there, before it is sorted and written. */
final class Packing {

  private Packing() {}

  /** Changes the compiler's module before the compiler sorts it. */
  static void use(WasmGCCodeGenContext context) {
    PackingOrder.use(context.module(), () -> pack(context));
  }

  private static void pack(WasmGCCodeGenContext context) {
    WasmModule module = context.module();
    WasmGCClassInfoProvider types = context.classInfoProvider();
    Constants.use(module, types.reflectionTypes().classInfo(), types.getGetArrayClassFunction());
    Ranges.use(module);
    Lambdas.use(context);
    Arithmetic.use(module);
    Usages.sweep(module);
    Twins.use(module);
    Callers.use(module, Usages.sweep(module).functions);
    Usages.sweep(module);
    Twins.use(module);
    Usages.sweep(module);
    Making.use(module);
    Checks.use(module);
    Types.sweep(module);
  }
}
