import DetectionFixtures
import HarkTesting
import LedgerCoverage
import Testing

@testable import Hark

/// A minimal reference model of a transcript.
private struct Model {
  struct Piece {
    var text: String
    var isFinal: Bool
  }

  var pieces: [SegmentID: Piece] = [:]

  func text(_ isMeant: (Piece) -> Bool = { _ in true }) -> String {
    pieces.sorted { $0.key < $1.key }.map(\.value)
      .filter { isMeant($0) && !$0.text.isEmpty }.map(\.text).joined(separator: " ")
  }

  mutating func say(_ text: String, at place: SegmentID, isFinal: Bool) {
    if pieces[place]?.isFinal != true { pieces[place] = Piece(text: text, isFinal: isFinal) }
  }

  mutating func promote(task: Int?) {
    for (place, piece) in pieces where task == nil || place.task == task {
      if !piece.text.isEmpty { pieces[place]?.isFinal = true }
    }
  }
}

@Suite("Any sequence of interims and finals")
struct TranscriptPropertyTests {
  let words = ["a", "one", "two", "hello", "world", "æra", "don't"]

  fileprivate func sentence(_ dice: inout Dice) -> String {
    (0..<Int.random(in: 0...5, using: &dice))
      .map { _ in words.randomElement(using: &dice) ?? "a" }.joined(separator: " ")
  }

  @Test("Finals are never lost, order is kept, and promotion keeps the text", arguments: 1...20)
  func holds(seed: Int) {
    var dice = Dice(seed: UInt64(seed))
    var transcript = Transcript()
    var model = Model()
    for _ in 0..<200 {
      step(&transcript, &model, &dice)
      #expect(transcript.text == model.text())
      #expect(transcript.finalText == model.text(\.isFinal))
      #expect(transcript.interimText == model.text { !$0.isFinal })
      #expect(transcript.isEmpty == transcript.text.isEmpty)
      #expect(transcript.text.hasSuffix(transcript.newWords))
    }
  }

  fileprivate func step(_ transcript: inout Transcript, _ model: inout Model, _ dice: inout Dice) {
    let place = SegmentID(
      task: Int.random(in: 0...3, using: &dice), index: Int.random(in: 0...12, using: &dice))
    let text = sentence(&dice)
    switch Int.random(in: 0..<20, using: &dice) {
    case 0:
      let before = transcript.text
      let task = Bool.random(using: &dice) ? nil : place.task
      transcript.promoteTail(of: task, range: AudioRange(start: 0, end: 1))
      #expect(transcript.text == before)
      model.promote(task: task)
    case 1...4:
      let range = AudioRange(start: place.index, end: place.index + 1)
      transcript.apply(FinalSegment(index: place.index, text: text, range: range), task: place.task)
      model.say(text, at: place, isFinal: true)
    default:
      transcript.apply(InterimSegment(index: place.index, text: text), task: place.task)
      model.say(text, at: place, isFinal: false)
    }
  }

  @Test("A long dictation keeps every word", .covers("S2-19"))
  func long() {
    var transcript = Transcript()
    var spoken: [String] = []
    for index in 0..<400 {
      let segment = (0..<8).map { "word\(index)x\($0)" }
      for count in 1...8 {
        let text = segment.prefix(count).joined(separator: " ")
        transcript.apply(InterimSegment(index: index, text: text), task: 0)
        #expect(transcript.newWords == segment[count - 1])
      }
      let range = AudioRange(start: index, end: index + 1)
      let text = segment.joined(separator: " ")
      transcript.apply(FinalSegment(index: index, text: text, range: range), task: 0)
      spoken += segment
    }
    #expect(transcript.finalText == spoken.joined(separator: " "))
    #expect(transcript.segments.count == 400)
  }
}
