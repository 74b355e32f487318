import Hark

/// A comparison of a call's turns with the utterances that were spoken.
struct Turns {
  /// The number of utterances.
  let count: Int

  /// The delays from the acoustic ends of the utterances to the ends of their turns, in seconds,
  /// paired with the utterances' indices.
  ///
  /// Utterances without their own turn are omitted.
  var delays: [(Int, Double)] = []

  /// The delays from the ends of speech, as found by the detector, to the ends of the turns, in
  /// seconds.
  var ownDelays: [Double] = []

  /// The number of premature or repeated turn ends: those within an utterance, and those after the
  /// first turn end that follows it.
  var cut = 0

  /// The number of utterances that did not end before the next one began.
  var merged = 0

  /// Plays `utterances` in a call with `settings` as fast as possible; times are positions in the
  /// audio.
  static func hear(
    _ utterances: Utterances, _ settings: CallSettings, _ recognizer: any Recognizer
  ) async throws -> Turns {
    let session = VoiceSession(
      experience: .call(settings), microphone: SampleMicrophone(samples: utterances.samples),
      recognizer: recognizer)
    let events = session.events
    try await session.appear()
    var ends: [(heard: Int, told: Int)] = []
    var heard = 0
    let watching = Task {
      var told: [SessionEvent] = []
      for await event in events { told.append(event) }
      return told
    }
    // The audio has ended when the call stops listening.
    var hasBegun = false
    loop: for await snapshot in session.snapshots {
      switch snapshot.phase {
      case .idle, .paused, .failed: if hasBegun { break loop }
      default: hasBegun = true
      }
    }
    await session.close()
    watching.cancel()
    for event in await watching.value {
      switch event {
      case .speechEnded(let end, _): heard = end
      case .turnEnded(_, _, let at): ends.append((heard, at))
      default: break
      }
    }
    return Turns(ends, utterances)
  }

  private init(_ ends: [(heard: Int, told: Int)], _ utterances: Utterances) {
    count = utterances.spoken.count
    for (index, spoken) in utterances.spoken.enumerated() {
      let isLast = index + 1 == count
      let next = isLast ? Int.max : utterances.spoken[index + 1].lowerBound
      let own = ends.filter { spoken.upperBound..<next ~= $0.told }
      cut += ends.filter { spoken ~= $0.told }.count + max(0, own.count - 1)
      guard let end = own.first else {
        merged += 1
        continue
      }
      delays.append((index, AudioTime.seconds(end.told - spoken.upperBound)))
      ownDelays.append(AudioTime.seconds(end.told - end.heard))
    }
  }
}

extension Turns {
  /// Returns the figures in one line.
  func report(_ name: String) -> String {
    let milliseconds = delays.map { Int(($0.1 * 1000).rounded()) }
    let own = ownDelays.map { Int(($0 * 1000).rounded()) }
    let near = delays.filter { abs($0.1 - 0.8) <= 0.05 }.count
    return "\(name): \(count) utterances, \(delays.count) turns of their own, "
      + "\(cut) cut, \(merged) merged; \(near) end 0.8 s ± 50 ms after the acoustic end; "
      + "ms after it: \(milliseconds); after the end that was heard: \(own)"
  }
}
