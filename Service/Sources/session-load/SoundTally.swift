import Synchronization

/// What became of the sound of a session.
final class SoundTally: Sendable {
  private struct State {
    var samples = 0
    var breaks = 0
    var last: Float?
  }

  private let state = Mutex(State())

  /// Samples that came, and places where one did not follow upon the one before it.
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

/// Sound in which each sample tells which one follows, so that nothing can be missing unseen.
enum Saw {
  private static let height = 8_000

  static func sample(_ number: Int) -> Float { Float(number % height + 1) / 32_768 }

  static func next(_ sample: Float) -> Float {
    let number = Int(sample * 32_768)
    return Float(number == height ? 1 : number + 1) / 32_768
  }
}
