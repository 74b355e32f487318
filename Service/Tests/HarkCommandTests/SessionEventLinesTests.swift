import Hark
import Testing

@testable import HarkCommand

@Suite("Session events as JSON lines")
struct SessionEventLinesTests {
  private let id = RecordingID(1)

  private func lines(_ events: [SessionEvent], file: String? = nil) -> [String] {
    var lines = SessionEventLines(file: file)
    return events.compactMap { lines.line(for: $0) }
  }

  @Test("The events of a recording are written in order")
  func recording() {
    let segment = FinalSegment(
      index: 0, text: "and john", range: AudioRange(start: 1600, end: 24_000))
    let written = lines([
      .recordingStarted(id, .hand, at: 0),
      .speechStarted(onset: 1600, at: 3200),
      .interim(id, "and", at: 8000),
      .speechEnded(end: 24_000, at: 30_400),
      .final(id, segment, at: 30_400),
      .recordingStopped(id, .soundEnded, at: 32_000),
      .recordingEnded(id, Transcript()),
    ])
    #expect(
      written == [
        #"{"type":"started","at":0}"#,
        #"{"type":"speechStarted","at":0.2,"start":0.1}"#,
        #"{"type":"interim","at":0.5,"text":"and"}"#,
        #"{"type":"speechEnded","at":1.9,"end":1.5}"#,
        #"{"type":"final","at":1.9,"text":"and john","start":0.1,"end":1.5}"#,
        #"{"type":"ended","at":2,"text":""}"#,
      ])
  }

  @Test("A silent microphone has a line")
  func input() {
    let written = lines([.interim(id, "a", at: 16_000), .input(.zeros)])
    #expect(written.last == #"{"type":"input","at":1,"condition":"zeros"}"#)
  }

  @Test("A failure has its code and the time of the previous event")
  func failure() {
    let written = lines([.interim(id, "a", at: 16_000), .failed(.recognitionFailed)])
    #expect(written.last == #"{"type":"failure","at":1,"code":"recognitionFailed"}"#)
  }

  @Test("Several files are distinguished by name")
  func files() {
    let written = lines([.recordingStarted(id, .hand, at: 0)], file: "a \"b\".wav")
    #expect(written == [#"{"type":"started","file":"a \"b\".wav","at":0}"#])
  }

  @Test("Events that concern only a UI or a device have no line")
  func silent() {
    #expect(lines([.cue(.holdToSpeak), .recordingStopped(id, .hand, at: 0)]).isEmpty)
  }
}
