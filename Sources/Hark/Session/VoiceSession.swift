import Foundation

/// The voice input of one user: listens, recognizes speech, and reports its state.
///
/// `VoiceMachine` makes all decisions; this actor performs its effects through the ports and feeds
/// the results back. All input arrives through one inbox, read by one loop, and no `await` separates
/// reading the state from writing it.
///
/// ```swift
/// let session = VoiceSession(
///   experience: .capture, microphone: microphone, recognizer: recognizer)
/// try await session.start()
/// for await transcript in session.transcripts { print(transcript.text) }
/// ```
///
/// `close()` closes everything that was opened, as does the session's deinitialization.
public actor VoiceSession {
  var experience: Experience
  let ports: SessionPorts
  let notes: FailureNotes
  var speaksReplies = true

  /// Finishes the text of each recording; `nil` if it is left as spoken.
  var finisher: Finisher?

  /// How the experience finishes text, without the user's choice.
  let standardFinishing: FinishingOptions?

  /// Whether audio may leave the device.
  private let preference: RecognizerPreference

  /// The language in use; `nil` if the recognizer supports none of the preferred languages.
  package nonisolated let locale: LocaleTag?

  nonisolated let inbox = Inbox()
  nonisolated let audience: Audience
  var machine: VoiceMachine
  var pipeline: AudioPipeline
  var slicer = HopSlicer()
  var recordingStates: [RecordingID: RecordingState] = [:]
  var feeds: [TaskID: TaskFeed] = [:]
  var reply: Reply?
  var input = InputCondition.live

  /// The input condition last reported to listeners; `nil` until the open microphone has delivered
  /// audio.
  var reportedInput: InputCondition?

  /// The error behind the latest report of each failure.
  var causes: [VoiceFailure: ErrorCause] = [:]

  /// The messages to and from the agent before the current reply.
  var conversation: [ChatMessage] = []

  /// The callers that wait until no recognition task is left.
  var settlers: [CheckedContinuation<Void, Never>] = []

  /// The tasks to release once the microphone has closed; until then, each holds a decoder.
  var released: [(task: TaskID, end: @Sendable () -> Void)] = []

  /// The tasks whose timeout for final results starts once the microphone has closed.
  var finishing: [(task: TaskID, recording: RecordingID)] = []

  /// The current or last recording, with its transcript.
  var newest: RecordingID?
  var transcript = Transcript()

  /// Whether the recognizer has reported interim text; some recognizers never do.
  var hasShownInterims = false
  var starts: TaskStarts

  /// The audio that can be recognized again.
  var sounds = SoundKeeper()

  /// The pauses still to be marked in kept audio; `nil` in a session that finds them itself.
  var replayedPauses: [SoundPiece.Pause]?

  /// The text of finished recordings that may still be sent.
  var concluded: [RecordingID: String] = [:]

  /// The turn of the last reply whose end was reported.
  var endedReply: TurnID?

  /// Whether `close()` was called, after which every request is refused.
  var isClosing = false
  var isClosed = false

  /// The position at which the audio of the last recording ended.
  var lastEnd = 0

  /// The events that result from performed effects; handled before the next inbox item.
  var followUps: [VoiceEvent] = []

  private var nextID = 0
  let backgroundTasks = BackgroundTasks()

  /// Creates a session with only a microphone and a recognizer.
  ///
  /// Nothing is opened before the first gesture or `start()`.
  public init(experience: Experience, microphone: any Microphone, recognizer: any Recognizer) {
    self.init(
      experience: experience, ports: SessionPorts(microphone: microphone, recognizer: recognizer))
  }

  /// Creates a session, which opens nothing before the first gesture or `start()`.
  public init(experience: Experience, ports: SessionPorts) {
    self.experience = experience
    self.ports = ports
    preference = experience.recognizer
    let traits = ports.recognizer.traits
    notes = FailureNotes(diagnostics: ports.diagnostics, recognizer: traits.name)
    let wanted = experience.locales(device: ports.deviceLocale)
    let locale = LocaleTag.resolve(wanted, among: traits.locales)
    self.locale = locale
    standardFinishing = experience.finishing
    finisher = experience.finisher(for: locale, writtenBy: traits)
    audience = Audience(
      keeper: ports.keeping.map { [notes, locale] keeping in
        TranscriptKeeper(keeping, timekeeper: ports.timekeeper, notes: notes) {
          let new = keeping.newDictation()
          return DictationOrigin(
            id: new.id, experience: experience.name, locale: locale,
            settings: DictationSettings(experience, recognizer: traits.name),
            startedAt: new.startedAt)
        }
      })
    starts = TaskStarts(limit: traits.tasksAtOnce)
    machine = VoiceMachine(experience, tasksAtOnce: traits.tasksAtOnce, limits: traits.limits)
    pipeline = AudioPipeline(experience, detector: ports.detector)
    if let first = wanted.first, first != locale {
      notes.note(.languageMissing(first, instead: locale), phase: .starting)
    }
    backgroundTasks.run(.condition) { [microphone = ports.microphone, inbox] in
      for await condition in microphone.conditions() { inbox.post(.input(condition)) }
    }
    inbox.connect { [weak self] in Task { await self?.takeAll() } }
  }

  deinit {
    inbox.close()
    backgroundTasks.cancelAll()
    if machine.capture.state.keepsMicrophoneOpen {
      backgroundTasks.run(.closing) { [microphone = ports.microphone, backgroundTasks] in
        await backgroundTasks.close(microphone)
      }
    }
    for task in released { task.end() }
    for feed in feeds.values { feed.cancel() }
    reply?.stop()
    audience.keeper?.close()
    audience.finish()
  }

  var newPipeline: AudioPipeline { AudioPipeline(experience, detector: ports.detector) }

  func moment(of event: VoiceEvent) -> Moment {
    nextID += 1
    return Moment(
      now: ports.timekeeper.now, position: pipeline.position, nextID: nextID,
      readiness: event.needsReadiness ? readiness : Readiness())
  }

  private var readiness: Readiness {
    Readiness(
      isReachable: !ports.recognizer.traits.needsNetwork || ports.reachability.isConnected,
      speech: ports.permissions.status(of: .speech),
      microphone: ports.permissions.status(of: .microphone), obstacle: unavailability)
  }

  /// The reason that voice input is currently unavailable, regardless of permissions and of the
  /// network connection; `nil` if it is available.
  public nonisolated var unavailability: VoiceFailure? {
    if ports.recognizer.traits.needsNetwork, preference == .onDeviceOnly {
      return .recognizerUnavailable
    }
    if let failure = ports.recognizer.unavailability { return failure }
    return locale == nil ? .localeUnsupported : ports.microphone.unavailability
  }

  var snapshot: Snapshot {
    Snapshot(
      phase: machine.phase, transcript: transcript, reply: reply?.text ?? "", level: level,
      replyLevel: machine.turn.state.isHeard ? reply?.level ?? 0 : 0,
      input: hearsSound ? input : .live, elapsed: elapsed, locale: locale, cause: cause,
      canRecognizeAgain: canRecognizeAgain)
  }

  /// Whether the audio of a recording is kept because its text may lack words.
  var canRecognizeAgain: Bool {
    sounds.isWaiting && !isClosing && !machine.retry.isRecognizing
  }

  private var cause: ErrorCause? {
    if case .failed(let failure) = machine.phase { causes[failure] } else { nil }
  }

  func show() { audience.show(snapshot) }

  package var recordings: SessionRecordings {
    guard case .recording(let recording) = machine.capture.state else {
      return SessionRecordings(newest: newest, stoppedAt: lastEnd > 0 ? lastEnd : nil)
    }
    return SessionRecordings(
      newest: newest, underWay: recording.id,
      kind: recording.grip == .free ? recording.kind : .held)
  }

  private var level: Float { hearsSound ? pipeline.level : 0 }

  var hearsSound: Bool { machine.capture.state.isHearing }

  private var elapsed: Double {
    guard case .recording(let recording) = machine.capture.state,
      let start = recordingStates[recording.id]?.from
    else { return 0 }
    return AudioTime.seconds(max(0, pipeline.position - start))
  }

  /// Reports each change of the open microphone's input condition.
  func reportInput() {
    guard hearsSound else {
      reportedInput = nil
      return
    }
    // Every microphone takes a moment to deliver its first audio; this is not worth reporting.
    if reportedInput == nil, input == .waiting { return }
    if input != reportedInput ?? .live { audience.tell(.input(input)) }
    reportedInput = input
  }
}
