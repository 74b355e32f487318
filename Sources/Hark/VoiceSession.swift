/// One person's voice input: listens, has it recognised, and says what is going on.
///
/// Start here. The session is an actor that performs what `VoiceMachine` decides.
public actor VoiceSession {
  /// Makes a session; nothing is opened before the first gesture or `begin()`.
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
    deviceLocale: LocaleTag = .americanEnglish
  ) {}

  /// The latest state whenever it changes, beginning with the one now; a slow reader misses some.
  public nonisolated func snapshots() -> AsyncStream<Snapshot> { AsyncStream { $0.finish() } }

  /// Everything that happens from now on, in order, without gaps.
  public nonisolated func happenings() -> AsyncStream<Happening> { AsyncStream { $0.finish() } }

  /// The person came to the screen; the automatic modes begin to listen.
  public func begin() async throws {}

  /// A finger came down on the button.
  public func press() async throws {}

  /// The finger was lifted.
  public func release() async throws {}

  /// The button was activated by assistive technology or a keyboard: toggles, whatever the policy.
  public func activate() async throws {}

  /// Ends the recording and keeps its text.
  public func stop() async throws {}

  /// Ends the recording and drops what was spoken in it.
  public func cancel() async throws {}

  /// The person left: everything is closed when this returns.
  public func end() async {}
}
