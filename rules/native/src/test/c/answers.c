/* Answers each line of the standard input. */
#include "flightstand.h"

#include <stdio.h>
#include <stdlib.h>

int main(void) {
  flightstand *table = flightstand_open();
  if (!table) {
    fprintf(stderr, "there is no memory\n");
    return 1;
  }
  char *line = NULL, *answer = NULL;
  size_t room = 0, capacity = 0;
  for (ssize_t length; (length = getline(&line, &room, stdin)) > 0;) {
    int64_t answered = flightstand_answer(table, line, (size_t) length - 1, answer, capacity);
    if ((size_t) answered > capacity) {
      capacity = (size_t) answered;
      answer = realloc(answer, capacity);
      flightstand_answer(table, NULL, 0, answer, capacity);
    }
    fwrite(answer, 1, (size_t) answered, stdout);
    putchar('\n');
  }
  flightstand_close(table);
  return 0;
}
