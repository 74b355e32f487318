import Observation

/// Returns when `isReached` returns `true`, which it is asked again after each change of what it
/// reads from a model.
///
/// The process traps if the model changes outside the main actor.
@available(iOS 17, macOS 14, *)
@MainActor
func observe(until isReached: () -> Bool) async {
  while !isReached() {
    await withCheckedContinuation { changed in
      withObservationTracking {
        _ = isReached()
      } onChange: {
        // This precedes the change, but the waiting task resumes after it, since both are on the
        // main actor.
        MainActor.preconditionIsolated()
        changed.resume()
      }
    }
  }
}
