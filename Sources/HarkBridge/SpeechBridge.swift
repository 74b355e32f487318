import Hark
import HarkPresentation

/// The native side of a speech plugin, without its channels (S4).
///
/// Commands go in; replies, events, and notices come out, as text only.
///
/// ```swift
/// let bridge = SpeechBridge(session, permissions: permissions)
/// bridge.send(.startRecognition, call: 1)
/// for await message in bridge.messages { pass(on: message) }
/// ```
///
/// `messages` supports a single consumer; a plugin forwards them in order on its main queue.
public actor SpeechBridge {
  /// The messages for the other side, in order; the stream finishes when the bridge ends.
  public nonisolated let messages: AsyncStream<BridgeMessage>

  /// The maximum duration of a stop, in seconds, which leaves a margin for transport (S4-22).
  public static let longestStop = 0.45

  private enum Request: Sendable {
    case command(BridgeCommand, FinishingOptions?, call: Int?)
    case end
  }

  private let session: VoiceSession
  private let timekeeper: any Timekeeper
  private let floor: SpeechFloor
  private var translator = BridgeTranslator()
  private var activation: Task<Void, any Error>?
  private var stopping: Task<Void, Never>?

  /// The number of stops so far; each one also cancels pending starts.
  private var stopCount = 0
  private var lastActivation = -Double.infinity
  private let isFallback: Bool

  private nonisolated let telling: AsyncStream<BridgeMessage>.Continuation
  private nonisolated let requests: AsyncStream<Request>.Continuation
  private let permissions: any PermissionAuthority
  private let wording: Wording
  private let openSettings: @Sendable () async -> Bool
  private var waiters: [CheckedContinuation<Void, Never>] = []
  private var asking: Task<BridgePermission, Never>?

  /// The recognition of the last recording's audio that is under way.
  private var recognition: Task<BridgeReply, Never>?

  /// Creates a bridge to `session`; nothing else may use the session.
  ///
  /// - Parameters:
  ///   - session: A session created with `Experience.dictation`, or used in the same way.
  ///   - wanted: The language of the UI strings and the preferred recognition language; the bridge
  ///     reports a fallback if the session uses another language.
  ///   - permissions: The same instance as the session's.
  ///   - timekeeper: The same instance as the session's.
  ///   - floor: The floor shared by all bridges that use the same microphone.
  ///   - openSettings: Opens the app's page in the system's settings; returns false on failure.
  public init(
    _ session: VoiceSession, wanted: LocaleTag = .norwegianBokmal,
    permissions: any PermissionAuthority = OpenPermissions(),
    timekeeper: any Timekeeper = SystemTimekeeper(), floor: SpeechFloor = .shared,
    openSettings: @escaping @Sendable () async -> Bool = { false }
  ) {
    self.session = session
    self.permissions = permissions
    self.timekeeper = timekeeper
    self.floor = floor
    self.openSettings = openSettings
    wording = Wording(for: .dictation, language: wanted)
    isFallback = session.locale != wanted
    (messages, telling) = AsyncStream.makeStream()
    let (inbox, requests) = AsyncStream.makeStream(of: Request.self)
    self.requests = requests
    let events = session.events
    Task { [weak self] in
      for await sessionEvent in events {
        guard let self else { break }
        await self.take(sessionEvent)
      }
    }
    Task { [weak self] in
      for await request in inbox {
        guard let self else { break }
        await self.begin(request)
      }
    }
  }

  deinit {
    requests.finish()
    telling.finish()
    for waiter in waiters { waiter.resume() }
    floor.leave(ObjectIdentifier(self))
  }

  /// Sends a command; commands begin in the order in which they are sent.
  ///
  /// - Parameters:
  ///   - command: The command to perform.
  ///   - choice: The user's choice of how to finish the text of the dictation that
  ///     `startRecognition` begins; `nil` for no choice. Other commands ignore it.
  ///   - call: The number that identifies the reply; `nil` if no reply is expected.
  public nonisolated func send(
    _ command: BridgeCommand, finishing choice: FinishingOptions? = nil, call: Int? = nil
  ) {
    requests.yield(.command(command, choice, call: call))
  }

  /// Ends the bridge after the commands already sent have begun: closes the session, and then
  /// finishes `messages`.
  public nonisolated func end() { requests.yield(.end) }

  private func begin(_ request: Request) async {
    switch request {
    case .command(let command, let choice, let call):
      await withCheckedContinuation { begun in
        // The task and its callees are isolated to this actor, so the command runs to its first
        // suspension before the next request is taken, and a stop cannot overtake the start that it
        // ends.
        Task {
          begun.resume()
          let reply = await perform(command, choice)
          if let call { telling.yield(.reply(reply, call: call)) }
        }
      }
    case .end:
      requests.finish()
      translator = BridgeTranslator()
      await dropRecognition()
      await session.close()
      tell([])
      telling.finish()
    }
  }

  /// Performs a command; the events that lead to the reply have been sent when this returns.
  package func perform(
    _ command: BridgeCommand, _ choice: FinishingOptions? = nil
  ) async -> BridgeReply {
    switch command {
    case .requestPermission: await requestPermission()
    case .isAvailable: .available(session.unavailability == nil)
    case .startRecognition: await start(choice)
    case .stopRecognition: await stop()
    case .openSettings: .opened(await openSettings())
    case .recognizeAgain: await recognizeAgain()
    case .wording: .wording(wording.bridged(refused: refused))
    }
  }

  /// The permission to report: speech recognition, unless only the microphone permission was denied
  /// or is restricted.
  private var refused: Permission {
    let isOpen = { [permissions] (permission: Permission) in
      [.authorized, .notDetermined].contains(permissions.status(of: permission))
    }
    return isOpen(.speech) && !isOpen(.microphone) ? .microphone : .speech
  }

  /// Requests speech recognition first, then the microphone (O4), and returns one answer (S4-03).
  private func requestPermission() async -> BridgeReply {
    // The system shows one request at a time, so concurrent calls share the answer.
    let task = asking ?? Task { await ask() }
    asking = task
    return .permission(await task.value)
  }

  private func ask() async -> BridgePermission {
    defer { asking = nil }
    var answers: [PermissionStatus] = []
    for permission in [Permission.speech, .microphone] {
      let status = permissions.status(of: permission)
      answers.append(status == .notDetermined ? await permissions.request(permission) : status)
    }
    return BridgePermission(.combined(speech: answers[0], microphone: answers[1]))
  }

  private func take(_ sessionEvent: SessionEvent) {
    if let notice = translator.notice(of: sessionEvent) { telling.yield(.notice(notice)) }
    tell(translator.handle(sessionEvent))
  }

  private func close() { tell(translator.close()) }

  private func tell(_ events: [BridgeEvent]) {
    for event in events { telling.yield(.event(event)) }
    if !translator.isOn, stopping == nil { floor.leave(ObjectIdentifier(self)) }
    let woken = waiters
    waiters = []
    for waiter in woken { waiter.resume() }
  }

  private func wait(for condition: (BridgeTranslator) -> Bool) async {
    while !condition(translator) { await withCheckedContinuation { waiters.append($0) } }
  }

  private func start(_ choice: FinishingOptions?) async -> BridgeReply {
    guard let locale = session.locale else { return .refused(.localeUnsupported) }
    let stops = stopCount
    // A start during a stop waits until the stop is complete.
    while let stopping { await stopping.value }
    guard stops == stopCount else { return .refused(.interrupted) }
    if !translator.isOn {
      // If another bridge is listening, this one would receive no audio.
      guard floor.take(ObjectIdentifier(self)) else { return .refused(.microphoneBusy) }
      translator.start()
      let activation = Task { try await activate(choice, after: stops) }
      self.activation = activation
      do { try await activation.value } catch {
        guard stops == stopCount else { return .refused(.interrupted) }
        translator = BridgeTranslator()
        tell([])
        return .refused(.microphoneBusy)
      }
    }
    await wait { $0.beginning != nil }
    if case .failure(let code) = translator.beginning { return .refused(code) }
    return .started(locale: locale, isFallback: isFallback)
  }

  private func activate(_ choice: FinishingOptions?, after stops: Int) async throws {
    // The session ignores an activation while it recognizes audio again.
    await dropRecognition()
    // The session treats an activation that follows another too soon as an accidental double tap
    // and ignores it.
    let soonest = lastActivation + GestureTiming.debounce + 0.001
    if timekeeper.now < soonest { try await timekeeper.sleep(until: soonest) }
    // An earlier failure is not worth reporting after a new start, but its audio stays kept, because
    // the new recording may turn out to have no words.
    try? await session.dismissMessage()
    await session.finishText(as: choice)
    // A stop during these waits found nothing to stop, so it takes effect here.
    guard stops == stopCount else { throw CancellationError() }
    try await session.toggle()
    lastActivation = timekeeper.now
    // The other side has already shown its own explanation.
    try? await session.acceptRationale()
  }

  /// Stops recognition; concurrent calls share one stop.
  ///
  /// The final text is sent before this method returns, and no events are sent afterward (O56).
  private func stop() async -> BridgeReply {
    stopCount += 1
    guard translator.isOn || stopping != nil else {
      await dropRecognition()
      return .stopped
    }
    let task = stopping ?? Task { await close(within: Self.longestStop) }
    stopping = task
    await task.value
    return .stopped
  }

  private func close(within seconds: Double) async {
    let deadline = timekeeper.now + seconds
    let alarm = Task { [timekeeper, weak self] in
      guard (try? await timekeeper.sleep(until: deadline)) != nil else { return }
      await self?.close()
    }
    // The request to stop must not overtake the request to start.
    _ = await activation?.result
    // A recording that has not begun has no words, and may be waiting for a permission.
    if translator.beginning != nil {
      try? await session.stop()
      await wait { $0.isSettled }
    }
    alarm.cancel()
    if !translator.hasEnded { await giveUp() }
    stopping = nil
    close()
  }

  /// Cancels the recording, even during the system's permission request, after which the microphone
  /// would otherwise open without a listener.
  private func giveUp() async {
    do { try await session.cancel() } catch { await session.leave() }
  }
}

// Audio that is recognized again.
extension SpeechBridge {
  /// Recognizes the audio of the last recording again; concurrent calls share one recognition.
  ///
  /// A start, a stop, or the end of the bridge cancels the recognition. The audio is kept until the
  /// recognition succeeds or a later recording has words.
  private func recognizeAgain() async -> BridgeReply {
    let stops = stopCount
    while let stopping { await stopping.value }
    // A recognition that is being canceled cannot be shared.
    while let recognition, recognition.isCancelled { _ = await recognition.value }
    guard stops == stopCount else { return .refused(.interrupted) }
    // The recording in progress decides whether the audio of the previous one stays kept.
    guard !translator.isOn else { return .refused(.noSoundKept) }
    let task = recognition ?? Task { await recognizeSound() }
    recognition = task
    return await task.value
  }

  private func recognizeSound() async -> BridgeReply {
    defer { recognition = nil }
    // The audio is available when the recording has ended, which can follow its error.
    await wait { !$0.isFinishing || Task.isCancelled }
    guard !Task.isCancelled, !translator.isOn else { return .refused(.interrupted) }
    // From here on, an error belongs to this recognition: it is the reply, not an event.
    tell(translator.close())
    let events = session.events
    do { try await session.recognizeAgain() } catch {
      return .refused(error as? Refusal == .noSoundKept ? .noSoundKept : .interrupted)
    }
    for await event in events {
      if case .recognizedAgain(_, let transcript) = event { return .recognized(transcript.text) }
      if case .failed(let failure) = event {
        return .refused(BridgeErrorCode(failure) ?? .recognitionFailed)
      }
    }
    try? await session.cancel()
    return .refused(.interrupted)
  }

  /// Cancels the recognition under way, and returns when it has ended.
  private func dropRecognition() async {
    guard let recognition else { return }
    recognition.cancel()
    tell([])
    _ = await recognition.value
  }
}

/// Grants the microphone to one bridge at a time.
///
/// An app can have several Flutter engines, each with its own plugin, but only one microphone.
public final class SpeechFloor: Sendable {
  private let holder = Locked<ObjectIdentifier?>(nil)

  /// The instance shared by the process.
  public static let shared = SpeechFloor()

  /// Creates a separate instance, for independent microphones.
  public init() {}

  /// Acquires the floor for `bridge`; returns false if another bridge holds it.
  func take(_ bridge: ObjectIdentifier) -> Bool {
    holder.withLock { holder in
      guard holder == nil || holder == bridge else { return false }
      holder = bridge
      return true
    }
  }

  /// Releases the floor; does nothing if `bridge` does not hold it.
  func leave(_ bridge: ObjectIdentifier) { holder.withLock { if $0 == bridge { $0 = nil } } }
}
