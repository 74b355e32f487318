#pragma once

#include <spawn.h>

// Makes this process a worker of its parent: the kernel kills it when the parent or the parent's
// thread that started it ends. Wraps a call to prctl(2) that Swift does not import.
void hark_become_worker(void);

// Makes a new process close all files except the first three. Wraps a call to posix_spawn(3) that
// Swift does not import.
int hark_close_other_files(posix_spawn_file_actions_t *actions);
