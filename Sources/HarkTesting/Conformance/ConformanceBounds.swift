import Hark

/// The time limits of a conformance check, in seconds.
public struct ConformanceBounds: Sendable, Equatable {
  /// The limit for calls that must return at once.
  ///
  /// Larger values tolerate a slow machine and slow adapters.
  public var prompt: Double

  /// The limit for slow operations, such as opening a device or recognizing all of the audio.
  public var patient: Double

  /// The time to wait for events that must not occur, such as a report after the end.
  public var settling: Double

  /// Creates bounds; the defaults are generous, for a busy machine.
  public init(prompt: Double = 1, patient: Double = 60, settling: Double = 0.2) {
    self.prompt = prompt
    self.patient = patient
    self.settling = settling
  }
}

extension ConformanceBounds {
  /// Calls a function that must return at once, and returns a description of the delay if it did
  /// not.
  func prompt(_ name: String, _ call: () -> Void) -> String? {
    let clock = SystemTimekeeper()
    let start = clock.now
    call()
    let took = clock.now - start
    return took <= prompt ? nil : "\(name) took \(Int(took * 1000)) ms"
  }

  /// Waits for late events.
  func settle() async { try? await Task.sleep(nanoseconds: UInt64(settling * 1e9)) }

  /// Returns how much `count` grows after pending events have had time to arrive.
  func growth(of count: () -> Int) async -> Int {
    await settle()
    let before = count()
    await settle()
    await settle()
    return count() - before
  }
}
