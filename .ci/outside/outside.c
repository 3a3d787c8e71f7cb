/* Asks the question of Outside.java of the C library. */
#include <stdio.h>
#include <string.h>
#include "flightstand.h"

int main(void) {
  const char *query =
      "{\"op\": \"maneuver\", \"ship\": \"red\", \"maneuver\": \"2FW\", \"table\": {"
      "\"playArea\": {\"width\": 914.4, \"height\": 914.4}, \"ships\": [{\"id\": \"red\", \"base\": \"small\","
      " \"pose\": {\"x\": 200, \"y\": 100, \"heading\": 90}}]}}";
  char answer[4096];
  flightstand *table = flightstand_open();
  int64_t length = flightstand_answer(table, query, strlen(query), answer, sizeof answer);
  flightstand_close(table);
  if (length < 0 || length > (int64_t) sizeof answer) {
    fprintf(stderr, "an answer of %lld bytes\n", (long long) length);
    return 1;
  }
  printf("%.*s\n", (int) length, answer);
  return 0;
}
