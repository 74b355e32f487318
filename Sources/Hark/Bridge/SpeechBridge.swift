/// The native side of a speech plugin, without the plugin's channels: commands go in, replies, events
/// and notices come out, text only (S4).
///
/// ```swift
/// let bridge = SpeechBridge(session, permissions: permissions)
/// bridge.send(.startRecognition, call: 1)
/// for await message in bridge.messages { pass(on: message) }
/// ```
///
/// One reader takes `messages`; a plugin hands them on in its main queue, in their order.
public actor SpeechBridge {
  /// What goes to the other side, in order; ends with the bridge.
  public nonisolated let messages: AsyncStream<BridgeMessage>

  /// The longest that a stop may take, in seconds (S4-22); a little is left for the way.
  public static let longestStop = 0.45

  private enum Request: Sendable {
    case command(BridgeCommand, call: Int?)
    case end
  }

  let session: VoiceSession
  let timekeeper: any Timekeeper
  let floor: SpeechFloor
  var translator = BridgeTranslator()
  var stopping: Task<Void, Never>?
  var lastActivation = -Double.infinity
  let isFallback: Bool

  private nonisolated let telling: AsyncStream<BridgeMessage>.Continuation
  private nonisolated let requests: AsyncStream<Request>.Continuation
  private let permissions: any PermissionAuthority
  private let wording: Wording
  private let openSettings: @Sendable () async -> Bool
  private var waiters: [CheckedContinuation<Void, Never>] = []
  private var asking: Task<BridgePermission, Never>?

  /// Makes a bridge over `session`, whose only user it is.
  ///
  /// - Parameters:
  ///   - session: Made with `Experience.dictation`, or one that is used like it.
  ///   - wanted: The language that was wanted first, to tell when another is in use; that of the
  ///     texts, too.
  ///   - permissions: The same as the session's.
  ///   - timekeeper: The same as the session's.
  ///   - floor: Shared by all bridges over one microphone.
  ///   - openSettings: Opens the app's page of the system's settings; false when it could not.
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
    let happenings = session.happenings()
    Task { [weak self] in
      for await happening in happenings {
        guard let self else { break }
        await self.take(happening)
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

  /// Asks for something; what is asked first is begun first.
  ///
  /// - Parameters:
  ///   - command: What is asked for.
  ///   - call: The number by which the reply is known; nil when nobody waits for one.
  public nonisolated func send(_ command: BridgeCommand, call: Int? = nil) {
    requests.yield(.command(command, call: call))
  }

  /// Gives everything up: the microphone is closed, and nothing is told any more.
  public nonisolated func end() { requests.yield(.end) }

  private func begin(_ request: Request) async {
    switch request {
    case .command(let command, let call):
      await withCheckedContinuation { begun in
        // This task and what it calls are the actor's own: it runs as far as it can before another
        // request is taken, so a stop cannot overtake the start that it is to end.
        Task {
          begun.resume()
          let reply = await perform(command)
          if let call { telling.yield(.reply(reply, call: call)) }
        }
      }
    case .end:
      requests.finish()
      translator = BridgeTranslator()
      await session.end()
      tell([])
      telling.finish()
    }
  }

  /// Does what was asked for; the events that belong before a reply have been told when it returns.
  package func perform(_ command: BridgeCommand) async -> BridgeReply {
    switch command {
    case .requestPermission: await requestPermission()
    case .isAvailable: .available(session.unavailability == nil)
    case .startRecognition: await start()
    case .stopRecognition: await stop()
    case .openSettings: .opened(await openSettings())
    case .wording: .wording(wording.bridged(refused: refused))
    }
  }

  /// The permission to tell about: the recogniser's, unless the microphone's alone was refused.
  private var refused: Permission {
    let isOpen = { [permissions] (permission: Permission) in
      [.authorized, .notDetermined].contains(permissions.status(of: permission))
    }
    return isOpen(.speech) && !isOpen(.microphone) ? .microphone : .speech
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

  private func take(_ happening: Happening) {
    if let notice = translator.notice(of: happening) { telling.yield(.notice(notice)) }
    tell(translator.handle(happening))
  }

  func close() { tell(translator.close()) }

  func tell(_ events: [BridgeEvent]) {
    for event in events { telling.yield(.event(event)) }
    if !translator.isOn, stopping == nil { floor.leave(ObjectIdentifier(self)) }
    let woken = waiters
    waiters = []
    for waiter in woken { waiter.resume() }
  }

  func wait(for condition: (BridgeTranslator) -> Bool) async {
    while !condition(translator) {
      await withCheckedContinuation { waiters.append($0) }
    }
  }
}
