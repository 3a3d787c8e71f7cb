package io.github.flightstand.teavm.build;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
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
 * Replacements for parts of Java's class library for TeaVM, while the compiler runs.
 *
 * <p>A class that its library lacks is {@code teavm.library.} with the class's own name. A call of
 * a method that its library lacks, or has otherwise than Java, goes to the method of the class
 * {@code teavm.library.}…{@code Calls} with the same name and parameters, after the instance if it
 * has one.
 *
 * <p>The library lacks the shapes of records, hashes, normal forms of texts, the interruption of a
 * thread and the first of several services. It has functions, sums of streams, formats of numbers
 * and copies of empty maps otherwise than Java. Two substitutes are for speed and size alone: with
 * its own lists random games take 1.2 to 1.3 times as long, and of {@code BigInteger} see there.
 */
public final class Substitutes implements SubstitutionPolicy, TeaVMPlugin, ClassHolderTransformer {

  private static final String LIBRARY = "io.github.flightstand.teavm.library.";
  private static final Set<String> CLASSES =
      Set.of(
          "io.github.flightstand.protocol.codec.ReflectedShapes",
          "io.github.flightstand.protocol.picture.Stylesheet",
          "java.lang.reflect.RecordComponent",
          "java.math.BigInteger",
          "java.security.MessageDigest",
          "java.text.Normalizer",
          "java.text.Normalizer$Form");

  /** The classes with methods that are substituted. */
  private static final Set<String> CALLED =
      Set.of(
          "io.github.flightstand.protocol.format.Formats",
          "java.lang.Math",
          "java.lang.String",
          "java.lang.Thread",
          "java.util.Iterator",
          "java.util.List",
          "java.util.Map",
          "java.util.ServiceLoader",
          "java.util.stream.DoubleStream",
          "java.util.stream.Stream");

  private final Map<String, Set<MethodDescriptor>> found = new HashMap<>();
  private final Map<String, String> calls = new HashMap<>();

  @Override
  public void contribute(SubstitutionSink sink) {
    sink.selectClasses(CLASSES::contains).packagePrefix(LIBRARY);
  }

  @Override
  public void install(TeaVMHost host) {
    CALLED.forEach(name -> calls.put(name, LIBRARY + name + "Calls"));
    calls.put("java.lang.Class", "java.lang.reflect.RecordComponent");
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
      if (instruction instanceof InvokeInstruction call) {
        redirect(call, context);
      }
    }
  }

  private void redirect(InvokeInstruction call, ClassHolderTransformerContext context) {
    MethodReference called = call.getMethod();
    Variable instance = call.getInstance();
    MethodDescriptor substitute = instance == null ? called.getDescriptor() : withInstance(called);
    String owner = calls.get(called.getClassName());
    if (owner != null && methods(owner, context).contains(substitute)) {
      redirect(call, instance, new MethodReference(owner, substitute));
    }
  }

  private static void redirect(
      InvokeInstruction call, @Nullable Variable instance, MethodReference substitute) {
    if (instance != null) {
      List<Variable> arguments = new ArrayList<>(call.getArguments());
      arguments.add(0, instance);
      call.setInstance(null);
      call.setArguments(arguments.toArray(new Variable[0]));
    }
    call.setType(InvocationType.SPECIAL);
    call.setMethod(substitute);
  }

  private Set<MethodDescriptor> methods(String owner, ClassHolderTransformerContext context) {
    return found.computeIfAbsent(
        owner,
        name -> {
          ClassReader type = context.getHierarchy().getClassSource().get(name);
          return type.getMethods().stream()
              .map(method -> method.getDescriptor())
              .collect(Collectors.toSet());
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
