#if canImport(AVFAudio)
  import Hark

  /// A microphone that opens after a screen reader has announced it.
  ///
  /// While it is open, an announcement is treated as echo, except when heard through headphones in
  /// a conversation.
  public struct AnnouncedMicrophone: Microphone {
    private let microphone: any Microphone
    private let announcements: SpokenAnnouncements

    /// Creates a microphone that makes announcements before it opens `microphone`.
    public init(_ microphone: any Microphone, announcements: SpokenAnnouncements) {
      self.microphone = microphone
      self.announcements = announcements
    }

    /// The delivery of the wrapped microphone.
    public var delivery: SoundDelivery { microphone.delivery }

    /// The reason that the wrapped microphone is unavailable, or `nil`.
    public var unavailability: VoiceFailure? { microphone.unavailability }

    /// Returns the conditions of the wrapped microphone.
    public func conditions() -> AsyncStream<InputCondition> { microphone.conditions() }

    /// The likelihood of echo: 1 while an announcement is being read, except when heard through
    /// headphones in a conversation; otherwise the value of the wrapped microphone.
    public var echoLikelihood: Float { announcements.isReading ? 1 : microphone.echoLikelihood }

    /// Announces that the microphone is about to open, waits up to one second for the announcement, or
    /// longer if the app has more to announce (`SpokenAnnouncements.tell(beforeOpening:)`), and opens it.
    ///
    /// Without a screen reader, or with headphones in a conversation, opens the microphone without
    /// waiting. Throws `CancellationError` if the calling task is canceled while waiting, and any
    /// error that the wrapped microphone throws.
    public func open(
      _ profile: AudioProfile
    ) async throws -> AsyncThrowingStream<AudioChunk, any Error> {
      await announcements.beforeOpening(profile)
      do {
        try Task.checkCancellation()
        return try await microphone.open(profile)
      } catch {
        announcements.closed()
        throw error
      }
    }

    /// Closes the microphone.
    public func close() async {
      await microphone.close()
      announcements.closed()
    }
  }
#endif
