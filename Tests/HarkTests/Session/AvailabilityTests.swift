import Hark
import HarkTesting
import LedgerCoverage
import TestLimits
import Testing

@Suite("Availability of voice input", .hangLimit(minutes: 5))
struct AvailabilityTests {
  /// The microphone of a device without audio input.
  private struct NoInput: Microphone {
    var delivery: SoundDelivery { .live }
    var unavailability: VoiceFailure? { .microphoneUnavailable }
    func open(_ profile: AudioProfile) async throws -> AsyncThrowingStream<AudioChunk, any Error> {
      throw VoiceFailure.microphoneUnavailable
    }
    func close() async {}
  }

  @Test("A microphone and a recognizer for the language suffice")
  func available() {
    let session = VoiceSession(
      experience: .dictation, microphone: ScriptedMicrophone(), recognizer: ScriptedRecognizer())
    #expect(session.unavailability == nil)
  }

  @Test("An unavailable recognizer makes it unavailable", .covers("S4-13"))
  func recognizer() {
    let recognizer = ScriptedRecognizer()
    recognizer.becomeUnavailable(.serviceUnavailable)
    let session = VoiceSession(
      experience: .dictation, microphone: ScriptedMicrophone(), recognizer: recognizer)
    #expect(session.unavailability == .serviceUnavailable)
    recognizer.becomeUnavailable(nil)
    #expect(session.unavailability == nil)
  }

  @Test("It is unavailable without an audio input, and a tap reports that", .covers("S4-14"))
  func noInput() async throws {
    let session = VoiceSession(
      experience: .dictation, microphone: NoInput(), recognizer: ScriptedRecognizer())
    #expect(session.unavailability == .microphoneUnavailable)
    try await session.toggle()
    for await snapshot in session.snapshots {
      if snapshot.phase == .failed(.microphoneUnavailable) { break }
    }
  }

  @Test(
    "A missing language is reported together with its replacement",
    .covers("S4-12"))
  func missingLanguage() {
    let notes = NotedDiagnostics()
    let english = RecognizerTraits(name: "english", locales: [.americanEnglish])
    _ = VoiceSession(
      experience: .dictation,
      ports: SessionPorts(
        microphone: ScriptedMicrophone(), recognizer: ScriptedRecognizer(traits: english),
        diagnostics: notes))
    #expect(
      notes.reports.map(\.matter)
        == [.languageMissing(.norwegianBokmal, instead: .americanEnglish)])
    let none = NotedDiagnostics()
    _ = VoiceSession(
      experience: .dictation,
      ports: SessionPorts(
        microphone: ScriptedMicrophone(), recognizer: ScriptedRecognizer(), diagnostics: none))
    #expect(none.reports.isEmpty)
  }

  @Test("Two permissions combine to the worse one", .covers("S4-04"))
  func combined() {
    for status in PermissionStatus.allCases {
      #expect(PermissionStatus.combined(speech: status, microphone: status) == status)
      #expect(PermissionStatus.combined(speech: .authorized, microphone: status) == status)
      #expect(PermissionStatus.combined(speech: status, microphone: .restricted) == .restricted)
    }
    #expect(PermissionStatus.combined(speech: .denied, microphone: .notDetermined) == .denied)
    #expect(
      PermissionStatus.combined(speech: .notDetermined, microphone: .authorized) == .notDetermined)
  }
}
