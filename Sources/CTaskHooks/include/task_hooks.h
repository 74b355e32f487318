// Access to the point in Swift's runtime where jobs are enqueued on threads.
#ifndef HARK_TASK_HOOKS_H
#define HARK_TASK_HOOKS_H

/// Passes every job that would go to the system's threads to `take`, which may be called on any
/// thread. Jobs of the main thread are not affected. Call once per process.
void hark_take_jobs(void (*_Nonnull take)(void *_Nonnull job));

/// Runs a job until it suspends or ends.
void hark_run_job(void *_Nonnull job);

#endif
