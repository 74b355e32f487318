@_spi(Script) import AVFAudio
import Accessibility
import Hark
import HarkPresentation
import HarkTesting
import LedgerCoverage
import Testing

@testable import HarkApple

extension AppleSuite {
  @Suite("Announcements for the screen reader") struct SpokenAnnouncementsTests {
    private let said = Said()
    private let clock = ManualTimekeeper()

    init() {
      Handset.reset(isVoiceOverRunning: true)
      RouteScript.outputs = [.builtInSpeaker]
      AnnouncementScript.listen { [said] text, priority in said.take(text, priority) }
    }

    private func announcements(_ experience: Experience = .mealLog) -> SpokenAnnouncements {
      SpokenAnnouncements(
        for: experience, wording: Wording(for: experience), timekeeper: clock)
    }

    private func session(
      _ experience: Experience, _ announcements: SpokenAnnouncements,
      _ device: any Microphone = ScriptedMicrophone()
    ) -> VoiceSession {
      let session = VoiceSession(
        experience: experience,
        ports: SessionPorts(
          microphone: AnnouncedMicrophone(device, announcements: announcements),
          recognizer: ScriptedRecognizer(), timekeeper: clock))
      announcements.follow(session)
      return session
    }

    @Test(
      "The microphone opens after its announcement, and the end is announced once it is closed",
      .covers("S5-FR-033"))
    func recording() async throws {
      // With this setting, silence is not a failure; a failure would be announced instead of the
      // end.
      var experience = Experience.mealLog
      experience.noSpeech = .quiet
      let session = session(experience, announcements(experience))
      var phases = session.snapshots.makeAsyncIterator()
      async let pressed: Void = session.toggle()
      await said.count(1)
      #expect(said.all == ["Recording started"] && said.priorities == ["high"])
      try await pressed
      // The stream can still contain an earlier snapshot.
      while let phase = await phases.next()?.phase, phase != .starting { #expect(phase == .idle) }
      Handset.finishReading("Recording started")
      while let phase = await phases.next()?.phase, !phase.isRecording {}
      try await session.stop()
      await said.count(2)
      #expect(said.all == ["Recording started", "Recording stopped"])
      await session.close()
    }

    @Test(
      "An end during the microphone's closing is announced once the microphone is closed",
      .covers("S5-FR-033"))
    func closing() async throws {
      var experience = Experience.mealLog
      experience.noSpeech = .quiet
      let door = Door()
      let session = session(experience, announcements(experience), SlowMicrophone(closing: door))
      var phases = session.snapshots.makeAsyncIterator()
      async let pressed: Void = session.toggle()
      await said.count(1)
      Handset.finishReading("Recording started")
      try await pressed
      while let phase = await phases.next()?.phase, !phase.isRecording {}
      try await session.stop()
      await door.arrival()
      // Enough yields for any announcement that is still to come.
      for _ in 0..<1_000 { await Task.yield() }
      #expect(said.all == ["Recording started"])
      door.open()
      await said.count(2)
      #expect(said.all == ["Recording started", "Recording stopped"])
      await session.close()
    }

    @Test("A failure during a recording is announced once the microphone is closed")
    func failing() async throws {
      let door = Door()
      let device = ScriptedMicrophone()
      let session = session(
        .mealLog, announcements(), SlowMicrophone(device, closing: door))
      var phases = session.snapshots.makeAsyncIterator()
      async let pressed: Void = session.toggle()
      await said.count(1)
      Handset.finishReading("Recording started")
      try await pressed
      while let phase = await phases.next()?.phase, !phase.isRecording {}
      device.fail(.interrupted)
      await door.arrival()
      for _ in 0..<1_000 { await Task.yield() }
      #expect(said.all == ["Recording started"])
      door.open()
      await said.count(2)
      let text = Wording(for: .mealLog)[.message(.interrupted)]
      #expect(said.all.last == text && said.priority(of: text) == "high")
      await session.close()
    }

    @Test(
      "An unfinished announcement delays the microphone for one second, and counts as echo for longer"
    )
    func bounded() async throws {
      let announcements = announcements()
      async let ready: Void = announcements.beforeOpening(.record)
      await clock.sleepers(2)
      #expect(announcements.isReading)
      await clock.advance(by: AnnouncementSchedule.longestWait)
      await ready
      #expect(announcements.isReading)
      await clock.advance(by: AnnouncementSchedule.longestReading(of: "Recording started"))
      while announcements.isReading { await Task.yield() }
    }

    @Test("The microphone hears an echo only while text is read out")
    func echo() async throws {
      let announcements = announcements()
      let microphone = AnnouncedMicrophone(ScriptedMicrophone(), announcements: announcements)
      #expect(microphone.echoLikelihood == 0)
      async let ready: Void = announcements.beforeOpening(.record)
      await clock.sleepers(2)
      #expect(microphone.echoLikelihood == 1)
      await clock.advance(by: 1)
      await ready
      #expect(microphone.echoLikelihood == 1)
      Handset.finishReading("Recording started")
      while microphone.echoLikelihood > 0 { await Task.yield() }
    }

    @Test(
      "Text that is read only into headphones is not echo, so a reply can be interrupted meanwhile")
    func privately() async {
      RouteScript.outputs = [.headphones]
      defer { RouteScript.outputs = [.builtInSpeaker] }
      let announcements = announcements()
      let microphone = AnnouncedMicrophone(ScriptedMicrophone(), announcements: announcements)
      await announcements.beforeOpening(.conversation)
      announcements.tell("The disk is full")
      await said.count(1)
      #expect(said.all == ["The disk is full"] && microphone.echoLikelihood == 0)
    }

    @Test("A microphone that is no longer needed is neither awaited nor opened")
    func unwanted() async throws {
      let device = ScriptedMicrophone()
      let microphone = AnnouncedMicrophone(device, announcements: announcements())
      let opening = Task { _ = try await microphone.open(.record) }
      await said.count(1)
      opening.cancel()
      await #expect(throws: CancellationError.self) { try await opening.value }
      #expect(device.openings.isEmpty)
    }

    @Test("Without a screen reader, nothing is announced or delayed")
    func silent() async throws {
      Handset.reset()
      await announcements().beforeOpening(.record)
      #expect(said.all.isEmpty)
    }

    @Test("With headphones, a call starts immediately and is announced afterwards")
    func headphones() async throws {
      RouteScript.outputs = [.headphones]
      defer { RouteScript.outputs = [.builtInSpeaker] }
      let session = session(.call, announcements(.call))
      try await session.appear()
      await said.count(1)
      #expect(said.all == ["Listening for speech"] && said.priorities == ["default"])
      await session.close()
      // Receives the session's last announcement, so that the next test does not.
      await said.count(2)
      #expect(said.all.last == "Ready to record")
    }

    @Test(
      "A recording silences the screen reader in headphones, too, and is announced before and after"
    )
    func mutedHeadphones() async throws {
      RouteScript.outputs = [.headphones]
      defer { RouteScript.outputs = [.builtInSpeaker] }
      var experience = Experience.mealLog
      experience.noSpeech = .quiet
      let announcements = announcements(experience)
      let session = session(experience, announcements)
      var phases = session.snapshots.makeAsyncIterator()
      async let pressed: Void = session.toggle()
      await said.count(1)
      #expect(said.all == ["Recording started"] && said.priorities == ["high"])
      try await pressed
      while let phase = await phases.next()?.phase, phase != .starting { #expect(phase == .idle) }
      Handset.finishReading("Recording started")
      while let phase = await phases.next()?.phase, !phase.isRecording {}
      announcements.tell("The disk is full")
      for _ in 0..<1_000 { await Task.yield() }
      #expect(said.all == ["Recording started"])
      try await session.stop()
      // The texts can be announced together or separately, and in either order, because the app's
      // text comes from another thread.
      let texts = ["The disk is full", "Recording stopped"]
      while !texts.allSatisfy({ said.all.joined().contains($0) }) { await Task.yield() }
      await session.close()
    }

    @Test(
      "The end of an announcement is detected regardless of its text's type",
      arguments: Handset.TextType.allCases)
    func types(type: Handset.TextType) async throws {
      let announcements = announcements()
      let isOpen = Locked(false)
      let opening = Task {
        await announcements.beforeOpening(.record)
        isOpen.withLock { $0 = true }
      }
      await clock.sleepers(2)
      Handset.finishReading("Something else", as: type)
      for _ in 0..<1_000 { await Task.yield() }
      #expect(announcements.isReading && !isOpen.withLock { $0 })
      Handset.finishReading("Recording started", as: type)
      while announcements.isReading { await Task.yield() }
      await opening.value
      #expect(isOpen.withLock { $0 })
    }

    @Test("A screen's own text is announced when the microphone that opened last is closed")
    func screens() async {
      let announcements = announcements()
      async let ready: Void = announcements.beforeOpening(.record)
      await said.count(1)
      Handset.finishReading("Recording started")
      await ready
      SpokenAnnouncements.tell("The meal is saved")
      for _ in 0..<1_000 { await Task.yield() }
      #expect(said.all == ["Recording started"])
      announcements.closed()
      await said.count(2)
      #expect(said.all.last == "The meal is saved" && announcements.isReading)
      Handset.finishReading("The meal is saved")
      while announcements.isReading { await Task.yield() }
      #expect(!announcements.isReading)
    }

    @Test("A failure is announced before everything else, in its own words")
    func failure() async throws {
      let announcements = announcements(.composer)
      let session = VoiceSession(
        experience: .composer,
        ports: SessionPorts(
          microphone: ScriptedMicrophone(),
          recognizer: ScriptedRecognizer(
            traits: RecognizerTraits(
              name: "far", locales: [.americanEnglish], needsNetwork: true)),
          reachability: ScriptedReachability(isConnected: false), timekeeper: clock))
      announcements.follow(session)
      var phases = session.snapshots.makeAsyncIterator()
      _ = await phases.next()
      try await session.toggle()
      // Late announcements of an earlier session can come first.
      let text = Wording(for: .composer)[.message(.networkUnavailable)]
      while !said.all.contains(text) { await Task.yield() }
      #expect(said.priority(of: text) == "high")
      await session.close()
    }
  }
}

/// A microphone that is slow to close, like a real device.
private struct SlowMicrophone: Microphone {
  let delivery = SoundDelivery.live

  private let device: any Microphone
  private let door: Door

  init(_ device: any Microphone = ScriptedMicrophone(), closing door: Door) {
    (self.device, self.door) = (device, door)
  }

  func open(_ profile: AudioProfile) async throws -> AsyncThrowingStream<AudioChunk, any Error> {
    try await device.open(profile)
  }

  func close() async {
    await door.pass()
    await device.close()
  }
}

/// A gate that the test opens.
private final class Door: Sendable {
  private let stream = AsyncStream<Void>.makeStream()
  private let arrivals = AsyncStream<Void>.makeStream()

  func open() { stream.continuation.finish() }

  /// Returns when a task waits at the gate.
  func arrival() async { for await _ in arrivals.stream { return } }

  func pass() async {
    arrivals.continuation.yield(())
    for await _ in stream.stream {}
  }
}

/// The announcements so far.
final class Said: Sendable {
  private struct State: Sendable {
    var all: [(String, String)] = []
    var waiters: [(Int, CheckedContinuation<Void, Never>)] = []
  }

  private let state = Locked(State())

  func take(_ text: String, _ priority: String) {
    let woken = state.withLock { state -> [CheckedContinuation<Void, Never>] in
      state.all.append((text, priority))
      let count = state.all.count
      defer { state.waiters.removeAll { $0.0 <= count } }
      return state.waiters.filter { $0.0 <= count }.map(\.1)
    }
    for waiter in woken { waiter.resume() }
  }

  var all: [String] { state.withLock { $0.all.map(\.0) } }

  func priority(of text: String) -> String? {
    state.withLock { $0.all.first { $0.0 == text }?.1 }
  }

  var priorities: [String] { state.withLock { $0.all.map(\.1) } }

  /// Returns the first announcement that satisfies `isMeant`, and ignores late announcements of the
  /// previous test's session.
  func first(where isMeant: (String) -> Bool) async -> String {
    while true {
      let known = all
      if let text = known.first(where: isMeant) { return text }
      await count(known.count + 1)
    }
  }

  func count(_ count: Int) async {
    await withCheckedContinuation { continuation in
      let isThere = state.withLock { state -> Bool in
        if state.all.count >= count { return true }
        state.waiters.append((count, continuation))
        return false
      }
      if isThere { continuation.resume() }
    }
  }
}
