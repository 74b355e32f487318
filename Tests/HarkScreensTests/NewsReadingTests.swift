import Hark
import HarkScreens
import LedgerCoverage
import Testing

@Suite("When a screen's news is announced")
struct NewsReadingTests {
  /// Returns the announcements for `news`, in order.
  private func said(_ news: (ScreenNews, isRecording: Bool)...) -> [String?] {
    var reading = NewsReading()
    return news.map { reading.take($0.0, isRecording: $0.isRecording) }
  }

  @Test("News is announced once")
  func once() {
    let saved = ScreenNews("Saved")
    #expect(said((ScreenNews(nil), false), (saved, false), (saved, false)) == [nil, "Saved", nil])
  }

  @Test("The initial state of a screen is not news")
  func before() {
    var reading = NewsReading(after: ScreenNews("Hello"))
    let nothing = reading.take(ScreenNews("Hello"), isRecording: false)
    #expect(nothing == nil)
  }

  @Test("The same text is announced again if it is news again")
  func again() {
    let first = ScreenNews("Not here", number: 1)
    #expect(said((first, false), (ScreenNews("Not here", number: 2), false)).last == "Not here")
  }

  @Test("During a recording, nothing is announced; afterward, what still applies")
  func recording() {
    let full = ScreenNews("Full")
    #expect(said((full, true), (full, true), (full, false)) == [nil, nil, "Full"])
    #expect(
      said((full, true), (ScreenNews(nil), true), (ScreenNews(nil), false)).last == .some(nil))
  }

  @Test(
    "The screen announces a full text, because the session does not know it", .covers("S2-18"))
  func full() {
    var capture = Capture()
    let limit = capture.field.draft.limit
    _ = capture.handle(
      .did(.voice(.edit(.insert(String(repeating: "a", count: limit))))))
    _ = capture.handle(.happened(.recordingStarted(RecordingID(1), .hand, at: 0)))
    #expect(capture.hintNews.text == nil)
    var transcript = Transcript()
    transcript.apply(InterimSegment(index: 0, text: "more"), task: 0)
    _ = capture.handle(.happened(.heard(RecordingID(1), transcript)))
    #expect(capture.hint == capture.wording[.characterLimit(limit)])
    #expect(capture.hintNews.text == capture.hint)
  }

  @Test("The session's momentary announcements are not repeated")
  func cues() {
    var capture = Capture()
    _ = capture.handle(.happened(.cue(.noisy)))
    #expect(capture.hint != nil && capture.hintNews.text == nil)
  }

  @Test("A silent microphone is announced")
  func deaf() {
    var capture = Capture()
    _ = capture.handle(.shown(Snapshot(phase: .recording(.hand), input: .zeros)))
    #expect(capture.hintNews.text == capture.wording[.input(.zeros)])
  }

  @Test("A field that is refused twice is announced twice")
  func refusedTwice() {
    var form = Dictation([Dictation.Field(id: "a", title: "A", .denied(.field))])
    _ = form.handle(.did(.voice(.activate)))
    let first = form.numberedNews
    _ = form.handle(.did(.voice(.activate)))
    #expect(form.numberedNews.text == first.text && form.numberedNews != first)
  }
}
