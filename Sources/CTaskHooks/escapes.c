// Detects calls that the marked thread must not make while escapes are reported. The functions
// below replace the system's functions in the program and its shared libraries, and then call them. The
// sanitizers must replace the same functions, so a program that they check detects no escapes.
#if defined(__linux__) && !__has_feature(thread_sanitizer) && !__has_feature(address_sanitizer)

#define _GNU_SOURCE
#include "escapes.h"
#include "task_hooks.h"

#include <dlfcn.h>
#include <pthread.h>
#include <stddef.h>
#include <sys/syscall.h>
#include <time.h>
#include <unistd.h>

static void check(const char *deed) {
  if (hark_is_marked_thread()) hark_report_escape(deed);
}

int clock_gettime(clockid_t clock, struct timespec *time) {
  static int (*original)(clockid_t, struct timespec *);
  check("Reading the system clock");
  if (!original) *(void **)&original = dlsym(RTLD_NEXT, "clock_gettime");
  return original ? original(clock, time) : (int)syscall(SYS_clock_gettime, clock, time);
}

void swift_stdlib_random(void *bytes, size_t count) {
  static void (*original)(void *, size_t);
  check("Drawing a system random number");
  if (!original) *(void **)&original = dlsym(RTLD_NEXT, "swift_stdlib_random");
  original(bytes, count);
}

int pthread_create(
  pthread_t *thread, const pthread_attr_t *attributes, void *(*start)(void *), void *argument) {
  static int (*original)(pthread_t *, const pthread_attr_t *, void *(*)(void *), void *);
  check("Starting a thread");
  if (!original) *(void **)&original = dlsym(RTLD_NEXT, "pthread_create");
  return original(thread, attributes, start, argument);
}

#endif
