#ifndef HARK_ALLOCATIONS_H
#define HARK_ALLOCATIONS_H

/// Returns the number of allocations by this process since it started, on all threads.
///
/// Linking this target replaces malloc, calloc, realloc, posix_memalign, aligned_alloc, and memalign for
/// the whole process, including the Swift runtime. Each increments the count and forwards to glibc.
long hark_allocations(void);

#endif
