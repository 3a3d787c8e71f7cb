/* What C may do to numbers and Java may not: it is refused, switched off, or done by what stands here. No flag is needed for that. */
#ifndef FLIGHTSTAND_ARITHMETIC_H
#define FLIGHTSTAND_ARITHMETIC_H

#include <float.h>
#include <stdint.h>

#if defined(__FAST_MATH__) || (defined(__FINITE_MATH_ONLY__) && __FINITE_MATH_ONLY__) || defined(__ASSOCIATIVE_MATH__) \
    || defined(__RECIPROCAL_MATH__) || defined(__NO_SIGNED_ZEROS__) || (defined(FLT_EVAL_METHOD) && FLT_EVAL_METHOD != 0)
#error "Flightstand needs doubles by IEEE 754: compile without -ffast-math, and with SSE2 on 32 bits"
#endif

/* What stands here is reckoned as it is written, and no product is fused with a sum. No macro shows that clang may do otherwise. Where a product less a number and a product plus a number stand side by side, gcc 12 fuses both all
 * the same, for processors that can, as it makes vectors of straight code. */
#if defined(__clang__)
#pragma float_control(precise, on)
#pragma clang fp contract(off)
#elif defined(__GNUC__)
#pragma GCC optimize("fp-contract=off", "no-tree-slp-vectorize", "no-strict-aliasing")
#elif defined(_MSC_VER)
#pragma float_control(precise, on)
#pragma fp_contract(off)
#endif

/* Marks structures of objects, whose memory has other types at other times. */
#if defined(__GNUC__)
#define FLIGHTSTAND_OBJECT __attribute__((may_alias))
#else
#define FLIGHTSTAND_OBJECT
#endif

/* Whole numbers wrap. */
#define java_add_int(a, b) ((int32_t) ((uint32_t) (a) + (uint32_t) (b)))
#define java_add_long(a, b) ((int64_t) ((uint64_t) (a) + (uint64_t) (b)))
#define java_subtract_int(a, b) ((int32_t) ((uint32_t) (a) - (uint32_t) (b)))
#define java_subtract_long(a, b) ((int64_t) ((uint64_t) (a) - (uint64_t) (b)))
#define java_multiply_int(a, b) ((int32_t) ((uint32_t) (a) * (uint32_t) (b)))
#define java_multiply_long(a, b) ((int64_t) ((uint64_t) (a) * (uint64_t) (b)))
#define java_negate_int(a) ((int32_t) (0 - (uint32_t) (a)))
#define java_negate_long(a) ((int64_t) (0 - (uint64_t) (a)))
#define java_shift_left_int(a, bits) ((int32_t) ((uint32_t) (a) << ((bits) & 31)))
#define java_shift_left_long(a, bits) ((int64_t) ((uint64_t) (a) << ((bits) & 63)))
#define java_shift_right_int(a, bits) ((int32_t) (a) >> ((bits) & 31))
#define java_shift_right_long(a, bits) ((int64_t) (a) >> ((bits) & 63))
#define java_shift_right_unsigned_int(a, bits) ((int32_t) ((uint32_t) (a) >> ((bits) & 31)))
#define java_shift_right_unsigned_long(a, bits) ((int64_t) ((uint64_t) (a) >> ((bits) & 63)))

/* A division by 0 is a defect of the program, which an answer says; it never ends the process. */
extern void teavm_throwNullPointerException();
#define FLIGHTSTAND_DIVISION(name, type, at_minus_one, quotient) \
  static inline type name(type a, type b) {                     \
    if (b == 0) {                                               \
      teavm_throwNullPointerException();                        \
    }                                                           \
    return b == -1 ? at_minus_one : quotient;                   \
  }
FLIGHTSTAND_DIVISION(java_divide_int, int32_t, java_negate_int(a), a / b)
FLIGHTSTAND_DIVISION(java_divide_long, int64_t, java_negate_long(a), a / b)
FLIGHTSTAND_DIVISION(java_modulo_int, int32_t, 0, a % b)
FLIGHTSTAND_DIVISION(java_modulo_long, int64_t, 0, a % b)

/* Casts saturate, and make 0 of what is no number. */
static inline int32_t java_cast_int(double a) {
  return a > -0x1p31 && a < 0x1p31 ? (int32_t) a : a >= 0x1p31 ? INT32_MAX : a <= -0x1p31 ? INT32_MIN : 0;
}
static inline int64_t java_cast_long(double a) {
  return a > -0x1p63 && a < 0x1p63 ? (int64_t) a : a >= 0x1p63 ? INT64_MAX : a <= -0x1p63 ? INT64_MIN : 0;
}
#endif
