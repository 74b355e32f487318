#define _GNU_SOURCE
#include "worker.h"

#include <errno.h>
#include <fcntl.h>
#include <linux/landlock.h>
#include <signal.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <unistd.h>

#include "filter.h"

static void limit(int resource, rlim_t most) {
  struct rlimit limit = {.rlim_cur = most, .rlim_max = most};
  setrlimit(resource, &limit);
}

// Permits reading the file or the folder at `path`, if it exists; fails if there can be no exceptions.
static int open_path(int rules, const char *path) {
  int place = open(path, O_PATH | O_CLOEXEC);
  struct stat facts;
  int result = 0;
  if (place >= 0 && fstat(place, &facts) == 0) {
    struct landlock_path_beneath_attr rule = {
        .allowed_access = LANDLOCK_ACCESS_FS_READ_FILE, .parent_fd = place};
    if (S_ISDIR(facts.st_mode)) rule.allowed_access |= LANDLOCK_ACCESS_FS_READ_DIR;
    result = (int)syscall(SYS_landlock_add_rule, rules, LANDLOCK_RULE_PATH_BENEATH, &rule, 0);
  }
  if (place >= 0) close(place);
  return result;
}

// Denies opening files except to read those at and below `readable`. Landlock needs Linux 5.13.
static int close_files(const char *const *readable) {
  struct landlock_ruleset_attr handled = {
      .handled_access_fs = LANDLOCK_ACCESS_FS_EXECUTE | LANDLOCK_ACCESS_FS_WRITE_FILE |
                           LANDLOCK_ACCESS_FS_READ_FILE | LANDLOCK_ACCESS_FS_READ_DIR |
                           LANDLOCK_ACCESS_FS_REMOVE_DIR | LANDLOCK_ACCESS_FS_REMOVE_FILE |
                           LANDLOCK_ACCESS_FS_MAKE_CHAR | LANDLOCK_ACCESS_FS_MAKE_DIR |
                           LANDLOCK_ACCESS_FS_MAKE_REG | LANDLOCK_ACCESS_FS_MAKE_SOCK |
                           LANDLOCK_ACCESS_FS_MAKE_FIFO | LANDLOCK_ACCESS_FS_MAKE_BLOCK |
                           LANDLOCK_ACCESS_FS_MAKE_SYM};
  int rules = (int)syscall(SYS_landlock_create_ruleset, &handled, sizeof handled, 0);
  if (rules < 0) return -1;
  int result = 0;
  for (; readable && *readable && result == 0; readable++) result = open_path(rules, *readable);
  // Without its files, a worker could do nothing.
  if (result == 0) result = (int)syscall(SYS_landlock_restrict_self, rules, 0);
  close(rules);
  return result;
}

int hark_confinement(void) {
  int confinement = HARK_CONFINED_LIMITS;
  if (syscall(SYS_landlock_create_ruleset, NULL, 0, LANDLOCK_CREATE_RULESET_VERSION) > 0)
    confinement |= HARK_CONFINED_FILES;
  if (hark_can_filter()) confinement |= HARK_CONFINED_CALLS;
  return confinement;
}

int hark_confine(unsigned long memory, unsigned long seconds, const char *const *readable) {
  if (memory) limit(RLIMIT_AS, memory);
  if (seconds) limit(RLIMIT_CPU, seconds);
  limit(RLIMIT_FSIZE, 0);
  limit(RLIMIT_CORE, 0);
  limit(RLIMIT_NOFILE, 64);
  // Writing a file fails, rather than ending the process.
  signal(SIGXFSZ, SIG_IGN);
  prctl(PR_SET_DUMPABLE, 0);
  prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0);
  int confined = HARK_CONFINED_LIMITS;
  if (close_files(readable) == 0) confined |= HARK_CONFINED_FILES;
  if (hark_filter(readable != NULL) == 0) confined |= HARK_CONFINED_CALLS;
  return confined;
}
