import Hark
import HarkTesting

@testable import HarkServer
@testable import World

/// A file of numbered words that is read in chunks, slowly or quickly, and is sometimes broken.
final class SimulatedFile: Microphone {
  let delivery = SoundDelivery.waits

  /// The words that are spoken in the file.
  let room = Room()

  /// The length of the file, in samples.
  let length: Int

  /// The maximum length of the transcribed audio, in samples.
  let limit: Int
  private let luck: Surroundings
  private let chunkLength: Int
  private let slowness: Int
  private let state = Locked((place: 0, isBroken: false))

  init(_ luck: Surroundings) {
    self.luck = luck
    var dice = Dice(seed: UInt64(luck.number(below: 1 << 30)))
    let end = room.say(1 + luck.number(below: 40), from: 0, &dice)
    length = end + WordAudio.frame * luck.number(below: 200)
    limit = WordAudio.frame * (100 + luck.number(below: 1_500))
    chunkLength = WordAudio.frame * luck.pick([1, 2, 7, 100])
    slowness = luck.pick([0, 0, 1, 3])
  }

  /// The file in the form that the server's services use.
  var sound: FileSound {
    FileSound(
      microphone: self,
      progress: { [state] in (AudioTime.seconds(state.withLock { $0.place }), nil) },
      problem: { [state] in state.withLock { $0.isBroken } ? "The file is broken." : nil })
  }

  func open(_ profile: AudioProfile) async throws -> AsyncThrowingStream<AudioChunk, any Error> {
    await luck.delay(upTo: 20)
    state.withLock { $0.place = 0 }
    return AsyncThrowingStream { try await self.next() }
  }

  func close() async {}

  private func next() async throws -> AudioChunk? {
    if slowness > 0 { await luck.delay(upTo: slowness) }
    if luck.once(in: 2_000) {
      luck.record.inject("file breaks")
      state.withLock { $0.isBroken = true }
      throw VoiceFailure.soundUnreadable
    }
    return state.withLock { state in
      let start = state.place
      guard start < length else { return nil }
      state.place = min(start + chunkLength, length)
      return AudioChunk(
        start: start, samples: room.samples(from: start, count: state.place - start))
    }
  }
}
