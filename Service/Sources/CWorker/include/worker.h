#pragma once

#include <spawn.h>

// Makes this process a worker of its parent: the kernel kills it when the parent or the parent's
// thread that started it ends. Wraps a call to prctl(2) that Swift does not import.
void hark_become_worker(void);

// Makes a new process close all files except the first three. Wraps a call to posix_spawn(3) that
// Swift does not import.
int hark_close_other_files(posix_spawn_file_actions_t *actions);

#define HARK_CONFINED_LIMITS 1
#define HARK_CONFINED_FILES 2
#define HARK_CONFINED_CALLS 4

// Confines this process, which must have only one thread: to `memory` bytes of address space and
// `seconds` of processor time (0 for no limit), without writing files or leaving a core dump.
//
// If the kernel supports it, the process can read only the files at and below the paths in
// `readable`, which ends with NULL (Landlock), and make only the system calls that a library needs
// to process data (seccomp): no sockets, no programs, no signals to others, no new code. With NULL
// as `readable`, it opens no files; otherwise it may also load libraries. Returns the
// HARK_CONFINED_ bits of what the kernel enforces.
int hark_confine(unsigned long memory, unsigned long seconds, const char *const *readable);

// Returns the HARK_CONFINED_ bits of what the kernel can enforce.
int hark_confinement(void);
