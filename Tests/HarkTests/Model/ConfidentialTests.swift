import Foundation
import Testing

@testable import Hark

@Suite("Printing values that contain words")
struct ConfidentialTests {
  private static let range = AudioRange(start: 0, end: 16_000)
  private static let word = RecognizedWord(text: "xylophone", range: range)
  private static let segment = FinalSegment(
    index: 0, text: "xylophone", range: range, words: [word])
  private static let interim = InterimSegment(index: 1, text: "xylophone")

  private static var transcript: Transcript {
    var transcript = Transcript()
    transcript.apply(segment, task: 0)
    transcript.apply(interim, task: 0)
    return transcript
  }

  /// Values of all types that contain words, as passed to printing functions.
  private static let values: [any Sendable] = [
    word, segment, interim, transcript, Snapshot(transcript: transcript, reply: "xylophone"),
    SessionEvent.interim(RecordingID(1), "xylophone", at: 5),
    SessionEvent.final(RecordingID(1), segment, at: 5),
    SessionEvent.recordingEnded(RecordingID(1), transcript), SessionEvent.messageSent("xylophone"),
    SessionEvent.reply("xylophone"), RecognitionReport.interim(interim, at: 5),
    RecognitionReport.final(segment, at: 5),
    VoiceEvent.task(TaskID(1), .final(segment, at: 5)),
    VoiceEffect.task(TaskID(1), RecordingID(1), .keep(segment, at: 5)),
    ChatMessage(.person, "xylophone"),
    SavedCapture(
      id: 1, userId: "me", content: "xylophone", meaning: "a xylophone", createdAt: .distantPast,
      updatedAt: .distantPast),
    meal, meal.items[0],
  ]

  /// A model's result, in which the names of foods are the user's own words.
  private static let meal = AnalyzedMeal(
    items: [
      MealItem(
        food: "xylophone", quantity: 1, unit: "cup", grams: 100, nutrients: Nutrients(energy: 52))
    ], unknown: ["a xylophone"])

  @Test("No way of printing shows the words", arguments: values.indices)
  func hides(_ index: Int) {
    let value = Self.values[index]
    var dumped = ""
    dump(value, to: &dumped)
    var nested = ""
    dump([Optional(value)], to: &nested)
    let texts = [
      "\(value)", String(describing: value), String(reflecting: value), "\([value])",
      String(describing: Optional(value)), dumped, nested,
    ]
    for text in texts {
      #expect(!text.contains("xylophone"))
      #expect(!text.isEmpty)
    }
  }

  @Test("The shape is still shown")
  func shape() {
    #expect(
      "\(Self.segment)" == "FinalSegment(index: 0, text: <9 characters>, "
        + "range: AudioRange(start: 0, end: 16000), words: 1)")
    #expect("\(Self.interim)" == "InterimSegment(index: 1, text: <9 characters>)")
    #expect("\(SessionEvent.messageSent("xylophone"))" == "messageSent(<9 characters>)")
    #expect("\(ChatMessage(.person, "xylophone"))" == "ChatMessage(person, <9 characters>)")
    #expect("\(SessionEvent.failed(.networkUnavailable))" == "failed(networkUnavailable)")
  }

  @Test("A failed test still shows the words that were compared")
  func testOutput() {
    #expect(String(describingForTest: Self.segment).contains("xylophone"))
    #expect(String(describingForTest: Self.transcript).contains("xylophone"))
    #expect(String(describingForTest: SessionEvent.reply("xylophone")).contains("xylophone"))
  }
}
