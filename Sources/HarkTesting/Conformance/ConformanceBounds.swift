import Hark

/// How long a conformance check waits, in seconds.
public struct ConformanceBounds: Sendable, Equatable {
  /// For a call that has to return at once; larger forgives a slow machine and slow adapters.
  public var prompt: Double

  /// For what takes its time, such as opening a device or recognising all of the sound.
  public var patient: Double

  /// For something to show that should not come, such as a report behind the end.
  public var settling: Double

  /// Makes bounds; as they stand, generous ones for a busy machine.
  public init(prompt: Double = 1, patient: Double = 60, settling: Double = 0.2) {
    self.prompt = prompt
    self.patient = patient
    self.settling = settling
  }
}

extension ConformanceBounds {
  /// Calls something that has to return at once; returns a sentence when it did not.
  func prompt(_ name: String, _ call: () -> Void) -> String? {
    let clock = SystemTimekeeper()
    let start = clock.now
    call()
    let took = clock.now - start
    return took <= prompt ? nil : "\(name) took \(Int(took * 1000)) ms"
  }

  /// Lets pass what would show late.
  func settle() async { try? await Task.sleep(nanoseconds: UInt64(settling * 1e9)) }

  /// How much `count` grows once what was under way has been let pass.
  func growth(of count: () -> Int) async -> Int {
    await settle()
    let before = count()
    await settle()
    await settle()
    return count() - before
  }
}
