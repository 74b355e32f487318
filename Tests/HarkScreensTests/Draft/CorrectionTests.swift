import Hark
import Testing

@testable import HarkScreens

@Suite("The correction of a recognized word")
struct CorrectionTests {
  /// Returns a draft in which `words` were recognized after `before`.
  private func heard(_ words: String, after before: String = "") -> Draft {
    var draft = Draft(before)
    draft.beginRecording()
    var transcript = Transcript()
    transcript.apply(
      FinalSegment(index: 0, text: words, range: AudioRange(start: 0, end: 1)), task: 0)
    draft.endRecording(transcript)
    return draft
  }

  private func line(_ draft: Draft, _ language: LocaleTag? = .americanEnglish) -> String? {
    draft.correction(language: language)?.line
  }

  /// Replaces `old` in the draft with `new`, one letter at a time, and moves the cursor away.
  private func correct(_ draft: inout Draft, _ old: String, _ new: String) throws {
    let place = try #require(draft.text.range(of: old))
    let start = draft.text.distance(from: draft.text.startIndex, to: place.lowerBound)
    try draft.replace(start..<start + old.count, with: "")
    for letter in new {
      try draft.insert(String(letter))
      // A word that is half typed is no correction.
      #expect(line(draft) == nil)
    }
    try draft.select(0..<0)
  }

  @Test("A corrected name is offered with what was recognized, until it is remembered")
  func offered() throws {
    var draft = heard("ask shivaun about it", after: "Please")
    #expect(line(draft) == nil)
    try correct(&draft, "shivaun", "Siobhan")
    #expect(draft.text == "Please ask Siobhan about it")
    #expect(line(draft) == "Siobhan: shivaun")
    #expect(line(draft, nil) == nil && line(draft, LocaleTag("de-DE")) == nil)
    try TextEdit.closeCorrection.apply(to: &draft)
    #expect(line(draft) == nil)
  }

  @Test("Typed text, another kind of change, and a recording offer nothing")
  func others() throws {
    var typed = Draft("ask shivaun")
    try correct(&typed, "shivaun", "Siobhan")
    #expect(line(typed) == nil)
    var draft = heard("ask shivaun about it")
    try correct(&draft, "about it", "to come")
    #expect(line(draft) == nil)
    try draft.undo()
    draft = heard("ask shivaun about it")
    try correct(&draft, "shivaun", "Siobhan")
    draft.beginRecording()
    #expect(line(draft) == nil)
  }

  @Test("A correction is offered once the user types past the word")
  func past() throws {
    var draft = heard("ask shivaun")
    try draft.replace(4..<11, with: "")
    for letter in "Siobhan" { try draft.insert(String(letter)) }
    #expect(line(draft) == nil)
    try draft.insert(".")
    #expect(line(draft) == "Siobhan: shivaun")
  }

  @Test("A name that no line of a vocabulary can express is not offered")
  func inexpressible() throws {
    var draft = heard("ask shivaun about it")
    try correct(&draft, "shivaun", "Sio:ban")
    #expect(line(draft) == nil)
  }
}
