import Hark
import HarkBridge
import HarkTesting

@testable import World

/// An app's calls to its bridge, and the rules for replies, events, and the microphone.
final class BridgeCalls: Sendable {
  private struct Call: Sendable {
    let command: BridgeCommand
    let time: Double
  }

  private struct State: Sendable {
    var count = 0
    var open: [Int: Call] = [:]

    /// The time of the last request to stop or to end; `nil` after a start.
    var stopped: Double? = -1

    /// Whether the last stop has been answered; meaningful only while `stopped` is not `nil`.
    var isStopAnswered = true

    /// Identifies the last call to stop.
    var lastStop = 0
    var hasEnded = false
  }

  private let world: Surroundings
  private let microphone: SimulatedMicrophone
  private let state = Locked(State())

  /// The maximum time between the reply to a stop and the closing of the microphone, in seconds.
  private static let closesWithin = 1.0

  /// The longest wait for the reply to a start, in seconds: for two permission requests and a stop.
  private static let startsWithin = 15.0

  init(_ world: Surroundings, _ microphone: SimulatedMicrophone) {
    self.world = world
    self.microphone = microphone
  }

  /// Records a call, and returns its number.
  func begin(_ command: BridgeCommand) -> Int {
    state.withLock { state in
      state.count += 1
      state.open[state.count] = Call(command: command, time: world.clock.now)
      if command == .startRecognition { state.stopped = nil }
      if command == .stopRecognition {
        (state.stopped, state.lastStop) = (world.clock.now, state.count)
        state.isStopAnswered = false
      }
      return state.count
    }
  }

  /// Records that the bridge was asked to end; after that, replies may be missing.
  func end() {
    state.withLock { state in
      (state.stopped, state.isStopAnswered) = (world.clock.now, false)
      state.hasEnded = true
      state.open = [:]
    }
  }

  func take(_ message: BridgeMessage) {
    switch message {
    case .reply(let reply, let number): take(reply, to: number)
    case .event(let event):
      world.record.note("\(event)")
      check(event)
    case .notice(let notice): world.record.note("\(notice)")
    }
  }

  private func take(_ reply: BridgeReply, to number: Int) {
    world.record.note("reply to \(number): \(Self.kind(of: reply))")
    let (call, hasEnded) = state.withLock { state in
      if number == state.lastStop { state.isStopAnswered = true }
      return (state.open.removeValue(forKey: number), state.hasEnded)
    }
    guard let call else {
      if !hasEnded { complain("A call received two replies.") }
      return
    }
    let waited = world.clock.now - call.time
    if call.command == .stopRecognition, waited > SpeechBridge.longestStop + 0.001 {
      complain("A stop takes longer than \(SpeechBridge.longestStop) s.")
    }
  }

  private func check(_ event: BridgeEvent) {
    let isOver = state.withLock { $0.stopped != nil && $0.isStopAnswered }
    if isOver { complain("An event follows the reply to a stop.") }
    guard case .partial(let text) = event else { return }
    if text.isEmpty { complain("An empty text was sent.") }
  }

  /// Checks that the microphone does not open for an app that has asked to stop.
  ///
  /// An opening that was requested at this instant may still be under way.
  func checkOpening() {
    if let stopped = state.withLock({ $0.stopped }), stopped < world.clock.now {
      complain("The microphone was opened after a stop.")
    }
  }

  /// Checks the rules that apply whenever no work is pending.
  func check() {
    let (state, now) = (state.withLock { $0 }, world.clock.now)
    if let stopped = state.stopped, state.isStopAnswered, !microphone.isClosed,
      now - stopped > Self.closesWithin
    {
      complain("The microphone stays open after a stop.")
    }
    if state.open.values.contains(where: { now - $0.time > Self.startsWithin }) {
      complain("A call received no reply.")
    }
  }

  private func complain(_ sentence: String) { world.record.complain(sentence) }

  private static func kind(of reply: BridgeReply) -> String {
    if case .wording = reply { "wording" } else { "\(reply)" }
  }
}
