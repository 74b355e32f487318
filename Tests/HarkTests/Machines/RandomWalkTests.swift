import DetectionFixtures
import HarkTesting
import LedgerCoverage
import Testing

@testable import Hark

@Suite("A random walk over the composed machines")
struct RandomWalkTests {
  /// The number of events per experience; 180,000 for each of six experiences is more than a
  /// million.
  static let eventCount = 180_000
  static let walk = 600

  @Test("violates no invariant", arguments: Experience.presets + [.callWithHold])
  func breaksNoPromise(_ experience: Experience) {
    var dice = Dice(seed: experience.name.utf8.reduce(7) { $0 &* 31 &+ UInt64($1) })
    var recordings = 0
    for walk in 0..<(Self.eventCount / Self.walk) {
      var walker = Walker(experience)
      for _ in 0..<Self.walk { walker.step(&dice) }
      walker.comeToRest(&dice)
      recordings += walker.watch.recordingCount
      #expect(walker.watch.complaints.isEmpty, "walk \(walk): \(walker.trace.suffix(12))")
      if !walker.watch.complaints.isEmpty { return }
    }
    #expect(recordings > 1_000, "the walk hardly records: its dice prove nothing")
  }

  @Test(
    "violates no invariant across task rollovers", .covers("S4-38"),
    arguments: [
      (1, TaskLimits(longest: 60)), (1, TaskLimits(longest: 60, coolDown: 1)),
      (2, TaskLimits(longest: 60)), (2, TaskLimits(longest: 60, coolDown: 1)),
    ])
  func rollsOver(_ tasksAtOnce: Int, _ limits: TaskLimits) {
    let experiences = Experience.presets + [.callWithHold]
    var dice = Dice(seed: UInt64(tasksAtOnce) &* 31 &+ UInt64(limits.coolDown))
    var continuations = 0
    for walk in 0..<150 {
      let experience = experiences[walk % experiences.count]
      var walker = Walker(experience, tasksAtOnce: tasksAtOnce, limits: limits)
      for _ in 0..<Self.walk { walker.step(&dice) }
      walker.comeToRest(&dice)
      continuations += walker.watch.continuationCount
      #expect(walker.watch.complaints.isEmpty, "walk \(walk): \(walker.trace.suffix(12))")
      if !walker.watch.complaints.isEmpty { return }
    }
    #expect(continuations > 250, "the walk hardly cuts: its dice prove nothing")
  }
}

extension Experience {
  /// The call whose microphone the user can hold open.
  static var callWithHold: Experience {
    var experience = Experience.call
    experience.name = "call, auto with hold"
    experience.detection.mode = .autoWithHold
    return experience
  }
}

/// A machine that walks through a simulated world.
private struct Walker {
  var machine: VoiceMachine
  var world = SimulatedWorld()
  var watch = InvariantWatch()
  var trace: [String] = []

  init(_ experience: Experience, tasksAtOnce: Int = 2, limits: TaskLimits = .none) {
    machine = VoiceMachine(experience, tasksAtOnce: tasksAtOnce, limits: limits)
    watch.tasksAtOnce = tasksAtOnce
    world.isLimited = limits.longest != nil
  }

  mutating func step(_ dice: inout Dice) { take(world.next(&dice)) }

  /// Makes the user leave, completes pending microphone operations, and checks the final state.
  mutating func comeToRest(_ dice: inout Dice) {
    take(.capture(.left))
    var steps = 0
    while world.device != .closed, steps < 1_000 {
      steps += 1
      let event = world.next(&dice)
      if case .capture(.microphoneClosed) = event { take(event) }
      if case .capture(.microphoneOpened) = event { take(event) }
      if case .capture(.microphoneFailed) = event { take(event) }
    }
    watch.checkRest(machine, world)
  }

  private mutating func take(_ event: VoiceEvent) {
    var events = [event]
    while !events.isEmpty {
      let event = events.removeFirst()
      trace.append("\(machine.capture.state.kind) \(machine.turn.state.kind): \(event)")
      if trace.count > 40 { trace.removeFirst() }
      events += watch.perform(machine.handle(event, world.moment), in: &world)
      watch.check(machine, world)
    }
  }
}
