package io.github.flightstand.protocol.codec;

import com.fasterxml.jackson.annotation.JsonFormat;
import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonUnwrapped;
import io.github.flightstand.protocol.format.Formats;
import io.github.flightstand.protocol.format.Formerly;
import io.github.flightstand.protocol.format.In;
import io.github.flightstand.protocol.format.Keyed;
import io.github.flightstand.protocol.format.OrNull;
import io.github.flightstand.rules.member.Default;
import io.github.flightstand.rules.member.Expected;
import java.lang.annotation.Annotation;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.lang.reflect.Constructor;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.RecordComponent;
import java.lang.reflect.Type;
import java.lang.reflect.WildcardType;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/** The declarations of types, read from their classes. */
public final class ReflectedShapes implements Shapes {

  private static final MethodType OF_ANY = MethodType.methodType(Object.class, Object.class);

  @Override
  public RecordShape of(Class<?> record) {
    return new Reflected(record, record.getRecordComponents());
  }

  @Override
  public boolean isRecord(Class<?> type) {
    return type.isRecord();
  }

  @Override
  public List<Class<?>> members(Class<?> type) {
    return type.isSealed() ? Formats.members(type) : List.of();
  }

  @Override
  public List<String> keys(Class<?> union) {
    Keyed keyed = union.getAnnotation(Keyed.class);
    return keyed == null ? List.of() : List.of(keyed.value());
  }

  private static final class Reflected extends RecordShape {

    private final Class<?> type;
    private final RecordComponent[] components;

    Reflected(Class<?> type, RecordComponent[] components) {
      super(
          Optional.ofNullable(type.getAnnotation(JsonFormat.class))
              .filter(format -> format.shape() == JsonFormat.Shape.ARRAY)
              .isPresent(),
          above(type),
          Arrays.stream(components).map(ReflectedShapes::component).toList());
      this.type = type;
      this.components = components;
    }

    private static List<Class<?>> above(Class<?> type) {
      List<Class<?>> found = new ArrayList<>();
      for (Class<?> above : type.getInterfaces()) {
        found.add(above);
        found.addAll(above(above));
      }
      return found;
    }

    @Override
    public Function<Object[], Object> maker() {
      try {
        Constructor<?> constructor =
            type.getDeclaredConstructor(
                Arrays.stream(components).map(RecordComponent::getType).toArray(Class<?>[]::new));
        constructor.setAccessible(true);
        return values -> make(constructor, values);
      } catch (NoSuchMethodException impossible) {
        throw new IllegalStateException(impossible);
      }
    }

    private static Object make(Constructor<?> constructor, Object[] values) {
      try {
        return constructor.newInstance(values);
      } catch (InvocationTargetException refused) {
        if (refused.getCause() instanceof RuntimeException cause) {
          throw cause;
        }
        throw new IllegalStateException(refused);
      } catch (InstantiationException | IllegalAccessException impossible) {
        throw new IllegalStateException(impossible);
      }
    }

    @Override
    public Function<Object, Object> accessor(int component) {
      Method accessor = components[component].getAccessor();
      accessor.setAccessible(true);
      try {
        MethodHandle handle = MethodHandles.lookup().unreflect(accessor).asType(OF_ANY);
        return record -> get(handle, record);
      } catch (IllegalAccessException impossible) {
        throw new IllegalStateException(impossible);
      }
    }

    private static Object get(MethodHandle accessor, Object record) {
      try {
        return (Object) accessor.invokeExact(record);
      } catch (RuntimeException | Error failed) {
        throw failed;
      } catch (Throwable impossible) {
        throw new IllegalStateException(impossible);
      }
    }
  }

  private static ComponentShape component(RecordComponent component) {
    // Jackson's annotations are on the accessor, not the component.
    Method accessor = component.getAccessor();
    String name = accessor.getName();
    OrNull orNull = accessor.getAnnotation(OrNull.class);
    boolean unwrapped = accessor.isAnnotationPresent(JsonUnwrapped.class);
    Optional<Default> preset = marked(accessor, Default.class, mark -> mark);
    return new ComponentShape(
        name,
        marked(accessor, JsonProperty.class, JsonProperty::value).orElse(name),
        type(component.getGenericType()),
        unwrapped,
        orNull != null && !unwrapped,
        orNull == null ? List.of() : List.of(orNull.value()),
        marked(accessor, In.class, In::value),
        marked(accessor, Expected.class, Expected::value),
        preset.map(Default::value),
        preset.map(Default::written).orElse(false),
        marked(accessor, Formerly.class, Formerly::value));
  }

  private static <A extends Annotation, T> Optional<T> marked(
      Method accessor, Class<A> annotation, Function<A, T> value) {
    return Optional.ofNullable(accessor.getAnnotation(annotation)).map(value);
  }

  private static TypeShape type(Type type) {
    if (type instanceof Class<?> raw) {
      return TypeShape.of(raw);
    }
    if (type instanceof ParameterizedType generic) {
      return new TypeShape(
          (Class<?>) generic.getRawType(),
          Arrays.stream(generic.getActualTypeArguments()).map(ReflectedShapes::type).toList());
    }
    return type instanceof WildcardType any
        ? type(any.getUpperBounds()[0])
        : TypeShape.of(Object.class);
  }
}
