package io.github.flightstand.teavm.library.java.lang.reflect;

import java.lang.reflect.Field;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.Arrays;

/** TeaVM's {@link java.lang.reflect.RecordComponent}: a field and the method of its name. */
public final class RecordComponent {

  private final Field field;

  private RecordComponent(Field field) {
    this.field = field;
  }

  /**
   * What {@link Class#getRecordComponents} does; a record's fields have the order of its source.
   */
  public static RecordComponent[] getRecordComponents(Class<?> record) {
    return Arrays.stream(record.getDeclaredFields())
        .filter(field -> !Modifier.isStatic(field.getModifiers()))
        .map(RecordComponent::new)
        .toArray(RecordComponent[]::new);
  }

  public String getName() {
    return field.getName();
  }

  public Method getAccessor() {
    try {
      return field.getDeclaringClass().getDeclaredMethod(field.getName());
    } catch (NoSuchMethodException impossible) {
      throw new IllegalStateException(impossible);
    }
  }
}
