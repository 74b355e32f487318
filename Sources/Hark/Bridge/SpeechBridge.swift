/// The native side of a speech plugin, without the plugin's channels: commands go in, replies and
/// events come out, text only (S4).
///
/// ```swift
/// let bridge = SpeechBridge(session, permissions: permissions)
/// for await event in bridge.events { channel.send(event.json) }
/// ```
///
/// One reader takes `events`; a plugin hands them on in its main queue, in their order.
public actor SpeechBridge {
  /// What is told by itself, in order.
  public nonisolated let events: AsyncStream<BridgeEvent>

  /// The longest that a stop may take, in seconds (S4-22); a little is left for the way.
  public static let longestStop = 0.45

  private nonisolated let telling: AsyncStream<BridgeEvent>.Continuation
  private let session: VoiceSession
  private let permissions: any PermissionAuthority
  private let timekeeper: any Timekeeper
  private let isFallback: Bool
  private var translator = BridgeTranslator()
  private var waiters: [CheckedContinuation<Void, Never>] = []

  /// Makes a bridge over `session`, whose only user it is.
  ///
  /// - Parameters:
  ///   - session: Made with `Experience.dictation`, or one that is used like it.
  ///   - wanted: The language that was wanted first, to tell when another is in use.
  ///   - permissions: The same as the session's.
  ///   - timekeeper: The same as the session's.
  public init(
    _ session: VoiceSession, wanted: LocaleTag = .norwegianBokmal,
    permissions: any PermissionAuthority = OpenPermissions(),
    timekeeper: any Timekeeper = SystemTimekeeper()
  ) {
    self.session = session
    self.permissions = permissions
    self.timekeeper = timekeeper
    isFallback = session.locale != wanted
    (events, telling) = AsyncStream.makeStream()
    let happenings = session.happenings()
    Task { [weak self] in
      for await happening in happenings {
        guard let self else { break }
        await self.take(happening)
      }
    }
  }

  deinit {
    telling.finish()
    for waiter in waiters { waiter.resume() }
  }

  /// Does what was asked for; the events that belong before a reply have been told when it returns.
  public func perform(_ command: BridgeCommand) async -> BridgeReply {
    switch command {
    case .requestPermission: await requestPermission()
    case .isAvailable: .available(session.unavailability == nil)
    case .startRecognition: await start()
    case .stopRecognition: await stop()
    }
  }

  /// The recogniser's question first, then the microphone's (O4); one answer (S4-03).
  private func requestPermission() async -> BridgeReply {
    var answers: [PermissionStatus] = []
    for permission in [Permission.speech, .microphone] {
      let status = permissions.status(of: permission)
      answers.append(
        status == .notDetermined ? await permissions.request(permission) : status)
    }
    return .permission(
      BridgePermission(.combined(speech: answers[0], microphone: answers[1])))
  }

  private func start() async -> BridgeReply {
    guard let locale = session.locale else { return .refused(.localeUnsupported) }
    if !translator.isOn {
      translator.start()
      do {
        // Whatever failed before is no news to who starts anew.
        try? await session.dismissFailure()
        try await session.activate()
        // The other side has explained before it asked.
        try? await session.acceptRationale()
      } catch {
        translator = BridgeTranslator()
        return .refused(.microphoneBusy)
      }
    }
    await wait { $0.beginning != nil }
    if case .failure(let refusal) = translator.beginning { return .refused(refusal.code) }
    return .started(locale: locale, isFallback: isFallback)
  }

  /// The final text comes before this returns, nothing after it (O56).
  private func stop() async -> BridgeReply {
    guard translator.isOn else { return .stopped }
    let deadline = timekeeper.now + Self.longestStop
    let alarm = Task { [timekeeper, weak self] in
      guard (try? await timekeeper.sleep(until: deadline)) != nil else { return }
      await self?.close()
    }
    try? await session.stop()
    await wait { $0.isSettled }
    alarm.cancel()
    if !translator.hasEnded { try? await session.cancel() }
    close()
    return .stopped
  }

  private func take(_ happening: Happening) {
    tell(translator.handle(happening))
  }

  private func close() { tell(translator.close()) }

  private func tell(_ events: [BridgeEvent]) {
    for event in events { telling.yield(event) }
    let woken = waiters
    waiters = []
    for waiter in woken { waiter.resume() }
  }

  private func wait(for condition: (BridgeTranslator) -> Bool) async {
    while !condition(translator) {
      await withCheckedContinuation { waiters.append($0) }
    }
  }
}
