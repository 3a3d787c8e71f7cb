/* Ends with the line of the first thing that C reckons otherwise than Java. */
#include "arithmetic.h"

#include <setjmp.h>

#define CHECK(what)    \
  do {                 \
    if (!(what)) {     \
      return __LINE__; \
    }                  \
  } while (0)

__attribute__((noinline)) static void both(const double *restrict a, const double *restrict c, double *restrict to) {
  to[0] = a[0] * a[0] - c[0];
  to[1] = a[1] * a[1] + c[1];
}

__attribute__((noinline)) static double fused(double a, double b, double c) { return a * b + c; }

__attribute__((noinline)) static double third(double a) { return a / 3; }

__attribute__((noinline)) static double there_and_back(double a, double b) { return a + b - a; }

__attribute__((noinline)) static double inverse_from_zero(double a) { return 1 / (a + 0.0); }

typedef struct FLIGHTSTAND_OBJECT {
  int32_t value;
} one;

typedef struct FLIGHTSTAND_OBJECT {
  float value;
} other;

__attribute__((noinline)) static int32_t read_back(one *first, other *second) {
  first->value = 1;
  second->value = 2;
  return first->value;
}

__attribute__((noinline)) static int grows(int32_t a) { return java_add_int(a, 1) > a; }

static jmp_buf thrown;

void teavm_throwNullPointerException() { longjmp(thrown, 1); }

__attribute__((noinline)) static int throws(int32_t (*operation)(int32_t, int32_t), int32_t by) {
  if (setjmp(thrown) != 0) {
    return 1;
  }
  operation(1, by);
  return 0;
}

int main(void) {
  CHECK(throws(java_divide_int, 0) && throws(java_modulo_int, 0) && !throws(java_divide_int, 1));
  volatile double least = 0x1p-30;
  double a[] = {1 + least, 1 + least};
  double c[] = {1, -1};
  double to[2];
  both(a, c, to);
  /* Of the square, 1 + 2^-29 + 2^-60, the last term is rounded away. */
  CHECK(to[0] == 0x1p-29 && to[1] == 0x1p-29);
  CHECK(fused(a[0], a[0], -1) == 0x1p-29);

  CHECK(third(5) == 0x1.aaaaaaaaaaaabp0 && there_and_back(1, 0x1p-60) == 0 && inverse_from_zero(-0.0) > 0);

  one object;
  CHECK(read_back(&object, (other *) &object) != 1);

  volatile int32_t most = INT32_MAX, lowest = INT32_MIN, less = -1;
  CHECK(!grows(most) && grows(less));
  CHECK(java_add_int(most, 1) == lowest && java_subtract_int(lowest, 1) == most && java_negate_int(lowest) == lowest);
  CHECK(java_multiply_int(most, most) == 1 && java_shift_left_int(less, 33) == -2);
  CHECK(java_shift_right_int(lowest, 63) == -1 && java_shift_right_unsigned_int(lowest, -1) == 1);
  CHECK(java_divide_int(lowest, less) == lowest && java_modulo_int(lowest, less) == 0);
  CHECK(java_divide_int(-7, 2) == -3 && java_modulo_int(-7, 2) == -1);

  volatile int64_t most_long = INT64_MAX, lowest_long = INT64_MIN;
  CHECK(java_add_long(most_long, 1) == lowest_long && java_subtract_long(lowest_long, 1) == most_long);
  CHECK(java_multiply_long(most_long, most_long) == 1 && java_negate_long(lowest_long) == lowest_long);
  CHECK(java_shift_left_long(less, 65) == -2 && java_shift_right_long(lowest_long, 127) == -1);
  CHECK(java_shift_right_unsigned_long(lowest_long, -1) == 1);
  CHECK(java_divide_long(lowest_long, less) == lowest_long && java_modulo_long(lowest_long, less) == 0);

  volatile double large = 1e300, none = 0;
  CHECK(java_cast_int(large) == most && java_cast_int(-large) == lowest && java_cast_int(none / none) == 0);
  CHECK(java_cast_int(-2147483648.9) == lowest && java_cast_int(2147483647.9) == most && java_cast_int(-1.9) == -1);
  CHECK(java_cast_long(large) == most_long && java_cast_long(-large) == lowest_long && java_cast_long(none / none) == 0);
  return 0;
}
