// Hooks into the Swift runtime, at the points where jobs are enqueued and where tasks switch actors.
#ifndef HARK_TASK_HOOKS_H
#define HARK_TASK_HOOKS_H

#include <stdbool.h>

/// Passes every job that would run on the system's threads to `take`, which may be called on any
/// thread. Jobs of the main thread are not affected. Call once per process.
void hark_take_jobs(void (*_Nonnull take)(void *_Nonnull job));

/// Marks the current thread as the one that runs jobs.
void hark_mark_thread(void);

/// Whether the current thread is the marked one.
bool hark_is_marked_thread(void);

/// Runs a job until it suspends or ends.
void hark_run_job(void *_Nonnull job);

/// Sets whether a task that switches actors becomes a new job, so that other jobs can run first.
///
/// Otherwise, a task on the only thread enters each actor at once, because no other task can occupy
/// it; on several threads, other jobs can run in between. No effect on Apple platforms.
void hark_suspend_at_switches(bool isEnabled);

/// Reports the marked thread's next escape from the job order; null turns reporting off.
///
/// `escaped` is called on that thread with the operation: reading the system clock, drawing a system
/// random number, starting a thread, as Dispatch does for a queue, or moving to the main thread. No
/// effect on Apple platforms.
void hark_report_escapes(void (*_Nullable escaped)(const char *_Nonnull deed));

#endif
