package io.github.flightstand.web.build;

import java.util.Map;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.teavm.backend.wasm.model.WasmFunction;
import org.teavm.backend.wasm.model.WasmModule;
import org.teavm.backend.wasm.model.WasmType;
import org.teavm.backend.wasm.model.instruction.WasmCall;
import org.teavm.backend.wasm.model.instruction.WasmDefaultInstructionVisitor;
import org.teavm.backend.wasm.model.instruction.WasmFloatBinary;
import org.teavm.backend.wasm.model.instruction.WasmFloatBinaryOperation;
import org.teavm.backend.wasm.model.instruction.WasmFloatType;
import org.teavm.backend.wasm.model.instruction.WasmFloatUnary;
import org.teavm.backend.wasm.model.instruction.WasmFloatUnaryOperation;
import org.teavm.backend.wasm.model.instruction.WasmInstruction;

/**
 * Lets code use the machine's instructions for doubles, where the compiler calls a function of its
 * library or of the host. They are defined as Java's methods are, to the bit.
 */
final class Arithmetic extends WasmDefaultInstructionVisitor {

  private static final Map<String, Supplier<WasmInstruction>> INSTRUCTIONS =
      Map.of(
          "abs", unary(WasmFloatUnaryOperation.ABS),
          "ceil", unary(WasmFloatUnaryOperation.CEIL),
          "floor", unary(WasmFloatUnaryOperation.FLOOR),
          "rint", unary(WasmFloatUnaryOperation.NEAREST),
          "sqrt", unary(WasmFloatUnaryOperation.SQRT),
          "max", binary(WasmFloatBinaryOperation.MAX),
          "min", binary(WasmFloatBinaryOperation.MIN));

  private Arithmetic() {}

  private static Supplier<WasmInstruction> unary(WasmFloatUnaryOperation operation) {
    return () -> new WasmFloatUnary(WasmFloatType.FLOAT64, operation);
  }

  private static Supplier<WasmInstruction> binary(WasmFloatBinaryOperation operation) {
    return () -> new WasmFloatBinary(WasmFloatType.FLOAT64, operation);
  }

  /** Changes all functions of a module. */
  static void use(WasmModule module) {
    module.functions.forEach(function -> new Arithmetic().visitMany(function.getBody()));
  }

  @Override
  public void visit(WasmCall call) {
    String method = method(call.getFunction());
    if (method != null && INSTRUCTIONS.containsKey(method)) {
      call.insertNext(INSTRUCTIONS.get(method).get());
      call.delete();
    }
  }

  /** Returns the name of a method of {@link Math} that takes doubles, also of its substitute. */
  private static @Nullable String method(WasmFunction function) {
    String name = function.getName();
    if (name == null
        || !name.contains(".lang.Math")
        || !function.getType().getParameterTypes().stream().allMatch(WasmType.FLOAT64::equals)) {
      return null;
    }
    return name.replaceFirst(".*::", "").replaceFirst("_.*", "");
  }
}
