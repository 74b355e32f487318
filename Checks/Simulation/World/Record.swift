import Foundation
import Hark
import HarkSimulation

/// What happened in a simulation: a number that differs as soon as anything differs, the latest lines,
/// and the rules that were broken.
public final class Record: Sendable {
  private struct State: Sendable {
    /// FNV-1a.
    var digest: UInt64 = 0xCBF2_9CE4_8422_2325
    var lines: [String] = []
    var next = 0
    var complaints: [String] = []
    var events = 0
    var faults: [String: Int] = [:]
    var blamed: [String: Int] = [:]
    var excuses = 0
    var acts: [Int] = []
    var taskStarts: Set<Int> = []
    var clock: SimulatedClock?
  }

  private let state = Locked(State())
  private let isKept: Bool

  /// The number of lines that are kept.
  private static let length = 10_000

  /// Creates a record; `isKept` is whether it keeps its last lines.
  public init(isKept: Bool) { self.isKept = isKept }

  /// The digest of all lines.
  public var digest: UInt64 { state.withLock { $0.digest } }

  /// The number of lines so far.
  public var events: Int { state.withLock { $0.events } }

  /// The number of injected faults of each kind.
  public var faults: [String: Int] { state.withLock { $0.faults } }

  /// The number of times at which words may have been lost although no failure was told.
  var excuses: Int { state.withLock { $0.excuses } }

  /// The rules that were broken, one sentence each.
  public var complaints: [String] { state.withLock { $0.complaints } }

  /// The latest lines, oldest first.
  public var lines: [String] {
    state.withLock { Array($0.lines[$0.next...] + $0.lines[..<$0.next]) }
  }

  /// The numbers of the acts of all people, in order.
  public var acts: [Int] { state.withLock { $0.acts } }

  /// Sets the clock whose time the kept lines begin with.
  func begin(_ clock: SimulatedClock) { state.withLock { $0.clock = clock } }

  /// Records that a person acts.
  func act(_ number: Int, _ what: String) {
    note("act \(number): \(what)")
    state.withLock { $0.acts.append(number) }
  }

  func note(_ line: String) {
    state.withLock { state in
      state.events += 1
      for byte in line.utf8 { state.digest = (state.digest ^ UInt64(byte)) &* 0x100_0000_01B3 }
      guard isKept else { return }
      let line = String(format: "%8.2f  %@", state.clock?.now ?? 0, line)
      if state.lines.count < Self.length {
        state.lines.append(line)
      } else {
        state.lines[state.next] = line
        state.next = (state.next + 1) % Self.length
      }
    }
  }

  func inject(_ fault: String) {
    note("fault: \(fault)")
    state.withLock { $0.faults[fault, default: 0] += 1 }
  }

  /// Records that `count` faults caused a failure; returns `false` if so many were not injected since the
  /// failures before it.
  func blame(_ fault: String, count: Int) -> Bool {
    state.withLock { state in
      state.blamed[fault, default: 0] += count
      return state.blamed[fault, default: 0] <= state.faults[fault, default: 0]
    }
  }

  /// Records where in the room's sound a recognition task begins.
  func noteTaskStart(_ place: Int) { state.withLock { _ = $0.taskStarts.insert(place) } }

  /// Returns whether a recognition task begins within 0.1 s of `place`.
  func isTaskStart(_ place: Int) -> Bool {
    state.withLock { state in
      state.taskStarts.contains { abs(place - $0) <= 10 * WordAudio.frame }
    }
  }

  /// Records that words may be lost from here on without a broken rule.
  func excuse() { state.withLock { $0.excuses += 1 } }

  /// Records that a rule is broken, which ends the simulation.
  func complain(_ sentence: String) {
    note("BROKEN: \(sentence)")
    state.withLock { if $0.complaints.count < 5 { $0.complaints.append(sentence) } }
  }
}
