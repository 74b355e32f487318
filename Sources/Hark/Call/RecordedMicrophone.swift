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

  /// Opens the microphone; its sound comes as it is.
  public func open(
    _ profile: AudioProfile
  ) async throws -> AsyncThrowingStream<AudioChunk, any Error> {
    let sound = try await microphone.open(profile)
    return AsyncThrowingStream { heard in
      let hearing = Task { [recorder] in
        var end: Int?
        do {
          for try await chunk in sound {
            recorder.hear(chunk.samples, from: .person, continues: chunk.start == end)
            end = chunk.end
            heard.yield(chunk)
          }
          heard.finish()
        } catch {
          heard.finish(throwing: error)
        }
      }
      heard.onTermination = { _ in hearing.cancel() }
    }
  }

  /// Frees the microphone.
  public func close() async { await microphone.close() }
}
