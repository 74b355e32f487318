#include "task_hooks.h"

#include <stddef.h>
#include <stdint.h>

#define SWIFT_CALL __attribute__((swiftcall))

// As swift/Runtime/Concurrency.h has them. A hook that is set is called in place of the function that it
// is named for, which is its last argument.
extern void *swift_task_enqueueGlobal_hook;
extern SWIFT_CALL void swift_job_run(void *job, void *executor, uintptr_t implementation);

static void (*taker)(void *job);

static SWIFT_CALL void enqueue(void *job, void *original) { taker(job); }

void hark_take_jobs(void (*take)(void *job)) {
  taker = take;
  // Whichever thread sees the hook sees the taker, too.
  __atomic_store_n(&swift_task_enqueueGlobal_hook, (void *)enqueue, __ATOMIC_RELEASE);
}

// With the generic executor, as on the system's threads; a job of an actor takes the actor's turn by itself.
void hark_run_job(void *job) { swift_job_run(job, NULL, 0); }
