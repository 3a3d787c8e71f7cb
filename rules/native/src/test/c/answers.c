/* Answers each line of the standard input, with a heap of as many megabytes as the first argument says. */
#include "flightstand.h"

#include <stdio.h>
#include <stdlib.h>
#if defined(_WIN32)
#include <fcntl.h>
#include <io.h>
#endif

static char *line, *answer;
static size_t room, capacity;

/* Reads a line without its end; -1 at the end of all lines. */
static int64_t next(void) {
  size_t length = 0;
  int sign;
  while ((sign = getchar()) != EOF && sign != '\n') {
    if (length == room) {
      room = 2 * room + 4096;
      line = realloc(line, room);
    }
    line[length++] = (char) sign;
  }
  return sign == EOF && length == 0 ? -1 : (int64_t) length;
}

int main(int count, char **arguments) {
#if defined(_WIN32)
  _setmode(_fileno(stdin), _O_BINARY);
  _setmode(_fileno(stdout), _O_BINARY);
#endif
  flightstand *table;
  char options[64], why[300];
  snprintf(options, sizeof options, "{\"heap\": %s}", count > 1 ? arguments[1] : "128");
  if (flightstand_open_with(options, &table, why, sizeof why) != 0) {
    fprintf(stderr, "%s\n", why);
    return 1;
  }
  for (int64_t length; (length = next()) >= 0;) {
    int64_t answered = flightstand_answer(table, length > 0 ? line : "", (size_t) length, answer, capacity);
    if ((size_t) answered > capacity) {
      capacity = (size_t) answered;
      answer = realloc(answer, capacity);
      flightstand_answer(table, NULL, 0, answer, capacity);
    }
    fwrite(answer, 1, (size_t) answered, stdout);
    putchar('\n');
  }
  flightstand_close(table);
  free(line);
  free(answer);
  return 0;
}
