#define _GNU_SOURCE
#include "worker.h"

#include <signal.h>
#include <sys/prctl.h>
#include <unistd.h>

void hark_become_worker(void) {
  prctl(PR_SET_PDEATHSIG, SIGKILL);
}

int hark_close_other_files(posix_spawn_file_actions_t *actions) {
  return posix_spawn_file_actions_addclosefrom_np(actions, STDERR_FILENO + 1);
}
