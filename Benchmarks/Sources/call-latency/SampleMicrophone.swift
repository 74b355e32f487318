import Hark

/// A microphone that delivers audio from memory on demand.
struct SampleMicrophone: Microphone {
  let delivery = SoundDelivery.waits
  let samples: [Float]

  func open(_ profile: AudioProfile) async throws -> AsyncThrowingStream<AudioChunk, any Error> {
    AsyncThrowingStream { sound in
      for start in stride(from: 0, to: samples.count, by: 320) {
        let end = min(start + 320, samples.count)
        sound.yield(AudioChunk(start: start, samples: Array(samples[start..<end])))
      }
      sound.finish()
    }
  }

  func close() async {}
}
