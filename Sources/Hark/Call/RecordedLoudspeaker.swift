/// A loudspeaker whose sound a recorder hears, too: only what was really heard, as loud as it was.
public struct RecordedLoudspeaker: Loudspeaker {
  private let loudspeaker: any Loudspeaker
  private let recorder: CallRecorder

  /// Lets `recorder` hear what `loudspeaker` plays.
  public init(_ loudspeaker: any Loudspeaker, by recorder: CallRecorder) {
    self.loudspeaker = loudspeaker
    self.recorder = recorder
  }

  /// Opens the loudspeaker; the playback is its own.
  public func open(
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

/// Sound that went to a device and was not heard yet.
struct SentSound: Sendable {
  /// Samples that were heard.
  private(set) var heard = 0

  private var waiting: [Float] = []

  /// Takes a report of the playback; returns what has been heard by it.
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
