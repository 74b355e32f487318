import Hark

/// The sound of one segment on its way to a server.
struct SpokenSegment: Sendable, Equatable {
  /// Its number in the task.
  var index: Int

  /// Where it begins, in samples since the microphone was opened.
  let start: Int

  /// Its samples, kept until their text is there for good.
  var samples: [Int16] = []

  /// Where it ends so far.
  var end: Int { start + samples.count }

  /// Takes sound from the beginning of `rest`, up to where it is to be looked whether it is quiet.
  mutating func take(_ rest: inout ArraySlice<Float>) {
    let room = Self.step - samples.count % Self.step
    samples += rest.prefix(room).map(PCM16.integer)
    rest = rest.dropFirst(room)
  }

  /// Takes away the sound from sample `length` of its own on, and returns it.
  mutating func cut(behind length: Int) -> [Int16] {
    guard length < samples.count else { return [] }
    let rest = Array(samples[max(0, length)...])
    samples.removeLast(rest.count)
    return rest
  }

  /// As it is final with `text`.
  func final(_ text: String) -> Segment {
    Segment(index: index, text: text, range: AudioRange(start: start, end: end))
  }
}

extension SpokenSegment {
  /// Samples from which on a segment without a pause may be ended where it is quiet, and at which it
  /// is ended anyway: 25 and 30 seconds, what models hear at a time.
  static let long = (quiet: 400_000, most: 480_000)

  /// Samples by which it is looked whether it is quiet.
  static let step = 1_600

  /// Whether a segment that nobody has ended is to end here.
  var isLong: Bool {
    guard samples.count >= Self.long.quiet, samples.count.isMultiple(of: Self.step) else {
      return false
    }
    if samples.count >= Self.long.most { return true }
    return Self.power(samples.suffix(Self.step)) < 0.1 * Self.power(samples[...])
  }

  private static func power(_ samples: ArraySlice<Int16>) -> Double {
    samples.reduce(0) { $0 + Double($1) * Double($1) } / Double(max(1, samples.count))
  }
}
