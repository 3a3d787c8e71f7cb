/* What the compiled program asks of flightstand.c. */
#ifndef FLIGHTSTAND_HOST_H
#define FLIGHTSTAND_HOST_H

#include <stdint.h>

/* Milliseconds by a clock that never goes back. */
double flightstand_now(void);

/* Names the functions that open an instance, answer a query and close an instance. */
void flightstand_register(void *open, void *answer, void *close);

void flightstand_copy(void *to, void *from, int32_t length);

/* Keeps the answer of the present query. */
void flightstand_keep(void *answer, int32_t length);

#endif
