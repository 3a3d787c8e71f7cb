package io.github.flightstand.teavm.build;

import java.util.List;
import java.util.Set;
import org.teavm.model.BasicBlock;
import org.teavm.model.ClassHolder;
import org.teavm.model.ClassHolderTransformer;
import org.teavm.model.ClassHolderTransformerContext;
import org.teavm.model.Instruction;
import org.teavm.model.MethodDescriptor;
import org.teavm.model.MethodHolder;
import org.teavm.model.ValueType;
import org.teavm.model.emit.ProgramEmitter;
import org.teavm.model.emit.ValueEmitter;
import org.teavm.model.instructions.StringConstantInstruction;
import org.teavm.vm.spi.TeaVMHost;
import org.teavm.vm.spi.TeaVMPlugin;

/**
 * What keeps the modules small, while the compiler runs: it leaves out what no answer needs, the
 * texts of most objects, the traces of exceptions, and comparisons of queries and results. Without
 * it and the own {@code BigInteger} they are a sixth larger, which is more than a page should load.
 */
public final class Trimming implements TeaVMPlugin, ClassHolderTransformer {

  /** What writes a number. */
  private static final String DOUBLES = "io.github.flightstand.teavm.library.java.lang.DoubleCalls";

  /** The class that puts texts together. */
  private static final String TEXT = "java.lang.AbstractStringBuilder";

  /** Classes whose objects' text is never read. */
  private static final Set<String> NAMELESS =
      Set.of(
          "java.lang.Class",
          "java.lang.Object",
          "java.lang.reflect.Field",
          "java.lang.reflect.Method");

  /** Packages whose objects' text nobody reads. */
  private static final List<String> LIBRARIES = List.of("org.locationtech.jts.", "org.ejml.");

  /** Classes that write geometries and numbers for a library's objects and exceptions. */
  private static final Set<String> WRITERS =
      Set.of("org.locationtech.jts.io.WKTWriter", "org.locationtech.jts.io.OrdinateFormat");

  /** The package whose records nobody prints; its answers are written by the codec. */
  private static final String PROTOCOL = "io.github.flightstand.protocol.";

  /** The package whose records, queries and results, are compared with nothing like them. */
  private static final String ALONE = PROTOCOL + "operation.";

  /** The method that asks the host for a trace of its calls, which nobody reads. */
  private static final String TRACE = "fillInStackTrace";

  private static final Set<String> COMPARING = Set.of("equals", "hashCode");

  private static final MethodDescriptor TO_STRING = new MethodDescriptor("toString", String.class);

  @Override
  public void install(TeaVMHost host) {
    host.add(this);
  }

  @Override
  public void transformClass(ClassHolder type, ClassHolderTransformerContext context) {
    if (type.getName().equals(TEXT)) {
      appendAsDecimalText(type, context);
    }
    for (MethodHolder method : type.getMethods()) {
      if (method.getProgram() != null) {
        trim(type, method, context);
      }
    }
  }

  private static void trim(
      ClassHolder type, MethodHolder method, ClassHolderTransformerContext context) {
    if (isNameless(type, method)) {
      ProgramEmitter.create(method, context.getHierarchy()).constant("an object").returnValue();
    } else if (method.getName().equals(TRACE)) {
      ProgramEmitter program = ProgramEmitter.create(method, context.getHierarchy());
      program.var(0, method.getResultType()).returnValue();
    } else if (type.getName().startsWith(ALONE)
        && isRecord(type)
        && COMPARING.contains(method.getName())) {
      ProgramEmitter.create(method, context.getHierarchy()).constant(0).returnValue();
    }
  }

  /** Lets a builder of texts insert a number as {@code DoubleCalls} writes it. */
  private static void appendAsDecimalText(ClassHolder type, ClassHolderTransformerContext context) {
    ValueType text = ValueType.object(TEXT);
    MethodHolder insert =
        type.getMethod(new MethodDescriptor("insert", ValueType.INTEGER, ValueType.DOUBLE, text));
    ProgramEmitter program = ProgramEmitter.create(insert, context.getHierarchy());
    ValueEmitter number =
        program.invoke(
            DOUBLES,
            "toString",
            ValueType.object("java.lang.String"),
            program.var(2, ValueType.DOUBLE));
    program
        .var(0, text)
        .invokeVirtual("insert", text, program.var(1, ValueType.INTEGER), number)
        .returnValue();
  }

  /** Tests whether a method's text may be anything, so that few names and formats are needed. */
  private static boolean isNameless(ClassHolder type, MethodHolder method) {
    String name = type.getName();
    if (WRITERS.contains(name)) {
      return method.getResultType().isObject(String.class);
    }
    return method.getDescriptor().equals(TO_STRING)
        && (NAMELESS.contains(name)
            || LIBRARIES.stream().anyMatch(name::startsWith)
            || (name.startsWith(PROTOCOL) && isMade(type, method)));
  }

  /** Tests whether a method is the one that a record has by itself, which begins with its name. */
  private static boolean isMade(ClassHolder type, MethodHolder method) {
    if (!isRecord(type)) {
      return false;
    }
    for (BasicBlock block : method.getProgram().getBasicBlocks()) {
      for (Instruction instruction : block) {
        if (instruction instanceof StringConstantInstruction text
            && text.getConstant().equals(simpleName(type) + "[")) {
          return true;
        }
      }
    }
    return false;
  }

  private static String simpleName(ClassHolder type) {
    String simple = type.getSimpleName();
    return simple != null ? simple : type.getName().substring(type.getName().lastIndexOf('.') + 1);
  }

  private static boolean isRecord(ClassHolder type) {
    return Record.class.getName().equals(type.getParent());
  }
}
