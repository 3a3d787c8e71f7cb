/*
 * Keeps TeaVM's runtime from changing its process. It stands before all of the runtime's sources, and after the headers whose functions
 * it takes away: no locale, random seed, signal or timer is set, no file is asked for, nothing is printed, and where the runtime would
 * end the process it goes back to the query. Threads and delays are not used by the program.
 */
#include "arithmetic.h"
#include <inttypes.h>
#include <locale.h>
#include <math.h>
#include <setjmp.h>
#include <signal.h>
#include <stdarg.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <uchar.h>
#include <wchar.h>
#if defined(_WIN32)
#include <windows.h>
#include "definitions.h"
/* MinGW's compiler is GCC, which the runtime takes for a sign of Unix. */
#undef TEAVM_UNIX
#define TEAVM_UNIX 0
#undef TEAVM_WINDOWS
#define TEAVM_WINDOWS 1
#if defined(__GNUC__)
#define __assume(holds) __builtin_unreachable()
#endif
#else
#include <pwd.h>
#include <sys/mman.h>
#include <unistd.h>
#endif

/* The bytes that the program's heap has at most. */
static int64_t flightstand_heap;

/* Returns the bytes that the heap has at first. It grows when half of it is in use after it is cleared. */
static int64_t flightstand_first_heap(void) {
  int64_t usual = 24 << 20;
  return flightstand_heap < usual ? flightstand_heap : usual;
}

#if !defined(_WIN32)
/* Whom the process runs for, as far as the program knows. */
static struct passwd flightstand_user = {.pw_dir = ""};
#endif

/* Ends the present query, and all later ones, for lack of memory. */
static void flightstand_give_up(void);
#if defined(_WIN32)
static void *flightstand_take(void *address, size_t size, DWORD kind, DWORD protection);
#else
static void *flightstand_reserve(size_t size);
static void flightstand_commit(void *address, size_t size, int kind);
#endif

#if defined(__GNUC__)
/* What throws comes seldom, and never back. */
#define FLIGHTSTAND_RARE __attribute__((cold, noreturn))
extern void teavm_throwNullPointerException() FLIGHTSTAND_RARE;
extern void teavm_throwArrayIndexOutOfBoundsException() FLIGHTSTAND_RARE;
extern void *teavm_throwClassCastException() FLIGHTSTAND_RARE;
#endif

#define main flightstand_main
#define abort() flightstand_give_up()
#define exit(status) flightstand_give_up()
#define setlocale(category, name) ((void) 0)
#define srand(seed) ((void) 0)
#define rand() 0
#define sigemptyset(set) ((void) (set))
#define sigaddset(set, signal) ((void) (signal))
#define sigaction(signal, action, before) ((void) (action))
#define sigprocmask(how, set, before) ((void) (set))
#define sigwaitinfo(set, info) ((void) (set))
#define raise(signal) ((void) 0)
#define timer_create(clock, event, timer) ((void) (event))
#define timer_settime(timer, flags, value, before) ((void) (value))
#define fopen(name, mode) NULL
#define getpwuid(user) (&flightstand_user)
#define getuid() 0
#define fprintf(stream, ...) ((void) 0)
#define fputs(text, stream) ((void) 0)
#define putwchar(sign) ((void) 0)
#if defined(_WIN32)
#undef CreateEvent
#define CreateEvent(security, manual, state, name) NULL
#define VirtualAlloc(address, size, kind, protection) flightstand_take(address, (size_t) (size), kind, protection)
#else
#define mmap(address, size, ...) flightstand_reserve((size_t) (size))
#define mprotect(address, size, kind) flightstand_commit(address, (size_t) (size), kind)
#endif
