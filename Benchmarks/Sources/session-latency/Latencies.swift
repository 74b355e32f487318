import Foundation
import Hark
import HarkTesting

/// The measured latencies, in seconds.
struct Latencies {
  private var press: [Double] = []
  private var result: [Double] = []
  private var stop: [Double] = []

  /// Returns the latencies of `runs` recordings.
  static func measured(_ runs: Int) async -> Latencies {
    var latencies = Latencies()
    for _ in 0..<runs { await latencies.measure() }
    return latencies
  }

  /// Measures one recording, from the press to its end.
  private mutating func measure() async {
    let microphone = ScriptedMicrophone()
    let recognizer = ScriptedRecognizer()
    let session = VoiceSession(
      experience: .capture, microphone: microphone, recognizer: recognizer)
    var snapshots = session.snapshots.makeAsyncIterator()
    press.append(
      await time {
        try? await session.toggle()
        while let snapshot = await snapshots.next(), snapshot.phase != .recording(.hand) {}
      })
    let task = await recognizer.started()
    result.append(
      await time {
        task.interim("hello")
        while let snapshot = await snapshots.next(), snapshot.transcript.isEmpty {}
      })
    stop.append(
      await time {
        try? await session.stop()
        while let snapshot = await snapshots.next(), snapshot.phase != .idle {}
      })
    await session.close()
  }

  private func time(_ work: () async -> Void) async -> Double {
    let clock = SystemTimekeeper()
    let start = clock.now
    await work()
    return clock.now - start
  }

  /// Prints all latencies and returns whether 95% are within `limit` seconds.
  func report(limit: Double) -> Bool {
    let shares = [
      ("press to recording", press), ("result to snapshot", result), ("stop to idle", stop),
    ]
    for (name, times) in shares {
      let sorted = times.sorted()
      print(
        String(
          format: "%@: median %.2f ms, p95 %.2f ms (limit %.0f ms), %d runs", name,
          sorted[sorted.count / 2] * 1000, percentile(sorted) * 1000, limit * 1000, sorted.count))
    }
    let isWithin = shares.allSatisfy { percentile($0.1.sorted()) <= limit }
    if !isWithin { print("A limit is exceeded.") }
    return isWithin
  }

  private func percentile(_ sorted: [Double]) -> Double { sorted[sorted.count * 95 / 100] }
}
