import Foundation
import Hark
import Sounds

/// The CPU time of audio processing.
enum Cost {
  /// Returns the median of the CPU seconds per second of audio over `runs` runs.
  static func median(of runs: Int, over samples: [Float], _ work: ([Float]) -> Void) -> Double {
    let costs = (0..<runs).map { _ in
      let start = cpuTime()
      work(samples)
      return (cpuTime() - start) / AudioTime.seconds(samples.count)
    }
    return costs.sorted()[runs / 2]
  }

  /// Runs the level meter, detector, endpointer, and turn endpointer, as a session does.
  static func frontEnd(_ samples: [Float], detector: any VoiceDetector) {
    var frontEnd = FrontEnd(detector: detector)
    var turn = TurnEndpointer(begun: 0, limits: TurnLimits(silence: 1e6, noSpeechTimeout: 1e6))
    samples.withUnsafeBufferPointer { samples in
      for start in stride(from: 0, to: samples.count - FrontEnd.hop + 1, by: FrontEnd.hop) {
        let hop = UnsafeBufferPointer(rebasing: samples[start..<start + FrontEnd.hop])
        let event = frontEnd.push(hop, at: start)
        if turn.advance(to: start + FrontEnd.hop, event: event) != nil { abort() }
      }
    }
    precondition(frontEnd.position > 0)
  }

  /// Computes the root mean square of every hop, the minimum work of any audio listener.
  static func rootMeanSquare(_ samples: [Float]) {
    var loudest: Float = 0
    samples.withUnsafeBufferPointer { samples in
      for start in stride(from: 0, to: samples.count - FrontEnd.hop + 1, by: FrontEnd.hop) {
        var sum: Float = 0
        for n in start..<start + FrontEnd.hop { sum += samples[n] * samples[n] }
        loudest = max(loudest, (sum / Float(FrontEnd.hop)).squareRoot())
      }
    }
    precondition(loudest > 0)
  }
}
