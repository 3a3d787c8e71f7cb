package io.github.flightstand.clibrary;

import org.teavm.interop.Import;
import org.teavm.interop.Unmanaged;
import org.teavm.interop.c.Include;

/**
 * Operations on whole numbers that C leaves undefined where Java does not: sums, products and
 * shifts that wrap, quotients of the least number and −1, and casts that saturate. The header has
 * them, and the build calls them instead of C's operators.
 */
@Unmanaged
@Include(value = "arithmetic.h", isSystem = false)
public final class Arithmetic {

  private Arithmetic() {}

  @Import(name = "java_add_int")
  public static native int add(int a, int b);

  @Import(name = "java_add_long")
  public static native long add(long a, long b);

  @Import(name = "java_subtract_int")
  public static native int subtract(int a, int b);

  @Import(name = "java_subtract_long")
  public static native long subtract(long a, long b);

  @Import(name = "java_multiply_int")
  public static native int multiply(int a, int b);

  @Import(name = "java_multiply_long")
  public static native long multiply(long a, long b);

  @Import(name = "java_divide_int")
  public static native int divide(int a, int b);

  @Import(name = "java_divide_long")
  public static native long divide(long a, long b);

  @Import(name = "java_modulo_int")
  public static native int modulo(int a, int b);

  @Import(name = "java_modulo_long")
  public static native long modulo(long a, long b);

  @Import(name = "java_shift_left_int")
  public static native int shiftLeft(int a, int bits);

  @Import(name = "java_shift_left_long")
  public static native long shiftLeft(long a, int bits);

  @Import(name = "java_shift_right_int")
  public static native int shiftRight(int a, int bits);

  @Import(name = "java_shift_right_long")
  public static native long shiftRight(long a, int bits);

  @Import(name = "java_shift_right_unsigned_int")
  public static native int shiftRightUnsigned(int a, int bits);

  @Import(name = "java_shift_right_unsigned_long")
  public static native long shiftRightUnsigned(long a, int bits);

  @Import(name = "java_negate_int")
  public static native int negate(int a);

  @Import(name = "java_negate_long")
  public static native long negate(long a);

  @Import(name = "java_cast_int")
  public static native int castToInt(double a);

  @Import(name = "java_cast_long")
  public static native long castToLong(double a);
}
