import Hark
import Synchronization

/// A microphone that delivers the chunks passed to `hear(_:)`.
final class PacedMicrophone: Microphone {
  let delivery = SoundDelivery.live

  private let sound = Mutex<AsyncThrowingStream<AudioChunk, any Error>.Continuation?>(nil)

  func open(_ profile: AudioProfile) async throws -> AsyncThrowingStream<AudioChunk, any Error> {
    let (stream, continuation) = AsyncThrowingStream<AudioChunk, any Error>.makeStream()
    sound.withLock { $0 = continuation }
    return stream
  }

  func hear(_ chunk: AudioChunk) { sound.withLock { _ = $0?.yield(chunk) } }

  func close() async { sound.withLock { $0?.finish() } }
}
