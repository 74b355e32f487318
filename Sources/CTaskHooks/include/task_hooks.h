// The place in Swift's runtime where jobs are given to the threads that run them.
#ifndef HARK_TASK_HOOKS_H
#define HARK_TASK_HOOKS_H

/// From now on every job that would go to the system's threads goes to `take`, which may be called on any
/// thread. Jobs of the main thread are left to that. Once in a process.
void hark_take_jobs(void (*_Nonnull take)(void *_Nonnull job));

/// Runs a job to where it waits for something, or to its end.
void hark_run_job(void *_Nonnull job);

#endif
