@_spi(Script) import AVFAudio
import Accessibility
import Hark
import HarkPresentation
import HarkTesting
import LedgerCoverage
import Speech
import Testing

@testable import HarkApple

extension AppleSuite {
  @Suite("A session with the system's adapters") struct SystemSessionTests {
    init() {
      AppleSound.reset()
      AppleSound.setHardware(rate: 16_000)
      AnalyzerScript.reset()
      SpeechScript.reset(plans: [SpokenSteps.plan("call me later")])
      SpeechScript.listen { AppleSound.note("speech \($0)") }
      Handset.reset()
    }

    private func reach(
      _ session: VoiceSession, _ isRight: @Sendable (Snapshot) -> Bool
    ) async -> Snapshot? {
      for await snapshot in session.snapshots where isRight(snapshot) { return snapshot }
      return nil
    }

    private func speak(
      _ session: VoiceSession, into line: String = "speech start", activates: Bool = true
    ) async throws {
      if activates { try await session.toggle() }
      _ = await reach(session) { $0.phase.isRecording }
      while !AppleSound.calls.contains(line) {
        AppleSound.hear(Device.tenth(rate: 16_000))
        await Task.yield()
      }
      for _ in 0..<20 { AppleSound.hear(Device.tenth(rate: 16_000)) }
    }

    private func place(_ call: String) throws -> Int {
      try #require(AppleSound.calls.firstIndex(of: call), "\(call) is missing")
    }

    @Test(
      "Speech becomes text; the engine starts before the task begins and stops before the task finishes",
      .covers("S1-57", "S1-58", "S4-09", "S4-28", "S2-55"))
    func dictation() async throws {
      let session = await VoiceSession.system(.capture, device: .americanEnglish)
      try await speak(session)
      _ = await reach(session) { $0.transcript.text == "call me later" }
      try await session.stop()
      let rest = await reach(session) { $0.phase == .idle }
      #expect(rest?.transcript.text == "call me later")
      #expect(try place("start") < place("speech start"))
      #expect(try place("removeTap") < place("stop"))
      #expect(try place("stop") < place("speech endAudio"))
      #expect(try place("speech endAudio") < place("speech finish"))
      #expect(!AppleSound.calls.contains("speech cancel"))
      #expect(AppleSound.violations.isEmpty)
      await session.close()
      #expect(!AppleSound.isSessionActive)
    }

    @Test(
      "A dropped recording frees the same resources, the engine first", .covers("S1-59", "S4-28"))
    func dropped() async throws {
      let session = await VoiceSession.system(.capture, device: .americanEnglish)
      try await speak(session)
      try await session.cancel()
      _ = await reach(session) { $0.phase == .idle }
      await session.close()
      while !AppleSound.calls.contains("speech cancel") { await Task.yield() }
      #expect(try place("stop") < place("speech cancel"))
      #expect(!AppleSound.isSessionActive)
    }

    @Test("Leaving the app ends the recording, keeps its text, and offers to continue")
    func background() async throws {
      let session = await VoiceSession.system(.capture, device: .americanEnglish)
      try await speak(session)
      _ = await reach(session) { $0.transcript.text == "call me later" }
      await Handset.leave()
      #expect(Handset.log.contains("beginBackgroundTask"))
      let rest = await reach(session) { $0.phase == .failed(.interrupted) }
      #expect(rest?.transcript.text == "call me later")
      #expect(VoiceFailure.interrupted.recovery(in: .capture).first == .resume)
      while !Handset.log.contains("endBackgroundTask 1") { await Task.yield() }
      #expect(AppleSound.calls.contains("stop"))
      #expect(AppleSound.calls.contains("speech finish"))
      await session.close()
    }

    @Test(
      "A session without background time is interrupted nevertheless",
      arguments: [true, false])
    func noTime(isRefused: Bool) async throws {
      if isRefused { Handset.refuseBackgroundTasks() }
      let session = await VoiceSession.system(.capture, device: .americanEnglish)
      try await speak(session)
      await Handset.leave()
      if !isRefused { await Handset.expireBackgroundTime() }
      #expect(Handset.backgroundTaskCount == 0)
      _ = await reach(session) { $0.phase == .failed(.interrupted) }
      await session.close()
      #expect(Handset.violations.isEmpty)
    }

    @Test("A session that is allowed to run in the background continues and hears speech")
    func goesOn() async throws {
      let session = await VoiceSession.system(
        .capture, device: .americanEnglish, continuesInBackground: true)
      try await session.toggle()
      _ = await reach(session) { $0.phase.isRecording }
      await Handset.leave()
      for _ in 0..<1_000 { await Task.yield() }
      #expect(!Handset.log.contains("beginBackgroundTask"))
      while !AppleSound.calls.contains("speech start") {
        AppleSound.hear(Device.tenth(rate: 16_000))
        await Task.yield()
      }
      for _ in 0..<20 { AppleSound.hear(Device.tenth(rate: 16_000)) }
      let heard = await reach(session) { $0.transcript.text == "call me later" }
      #expect(heard?.phase.isRecording == true)
      await session.close()
    }

    @Test("A requested language is used by the recognizer and the screen reader")
    func language() async throws {
      Handset.reset(isVoiceOverRunning: true)
      RouteScript.outputs = [.builtInSpeaker]
      let said = Said()
      AnnouncementScript.listen { text, priority in said.take(text, priority) }
      let session = await VoiceSession.system(
        .dictation, device: .norwegianBokmal, language: .americanEnglish)
      async let pressed: Void = session.toggle()
      let words = Self.announcementBeforeOpening(in: .americanEnglish)
      let others = Self.announcementBeforeOpening(in: .norwegianBokmal)
      #expect(words != others)
      #expect(await said.first { [words, others].contains($0) } == words)
      Handset.finishReading(words)
      try await pressed
      try await speak(session, activates: false)
      #expect(SpeechScript.requests.map(\.locale) == ["en-US"])
      await session.close()
    }

    private static func announcementBeforeOpening(in language: LocaleTag) -> String {
      Look.announcementBeforeOpening(
        experience: .dictation, wording: Wording(for: .dictation, language: language))
    }

    @Test("A call prefers the requested language to the device's own")
    func callLanguage() async throws {
      let device = Device()
      AppleSound.setHardware(rate: 16_000)
      let sound = CallSound(recordings: ScriptedCallRecordings(), engine: device.engine)
      var settings = CallSettings()
      settings.mode = .pushToTalk
      let session = await VoiceSession.system(
        .call(settings), call: sound, device: .americanEnglish, language: .norwegianBokmal)
      try await session.appear()
      try await speak(session)
      #expect(SpeechScript.requests.map(\.locale) == ["nb-NO"])
      await session.close()
    }

    @Test("The screen reader uses the screen's language, regardless of the device's")
    func screenLanguage() async throws {
      Handset.reset(isVoiceOverRunning: true)
      RouteScript.outputs = [.builtInSpeaker]
      let said = Said()
      AnnouncementScript.listen { text, priority in said.take(text, priority) }
      let session = await VoiceSession.system(.dictation, device: .americanEnglish)
      async let pressed: Void = session.toggle()
      let words = Self.announcementBeforeOpening(in: .norwegianBokmal)
      let others = Self.announcementBeforeOpening(in: .americanEnglish)
      #expect(await said.first { [words, others].contains($0) } == words)
      Handset.finishReading(words)
      try await pressed
      await session.close()
    }

    @Test("A call announces its recording before it listens")
    func recorded() async throws {
      Handset.reset(isVoiceOverRunning: true)
      RouteScript.outputs = [.builtInSpeaker]
      let said = Said()
      AnnouncementScript.listen { text, priority in said.take(text, priority) }
      let device = Device()
      let sound = CallSound(recordings: ScriptedCallRecordings(), engine: device.engine)
      let session = await VoiceSession.system(.call, call: sound, device: .americanEnglish)
      sound.announcements?.tell(beforeOpening: "This call is being recorded")
      async let begun: Void = session.appear()
      let words = "This call is being recorded. Listening for speech"
      #expect(await said.first { $0.hasSuffix("Listening for speech") } == words)
      #expect(!AppleSound.calls.contains("start"))
      Handset.finishReading(words)
      try await begun
      _ = await reach(session) { $0.phase == .listening }
      sound.announcements?.tell("The disk is full", isUrgent: true)
      for _ in 0..<1_000 { await Task.yield() }
      #expect(!said.all.contains { $0.hasPrefix("The disk is full") })
      await session.close()
      _ = await said.first { $0.hasPrefix("The disk is full") }
    }

    @Test("With the analyzer, the user is asked for the microphone only")
    func analyzer() async throws {
      AppleSound.setRecordPermission(0)
      AnalyzerScript.reset(
        transcriber: ["en-US"], installed: ["en-US"],
        plan: [
          (
            .sound(1),
            .says(SpokenSteps.said(SpokenSteps.timed("hello"), isFinal: true), start: 0, end: 1)
          )
        ])
      SpeechScript.reset(authorization: .notDetermined)
      let session = await VoiceSession.system(.capture, device: .americanEnglish)
      try await session.toggle()
      _ = await reach(session) { $0.phase == .rationale }
      try await session.acceptRationale()
      while !AppleSound.calls.contains("requestRecordPermission") { await Task.yield() }
      // The user denies the permission.
      _ = await reach(session) { $0.phase == .failed(.microphonePermissionDenied) }
      #expect(!SpeechScript.log.contains("requestAuthorization"))
      await session.close()
    }

    @Test("A recording plays haptics when it starts and when it stops", .covers("S1-27"))
    func felt() async throws {
      let session = await VoiceSession.system(.capture, device: .americanEnglish)
      try await speak(session)
      try await session.stop()
      _ = await reach(session) { $0.phase == .idle }
      await session.close()
      while Handset.log.count(where: { $0 == "impact medium 1.0" }) < 2 { await Task.yield() }
    }

    @Test("A session that is no longer referenced is released")
    func letGo() async throws {
      var session: VoiceSession? = await VoiceSession.system(.capture, device: .americanEnglish)
      weak let left = session
      #expect(left != nil)
      session = nil
      while left != nil { try await Task.sleep(nanoseconds: 1_000_000) }
    }
  }
}
