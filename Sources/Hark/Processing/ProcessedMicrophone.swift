/// A microphone whose audio passes through a cleaner.
package final class ProcessedMicrophone: Microphone {
  private let microphone: any Microphone

  /// The cleaner, which switches effects and receives the playback reference.
  package let cleaner: SoundCleaner

  /// Each cleaner serves one microphone.
  package init(_ microphone: any Microphone, through cleaner: SoundCleaner) {
    self.microphone = microphone
    self.cleaner = cleaner
  }

  package var delivery: SoundDelivery { microphone.delivery }

  package var unavailability: VoiceFailure? { microphone.unavailability }

  package func conditions() -> AsyncStream<InputCondition> { microphone.conditions() }

  package var echoLikelihood: Float { cleaner.echoLikelihood }

  /// Returns audio in whole frames of 10 ms, delayed by less than one frame.
  package func open(
    _ profile: AudioProfile
  ) async throws -> AsyncThrowingStream<AudioChunk, any Error> {
    let sound = try await microphone.open(profile)
    let opening = cleaner.begin()
    return AsyncThrowingStream { cleaned in
      let cleaning = Task { [cleaner] in
        do {
          for try await chunk in sound { cleaner.clean(chunk).map { _ = cleaned.yield($0) } }
          cleaner.end(opening).map { _ = cleaned.yield($0) }
          cleaned.finish()
        } catch {
          cleaned.finish(throwing: error)
        }
      }
      cleaned.onTermination = { _ in cleaning.cancel() }
    }
  }

  package func close() async { await microphone.close() }
}
