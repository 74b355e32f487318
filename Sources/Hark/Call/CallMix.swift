/// Both sides of a call, aligned by the time at which they were audible.
///
/// Audio arrives in chunks, slightly late and at irregular intervals. A chunk that continues the
/// previous chunk of its side is placed directly after it; any other chunk is placed so that it
/// ends at the current time. A paused reply or a closed microphone therefore leaves a gap.
struct CallMix: Sendable, Equatable {
  /// A side of the call.
  enum Side: Sendable, Equatable { case person, agent }

  /// The time to wait for late audio, in seconds.
  ///
  /// Larger values lose more audio if the process is killed; smaller values can split contiguous
  /// chunks.
  static let settling = 0.25

  /// The maximum lateness of a side, in seconds, for example after a network delay.
  ///
  /// Beyond it, silent chunks are dropped until the side has caught up.
  static let slack = 0.25

  /// The peak below which a chunk counts as silent, −40 dB: below any speech, above the noise of a
  /// quiet room.
  static let quiet: Float = 0.01

  /// The maximum duration of audio buffered while the disk is unresponsive, in seconds; audio
  /// beyond it is dropped.
  static let longest = 60.0

  /// The number of samples taken from each side.
  private(set) var taken = 0

  private var person = Lane()
  private var agent = Lane()

  /// The samples not yet taken; the first is at position `taken`.
  fileprivate struct Lane: Sendable, Equatable {
    var samples: [Float] = []
    var next: Int?
  }

  /// Adds audio to `side`, whose last sample was audible at `now`, in samples since the start.
  mutating func add(_ samples: [Float], to side: Side, continues: Bool, at now: Int) {
    switch side {
    case .person: add(samples, to: &person, continues, now)
    case .agent: add(samples, to: &agent, continues, now)
    }
  }

  /// Marks a break: the next chunk of `side` does not continue the previous one.
  mutating func breakOff(_ side: Side) {
    switch side {
    case .person: person.next = nil
    case .agent: agent.next = nil
    }
  }

  /// Takes all samples before `end`.
  mutating func take(upTo end: Int) -> CallFrames {
    let count = max(0, end - taken)
    defer { taken += count }
    return CallFrames(person: person.take(count), agent: agent.take(count))
  }

  /// Takes all samples before `now` and any later ones.
  mutating func takeAll(at now: Int) -> CallFrames {
    let last = max(person.samples.count, agent.samples.count)
    return take(upTo: max(now, taken + last))
  }

  private func add(_ samples: [Float], to lane: inout Lane, _ continues: Bool, _ now: Int) {
    let clean = samples.map(Sample.clean)
    let end = taken + lane.samples.count
    var place = now - clean.count
    if continues, let next = lane.next, next >= taken { place = next }
    place = max(place, end)
    let lateness = place + clean.count - now
    if lateness > AudioTime.samples(Self.slack), clean.allSatisfy({ abs($0) < Self.quiet }) {
      return
    }
    guard place + clean.count - taken <= AudioTime.samples(Self.longest) else { return }
    lane.samples += [Float](repeating: 0, count: place - end) + clean
    lane.next = place + clean.count
  }
}

extension CallMix.Lane {
  /// Takes the next `count` samples, padded with silence.
  fileprivate mutating func take(_ count: Int) -> [Float] {
    let there = samples.prefix(count)
    samples.removeFirst(there.count)
    return there + [Float](repeating: 0, count: count - there.count)
  }
}
