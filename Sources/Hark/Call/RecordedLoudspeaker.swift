/// A loudspeaker whose audible output is also recorded, at its audible volume.
package struct RecordedLoudspeaker: Loudspeaker {
  private let loudspeaker: any Loudspeaker
  private let recorder: CallRecorder

  package init(_ loudspeaker: any Loudspeaker, by recorder: CallRecorder) {
    self.loudspeaker = loudspeaker
    self.recorder = recorder
  }

  package func open(
    report: @escaping @Sendable (PlaybackReport) -> Void
  ) async throws -> any Playback {
    let sent = Locked(SentSound())
    return try await loudspeaker.open { [recorder] told in
      let (heard, continues) = sent.withLock { sent in
        let continues = sent.heard > 0
        return (sent.take(told), continues)
      }
      if !heard.isEmpty { recorder.hear(heard, from: .agent, continues: continues) }
      report(told)
    }
  }
}

/// Audio that has been sent to a device but is not audible yet.
struct SentSound: Sendable {
  private(set) var heard = 0

  private var waiting: [Float] = []

  /// Processes a playback report and returns the samples that have become audible.
  mutating func take(_ report: PlaybackReport) -> [Float] {
    switch report {
    case .sending(let sound):
      waiting += sound.samples
      return []
    case .heard(let position): return take(position - heard)
    case .ended: return take(waiting.count)
    case .failed: return []
    }
  }

  private mutating func take(_ count: Int) -> [Float] {
    let sound = Array(waiting.prefix(max(0, count)))
    waiting.removeFirst(sound.count)
    heard += sound.count
    return sound
  }
}
