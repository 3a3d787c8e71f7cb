package io.github.flightstand.web.build;

import java.util.HashMap;
import java.util.Map;
import java.util.Set;
import org.teavm.extension.spi.substitution.SubstitutionPolicy;
import org.teavm.extension.spi.substitution.SubstitutionSink;
import org.teavm.model.BasicBlock;
import org.teavm.model.ClassHolder;
import org.teavm.model.ClassHolderTransformer;
import org.teavm.model.ClassHolderTransformerContext;
import org.teavm.model.ClassReader;
import org.teavm.model.Instruction;
import org.teavm.model.MethodDescriptor;
import org.teavm.model.MethodHolder;
import org.teavm.model.MethodReference;
import org.teavm.model.Program;
import org.teavm.model.ValueType;
import org.teavm.model.Variable;
import org.teavm.model.instructions.InvocationType;
import org.teavm.model.instructions.InvokeInstruction;
import org.teavm.vm.spi.TeaVMHost;
import org.teavm.vm.spi.TeaVMPlugin;

/**
 * What stands in for parts of Java's class library in the browser, while the compiler runs.
 *
 * <p>A class that its library lacks is {@code web.library.} with the class's own name. A call of a
 * method that its library lacks, or has otherwise than Java, goes to the method of the class {@code
 * web.library.}…{@code Calls} with the same name and parameters, after the instance if it has one.
 */
public final class Substitutes implements SubstitutionPolicy, TeaVMPlugin, ClassHolderTransformer {

  private static final String LIBRARY = "io.github.flightstand.web.library.";
  private static final Set<String> CLASSES =
      Set.of(
          "io.github.flightstand.protocol.codec.ReflectedShapes",
          "java.lang.reflect.RecordComponent",
          "java.security.MessageDigest",
          "java.text.Normalizer",
          "java.text.Normalizer$Form");
  private static final Map<String, String> CALLS =
      Map.of(
          "java.lang.Class", "java.lang.reflect.RecordComponent",
          "java.lang.Math", LIBRARY + "java.lang.MathCalls",
          "java.lang.Thread", LIBRARY + "java.lang.ThreadCalls",
          "java.util.ServiceLoader", LIBRARY + "java.util.ServiceLoaderCalls");

  private final Map<String, Set<MethodDescriptor>> found = new HashMap<>();

  @Override
  public void contribute(SubstitutionSink sink) {
    sink.selectClasses(CLASSES::contains).packagePrefix(LIBRARY);
  }

  @Override
  public void install(TeaVMHost host) {
    host.add(this);
  }

  @Override
  public void transformClass(ClassHolder type, ClassHolderTransformerContext context) {
    if (type.getName().startsWith(LIBRARY)) {
      return;
    }
    for (MethodHolder method : type.getMethods()) {
      Program program = method.getProgram();
      for (int i = 0; program != null && i < program.basicBlockCount(); i++) {
        transform(program.basicBlockAt(i), context);
      }
    }
  }

  private void transform(BasicBlock block, ClassHolderTransformerContext context) {
    for (Instruction instruction : block) {
      if (instruction instanceof InvokeInstruction call
          && CALLS.containsKey(call.getMethod().getClassName())) {
        redirect(call, context);
      }
    }
  }

  private void redirect(InvokeInstruction call, ClassHolderTransformerContext context) {
    MethodReference called = call.getMethod();
    String owner = CALLS.getOrDefault(called.getClassName(), "");
    Variable instance = call.getInstance();
    MethodDescriptor substitute = instance == null ? called.getDescriptor() : withInstance(called);
    if (!methods(owner, context).contains(substitute)) {
      return;
    }
    if (instance != null) {
      Variable[] arguments = new Variable[call.getArguments().size() + 1];
      arguments[0] = instance;
      for (int i = 1; i < arguments.length; i++) {
        arguments[i] = call.getArguments().get(i - 1);
      }
      call.setInstance(null);
      call.setArguments(arguments);
    }
    call.setType(InvocationType.SPECIAL);
    call.setMethod(new MethodReference(owner, substitute));
  }

  private Set<MethodDescriptor> methods(String owner, ClassHolderTransformerContext context) {
    return found.computeIfAbsent(
        owner,
        name -> {
          ClassReader type = context.getHierarchy().getClassSource().get(name);
          return type.getMethods().stream()
              .map(method -> method.getDescriptor())
              .collect(java.util.stream.Collectors.toSet());
        });
  }

  private static MethodDescriptor withInstance(MethodReference called) {
    ValueType[] signature = called.getDescriptor().getSignature();
    ValueType[] longer = new ValueType[signature.length + 1];
    longer[0] = ValueType.object(called.getClassName());
    System.arraycopy(signature, 0, longer, 1, signature.length);
    return new MethodDescriptor(called.getName(), longer);
  }
}
