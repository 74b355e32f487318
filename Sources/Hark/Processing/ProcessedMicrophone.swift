/// A microphone whose audio passes through effects, such as echo cancellation.
public final class ProcessedMicrophone: Microphone {
  private let microphone: any Microphone

  /// The cleaner, which switches effects and receives the playback reference.
  package let cleaner: SoundCleaner

  /// Creates a microphone that passes audio through `cleaner`, which serves only this microphone.
  package init(_ microphone: any Microphone, through cleaner: SoundCleaner) {
    self.microphone = microphone
    self.cleaner = cleaner
  }

  /// Creates a microphone that passes the audio of `microphone` through stages of `processing`.
  ///
  /// Unavailable effects stay off.
  public convenience init(
    _ microphone: any Microphone, processing: any AudioProcessing,
    effects: Set<AudioEffect> = [.echoCancellation]
  ) { self.init(microphone, through: SoundCleaner(processing, effects: effects)) }

  /// Passes on the next samples sent to the loudspeaker, whose echo is to be removed; may be called
  /// from any thread.
  public func send(reference samples: [Float]) { cleaner.send(reference: samples) }

  /// The delivery mode of the underlying microphone.
  public var delivery: SoundDelivery { microphone.delivery }

  /// The reason that the underlying microphone is unavailable, or `nil` if it is available.
  public var unavailability: VoiceFailure? { microphone.unavailability }

  /// Returns the conditions of the underlying microphone, which the effects do not change.
  public func conditions() -> AsyncStream<InputCondition> { microphone.conditions() }

  /// The likelihood that the latest audio is only an echo, 0…1; 0 once playback has faded.
  public var echoLikelihood: Float { cleaner.echoLikelihood }

  /// Opens the microphone and returns its audio in whole frames of 10 ms, delayed by less than one
  /// frame; an unprocessed remainder may follow at the end.
  public func open(
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
        } catch { cleaned.finish(throwing: error) }
      }
      cleaned.onTermination = { _ in cleaning.cancel() }
    }
  }

  /// Closes the underlying microphone.
  public func close() async { await microphone.close() }
}
