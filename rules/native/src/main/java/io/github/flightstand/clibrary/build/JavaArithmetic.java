package io.github.flightstand.clibrary.build;

import static org.teavm.model.instructions.NumericOperandType.INT;
import static org.teavm.model.instructions.NumericOperandType.LONG;

import io.github.flightstand.clibrary.Arithmetic;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.teavm.backend.c.CTarget;
import org.teavm.backend.c.TeaVMCHost;
import org.teavm.backend.c.generate.CNameProvider;
import org.teavm.dependency.DependencyAnalyzer;
import org.teavm.model.BasicBlock;
import org.teavm.model.Instruction;
import org.teavm.model.MethodReader;
import org.teavm.model.MethodReference;
import org.teavm.model.Program;
import org.teavm.model.ValueType;
import org.teavm.model.Variable;
import org.teavm.model.instructions.BinaryInstruction;
import org.teavm.model.instructions.BinaryOperation;
import org.teavm.model.instructions.CastNumberInstruction;
import org.teavm.model.instructions.InvocationType;
import org.teavm.model.instructions.InvokeInstruction;
import org.teavm.model.instructions.NegateInstruction;
import org.teavm.model.instructions.NumericOperandType;

/**
 * TeaVM's target C, where whole numbers are reckoned by {@link Arithmetic}. It names its interface
 * once more, because plugins find a target by the interfaces that its class names.
 */
final class JavaArithmetic extends CTarget implements TeaVMCHost {

  private static final String OWNER = Arithmetic.class.getName();

  private static final Map<BinaryOperation, String> OPERATIONS =
      Map.of(
          BinaryOperation.ADD, "add",
          BinaryOperation.SUBTRACT, "subtract",
          BinaryOperation.MULTIPLY, "multiply",
          BinaryOperation.DIVIDE, "divide",
          BinaryOperation.MODULO, "modulo",
          BinaryOperation.SHIFT_LEFT, "shiftLeft",
          BinaryOperation.SHIFT_RIGHT, "shiftRight",
          BinaryOperation.SHIFT_RIGHT_UNSIGNED, "shiftRightUnsigned");

  private static final Map<NumericOperandType, ValueType> TYPES =
      Map.of(INT, ValueType.INTEGER, LONG, ValueType.LONG);

  JavaArithmetic() {
    super(new CNameProvider());
  }

  @Override
  public void contributeDependencies(DependencyAnalyzer analyzer) {
    super.contributeDependencies(analyzer);
    Arrays.stream(Arithmetic.class.getDeclaredMethods())
        .map(MethodReference::parse)
        .forEach(method -> analyzer.linkMethod(method).use());
  }

  /** Comes after optimizations, which know operators but not calls. */
  @Override
  public void afterOptimizations(Program program, MethodReader method) {
    super.afterOptimizations(program, method);
    for (BasicBlock block : program.getBasicBlocks()) {
      Instruction next;
      for (Instruction one = block.getFirstInstruction(); one != null; one = next) {
        next = one.getNext();
        InvokeInstruction call = call(one);
        if (call != null) {
          call.setLocation(one.getLocation());
          one.replace(call);
        }
      }
    }
  }

  /** Returns the call for an operator; null if C has it as Java does. */
  private static @Nullable InvokeInstruction call(Instruction instruction) {
    if (instruction instanceof BinaryInstruction binary) {
      ValueType type = TYPES.get(binary.getOperandType());
      String name = OPERATIONS.get(binary.getOperation());
      if (type == null || name == null) {
        return null;
      }
      ValueType second = name.startsWith("shift") ? ValueType.INTEGER : type;
      return call(
          new MethodReference(OWNER, name, type, second, type),
          binary.getReceiver(),
          List.of(binary.getFirstOperand(), binary.getSecondOperand()));
    }
    if (instruction instanceof NegateInstruction negation) {
      ValueType type = TYPES.get(negation.getOperandType());
      return type == null
          ? null
          : call(
              new MethodReference(OWNER, "negate", type, type),
              negation.getReceiver(),
              List.of(negation.getOperand()));
    }
    if (instruction instanceof CastNumberInstruction cast
        && !TYPES.containsKey(cast.getSourceType())
        && TYPES.containsKey(cast.getTargetType())) {
      String name = cast.getTargetType() == INT ? "castToInt" : "castToLong";
      ValueType target = TYPES.get(cast.getTargetType());
      return call(
          new MethodReference(OWNER, name, ValueType.DOUBLE, target),
          cast.getReceiver(),
          List.of(cast.getValue()));
    }
    return null;
  }

  private static InvokeInstruction call(
      MethodReference method, Variable receiver, List<Variable> arguments) {
    InvokeInstruction call = new InvokeInstruction();
    call.setType(InvocationType.SPECIAL);
    call.setMethod(method);
    call.setReceiver(receiver);
    call.setArguments(arguments.toArray(new Variable[0]));
    return call;
  }
}
