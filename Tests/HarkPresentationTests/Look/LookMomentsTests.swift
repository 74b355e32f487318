import LedgerCoverage
import Testing

@testable import Hark
@testable import HarkPresentation

@Suite("Announcements and hints")
struct LookMomentsTests {
  private func said(_ old: Phase, _ new: Phase, _ experience: Experience = .call) -> String? {
    Look.announcement(
      from: old, to: new, experience: experience, wording: Wording(for: experience))
  }

  @Test(
    "A call announces each state when it is entered",
    .covers("S3-106", "S3-107", "S3-108", "S3-109", "S3-110"))
  func call() {
    #expect(said(.speaking, .idle) == "Ready to record")
    #expect(said(.listening, .recording(.speech)) == "Recording")
    #expect(said(.recording(.speech), .finalizing) == "Processing your speech")
    #expect(said(.finalizing, .waiting) == "Waiting for response")
    #expect(said(.waiting, .speaking) == "Agent is speaking")
  }

  @Test("The meal log announces the start and the stop of a recording", .covers("S5-FR-033"))
  func mealLog() {
    #expect(said(.starting, .recording(.hand), .mealLog) == "Recording started")
    #expect(said(.recording(.hand), .finalizing, .mealLog) == "Recording stopped")
    #expect(said(.recording(.hand), .idle, .mealLog) == "Recording stopped")
    #expect(said(.finalizing, .idle, .mealLog) == nil)
  }

  @Test("The level counts only while the microphone is open and during the user's turn")
  func hearsSound() {
    let hearing = Phase.everyKind.filter(\.hearsSound)
    #expect(hearing.allSatisfy { $0 == .listening || $0.isRecording })
    #expect(hearing.contains(.listening) && hearing.contains(.recording(.held)))
    #expect(!Phase.failed(.noSpeechDetected).hearsSound)
  }

  @Test("The purpose of the microphone is announced before it opens", .covers("S5-FR-033"))
  func beforeOpening() {
    func said(_ experience: Experience) -> String {
      Look.announcementBeforeOpening(
        experience: experience, wording: Wording(for: experience))
    }
    #expect(said(.mealLog) == "Recording started")
    #expect(said(.call) == "Listening for speech")
  }

  @Test("A hold that takes over a recording is not a new recording")
  func override() {
    #expect(said(.recording(.speech), .recording(.held)) == nil)
  }

  @Test("A failure is announced with its message; a repeated state is announced once")
  func failure() {
    #expect(
      said(.recording(.hand), .failed(.recognitionFailed), .composer)
        == "I couldn't catch that — try again or type instead.")
    for phase in Phase.everyKind { #expect(said(phase, phase) == nil) }
  }

  private func hint(_ phase: Phase, _ seconds: Double) -> String? {
    Look.hint(phase, experience: .call, wording: Wording(for: .call))
      .flatMap { $0.delay <= seconds ? $0.text : nil }
  }

  @Test("The hint appears half a second after the touch", .covers("S3-34"))
  func release() {
    #expect(hint(.recording(.held), 0.19) == nil)
    #expect(hint(.recording(.held), 0.2001) == "Release when done")
    #expect(hint(.recording(.hand), 5) == nil)
  }

  @Test("After one second, a reply shows that it can be stopped", .covers("S3-46"))
  func stop() {
    #expect(hint(.speaking, 0.99) == nil)
    #expect(hint(.speaking, 1) == "Tap to stop")
  }
}
