import Hark
import HarkPresentation
import Testing

@testable import HarkCommand

@Suite("The status line of hark listen")
struct ListenLineTests {
  private let wording = Wording(for: .dictation)
  private let recording: StatusLine

  init() { recording = Self.line(.live) }

  private static func line(_ input: InputCondition) -> StatusLine {
    var transcript = Transcript()
    transcript.apply(InterimSegment(index: 0, text: "so much for that"), task: 0)
    let snapshot = Snapshot(
      phase: .recording(.hand), transcript: transcript, level: 0.32, input: input, elapsed: 67)
    return StatusLine(snapshot, Wording(for: .dictation), problem: nil)
  }

  @Test("The line shows the state, time, level, and end of the text")
  func whole() {
    #expect(
      recording.content(width: 80) == "● Recording...  1:07  ▮▮▮▯▯▯▯▯▯▯  so much for that")
    #expect(recording.content(width: 45) == "● Recording...  1:07  ▮▮▮▯▯▯▯▯▯▯  … for that")
  }

  @Test("The line is never wider than the terminal, in any language", arguments: 0...90)
  func width(columns: Int) {
    for text in ["", "so much for that, so much for that", "言葉言葉言葉言葉言葉言葉", "👩‍👩‍👧‍👦 🇳🇴 e\u{301}"] {
      var line = recording
      line.words = text
      #expect(DisplayWidth.of(line.content(width: columns)) <= max(columns - 1, 0))
    }
  }

  @Test("Every phase has its own line")
  func states() {
    let phases: [Phase] = [
      .idle, .authorizing, .starting, .listening, .recording(.hand), .finalizing, .waiting,
      .speaking, .paused, .muted, .failed(.microphoneLost),
    ]
    let lines = phases.map {
      StatusLine(Snapshot(phase: $0), wording, problem: nil).content(width: 80)
    }
    #expect(Set(lines).count == phases.count)
    #expect(lines[4] == "● " + wording[.status(.recording(.hand))] + "  0:00  ▯▯▯▯▯▯▯▯▯▯")
  }

  @Test("A hint for a silent microphone replaces the text")
  func hint() {
    let line = Self.line(.zeros)
    #expect(line.content(width: 90).hasSuffix("No sound arrives. Is the microphone muted?"))
  }

  @Test("The line of a failure includes the remedy")
  func failure() {
    let line = StatusLine(
      Snapshot(phase: .failed(.microphoneLost)), wording, problem: "Plug it in.")
    #expect(line.content(width: 80) == "! space to try again, q to quit:  Plug it in.")
    #expect(line.plain == line.content(width: 80))
  }
}

@Suite("The keys of hark listen")
struct ListenActionTests {
  private func actions(_ text: String) -> [ListenAction] {
    var reader = ScreenKeyReader()
    return reader.keys(in: text.utf8).flatMap(ListenAction.actions)
  }

  @Test("Each key has one function, and other keys have none")
  func keys() {
    #expect(actions(" \n") == [.toggle, .toggle])
    #expect(actions("cC") == [.cancel, .cancel])
    #expect(actions("q\u{4}") == [.quit, .quit])
    #expect(actions("xyzæ1").isEmpty)
  }

  @Test("An arrow key is not a letter")
  func arrow() {
    #expect(actions("\u{1B}[C").isEmpty)
  }
}
