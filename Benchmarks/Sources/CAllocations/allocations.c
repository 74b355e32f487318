#include "allocations.h"

#include <errno.h>
#include <stdatomic.h>
#include <stddef.h>

// glibc's own entry points, which remain available when malloc is replaced.
extern void *__libc_malloc(size_t size);
extern void *__libc_calloc(size_t count, size_t size);
extern void *__libc_realloc(void *old, size_t size);
extern void *__libc_memalign(size_t alignment, size_t size);

static atomic_long count;

static void one_more(void) { atomic_fetch_add_explicit(&count, 1, memory_order_relaxed); }

long hark_allocations(void) { return atomic_load_explicit(&count, memory_order_relaxed); }

void *malloc(size_t size) {
  one_more();
  return __libc_malloc(size);
}

void *calloc(size_t number, size_t size) {
  one_more();
  return __libc_calloc(number, size);
}

void *realloc(void *old, size_t size) {
  one_more();
  return __libc_realloc(old, size);
}

void *memalign(size_t alignment, size_t size) {
  one_more();
  return __libc_memalign(alignment, size);
}

void *aligned_alloc(size_t alignment, size_t size) {
  one_more();
  return __libc_memalign(alignment, size);
}

int posix_memalign(void **result, size_t alignment, size_t size) {
  one_more();
  void *memory = __libc_memalign(alignment, size);
  if (memory == NULL) return ENOMEM;
  *result = memory;
  return 0;
}
