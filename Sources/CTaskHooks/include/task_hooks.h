// Access to the points in Swift's runtime where jobs are enqueued on threads and where tasks change
// their actor.
#ifndef HARK_TASK_HOOKS_H
#define HARK_TASK_HOOKS_H

#include <stdbool.h>

/// Passes every job that would go to the system's threads to `take`, which may be called on any
/// thread. Jobs of the main thread are not affected. Call once per process.
void hark_take_jobs(void (*_Nonnull take)(void *_Nonnull job));

/// Marks the current thread as the one that runs jobs.
void hark_mark_thread(void);

/// Whether the current thread is the marked one.
bool hark_is_marked_thread(void);

/// Runs a job until it suspends or ends.
void hark_run_job(void *_Nonnull job);

/// Whether a task that changes its actor becomes a job of its own, so that other jobs can run first.
///
/// Without this, a task on the only thread enters each actor at once, because nothing else can be in
/// it; on several threads, anything can happen in between. No effect on Apple's systems.
void hark_suspend_at_switches(bool isEnabled);

/// Reports the first escape of the marked thread from the order of the jobs, from now on; null ends it.
///
/// `escaped` is called on that thread with what it does: read the system's clock, draw a random number
/// from the system, start a thread, as Dispatch does for a queue, or move to the main thread. No effect
/// on Apple's systems.
void hark_report_escapes(void (*_Nullable escaped)(const char *_Nonnull deed));

#endif
