package io.github.flightstand.teavm.build;

import io.github.flightstand.teavm.library.java.lang.MathCalls;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.teavm.dependency.AbstractDependencyListener;
import org.teavm.dependency.DependencyAgent;
import org.teavm.dependency.DependencyListener;
import org.teavm.dependency.MethodDependency;
import org.teavm.diagnostics.Diagnostics;
import org.teavm.model.CallLocation;
import org.teavm.model.ClassHolder;
import org.teavm.model.ClassHolderTransformer;
import org.teavm.model.ClassHolderTransformerContext;
import org.teavm.model.Instruction;
import org.teavm.model.MethodHolder;
import org.teavm.model.MethodReference;
import org.teavm.model.Program;
import org.teavm.model.instructions.StringConstantInstruction;
import org.teavm.vm.spi.TeaVMHost;
import org.teavm.vm.spi.TeaVMPlugin;

/**
 * Errors of the build where TeaVM would answer otherwise than Java. They are calls of functions of
 * {@link Math} that its library computes differently or takes from its host, and formats of texts
 * without a substitute.
 */
public final class UnlikeJava extends AbstractDependencyListener
    implements TeaVMPlugin, ClassHolderTransformer {

  private static final Set<String> FUNCTIONS =
      Set.of(
          "acos",
          "asin",
          "atan",
          "atan2",
          "cbrt",
          "cos",
          "cosh",
          "exp",
          "expm1",
          "hypot",
          "IEEEremainder",
          "log",
          "log10",
          "log1p",
          "pow",
          "rint",
          "round",
          "sin",
          "sinh",
          "tan",
          "tanh",
          "ulp");

  private static final Set<String> OWNERS = Set.of("java.lang.Math", "java.lang.StrictMath");

  /**
   * Who may call a function all the same: for powers of 2 and 10 with whole exponents, and to count
   * a number's digits, in which the last bit of a logarithm does not matter.
   */
  private static final Map<String, Set<String>> VETTED =
      Map.of(
          "pow",
          Set.of(
              "org.ejml.UtilEjml",
              "org.locationtech.jts.index.hprtree.HilbertEncoder",
              "org.locationtech.jts.operation.overlayng.PrecisionUtil"),
          "log",
          Set.of(
              "org.locationtech.jts.geom.PrecisionModel",
              "org.locationtech.jts.math.MathUtil",
              "org.locationtech.jts.operation.overlayng.PrecisionUtil"));

  private static final String SUBSTITUTE = MathCalls.class.getName();

  private static final String OWN = "io.github.flightstand.";

  /** A part of a text that formats a value, in its first group if a substitute knows it. */
  private static final Pattern FORMAT =
      Pattern.compile("%(?:(s|d|%|[1-9]\\$s|04x|\\.\\df)|[\\d$#+0,(<.-]*[a-zA-Z])");

  @Override
  public void install(TeaVMHost host) {
    host.add((ClassHolderTransformer) this);
    host.add((DependencyListener) this);
  }

  @Override
  public void methodReached(DependencyAgent agent, MethodDependency method) {
    MethodReference called = method.getReference();
    if (called.getClassName().equals(SUBSTITUTE)
        ? VETTED.containsKey(called.getName())
        : OWNERS.contains(called.getClassName()) && FUNCTIONS.contains(called.getName())) {
      method.addLocationListener(place -> check(called, place, agent.getDiagnostics()));
    }
  }

  private static void check(MethodReference called, CallLocation place, Diagnostics diagnostics) {
    String caller = place.getMethod().getClassName();
    if (!caller.startsWith("java.")
        && !VETTED.getOrDefault(called.getName(), Set.of()).contains(caller)) {
      diagnostics.error(
          place, called + " answers otherwise than in Java, called by " + place.getMethod());
    }
  }

  @Override
  public void transformClass(ClassHolder type, ClassHolderTransformerContext context) {
    if (!type.getName().startsWith(OWN)) {
      return;
    }
    for (MethodHolder method : type.getMethods()) {
      Program program = method.getProgram();
      for (int i = 0; program != null && i < program.basicBlockCount(); i++) {
        for (Instruction instruction : program.basicBlockAt(i)) {
          if (instruction instanceof StringConstantInstruction text) {
            check(text, method, context);
          }
        }
      }
    }
  }

  private static void check(
      StringConstantInstruction text, MethodHolder method, ClassHolderTransformerContext context) {
    Matcher formats = FORMAT.matcher(text.getConstant());
    while (formats.find()) {
      if (formats.group(1) == null) {
        CallLocation place = new CallLocation(method.getReference(), text.getLocation());
        context
            .getDiagnostics()
            .error(
                place,
                "no substitute formats '" + formats.group() + "', found in " + place.getMethod());
      }
    }
  }
}
