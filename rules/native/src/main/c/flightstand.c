/* The library's functions, around the compiled program, which is one for the whole process. */
#define FLIGHTSTAND_BUILT_HERE
#include "flightstand.h"
#include "flightstand_host.h"
#include "flightstand_version.h"

#if defined(_WIN32)
#undef VirtualAlloc
#else
#undef mmap
#undef mprotect
#include <pthread.h>
#endif

struct flightstand {
  int32_t number;
  double deadline;
  /* The answer to the latest query: kept, or a constant. */
  const char *answer;
  size_t length;
  char *kept;
  size_t capacity;
};

static const char NO_MEMORY[] =
    "{\"ok\":false,\"error\":{\"code\":\"too-large\",\"message\":\"the process has no memory left for an answer, expected a smaller query "
    "in a new process\"}}";

enum { MEGABYTE = 1 << 20 };

static jmp_buf back;
static int begun, spoiled;
static flightstand *present;

static int32_t (*open_instance)(void);
static void (*answer_query)(int32_t, void *, int32_t, double);
static void (*close_instance)(int32_t);

#if defined(_WIN32)
static SRWLOCK turn = SRWLOCK_INIT;

static void take_turn(void) { AcquireSRWLockExclusive(&turn); }

static void end_turn(void) { ReleaseSRWLockExclusive(&turn); }

double flightstand_now(void) { return (double) GetTickCount64(); }

static void *flightstand_take(void *address, size_t size, DWORD kind, DWORD protection) {
  void *taken = VirtualAlloc(address, size, kind, protection);
  if (!taken && size > 0) {
    flightstand_give_up();
  }
  return taken;
}
#else
static pthread_mutex_t turn = PTHREAD_MUTEX_INITIALIZER;

static void take_turn(void) { pthread_mutex_lock(&turn); }

static void end_turn(void) { pthread_mutex_unlock(&turn); }

double flightstand_now(void) {
  struct timespec time;
  clock_gettime(CLOCK_MONOTONIC, &time);
  return time.tv_sec * 1e3 + time.tv_nsec / 1e6;
}

static void *flightstand_reserve(size_t size) {
  void *address = mmap(NULL, size, PROT_NONE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
  if (address == MAP_FAILED) {
    flightstand_give_up();
  }
  return address;
}

static void flightstand_commit(void *address, size_t size, int kind) {
  if (size > 0 && mprotect(address, size, kind) != 0) {
    flightstand_give_up();
  }
}
#endif

void flightstand_register(void *open, void *answer, void *close) {
  open_instance = (int32_t(*)(void)) open;
  answer_query = (void (*)(int32_t, void *, int32_t, double)) answer;
  close_instance = (void (*)(int32_t)) close;
}

void flightstand_copy(void *to, void *from, int32_t length) { memcpy(to, from, (size_t) length); }

static void flightstand_give_up(void) {
  spoiled = 1;
  longjmp(back, 1);
}

void flightstand_keep(void *answer, int32_t length) {
  size_t needed = (size_t) length;
  if (needed > present->capacity) {
    char *larger = realloc(present->kept, needed);
    if (!larger) {
      return;
    }
    present->kept = larger;
    present->capacity = needed;
  }
  memcpy(present->kept, answer, needed);
  present->answer = present->kept;
  present->length = needed;
}

/* Opens an instance; NULL if there is no memory. */
static flightstand *opened(double deadline) {
  flightstand *instance = calloc(1, sizeof *instance);
  if (!instance || spoiled) {
    free(instance);
    return NULL;
  }
  if (setjmp(back) != 0) {
    free(instance);
    return NULL;
  }
  if (!begun) {
    char *arguments[] = {"flightstand", NULL};
    flightstand_main(1, arguments);
    begun = 1;
  }
  instance->deadline = deadline;
  instance->number = open_instance();
  return instance;
}

static const char *after_spaces(const char *text) {
  while (*text == ' ' || *text == '\t' || *text == '\n' || *text == '\r') {
    text++;
  }
  return text;
}

/* Reads the member of that name at *text, a whole number, and goes on behind it; 0 if it is another member. */
static int read_member(const char **text, const char *name, double *value) {
  size_t length = strlen(name);
  const char *at = *text;
  if (strncmp(at, name, length) != 0 || *(at = after_spaces(at + length)) != ':') {
    return 0;
  }
  *value = 0;
  for (at = after_spaces(at + 1); *at >= '0' && *at <= '9'; at++) {
    *value = *value * 10 + (*at - '0');
  }
  *text = after_spaces(at);
  return 1;
}

/* Reads options; 0 if they are not understood. */
static int read_options(const char *text, double *deadline, double *heap) {
  text = after_spaces(text);
  if (*text != '{') {
    return 0;
  }
  text = after_spaces(text + 1);
  int more = *text != '}';
  while (more) {
    if (!read_member(&text, "\"deadline\"", deadline) && !read_member(&text, "\"heap\"", heap)) {
      return 0;
    }
    more = *text == ',';
    if (more) {
      text = after_spaces(text + 1);
    }
  }
  return *text == '}' && !*after_spaces(text + 1) && *deadline >= 1 && *heap >= 16 && *heap <= 2047;
}

/* Opens an instance, or tells why not. */
static const char *try_open(const char *options, flightstand **out) {
  double deadline = HUGE_VAL;
  double heap = begun ? (double) (flightstand_heap / MEGABYTE) : 128;
  if (!read_options(options, &deadline, &heap)) {
    return "the options are not understood, expected {\"deadline\": 1000, \"heap\": 128}: whole milliseconds of at least 1, and "
           "16 to 2047 megabytes";
  }
  int64_t bytes = (int64_t) heap * MEGABYTE;
  if (begun && bytes != flightstand_heap) {
    return "'heap' is another one than that of the process's first instance, expected the same or none";
  }
  flightstand_heap = bytes;
  *out = opened(deadline);
  return *out ? NULL : "the process has no memory left";
}

int flightstand_open_with(const char *options, flightstand **out, char *why, size_t capacity) {
  *out = NULL;
  take_turn();
  const char *wrong = try_open(options ? options : "{}", out);
  end_turn();
  if (wrong && capacity > 0) {
    size_t length = strlen(wrong) < capacity ? strlen(wrong) : capacity - 1;
    memcpy(why, wrong, length);
    why[length] = '\0';
  }
  return wrong ? -1 : 0;
}

flightstand *flightstand_open(void) {
  flightstand *instance;
  flightstand_open_with(NULL, &instance, NULL, 0);
  return instance;
}

static void ask(flightstand *instance, const char *query, size_t length) {
  instance->answer = NO_MEMORY;
  instance->length = sizeof NO_MEMORY - 1;
  if (length > INT32_MAX || spoiled) {
    return;
  }
  if (setjmp(back) == 0) {
    present = instance;
    answer_query(instance->number, (void *) query, (int32_t) length, instance->deadline);
  }
}

int64_t flightstand_answer(flightstand *instance, const char *query, size_t length, char *answer, size_t capacity) {
  if (!instance) {
    return -1;
  }
  take_turn();
  if (query) {
    ask(instance, query, length);
  }
  size_t answered = instance->length;
  if (answered > 0 && answered <= capacity) {
    memcpy(answer, instance->answer, answered);
  }
  end_turn();
  return (int64_t) answered;
}

void flightstand_close(flightstand *instance) {
  if (instance) {
    take_turn();
    if (!spoiled) {
      if (setjmp(back) == 0) {
        close_instance(instance->number);
      }
    }
    end_turn();
    free(instance->kept);
    free(instance);
  }
}

const char *flightstand_version(void) { return FLIGHTSTAND_VERSION; }
