import Foundation
import Hark
import HarkSimulation

/// The record of a simulation: a digest of all events, the latest lines, and the broken rules.
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

  /// Creates a record; `isKept` determines whether it keeps its latest lines.
  public init(isKept: Bool) { self.isKept = isKept }

  /// The digest of all lines.
  public var digest: UInt64 { state.withLock { $0.digest } }

  /// The number of lines so far.
  public var events: Int { state.withLock { $0.events } }

  /// The number of injected faults of each kind.
  public var faults: [String: Int] { state.withLock { $0.faults } }

  /// The number of times at which words may have been lost without a reported failure.
  var excuses: Int { state.withLock { $0.excuses } }

  /// The broken rules, one sentence each.
  public var complaints: [String] { state.withLock { $0.complaints } }

  /// The latest lines, oldest first.
  public var lines: [String] {
    state.withLock { Array($0.lines[$0.next...] + $0.lines[..<$0.next]) }
  }

  /// The numbers of all acts, in order.
  public var acts: [Int] { state.withLock { $0.acts } }

  /// Sets the clock that timestamps each kept line.
  func begin(_ clock: SimulatedClock) { state.withLock { $0.clock = clock } }

  /// Records an act of a person.
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

  /// Attributes a failure to `count` faults.
  ///
  /// Returns `false` if more faults have then been attributed to failures than injected.
  func blame(_ fault: String, count: Int) -> Bool {
    state.withLock { state in
      state.blamed[fault, default: 0] += count
      return state.blamed[fault, default: 0] <= state.faults[fault, default: 0]
    }
  }

  /// Records the position in the room's audio at which a recognition task begins.
  func noteTaskStart(_ place: Int) { state.withLock { _ = $0.taskStarts.insert(place) } }

  /// Returns whether a recognition task begins within 0.1 s of `place`.
  func isTaskStart(_ place: Int) -> Bool {
    state.withLock { state in
      state.taskStarts.contains { abs(place - $0) <= 10 * WordAudio.frame }
    }
  }

  /// Records that from now on, words may be lost without breaking a rule.
  func excuse() { state.withLock { $0.excuses += 1 } }

  /// Records a broken rule, which ends the simulation.
  func complain(_ sentence: String) {
    note("BROKEN: \(sentence)")
    state.withLock { if $0.complaints.count < 5 { $0.complaints.append(sentence) } }
  }
}
