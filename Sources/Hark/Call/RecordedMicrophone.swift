/// A microphone that a recorder hears, too.
///
/// Put it outside whatever cleans the sound, so that the reply is not on the person's side as well.
public struct RecordedMicrophone: Microphone {
  private let microphone: any Microphone
  private let recorder: CallRecorder

  /// Lets `recorder` hear what `microphone` hears.
  public init(_ microphone: any Microphone, by recorder: CallRecorder) {
    self.microphone = microphone
    self.recorder = recorder
  }

  /// As the microphone's own.
  public var delivery: SoundDelivery { microphone.delivery }

  /// As the microphone's own.
  public var unavailability: VoiceFailure? { microphone.unavailability }

  /// As the microphone's own.
  public var echoLikelihood: Float { microphone.echoLikelihood }

  /// As the microphone's own.
  public func conditions() -> AsyncStream<InputCondition> { microphone.conditions() }

  /// Opens the microphone; its sound comes as it is, and when it is asked for: nothing waits here, so
  /// what has been read of the microphone has reached whoever listens.
  public func open(
    _ profile: AudioProfile
  ) async throws -> AsyncThrowingStream<AudioChunk, any Error> {
    let sound = try await microphone.open(profile)
    let end = Locked<Int?>(nil)
    return AsyncThrowingStream { [recorder] in
      // Iterators of a stream share what is left of it.
      var chunks = sound.makeAsyncIterator()
      guard let chunk = try await chunks.next() else { return nil }
      let continues = end.withLock { end in
        defer { end = chunk.end }
        return end == chunk.start
      }
      recorder.hear(chunk.samples, from: .person, continues: continues)
      return chunk
    }
  }

  /// Frees the microphone.
  public func close() async { await microphone.close() }
}
