import Hark

/// A violation of a port's requirements by an adapter; never contains recognized or spoken text.
public struct ConformanceFinding: Sendable, Equatable, CustomStringConvertible {
  /// The rule as a sentence, which is the raw value of the check's `Rule`.
  public let rule: String

  /// The observed behavior.
  public let seen: String

  /// Creates a finding.
  public init(rule: String, seen: String) {
    self.rule = rule
    self.seen = seen
  }

  /// The rule and the observed behavior.
  public var description: String { "\(rule) Seen: \(seen)" }
}

/// Collects the first violation of each rule.
struct Findings<Rule: RawRepresentable & Sendable>: Sendable where Rule.RawValue == String {
  private(set) var all: [ConformanceFinding] = []

  mutating func note(_ rule: Rule, _ seen: String, if isBreach: Bool = true) {
    guard isBreach, !all.contains(where: { $0.rule == rule.rawValue }) else { return }
    all.append(ConformanceFinding(rule: rule.rawValue, seen: seen))
  }

  /// Calls a function that must return at once, and records a delay as a violation of `rule`.
  mutating func prompt(
    _ rule: Rule, _ name: String, _ bounds: ConformanceBounds, _ call: () -> Void
  ) {
    if let breach = bounds.prompt(name, call) { note(rule, breach) }
  }

  /// Returns the adapter that `make` creates, or records its failure as a violation of `rule`.
  mutating func adapter<Port: Sendable>(
    _ name: String, or rule: Rule, _ make: () async throws -> Port
  ) async -> Port? {
    if case .came(let port) = await Attempt(make) { return port }
    note(rule, "the \(name) could not be made")
    return nil
  }

  mutating func take(_ others: Findings) {
    for finding in others.all {
      if let rule = Rule(rawValue: finding.rule) { note(rule, finding.seen) }
    }
  }
}

/// The rules of a port whose errors must be `VoiceFailure`s.
protocol FailureRule: RawRepresentable, Sendable where RawValue == String {
  static var throwsVoiceFailures: Self { get }
}

extension Findings where Rule: FailureRule {
  /// Returns the result of the call `name`; `nil` if it failed.
  ///
  /// Records a `VoiceFailure` or a timeout as a violation of `rule`, and any other error as a
  /// violation of `throwsVoiceFailures`.
  mutating func result<Value>(
    of name: String, _ attempt: Attempt<Value>?, or rule: Rule
  ) -> Value? {
    switch attempt {
    case .came(let value): return value
    case .refused(let failure): note(rule, "\(name) threw \(failure.code)")
    case .threw(let error): note(.throwsVoiceFailures, "\(name) threw a \(error)")
    case nil: note(rule, "\(name) did not return")
    }
    return nil
  }

  /// Returns the result of the call `name` as `result(of:_:or:)` does, waiting at most `seconds`.
  mutating func result<Value: Sendable>(
    of name: String, within seconds: Double, or rule: Rule,
    _ call: @escaping @Sendable () async throws -> Value
  ) async -> Value? {
    result(of: name, await Trial.run(within: seconds) { await Attempt(call) }, or: rule)
  }
}

/// The time limits of a conformance check, in seconds.
public struct ConformanceBounds: Sendable, Equatable {
  /// The limit for calls that must return at once.
  ///
  /// Larger values tolerate a slow machine and slow adapters.
  public var prompt: Double

  /// The limit for slow operations, such as opening a device or recognizing all of the audio.
  public var patient: Double

  /// The time to wait for events that must not occur, such as a report after the end.
  ///
  /// If it is 0, the check lets pending tasks run instead, which suffices for adapters without a
  /// device.
  public var settling: Double

  /// Creates bounds; the defaults are generous, for a busy machine.
  public init(prompt: Double = 1, patient: Double = 60, settling: Double = 0.2) {
    self.prompt = prompt
    self.patient = patient
    self.settling = settling
  }
}

extension ConformanceBounds {
  /// Calls a function that must return at once; returns a description of a delay beyond the limit.
  func prompt(_ name: String, _ call: () -> Void) -> String? {
    let clock = SystemTimekeeper()
    let start = clock.now
    call()
    let took = clock.now - start
    return took <= prompt ? nil : "\(name) took \(Int(took * 1000)) ms"
  }

  func settle() async {
    if settling > 0 { return await sleep(settling) }
    for _ in 0..<1_000 { await Task.yield() }
  }

  /// Simulates a slow reader's pause between chunks.
  func pause() async { if settling > 0 { await sleep(0.001) } else { await Task.yield() } }

  private func sleep(_ seconds: Double) async {
    try? await Task.sleep(nanoseconds: UInt64(seconds * 1e9))
  }

  /// Returns by how much `count` grows after pending events have had time to arrive.
  func growth(of count: () -> Int) async -> Int {
    await settle()
    let before = count()
    await settle()
    await settle()
    return count() - before
  }
}
