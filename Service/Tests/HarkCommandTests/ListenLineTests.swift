import Hark
import HarkPresentation
import Testing

@testable import HarkCommand

@Suite("The line of hark listen")
struct ListenLineTests {
  private let recording = ListenLine(
    phase: .recording(.hand), status: "Recording...", text: "so much for that", level: 0.32,
    clock: "1:07")

  @Test("It shows state, time, level and the end of the text")
  func whole() {
    #expect(
      recording.content(width: 80) == "● Recording...  1:07  ▮▮▮▯▯▯▯▯▯▯  so much for that")
    #expect(recording.content(width: 45) == "● Recording...  1:07  ▮▮▮▯▯▯▯▯▯▯  … for that")
  }

  @Test("It is never wider than the terminal, whatever the language", arguments: 0...90)
  func width(columns: Int) {
    for text in ["", "so much for that, so much for that", "言葉言葉言葉言葉言葉言葉", "👩‍👩‍👧‍👦 🇳🇴 e\u{301}"] {
      var line = recording
      line.text = text
      #expect(DisplayWidth.of(line.content(width: columns)) <= max(columns - 1, 0))
    }
  }

  @Test("Every state has words of its own")
  func states() {
    let phases: [Phase] = [
      .idle, .authorizing, .starting, .listening, .recording(.hand), .finalizing, .waiting,
      .speaking, .paused, .muted, .failed(.microphoneLost),
    ]
    let wording = Wording(for: .dictation)
    let lines = phases.map {
      ListenLine(phase: $0, status: wording[.status($0)]).content(width: 80)
    }
    #expect(Set(lines).count == phases.count)
    #expect(lines[4] == "● " + wording[.status(.recording(.hand))] + "    ▯▯▯▯▯▯▯▯▯▯")
  }

  @Test("A microphone that hears nothing is told of in the place of the text")
  func hint() {
    var line = recording
    line.hint = Wording(for: .dictation).hint(for: .zeros)
    #expect(line.content(width: 90).hasSuffix("No sound arrives. Is the microphone muted?"))
  }

  @Test("A failure says what to do")
  func failure() {
    let line = ListenLine(
      phase: .failed(.microphoneLost), status: "Lost.", problem: "Plug it in.")
    #expect(line.content(width: 80) == "! space to try again, q to quit:  Plug it in.")
  }
}
