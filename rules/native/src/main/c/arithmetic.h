/* What C may do to numbers and Java may not: it is refused, or switched off. */
#include <float.h>

#if defined(__FAST_MATH__) || (defined(FLT_EVAL_METHOD) && FLT_EVAL_METHOD != 0)
#error "Flightstand needs doubles by IEEE 754: compile without -ffast-math, and with SSE2 on 32 bits"
#endif

/* Where a product less a number and a product plus a number stand side by side, gcc 12 fuses both for processors that can, whatever
 * -ffp-contract says. It does so as it makes vectors of straight code. */
#if defined(__GNUC__) && !defined(__clang__)
#pragma GCC optimize("no-tree-slp-vectorize")
#endif
