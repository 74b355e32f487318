import Hark

/// Finds pauses in whole recordings.
enum Pauses {
  /// Returns the stretches of at least `seconds` in which every 10 ms frame is at least `decibels`
  /// softer than the loud parts.
  ///
  /// The pause is marked once a stretch has lasted `seconds`, and the cut lies in the middle of
  /// that time.
  static func quiet(in samples: [Float], seconds: Double, decibels: Float) -> [MarkedPause] {
    let hop = 160
    let powers = (0..<samples.count / hop).map { place in
      samples[place * hop..<(place + 1) * hop].reduce(0) { $0 + $1 * $1 }
    }
    let loud = powers.sorted()[powers.count * 95 / 100]
    var ratio: Float = 1
    for _ in 0..<Int(decibels) { ratio /= 1.258_925 }
    let needed = Int(seconds * 100)
    var pauses: [MarkedPause] = []
    var run = 0
    var hasSpoken = false
    for (place, power) in powers.enumerated() {
      run = power < loud * ratio ? run + 1 : 0
      if run == 0 { hasSpoken = true }
      guard run == needed, hasSpoken else { continue }
      let end = (place + 1) * hop
      pauses.append(MarkedPause(cut: end - needed * hop / 2, decided: end))
      hasSpoken = false
    }
    return pauses
  }

  /// Returns the pauses that Hark's front end detects.
  static func heard(in samples: [Float]) -> [MarkedPause] {
    var slicer = HopSlicer()
    var frontEnd = FrontEnd(detector: SpectralVoiceDetector())
    var pauses: [MarkedPause] = []
    func note(_ event: AcousticEvent?, at position: Int) {
      guard case .speechEnded(let end) = event else { return }
      pauses.append(MarkedPause(cut: (end + position) / 2, decided: position))
    }
    slicer.slice(AudioChunk(start: 0, samples: samples)) { hop, start in
      note(frontEnd.push(hop, at: start), at: start + hop.count)
    }
    note(frontEnd.finish(), at: samples.count)
    return pauses
  }
}
