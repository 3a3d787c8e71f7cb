package io.github.flightstand.protocol.format;

import com.fasterxml.jackson.annotation.JacksonAnnotationsInside;
import com.fasterxml.jackson.annotation.JsonInclude;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;

/**
 * An optional component that is {@code null} if it is empty; or, of an unwrapped record whose own
 * component is not so marked, names those that are so where it stands.
 */
@Retention(RetentionPolicy.RUNTIME)
@JacksonAnnotationsInside
@JsonInclude(JsonInclude.Include.ALWAYS)
public @interface OrNull {

  /** Returns the names of the components of the record that is unwrapped. */
  String[] value() default {};
}
