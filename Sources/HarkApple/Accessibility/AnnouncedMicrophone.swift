#if canImport(UIKit)
  import Hark

  /// A microphone that opens when a screen reader has said that it does, and that takes what a screen
  /// reader says meanwhile for the echo that it is.
  public struct AnnouncedMicrophone: Microphone {
    private let microphone: any Microphone
    private let announcements: SpokenAnnouncements

    /// Puts `microphone` behind announcements.
    public init(_ microphone: any Microphone, announcements: SpokenAnnouncements) {
      self.microphone = microphone
      self.announcements = announcements
    }

    /// As the microphone's own.
    public var delivery: SoundDelivery { microphone.delivery }

    /// As the microphone's own.
    public var unavailability: VoiceFailure? { microphone.unavailability }

    /// As the microphone's own.
    public func conditions() -> AsyncStream<InputCondition> { microphone.conditions() }

    /// Certain while something is read out and not into headphones alone, else the microphone's own.
    public var echoLikelihood: Float {
      announcements.isReading ? 1 : microphone.echoLikelihood
    }

    /// Says what is about to happen, waits for that a second at most, and opens the microphone.
    ///
    /// It waits for longer only where there is more to say: what an app wants told before
    /// (`SpokenAnnouncements.tell(beforeOpening:)`).
    ///
    /// Throws `CancellationError` where the asking task is cancelled meanwhile: nothing is opened that
    /// nobody wants any more, and else what the microphone throws.
    public func open(
      _ profile: AudioProfile
    ) async throws -> AsyncThrowingStream<AudioChunk, any Error> {
      await announcements.beforeOpening()
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
