#define _GNU_SOURCE
#include "task_hooks.h"

#include "escapes.h"

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

static _Thread_local bool isMarked;

void hark_mark_thread(void) { isMarked = true; }

bool hark_is_marked_thread(void) { return isMarked; }

static bool suspendsAtSwitches;

void hark_suspend_at_switches(bool isEnabled) {
  __atomic_store_n(&suspendsAtSwitches, isEnabled, __ATOMIC_RELAXED);
}

typedef void (*Escaped)(const char *deed);

static Escaped escapeReporter;

void hark_report_escape(const char *deed) {
  if (!__atomic_load_n(&escapeReporter, __ATOMIC_RELAXED)) return;
  // Reporting ends first, because the report itself may read the clock.
  Escaped report = __atomic_exchange_n(&escapeReporter, NULL, __ATOMIC_ACQ_REL);
  if (report) report(deed);
}

void hark_report_escapes(void (*escaped)(const char *deed)) {
  __atomic_store_n(&escapeReporter, escaped, __ATOMIC_RELEASE);
}

#ifdef __linux__
#include <dlfcn.h>

#define SWIFT_ASYNC_CALL __attribute__((swiftasynccall))
#define SWIFT_ASYNC_CONTEXT __attribute__((swift_async_context))

typedef SWIFT_ASYNC_CALL void (*Resume)(SWIFT_ASYNC_CONTEXT void *context);
typedef SWIFT_ASYNC_CALL void (*Switch)(
  SWIFT_ASYNC_CONTEXT void *context, Resume resume, void *executor, uintptr_t implementation);

// The frame of a suspended switch. It begins as `ContinuationAsyncContext` in swift/ABI/Task.h, which
// is part of Swift's stable ABI.
struct Suspension {
  void *parent;
  Resume resumeParent;
  uintptr_t flags;
  uintptr_t synchronization;
  void *error;
  void *result;
  void *resumeExecutor;
  uintptr_t resumeImplementation;
  void *reserved[4];
  // The arguments of the switch.
  void *context;
  Resume resume;
  void *executor;
  uintptr_t implementation;
};

// Continuation flags: resume on the executor in the frame; count as already awaited.
enum { hasExecutor = 2, isAwaited = 4 };

extern SWIFT_CALL void *swift_task_alloc(size_t size);
extern SWIFT_CALL void swift_task_dealloc(void *memory);
extern SWIFT_CALL void *swift_continuation_init(void *context, uintptr_t flags);
extern SWIFT_CALL void swift_continuation_resume(void *task);

// A null identity denotes the generic executor.
struct Executor {
  void *identity;
  uintptr_t implementation;
};

extern SWIFT_CALL struct Executor swift_task_getCurrentExecutor(void);

extern SWIFT_CALL struct Executor swift_task_getMainExecutor(void);

static Switch originalSwitch;

__attribute__((constructor)) static void findOriginalSwitch(void) {
  originalSwitch = (Switch)dlsym(RTLD_NEXT, "swift_task_switch");
}

static SWIFT_ASYNC_CALL void completeSwitch(SWIFT_ASYNC_CONTEXT void *frame) {
  struct Suspension suspended = *(struct Suspension *)frame;
  swift_task_dealloc(frame);
  return originalSwitch(
    suspended.context, suspended.resume, suspended.executor, suspended.implementation);
}

// Replaces the runtime's function for the program and its shared libraries. A call in tail position
// is a jump in this calling convention, as the runtime requires.
SWIFT_ASYNC_CALL void swift_task_switch(
  SWIFT_ASYNC_CONTEXT void *context, Resume resume, void *executor, uintptr_t implementation) {
  // A task already on this executor is not suspended, because it would not give up its actor.
  if (!__atomic_load_n(&suspendsAtSwitches, __ATOMIC_RELAXED)
      || swift_task_getCurrentExecutor().identity == executor) {
    return originalSwitch(context, resume, executor, implementation);
  }
  if (executor && executor == swift_task_getMainExecutor().identity) {
    hark_report_escape("Work for the main thread");
  }
  struct Suspension *suspended = swift_task_alloc(sizeof *suspended);
  *suspended = (struct Suspension){
    .parent = context, .resumeParent = completeSwitch,
    .context = context, .resume = resume, .executor = executor, .implementation = implementation,
  };
  // The task leaves its actor and is resumed at once, as a new job on the generic executor.
  swift_continuation_resume(swift_continuation_init(suspended, hasExecutor | isAwaited));
}

#endif
