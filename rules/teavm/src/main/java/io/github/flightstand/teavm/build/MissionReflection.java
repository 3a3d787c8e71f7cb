package io.github.flightstand.teavm.build;

import org.teavm.extension.spi.reflection.SimpleReflectionPolicy;

/** Lets the check of a mission's names see the members of its records, while the compiler runs. */
public final class MissionReflection extends SimpleReflectionPolicy {

  @Override
  protected void setup() {
    selectPackage("io.github.flightstand.rules.mission")
        .reflectableFields(INSTANCE.and(PRIVATE)::test)
        .reflectableMethods(INSTANCE.and(PUBLIC)::test);
  }
}
