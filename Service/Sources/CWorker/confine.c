#define _GNU_SOURCE
#include "worker.h"

#include <errno.h>
#include <linux/audit.h>
#include <linux/filter.h>
#include <linux/landlock.h>
#include <linux/seccomp.h>
#include <stddef.h>
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

static void limit(int resource, rlim_t most) {
  struct rlimit limit = {.rlim_cur = most, .rlim_max = most};
  setrlimit(resource, &limit);
}

// Denies opening files. Landlock needs Linux 5.13.
static int close_files(void) {
  struct landlock_ruleset_attr rules = {
      .handled_access_fs = LANDLOCK_ACCESS_FS_EXECUTE | LANDLOCK_ACCESS_FS_WRITE_FILE |
                           LANDLOCK_ACCESS_FS_READ_FILE | LANDLOCK_ACCESS_FS_READ_DIR |
                           LANDLOCK_ACCESS_FS_REMOVE_DIR | LANDLOCK_ACCESS_FS_REMOVE_FILE |
                           LANDLOCK_ACCESS_FS_MAKE_CHAR | LANDLOCK_ACCESS_FS_MAKE_DIR |
                           LANDLOCK_ACCESS_FS_MAKE_REG | LANDLOCK_ACCESS_FS_MAKE_SOCK |
                           LANDLOCK_ACCESS_FS_MAKE_FIFO | LANDLOCK_ACCESS_FS_MAKE_BLOCK |
                           LANDLOCK_ACCESS_FS_MAKE_SYM};
  int set = (int)syscall(SYS_landlock_create_ruleset, &rules, sizeof rules, 0);
  if (set < 0) return -1;
  int result = (int)syscall(SYS_landlock_restrict_self, set, 0);
  close(set);
  return result;
}

#ifdef HARK_ARCHITECTURE
#define DENY(name)                                          \
  BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, SYS_##name, 0, 1),    \
      BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_ERRNO | EPERM)

// Denies sockets, programs, and the memory of other processes.
static int deny_calls(void) {
  struct sock_filter filter[] = {
      BPF_STMT(BPF_LD | BPF_W | BPF_ABS, offsetof(struct seccomp_data, arch)),
      BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, HARK_ARCHITECTURE, 1, 0),
      BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_KILL_PROCESS),
      BPF_STMT(BPF_LD | BPF_W | BPF_ABS, offsetof(struct seccomp_data, nr)),
#ifdef __x86_64__
      // The calls of the x32 interface have other numbers.
      BPF_JUMP(BPF_JMP | BPF_JGE | BPF_K, 0x40000000, 0, 1),
      BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_KILL_PROCESS),
#endif
      DENY(socket), DENY(connect), DENY(bind), DENY(listen), DENY(execve), DENY(execveat), DENY(ptrace), DENY(process_vm_readv),
      DENY(process_vm_writev), DENY(kill), DENY(tkill), DENY(pidfd_open), DENY(pidfd_send_signal),
      DENY(mount), DENY(umount2), DENY(unshare), DENY(setns), DENY(bpf), DENY(perf_event_open),
      DENY(keyctl), DENY(add_key), DENY(request_key), DENY(io_uring_setup), DENY(userfaultfd),
      BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_ALLOW),
  };
  struct sock_fprog program = {.len = sizeof filter / sizeof *filter, .filter = filter};
  return (int)syscall(SYS_seccomp, SECCOMP_SET_MODE_FILTER, SECCOMP_FILTER_FLAG_TSYNC, &program);
}
#else
static int deny_calls(void) { return -1; }
#endif

int hark_confinement(void) {
  int confinement = HARK_CONFINED_LIMITS;
  if (syscall(SYS_landlock_create_ruleset, NULL, 0, LANDLOCK_CREATE_RULESET_VERSION) > 0)
    confinement |= HARK_CONFINED_FILES;
#ifdef HARK_ARCHITECTURE
  unsigned int action = SECCOMP_RET_ERRNO;
  if (syscall(SYS_seccomp, SECCOMP_GET_ACTION_AVAIL, 0, &action) == 0)
    confinement |= HARK_CONFINED_CALLS;
#endif
  return confinement;
}

int hark_confine(unsigned long memory, unsigned long seconds) {
  limit(RLIMIT_AS, memory);
  limit(RLIMIT_CPU, seconds);
  limit(RLIMIT_FSIZE, 0);
  limit(RLIMIT_CORE, 0);
  limit(RLIMIT_NOFILE, 32);
  prctl(PR_SET_DUMPABLE, 0);
  prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0);
  int confined = HARK_CONFINED_LIMITS;
  if (close_files() == 0) confined |= HARK_CONFINED_FILES;
  if (deny_calls() == 0) confined |= HARK_CONFINED_CALLS;
  return confined;
}
