import Synchronization

/// A count of the audio received in a session.
final class SoundTally: Sendable {
  private struct State {
    var samples = 0
    var breaks = 0
    var last: Float?
  }

  private let state = Mutex(State())

  /// The number of samples received, and the number of samples that did not directly follow the
  /// previous one.
  var figures: (samples: Int, breaks: Int) { state.withLock { ($0.samples, $0.breaks) } }

  func take(_ samples: [Float]) {
    state.withLock { state in
      for sample in samples {
        if let last = state.last, sample != Saw.next(last) { state.breaks += 1 }
        state.last = sample
      }
      state.samples += samples.count
    }
  }
}

/// A signal in which each sample determines the next, so that missing samples are detected.
enum Saw {
  private static let height = 8_000

  static func sample(_ number: Int) -> Float { Float(number % height + 1) / 32_768 }

  static func next(_ sample: Float) -> Float {
    let number = Int(sample * 32_768)
    return Float(number == height ? 1 : number + 1) / 32_768
  }
}
