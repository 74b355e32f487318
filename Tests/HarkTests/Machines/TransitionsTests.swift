import Foundation
import Testing

@testable import Hark

@Suite("Every state against every event")
struct TransitionsTests {
  @Test("Every state and every event has a sample")
  func samplesAreComplete() {
    #expect(Set(Samples.captureStates.map(\.kind)) == Set(CaptureState.Kind.allCases))
    #expect(Set(Samples.captureEvents.map(\.kind)) == Set(CaptureEvent.Kind.allCases))
    #expect(Set(Samples.recognitionEvents.map(\.kind)) == Set(RecognitionEvent.Kind.allCases))
    #expect(Set(Samples.rolloverStates.map(\.kind)) == Set(RolloverState.Kind.allCases))
    #expect(Set(Samples.rolloverEvents.map(\.kind)) == Set(RolloverEvent.Kind.allCases))
    #expect(Set(Samples.turnStates.map(\.kind)) == Set(TurnState.Kind.allCases))
    #expect(Set(Samples.turnEvents.map(\.kind)) == Set(TurnEvent.Kind.allCases))
    #expect(Set(Samples.retryEvents.map(\.kind)) == Set(RetryEvent.Kind.allCases))
  }

  @Test("Docs/Transitions.md matches the machines")
  func pageIsTrue() throws {
    let page = Self.page
    let file = URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appendingPathComponent("Docs/Transitions.md")
    if ProcessInfo.processInfo.environment["HARK_WRITE_TRANSITIONS"] == "1" {
      try page.write(to: file, atomically: true, encoding: .utf8)
    }
    let written = try String(contentsOf: file, encoding: .utf8)
    #expect(
      written == page,
      "Docs/Transitions.md differs: read the change, then run `make transitions` to write it anew.")
  }

  @Test("Detected speech opens no microphone, which would restart the audio positions")
  func soundOpensNothing() {
    let found: [CaptureEvent.Kind] = [.speechStarted, .endingReached]
    let openings = Self.page.split(separator: "\n").filter { $0.contains("openMicrophone") }
    #expect(openings.contains { $0.hasPrefix("| \(CaptureEvent.Kind.pressed)") })
    for kind in found { #expect(!openings.contains { $0.hasPrefix("| \(kind)") }) }
  }

  @Test("Impossible and late events leave no state", arguments: experiences)
  func onlyMovesMove(_ experience: Experience) {
    for state in Samples.captureStates {
      for event in Samples.captureEvents {
        var machine = CaptureMachine(experience)
        machine.state = state
        if case .move = machine.handle(event, Samples.moment) { continue }
        #expect(machine.state == state)
      }
    }
  }

  private static let experiences = Experience.presets + [handsFreeWithHold]

  static var page: String {
    let intro = """
      # Transitions

      The outcome of every event in every state of each state machine. A test generates this page \
      (`make transitions`) and fails if it differs from the machines. Related IDs have the same number; \
      #9 is a new ID. Effects follow a colon; signals to other machines follow ⇒. Later tables of a machine list only their differences from its first table.


      """
    let toggle = captureTable(.capture)
    let others = [.composer, .dictation, .mealLog, .call, handsFreeWithHold].map { experience in
      captureTable(experience).differences(from: toggle)
    }
    let call = turnTable(.call)
    let minute = rolloverTable("a minute a task", TaskLimits(longest: 60), mayOverlap: true)
    let rollovers = [
      rolloverTable("one at a time", TaskLimits(longest: 60), mayOverlap: false),
      rolloverTable(
        "with a cool-down", TaskLimits(longest: 60, coolDown: 0.5), mayOverlap: false),
      rolloverTable("without a limit", .none, mayOverlap: true),
    ]
    let tables =
      [toggle] + others
      + [recognitionTable, minute]
      + rollovers.map { $0.differences(from: minute) } + [
        call, turnTable(.composer).differences(from: call), retryTable,
      ]
    return intro + tables.map(\.markdown).joined(separator: "\n")
  }

  private static var handsFreeWithHold: Experience {
    var experience = Experience.call
    experience.name = "call, auto with hold"
    experience.detection.mode = .autoWithHold
    return experience
  }

  private static func captureTable(_ experience: Experience) -> TransitionTable {
    var table = TransitionTable(
      title: "Capture: \(experience.name)",
      summary: "Gesture \(experience.gesture), detection \(experience.detection.mode), "
        + "after a lasting failure \(experience.lastingFailure).")
    for state in Samples.captureStates {
      for event in Samples.captureEvents {
        var machine = CaptureMachine(experience)
        machine.state = state
        table.add(
          state.label, TransitionTable.short(event), machine.handle(event, Samples.moment),
          name: \.label)
      }
    }
    return table
  }

  private static var recognitionTable: TransitionTable {
    var table = TransitionTable(
      title: "Recognition", summary: "One task of one recording.")
    for state in RecognitionState.allCases {
      for event in Samples.recognitionEvents {
        var machine = RecognitionMachine()
        machine.state = state
        table.add(
          state.rawValue, event.kind.rawValue, machine.handle(event), name: \.rawValue)
      }
    }
    return table
  }

  private static func rolloverTable(
    _ name: String, _ limits: TaskLimits, mayOverlap: Bool
  ) -> TransitionTable {
    var table = TransitionTable(
      title: "Rollover: \(name)", summary: "The tasks of one recording, one after another.")
    for state in Samples.rolloverStates {
      for event in Samples.rolloverEvents {
        var machine = RolloverMachine(limits, mayOverlap: mayOverlap)
        machine.state = state
        table.add(
          TransitionTable.short(state), TransitionTable.short(event),
          machine.handle(event, Samples.moment), name: { TransitionTable.short($0) })
      }
    }
    return table
  }

  private static var retryTable: TransitionTable {
    var table = TransitionTable(
      title: "Retry", summary: "The recognition of a recording's kept audio.")
    for state in Samples.retryStates {
      for event in Samples.retryEvents {
        var machine = RetryMachine()
        machine.state = state
        table.add(
          TransitionTable.short(state), event.kind.rawValue,
          machine.handle(event, Samples.moment), name: { TransitionTable.short($0) })
      }
    }
    return table
  }

  private static func turnTable(_ experience: Experience) -> TransitionTable {
    var table = TransitionTable(
      title: "Turn: \(experience.name)",
      summary: "After a recording \(experience.afterStop); without a word \(experience.noSpeech).")
    for state in Samples.turnStates {
      for event in Samples.turnEvents {
        var machine = TurnMachine(experience)
        machine.state = state
        table.add(
          state.kind.rawValue, TransitionTable.short(event),
          machine.handle(event, Samples.moment), name: \.kind.rawValue)
      }
    }
    return table
  }
}
