/*
 * Flightstand as a C library: lines of the JSON protocol in, answers out. No Java is needed.
 *
 *     flightstand *table = flightstand_open();
 *     char answer[65536];
 *     int64_t length = flightstand_answer(table, query, strlen(query), answer, sizeof answer);
 *     flightstand_close(table);
 *
 * Texts are UTF-8, without a NUL at the end. Mistakes are answers: {"ok": false, "error": ...}. Any thread may call, and several at
 * once; the library answers one query after the other. It leaves its process as it is: no locale, signal, timer, random number, stream,
 * file or variable of the environment is touched, and nothing ends the process.
 */
#ifndef FLIGHTSTAND_H
#define FLIGHTSTAND_H

#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

#if defined(_WIN32) && defined(FLIGHTSTAND_BUILT_HERE)
#define FLIGHTSTAND_API __declspec(dllexport)
#elif defined(__GNUC__) && !defined(_WIN32)
#define FLIGHTSTAND_API __attribute__((visibility("default")))
#else
#define FLIGHTSTAND_API
#endif

/* Kept tables and games, and the latest answer. */
typedef struct flightstand flightstand;

/* Opens an instance; NULL if there is no memory for it. */
FLIGHTSTAND_API flightstand *flightstand_open(void);

/*
 * Opens an instance with options, a JSON object of whole numbers: "deadline", the milliseconds that a query may take, and "heap", the
 * megabytes of memory that all instances together may have, 16 to 2047 and 128 unless something else is said; the first instance of
 * the process decides it. The heap has 24 at first and grows as more is kept. A query that needs more than all is answered with
 * "too-large", and so is every later one of this process. Returns 0 and sets *out. If something is wrong it returns -1, sets *out to
 * NULL and writes one sentence with a NUL at its end to why, cut to the capacity.
 */
FLIGHTSTAND_API int flightstand_open_with(const char *options, flightstand **out, char *why, size_t capacity);

/*
 * Answers a query of one line, and returns the answer's length in bytes; -1 for no instance. An answer that is longer than the capacity
 * is not written. It is kept until the instance's next query, and given by a call whose query is NULL.
 */
FLIGHTSTAND_API int64_t flightstand_answer(flightstand *instance, const char *query, size_t length, char *answer, size_t capacity);

/* Closes an instance; NULL is none. */
FLIGHTSTAND_API void flightstand_close(flightstand *instance);

/* The library's version, such as "2.0.0". */
FLIGHTSTAND_API const char *flightstand_version(void);

#ifdef __cplusplus
}
#endif
#endif
