/// The components that a session uses; all except the microphone and the recognizer have defaults.
///
/// ```swift
/// var ports = SessionPorts(microphone: microphone, recognizer: recognizer)
/// ports.agent = agent
/// let session = VoiceSession(experience: .call, ports: ports)
/// ```
public struct SessionPorts: Sendable {
  /// The source of audio.
  public var microphone: any Microphone

  /// The speech recognizer.
  public var recognizer: any Recognizer

  /// The authority that grants permissions; by default, everything is permitted.
  public var permissions: any PermissionAuthority

  /// Reports whether the network is reachable; by default, always `true`.
  public var reachability: any Reachability

  /// Plays haptic feedback; does nothing by default.
  public var haptics: any Haptics

  /// Replies to messages; `nil` if messages get no reply.
  public var agent: (any Agent)?

  /// Speaks replies; `nil` if replies are only displayed.
  public var synthesizer: (any Synthesizer)?

  /// The clock.
  public var timekeeper: any Timekeeper

  /// Creates a voice detector; called again for each opening of the microphone.
  public var detector: @Sendable () -> any VoiceDetector

  /// The configuration for saving text; `nil` if text is not saved.
  public var keeping: TranscriptKeeping?

  /// Receives diagnostics; never receives speech content.
  public var diagnostics: any Diagnostics

  /// The device's language; American English by default.
  public var deviceLocale: LocaleTag

  /// Creates ports with defaults for everything else.
  public init(microphone: any Microphone, recognizer: any Recognizer) {
    self.init(microphone: microphone, recognizer: recognizer, permissions: OpenPermissions())
  }

  package init(
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
    (self.microphone, self.recognizer, self.permissions) = (microphone, recognizer, permissions)
    (self.reachability, self.haptics, self.agent) = (reachability, haptics, agent)
    (self.synthesizer, self.timekeeper, self.detector) = (synthesizer, timekeeper, detector)
    (self.keeping, self.diagnostics, self.deviceLocale) = (keeping, diagnostics, deviceLocale)
  }
}
