#ifndef HARK_ALLOCATIONS_H
#define HARK_ALLOCATIONS_H

/// How often this process has asked for memory, on any thread, since it started.
///
/// Linking this target replaces malloc, calloc, realloc, posix_memalign, aligned_alloc and memalign
/// for the whole process, the Swift runtime included; each counts one and passes on to glibc's own.
long hark_allocations(void);

#endif
