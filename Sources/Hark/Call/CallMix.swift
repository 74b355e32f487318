/// Both sides of a call, laid side by side by the time at which they were heard.
///
/// Sound comes in pieces, a little late and not evenly. A piece that goes on where the last one of its
/// side ended lies right behind it; any other one lies where its end is now. So a reply that was held
/// has a gap there, and so has a microphone that was closed.
struct CallMix: Sendable, Equatable {
  /// One side.
  enum Side: Sendable, Equatable { case person, agent }

  /// Seconds for which sound may still come late: more loses more in a kill, less tears pieces apart
  /// that belong together.
  static let settling = 0.25

  /// Seconds by which a side may lie too late, as after a delay of the network; beyond that pieces
  /// of silence are left out until it has caught up.
  static let slack = 0.25

  /// The loudest sample of such silence, −40 dB: below any speech, above the noise of a quiet room.
  static let quiet: Float = 0.01

  /// Seconds that are held for a disk that does not answer; what comes after that is left out.
  static let longest = 60.0

  /// Samples that were taken of each side.
  private(set) var taken = 0

  private var person = Lane()
  private var agent = Lane()

  /// What was not taken yet; its first sample lies at `taken`.
  fileprivate struct Lane: Sendable, Equatable {
    var samples: [Float] = []
    var next: Int?
  }

  /// Adds the next sound of `side`, whose last sample was heard at `now`, in samples since the start.
  mutating func add(_ samples: [Float], to side: Side, continues: Bool, at now: Int) {
    switch side {
    case .person: add(samples, to: &person, continues, now)
    case .agent: add(samples, to: &agent, continues, now)
    }
  }

  /// What comes next of `side` does not go on where the last piece ended.
  mutating func breakOff(_ side: Side) {
    switch side {
    case .person: person.next = nil
    case .agent: agent.next = nil
    }
  }

  /// Takes everything before `end`.
  mutating func take(upTo end: Int) -> CallFrames {
    let count = max(0, end - taken)
    defer { taken += count }
    return CallFrames(person: person.take(count), agent: agent.take(count))
  }

  /// Takes everything before `now`, and what lies later all the same.
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
  /// The next `count` samples, with silence behind what is there.
  fileprivate mutating func take(_ count: Int) -> [Float] {
    let there = samples.prefix(count)
    samples.removeFirst(there.count)
    return there + [Float](repeating: 0, count: count - there.count)
  }
}
