#define _GNU_SOURCE
#include "filter.h"

#include <errno.h>
#include <fcntl.h>
#include <linux/audit.h>
#include <linux/filter.h>
#include <linux/seccomp.h>
#include <sched.h>
#include <stddef.h>
#include <sys/mman.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/syscall.h>
#include <unistd.h>

// The architecture of the system calls that the filter compares; unknown ones are not filtered.
#if defined(__x86_64__)
#define HARK_ARCHITECTURE AUDIT_ARCH_X86_64
#elif defined(__aarch64__)
#define HARK_ARCHITECTURE AUDIT_ARCH_AARCH64
#endif

#ifdef HARK_ARCHITECTURE
#define LENGTH(array) (sizeof(array) / sizeof *(array))

// What a library does with memory, threads, time, its own signals, and files that are already open.
static const unsigned int calls[] = {
    // Frequent calls come first, because they are compared in this order.
    SYS_read, SYS_lseek, SYS_sendto, SYS_futex, SYS_recvfrom, SYS_write, SYS_pread64, SYS_ppoll,
    SYS_brk, SYS_munmap, SYS_mremap, SYS_madvise, SYS_readv, SYS_writev, SYS_close, SYS_fstat,
    SYS_newfstatat, SYS_shutdown, SYS_dup, SYS_clock_gettime, SYS_clock_getres,
    SYS_clock_nanosleep, SYS_nanosleep, SYS_gettimeofday, SYS_getrandom, SYS_sched_yield,
    SYS_sched_getaffinity, SYS_set_robust_list, SYS_rseq, SYS_membarrier, SYS_rt_sigaction,
    SYS_rt_sigprocmask, SYS_rt_sigreturn, SYS_sigaltstack, SYS_restart_syscall, SYS_getpid,
    SYS_gettid, SYS_getrusage, SYS_sysinfo, SYS_uname, SYS_exit, SYS_exit_group,
#ifdef __x86_64__
    SYS_poll, SYS_time,
#endif
};

static const unsigned int reading_calls[] = {
    SYS_statx, SYS_faccessat, SYS_getdents64, SYS_readlinkat, SYS_statfs, SYS_fstatfs, SYS_getcwd,
#ifdef __x86_64__
    SYS_stat, SYS_lstat, SYS_access, SYS_readlink,
#endif
};

// A call that is allowed if one of its arguments has `value` in the bits of `mask`.
struct condition {
  unsigned int call, argument, mask, value;
};

#define NAMESPACES                                                                        \
  (CLONE_NEWNS | CLONE_NEWCGROUP | CLONE_NEWUTS | CLONE_NEWIPC | CLONE_NEWUSER | CLONE_NEWPID | \
   CLONE_NEWNET)

static const struct condition conditions[] = {
    {SYS_clone, 0, CLONE_THREAD | NAMESPACES, CLONE_THREAD},
    // Other commands would make the kernel send signals to any process of the account.
    {SYS_fcntl, 1, ~0u, F_DUPFD},
    {SYS_fcntl, 1, ~0u, F_DUPFD_CLOEXEC},
    {SYS_fcntl, 1, ~0u, F_GETFD},
    {SYS_fcntl, 1, ~0u, F_SETFD},
    {SYS_fcntl, 1, ~0u, F_GETFL},
    {SYS_prctl, 0, ~0u, PR_SET_NAME},
    {SYS_prctl, 0, ~0u, PR_GET_NAME},
};

static const struct condition data_conditions[] = {
    {SYS_mmap, 2, PROT_EXEC, 0},
    {SYS_mprotect, 2, PROT_EXEC, 0},
};

static const struct condition reading_conditions[] = {
    {SYS_openat, 2, O_ACCMODE | O_CREAT | O_TRUNC | O_APPEND, O_RDONLY},
    // Libraries are loaded, but code cannot be written.
    {SYS_mmap, 2, PROT_WRITE | PROT_EXEC, PROT_EXEC},
    {SYS_mmap, 2, PROT_EXEC, 0},
    {SYS_mprotect, 2, PROT_EXEC, 0},
};

struct filter {
  struct sock_filter steps[512];
  unsigned short length;
};

static void add(struct filter *filter, struct sock_filter step) {
  filter->steps[filter->length++] = step;
}

static void answer(struct filter *filter, unsigned int value) {
  add(filter, (struct sock_filter)BPF_STMT(BPF_RET | BPF_K, value));
}

static void load(struct filter *filter, size_t offset) {
  add(filter, (struct sock_filter)BPF_STMT(BPF_LD | BPF_W | BPF_ABS, (unsigned int)offset));
}

static void skip_unless(struct filter *filter, int comparison, unsigned int value, int steps) {
  add(filter, (struct sock_filter)BPF_JUMP(
                  (unsigned short)(BPF_JMP | comparison | BPF_K), value, 0, (unsigned char)steps));
}

static void allow(struct filter *filter, const unsigned int *calls, size_t count) {
  for (size_t index = 0; index < count; index++) {
    skip_unless(filter, BPF_JEQ, calls[index], 1);
    answer(filter, SECCOMP_RET_ALLOW);
  }
}

static void allow_if(struct filter *filter, const struct condition *conditions, size_t count) {
  for (size_t index = 0; index < count; index++) {
    struct condition condition = conditions[index];
    skip_unless(filter, BPF_JEQ, condition.call, 5);
    // The lower half of the argument; both architectures are little-endian.
    load(filter, offsetof(struct seccomp_data, args) + 8 * condition.argument);
    add(filter, (struct sock_filter)BPF_STMT(BPF_ALU | BPF_AND | BPF_K, condition.mask));
    skip_unless(filter, BPF_JEQ, condition.value, 1);
    answer(filter, SECCOMP_RET_ALLOW);
    load(filter, offsetof(struct seccomp_data, nr));
  }
}

int hark_can_filter(void) {
  unsigned int action = SECCOMP_RET_ERRNO;
  return syscall(SYS_seccomp, SECCOMP_GET_ACTION_AVAIL, 0, &action) == 0;
}

int hark_filter(int reads_files) {
  struct filter filter = {.length = 0};
  load(&filter, offsetof(struct seccomp_data, arch));
  add(&filter, (struct sock_filter)BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, HARK_ARCHITECTURE, 1, 0));
  answer(&filter, SECCOMP_RET_KILL_PROCESS);
  load(&filter, offsetof(struct seccomp_data, nr));
#ifdef __x86_64__
  // The calls of the x32 interface have other numbers.
  skip_unless(&filter, BPF_JGE, 0x40000000, 1);
  answer(&filter, SECCOMP_RET_KILL_PROCESS);
#endif
  allow(&filter, calls, LENGTH(calls));
  allow_if(&filter, conditions, LENGTH(conditions));
  if (reads_files) {
    allow(&filter, reading_calls, LENGTH(reading_calls));
    allow_if(&filter, reading_conditions, LENGTH(reading_conditions));
  } else {
    allow_if(&filter, data_conditions, LENGTH(data_conditions));
  }
  // As on an older kernel, where the C library falls back to older calls, such as to clone, whose
  // flags the filter can compare.
  skip_unless(&filter, BPF_JGE, SYS_clone3, 1);
  answer(&filter, SECCOMP_RET_ERRNO | ENOSYS);
  // An error rather than the end of the process, because another version of a library may try
  // calls that it can do without.
  answer(&filter, SECCOMP_RET_ERRNO | EPERM);
  struct sock_fprog program = {.len = filter.length, .filter = filter.steps};
  return (int)syscall(SYS_seccomp, SECCOMP_SET_MODE_FILTER, SECCOMP_FILTER_FLAG_TSYNC, &program);
}
#else
int hark_can_filter(void) { return 0; }
int hark_filter(int reads_files) { return -1; }
#endif
