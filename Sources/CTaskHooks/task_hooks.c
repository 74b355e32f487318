#include "task_hooks.h"

#include <stddef.h>
#include <stdint.h>

#define SWIFT_CALL __attribute__((swiftcall))

// Declarations from swift/Runtime/Concurrency.h. A hook is called in place of the function that it is
// named after, which it receives as its last argument.
extern void *swift_task_enqueueGlobal_hook;
extern SWIFT_CALL void swift_job_run(void *job, void *executor, uintptr_t implementation);

static void (*taker)(void *job);

static SWIFT_CALL void enqueue(void *job, void *original) { taker(job); }

void hark_take_jobs(void (*take)(void *job)) {
  taker = take;
  // A thread that sees the hook also sees `taker`.
  __atomic_store_n(&swift_task_enqueueGlobal_hook, (void *)enqueue, __ATOMIC_RELEASE);
}

// Runs with the generic executor, as on the system's threads; a job of an actor acquires the actor
// itself.
void hark_run_job(void *job) { swift_job_run(job, NULL, 0); }
