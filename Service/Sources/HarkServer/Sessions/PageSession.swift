import Foundation
import Hark
import HarkScreens

/// One user's session: a screen over a voice session in this process, shown by a page at the other
/// end of a connection.
///
/// The session outlives the connection for a while, so that a disconnected page can resume it. The
/// user's actions are performed in order, each once, after the audio that precedes them.
actor PageSession: SeatedSession {
  nonisolated let id: String
  nonisolated let user: OrganizationUser
  nonisolated let experience: String
  let dependencies: SessionDependencies
  let screen: ScreenHandle
  let voice: VoiceSession
  let outbox: PageOutbox
  let microphone: RemoteMicrophone
  let loudspeaker: RemoteLoudspeaker
  let devices: RemoteDevices

  /// The user's recorded calls, and the recorder of this call; `nil` if this session is not a call
  /// or if calls are not recorded.
  nonisolated let recordings: RecordedCalls?
  let recorder: CallRecorder?
  let permissions: RemotePermissions
  let requests: AsyncStream<ActionRequest>.Continuation
  var style: ScreenStyle
  var pace = DrawingPace()
  var phase = Phase.idle
  var news = NewsReading()
  var hints = NewsReading()

  /// The last action received, and the last action completed.
  var received = 0
  var done = 0

  /// Whether the state is from a server that may have performed more actions than it had saved when
  /// it died; the page then continues with a later action.
  var mayLackActions: Bool

  /// The number of times that a server has resumed the session; `nil` if none has.
  let moves: Int?
  var shown: (done: Int, screen: ScreenView)?
  var shownSound: SoundView?

  /// Closes the microphone unless a page reconnects in time; `nil` until a connection is lost.
  var absence: Task<Void, Never>?
  private(set) var isOver = false

  /// Saves the session for another server; `nil` if sessions are not saved.
  let keeper: SessionKeeper?

  /// Another server's state whose recording is to be resumed, until the user does something else.
  var resuming: KeptScreen? {
    didSet {
      outbox.isSilent.withLock { $0 = resuming?.replay != nil }
      outbox.screenChanged()
    }
  }

  /// Stops the resumed recording at the end of its audio, unless the user cancels it first.
  var finishing: Task<Void, Never>?

  /// Whether a pending action will end `resuming`.
  var endsReplay = false

  /// The time before which a tap would be dropped as a repeat of the resumed recording's start.
  var tapsFrom = 0.0
  let wantedLanguage: LocaleTag?
  private var work: [Task<Void, Never>] = []

  static let requestLimit = 256

  /// The maximum time that a microphone may be without a connection, in seconds.
  static let microphoneWithin = 15.0

  static let resumeWithin = 60.0

  /// The maximum wait of a handover for the last words of a stopped recording, in seconds.
  static let wordsWithin = 2.0

  /// The maximum time that a resumed session waits for its screen to load, in seconds.
  static let loadTimeout = 3.0

  /// Creates a session, or resumes the one in `kept`; `nil` if no page shows the experience.
  init?(
    id: String, _ hello: Hello, user: OrganizationUser, _ dependencies: SessionDependencies,
    kept: KeptScreen? = nil
  ) {
    guard
      let experience = ScreenMaker.experiences.first(where: { $0.name == hello.experience })
    else { return nil }
    let wantedLanguage = kept?.language.flatMap(LocaleTag.init) ?? hello.language
    let language = wantedLanguage ?? .americanEnglish
    // Each server numbers its events above those of earlier servers, because this hello may have
    // arrived late, over an old connection, and the page may have seen more events since.
    let moves = kept.map { ($0.moves ?? 0) + 1 }
    let outbox = PageOutbox(behind: max(hello.resume?.seen ?? 0, (moves ?? 0) << 32))
    let permissions = RemotePermissions(hello.permission, outbox)
    let microphone = RemoteMicrophone(outbox, permissions, dependencies.timekeeper)
    let loudspeaker = RemoteLoudspeaker(outbox, dependencies.timekeeper)
    let devices = RemoteDevices()
    let isCall = experience == .call
    let recordings = isCall ? dependencies.recordings?(user.id) : nil
    let recorder = recordings.map {
      CallRecorder($0.recordings, timekeeper: dependencies.timekeeper)
    }
    let session = VoiceSession(
      experience: experience,
      ports: SessionPorts(
        microphone: microphone.recorded(by: recorder),
        recognizer: dependencies.recognizer(for: user.id),
        permissions: permissions, haptics: outbox,
        agent: isCall ? dependencies.agent : nil,
        synthesizer: isCall
          ? dependencies.synthesizer(on: loudspeaker.recorded(by: recorder)) : nil,
        timekeeper: dependencies.timekeeper, detector: dependencies.detector,
        keeping: dependencies.keeping(of: user.id, in: id), deviceLocale: language))
    let maker = ScreenMaker(
      dependencies: dependencies, user: user, language: language,
      openSettings: { outbox.post(.openSettings) },
      lines: kept?.content.lines ?? [],
      surroundings: CallSurroundings(
        archive: dependencies.callSettings?(user.id), recorder: recorder,
        choices: { devices.choices() },
        follow: { microphone.follow(MicrophoneChoice($0)) }))
    guard let screen = maker.run(experience, session) else { return nil }
    (self.id, self.user, self.wantedLanguage) = (id, user, wantedLanguage)
    keeper = dependencies.sessions.map { SessionKeeper($0, id, user.id, dependencies.timekeeper) }
    (received, done) = (kept?.done ?? 0, kept?.done ?? 0)
    mayLackActions = kept != nil
    self.moves = moves
    self.experience = experience.name
    self.dependencies = dependencies
    self.screen = screen
    voice = session
    (self.outbox, self.microphone, self.loudspeaker) = (outbox, microphone, loudspeaker)
    (self.devices, self.recordings, self.recorder) = (devices, recordings, recorder)
    self.permissions = permissions
    style = ScreenStyle(
      experience, language: language, reducesMotion: hello.reducesMotion, session: id)
    let wanted: AsyncStream<ActionRequest>
    (wanted, requests) = AsyncStream.makeStream(
      bufferingPolicy: .bufferingOldest(Self.requestLimit))
    let ends = session.stream { entry in
      if case .happened(.recordingEnded(let id, _)) = entry { id } else { nil }
    }
    Task {
      await self.begin(wanted, ends)
      if kept == nil { await self.follow() }
    }
  }

  private func begin(_ wanted: AsyncStream<ActionRequest>, _ ends: AsyncStream<RecordingID>) {
    work = [
      Task { [weak self] in for await id in ends { await self?.ended(id) } },
      Task { [weak self] in for await request in wanted { await self?.perform(request) } },
    ]
  }

  /// Draws and announces subsequent changes of the screen, except those that a resumed session has
  /// already announced to its page.
  func follow() async {
    let moments = await screen.changes()
    if moves != nil, let now = await moments.first(where: { _ in true }) {
      phase = now.phase
      (news, hints) = (NewsReading(after: now.news), NewsReading(after: now.hintNews))
    }
    work.append(
      Task { [weak self] in for await moment in moments { await self?.changed(moment) } })
  }

  /// Reports a recording's text as taken if a page shows it; otherwise, it will be offered again.
  private func ended(_ recording: RecordingID) async {
    if isConnected, !isOver { await voice.textTaken(through: recording) }
  }

  func end(saying farewell: Farewell) async {
    if isOver { return }
    stop()
    outbox.link?.end(farewell)
    await close()
    await keeper?.finish()
  }

  /// Releases the session for another server to resume, and then reports the reason to the page;
  /// ends the session if sessions are not saved.
  func handOver(_ farewell: Farewell) async {
    guard let keeper else { return await end(saying: .shutdown) }
    if isOver { return }
    stop()
    await keeper.keep(keptWithWords())
    // This process must release its dictations before the resuming process asks for them.
    await close()
    await keeper.release()
    outbox.link?.end(farewell)
  }

  private func stop() {
    isOver = true
    absence?.cancel()
    requests.finish()
  }

  private func close() async {
    await screen.end()
    await recorder?.end()
    for task in work { task.cancel() }
  }
}

extension Microphone {
  fileprivate func recorded(by recorder: CallRecorder?) -> any Microphone {
    if let recorder { RecordedMicrophone(self, by: recorder) } else { self }
  }
}

extension Loudspeaker {
  fileprivate func recorded(by recorder: CallRecorder?) -> any Loudspeaker {
    if let recorder { RecordedLoudspeaker(self, by: recorder) } else { self }
  }
}
