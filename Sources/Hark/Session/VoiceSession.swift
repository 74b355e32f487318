import Foundation

/// One person's voice input: listens, has it recognised, and says what is going on.
///
/// Start here. `VoiceMachine` decides everything; this actor performs what it decides through the
/// ports and feeds back what comes of it. Everything reaches it through one inbox, read by one
/// loop, and no `await` stands between reading the state and writing it.
///
/// ```swift
/// let session = VoiceSession(
///   experience: .capture, microphone: microphone, recognizer: recognizer)
/// for await snapshot in session.snapshots() { draw(snapshot) }
/// ```
///
/// Everything that was opened is closed by `end()`, or when the session goes away.
public actor VoiceSession {
  var experience: Experience
  let microphone: any Microphone
  let recognizer: any Recognizer
  let permissions: any PermissionAuthority
  let reachability: any Reachability
  let haptics: any Haptics
  let agent: (any Agent)?
  let synthesizer: (any Synthesizer)?
  let timekeeper: any Timekeeper
  let detector: @Sendable () -> any VoiceDetector
  let notes: FailureNotes

  /// Whether replies are spoken.
  var speaksReplies = true

  /// Whether sound may leave the device.
  private let preference: RecognizerPreference

  /// The language in use; nil when the recogniser knows none of the wanted ones.
  let locale: LocaleTag?

  nonisolated let inbox = Inbox()
  nonisolated let broadcast: Broadcast
  var machine: VoiceMachine
  var ears: Ears
  var slicer = HopSlicer()
  var books: [RecordingID: RecordingBook] = [:]
  var feeds: [TaskID: TaskFeed] = [:]
  var reply: Reply?

  /// Whether the microphone hears anything, as it says itself.
  var input = InputCondition.live

  /// What listeners know of that; nil until the open microphone has heard something.
  var toldInput: InputCondition?

  /// What was said to the agent and by it, before the reply under way.
  var conversation: [Message] = []

  /// Those who wait until no task is left.
  var settlers: [CheckedContinuation<Void, Never>] = []

  /// What is still to be done with tasks once the microphone is closed.
  var released: [@Sendable () -> Void] = []

  /// The recording under way, or the last one.
  var newest: RecordingID?

  /// Whether the recogniser has shown words before they were final, as some never do.
  var hasShownInterims = false

  /// What was said in it.
  var transcript = Transcript()

  /// The text of recordings that are over and may still be sent.
  var concluded: [RecordingID: String] = [:]

  /// Where the sound of the last recording ended.
  var lastEnd = 0

  /// Events that came of performing effects; they go before anything in the inbox.
  var followUps: [VoiceEvent] = []

  /// Numbers for ids; each event gets one of its own.
  private var fresh = 0

  /// Work under way in the outside world.
  let errands = Errands()

  /// Makes a session; nothing is opened before the first gesture or `begin()`.
  ///
  /// - Parameters:
  ///   - experience: How it behaves.
  ///   - microphone: Where sound comes from.
  ///   - recognizer: What turns it into words.
  ///   - permissions: Who is asked for permission.
  ///   - reachability: Who knows whether there is a connection.
  ///   - haptics: What makes the device knock.
  ///   - agent: Who answers what is sent; nil where nobody does.
  ///   - synthesizer: What speaks the answer; nil where it is only read.
  ///   - timekeeper: The clock.
  ///   - detector: Makes the voice detector for each opening of the microphone.
  ///   - keeping: How what is said is kept until it is in safe hands; nil when it is not.
  ///   - diagnostics: Who takes note of what goes wrong; nothing that it gets was spoken.
  ///   - deviceLocale: The device's own language.
  public init(
    experience: Experience,
    microphone: any Microphone,
    recognizer: any Recognizer,
    permissions: any PermissionAuthority = OpenPermissions(),
    reachability: any Reachability = AlwaysConnected(),
    haptics: any Haptics = NoHaptics(),
    agent: (any Agent)? = nil,
    synthesizer: (any Synthesizer)? = nil,
    timekeeper: any Timekeeper = SystemTimekeeper(),
    detector: @escaping @Sendable () -> any VoiceDetector = { SpectralVoiceDetector() },
    keeping: TranscriptKeeping? = nil,
    diagnostics: any Diagnostics = NoDiagnostics(),
    deviceLocale: LocaleTag = .americanEnglish
  ) {
    self.experience = experience
    preference = experience.recognizer
    self.microphone = microphone
    self.recognizer = recognizer
    self.permissions = permissions
    self.reachability = reachability
    self.haptics = haptics
    self.agent = agent
    self.synthesizer = synthesizer
    self.timekeeper = timekeeper
    notes = FailureNotes(diagnostics: diagnostics, recognizer: recognizer.traits.name)
    locale = LocaleTag.resolve(
      experience.locales(device: deviceLocale), among: recognizer.traits.locales)
    broadcast = Broadcast(
      keeper: keeping.map { [notes, locale, name = recognizer.traits.name] keeping in
        TranscriptKeeper(keeping, timekeeper: timekeeper, notes: notes) {
          DictationOrigin(
            experience: experience.name, locale: locale,
            settings: DictationSettings(experience, recognizer: name), startedAt: Date())
        }
      })
    machine = VoiceMachine(
      experience, tasksAtOnce: recognizer.traits.tasksAtOnce, limits: recognizer.traits.limits)
    self.detector = detector
    ears = Ears(detection: experience.detection, detector: detector)
    let wanted = experience.locales(device: deviceLocale)
    if let first = wanted.first, first != locale {
      notes.note(.languageMissing(first, instead: locale), phase: .starting)
    }
    errands.run(.condition) { [microphone, inbox] in
      for await condition in microphone.conditions() { inbox.post(.input(condition)) }
    }
    let items = inbox.items
    Task { [weak self] in
      for await item in items {
        if let self { await self.take(item) } else { item.abandon() }
      }
    }
  }

  deinit {
    inbox.close()
    errands.cancelAll()
    if machine.capture.state.keepsMicrophoneOpen {
      errands.run(.closing) { [microphone, errands] in await errands.close(microphone) }
    }
    for end in released { end() }
    for feed in feeds.values { feed.cancel() }
    reply?.stop()
    broadcast.finish()
  }

  /// Ears that have heard nothing.
  var newEars: Ears { Ears(detection: experience.detection, detector: detector) }

  /// What the machines may know at the moment of `event`.
  ///
  /// Only what comes from the person or the microphone can lead to a start, so the world is not
  /// asked at every word whether one would be possible.
  func moment(of event: VoiceEvent) -> Moment {
    fresh += 1
    return Moment(
      now: timekeeper.now, position: ears.position, fresh: fresh,
      readiness: event.capture == nil ? Readiness() : readiness)
  }

  private var readiness: Readiness {
    var readiness = Readiness()
    readiness.isReachable = !recognizer.traits.needsNetwork || reachability.isConnected
    readiness.speech = permissions.status(of: .speech)
    readiness.microphone = permissions.status(of: .microphone)
    readiness.obstacle = unavailability
    return readiness
  }

  /// Why voice input cannot work here at present, whatever the person allows; nil when it can.
  public nonisolated var unavailability: VoiceFailure? {
    if recognizer.traits.needsNetwork, preference == .onDeviceOnly {
      return .recognizerUnavailable
    }
    if let failure = recognizer.unavailability { return failure }
    return locale == nil ? .localeUnsupported : microphone.unavailability
  }
}
