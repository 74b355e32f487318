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
  private var asking: Task<BridgePermission, Never>?
  private var stopping: Task<Void, Never>?
  private var lastActivation = -Double.infinity

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
    // The system shows one question at a time: who asks meanwhile is given the same answer.
    let task = asking ?? Task { await ask() }
    asking = task
    return .permission(await task.value)
  }

  private func ask() async -> BridgePermission {
    defer { asking = nil }
    var answers: [PermissionStatus] = []
    for permission in [Permission.speech, .microphone] {
      let status = permissions.status(of: permission)
      answers.append(
        status == .notDetermined ? await permissions.request(permission) : status)
    }
    return BridgePermission(.combined(speech: answers[0], microphone: answers[1]))
  }

  private func start() async -> BridgeReply {
    guard let locale = session.locale else { return .refused(.localeUnsupported) }
    // What begins while another ends begins when that is over.
    while let stopping { await stopping.value }
    if !translator.isOn {
      translator.start()
      do {
        try await activate()
      } catch {
        translator = BridgeTranslator()
        tell([])
        return .refused(.microphoneBusy)
      }
    }
    await wait { $0.beginning != nil }
    if case .failure(let refusal) = translator.beginning { return .refused(refusal.code) }
    return .started(locale: locale, isFallback: isFallback)
  }

  private func activate() async throws {
    // A session takes what follows at once for a tap that a finger made twice.
    let soonest = lastActivation + GestureTiming.debounce + 0.001
    if timekeeper.now < soonest { try await timekeeper.sleep(until: soonest) }
    // Whatever failed before is no news to who starts anew.
    try? await session.dismissFailure()
    try await session.activate()
    lastActivation = timekeeper.now
    // The other side has explained before it asked.
    try? await session.acceptRationale()
  }

  /// The final text comes before this returns, nothing after it (O56); a second one ends with the
  /// first.
  private func stop() async -> BridgeReply {
    guard translator.isOn || stopping != nil else { return .stopped }
    let task = stopping ?? Task { await close(within: Self.longestStop) }
    stopping = task
    await task.value
    return .stopped
  }

  private func close(within seconds: Double) async {
    defer { stopping = nil }
    let deadline = timekeeper.now + seconds
    let alarm = Task { [timekeeper, weak self] in
      guard (try? await timekeeper.sleep(until: deadline)) != nil else { return }
      await self?.close()
    }
    try? await session.stop()
    await wait { $0.isSettled }
    alarm.cancel()
    if !translator.hasEnded { await giveUp() }
    close()
  }

  /// Also while the system is asking: behind its answer the microphone would open unheard.
  private func giveUp() async {
    do { try await session.cancel() } catch { await session.end() }
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
