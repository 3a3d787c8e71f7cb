/* Ends with 1 if a product is fused with the number that is taken from it, or added to it, beside its like. */
#include "arithmetic.h"

__attribute__((noinline)) static void both(const double *restrict a, const double *restrict c, double *restrict to) {
  to[0] = a[0] * a[0] - c[0];
  to[1] = a[1] * a[1] + c[1];
}

int main(void) {
  volatile double least = 0x1p-30;
  double a[] = {1 + least, 1 + least};
  double c[] = {1, -1};
  double to[2];
  both(a, c, to);
  /* Of the square, 1 + 2^-29 + 2^-60, the last term is rounded away. */
  return to[0] != 0x1p-29 || to[1] != 0x1p-29;
}
