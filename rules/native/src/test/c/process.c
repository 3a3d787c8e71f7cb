/* Checks what the header says of the process, of threads, of memory and of odd queries; ends with 1 at the first thing that is wrong. */
#include "flightstand.h"

#include <locale.h>
#include <pthread.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

#define CHECK(what)                                     \
  do {                                                  \
    if (!(what)) {                                      \
      printf("line %d: not so: %s\n", __LINE__, #what); \
      exit(1);                                          \
    }                                                   \
  } while (0)

static const char BUMP[] =
    "{\"op\": \"maneuver\", \"table\": {\"playArea\": {\"width\": 914.4, \"height\": 914.4}, \"ships\": ["
    "{\"id\": \"a\", \"base\": \"small\", \"pose\": {\"x\": 400, \"y\": 300, \"heading\": 90}}, "
    "{\"id\": \"b\", \"base\": \"large\", \"pose\": {\"x\": 410, \"y\": 400, \"heading\": 75}}]}, \"ship\": \"a\", \"maneuver\": \"3FW\"}";

static char bump[4096];
static int64_t bump_length;

static void *ask_often(void *unused) {
  (void) unused;
  flightstand *own = flightstand_open();
  char answer[4096];
  CHECK(own);
  for (int i = 0; i < 500; i++) {
    int64_t length = flightstand_answer(own, BUMP, sizeof BUMP - 1, answer, sizeof answer);
    CHECK(length == bump_length && memcmp(answer, bump, (size_t) length) == 0);
  }
  flightstand_close(own);
  return NULL;
}

static void *handler_of(int number) {
  struct sigaction action;
  sigaction(number, NULL, &action);
  return (void *) action.sa_handler;
}

/* Lack of memory is an answer, and stays one. */
static void fill_memory(void) {
  flightstand *small;
  char why[300], answer[4096];
  CHECK(flightstand_open_with("{\"heap\": 16}", &small, why, sizeof why) == 0);
  CHECK(flightstand_answer(small, BUMP, sizeof BUMP - 1, answer, sizeof answer) > 0 && strncmp(answer, "{\"ok\":true", 10) == 0);
  size_t large = 4u << 20;
  char *line = malloc(large);
  memset(line, ' ', large);
  for (int i = 0; i < 2; i++) {
    int64_t length = flightstand_answer(small, i == 0 ? line : BUMP, i == 0 ? large : sizeof BUMP - 1, answer, sizeof answer);
    CHECK(length > 0 && strncmp(answer, "{\"ok\":false", 11) == 0 && strstr(answer, "\"too-large\""));
  }
  free(line);
  flightstand_close(small);
  CHECK(!flightstand_open());
}

int main(void) {
  int status = 1;
  pid_t child = fork();
  if (child == 0) {
    fill_memory();
    exit(0);
  }
  CHECK(waitpid(child, &status, 0) == child && status == 0);

  sigset_t mask, mask_after;
  void *handlers[65];
  sigprocmask(SIG_BLOCK, NULL, &mask);
  for (int number = 1; number <= 64; number++) {
    handlers[number] = handler_of(number);
  }
  srand(7);
  int expected = rand();
  srand(7);

  flightstand *table;
  char why[300];
  CHECK(flightstand_open_with("{\"heap\": 8}", &table, why, sizeof why) == -1 && !table && strstr(why, "expected"));
  CHECK(flightstand_open_with("[]", &table, why, 10) == -1 && strlen(why) == 9);
  CHECK(flightstand_open_with("{\"deadline\": 60000, \"heap\": 64}", &table, why, sizeof why) == 0 && table);
  flightstand *second;
  CHECK(flightstand_open_with("{\"heap\": 65}", &second, why, sizeof why) == -1 && strstr(why, "'heap'"));
  CHECK(strlen(flightstand_version()) > 0);

  bump_length = flightstand_answer(table, BUMP, sizeof BUMP - 1, bump, sizeof bump);
  CHECK(bump_length > 0 && bump_length < (int64_t) sizeof bump && strstr(bump, "\"outcome\":\"overlapped\""));

  /* An answer that does not fit is kept. */
  char answer[4096] = "untouched";
  CHECK(flightstand_answer(table, BUMP, sizeof BUMP - 1, answer, 10) == bump_length && strcmp(answer, "untouched") == 0);
  CHECK(flightstand_answer(table, NULL, 0, answer, sizeof answer) == bump_length && memcmp(answer, bump, (size_t) bump_length) == 0);
  CHECK(flightstand_answer(NULL, BUMP, sizeof BUMP - 1, answer, sizeof answer) == -1);
  flightstand_close(NULL);

  /* Odd queries are answered, each with a mistake. */
  for (size_t length = 0; length < sizeof BUMP - 1; length++) {
    int64_t answered = flightstand_answer(table, BUMP, length, answer, sizeof answer);
    CHECK(answered > 0 && memcmp(answer, "{\"ok\":false", 11) == 0);
  }
  CHECK(flightstand_answer(table, "{\"op\": \"about\"\0}", 16, answer, sizeof answer) > 0 && strstr(answer, "\"ok\":false"));
  CHECK(flightstand_answer(table, "\xff\xfe", 2, answer, sizeof answer) > 0 && strstr(answer, "\"ok\":false"));
  size_t large = 4u << 20;
  char *line = malloc(large);
  memset(line, '[', large);
  CHECK(flightstand_answer(table, line, large, answer, sizeof answer) > 0 && strstr(answer, "\"ok\":false"));
  free(line);

  pthread_t threads[4];
  for (int i = 0; i < 4; i++) {
    CHECK(pthread_create(&threads[i], NULL, ask_often, NULL) == 0);
  }
  for (int i = 0; i < 4; i++) {
    pthread_join(threads[i], NULL);
  }

  CHECK(strcmp(setlocale(LC_ALL, NULL), "C") == 0);
  CHECK(rand() == expected);
  sigprocmask(SIG_BLOCK, NULL, &mask_after);
  for (int number = 1; number <= 64; number++) {
    CHECK(handler_of(number) == handlers[number] && sigismember(&mask, number) == sigismember(&mask_after, number));
  }
  flightstand_close(table);
  return 0;
}
