/// A microphone whose sound goes through a cleaner.
public final class ProcessedMicrophone: Microphone {
  private let microphone: any Microphone

  /// Where effects are switched and what is played is told.
  public let cleaner: SoundCleaner

  /// Puts `cleaner` behind `microphone`; a cleaner serves one microphone.
  public init(_ microphone: any Microphone, through cleaner: SoundCleaner) {
    self.microphone = microphone
    self.cleaner = cleaner
  }

  /// As the microphone's own.
  public var delivery: SoundDelivery { microphone.delivery }

  /// As the microphone's own.
  public var unavailability: VoiceFailure? { microphone.unavailability }

  /// As the microphone's own: cleaning makes no dead microphone live.
  public func conditions() -> AsyncStream<InputCondition> { microphone.conditions() }

  /// As the cleaner takes it, where it cancels echo.
  public var echoLikelihood: Float { cleaner.echoLikelihood }

  /// Opens the microphone; its sound comes in whole frames of 10 ms, less than one later.
  public func open(
    _ profile: AudioProfile
  ) async throws -> AsyncThrowingStream<AudioChunk, any Error> {
    let sound = try await microphone.open(profile)
    cleaner.begin()
    return AsyncThrowingStream { cleaned in
      let cleaning = Task { [cleaner] in
        do {
          for try await chunk in sound { cleaner.clean(chunk).map { _ = cleaned.yield($0) } }
          cleaner.end().map { _ = cleaned.yield($0) }
          cleaned.finish()
        } catch {
          cleaned.finish(throwing: error)
        }
      }
      cleaned.onTermination = { _ in cleaning.cancel() }
    }
  }

  /// Frees the microphone.
  public func close() async { await microphone.close() }
}
