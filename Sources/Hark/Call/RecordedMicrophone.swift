/// A microphone whose audio is also recorded; it must wrap any echo canceller, so that the reply is
/// not recorded.
package struct RecordedMicrophone: Microphone {
  private let microphone: any Microphone
  private let recorder: CallRecorder

  package init(_ microphone: any Microphone, by recorder: CallRecorder) {
    self.microphone = microphone
    self.recorder = recorder
  }

  package var delivery: SoundDelivery { microphone.delivery }
  package var unavailability: VoiceFailure? { microphone.unavailability }
  package var echoLikelihood: Float { microphone.echoLikelihood }

  package func conditions() -> AsyncStream<InputCondition> { microphone.conditions() }

  /// Opens the microphone and returns its audio unchanged, each chunk on demand and unbuffered, so
  /// that a recorded chunk has also reached the consumer.
  package func open(
    _ profile: AudioProfile
  ) async throws -> AsyncThrowingStream<AudioChunk, any Error> {
    let sound = try await microphone.open(profile)
    let end = Locked<Int?>(nil)
    return AsyncThrowingStream { [recorder] in
      // Iterators of one stream share its remaining elements.
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

  package func close() async { await microphone.close() }
}
