import Foundation

/// Changes the rate of sound by a fraction, such as 16,000 to 24,000 samples a second, without any
/// library: for those who speak to servers with another rate than Hark's.
///
/// A low-pass of 32 periods on either side of each sample keeps what both rates can hold up to nine
/// tenths of the lower one's limit; what lies above the limit is 60 dB down. However the sound is cut
/// into pieces, the result is the same, and as a whole it lies in time where the sound did.
public struct SpeechRateConverter: Sendable {
  private let up: Int
  private let down: Int

  /// The filter's weights, one row for each of the `up` places between two samples.
  private let rows: [[Float]]

  /// Samples on either side that take part.
  private let reach: Int

  private var held: [Float]

  /// How many samples have been taken, and given.
  private var taken = 0
  private var given = 0

  /// The number of the first held sample.
  private var heldFrom: Int

  /// Makes a converter from `input` to `output` samples a second, both above 0.
  public init(from input: Int, to output: Int) {
    let divisor = Self.divisor(input, output)
    up = output / divisor
    down = input / divisor
    let cut = 0.95 * min(1, Double(output) / Double(input))
    reach = Int((32 / min(1, Double(output) / Double(input))).rounded(.up))
    rows = Self.rows(up: up, reach: reach, cut: cut)
    held = [Float](repeating: 0, count: reach)
    heldFrom = -reach
  }

  /// The sound at the other rate, as far as it is certain.
  public mutating func convert(_ samples: some Collection<Float>) -> [Float] {
    if up == down { return Array(samples) }
    held += samples
    taken += samples.count
    return drain(upTo: taken - reach)
  }

  /// What is left at the end; the converter then begins anew.
  public mutating func finish() -> [Float] {
    if up == down { return [] }
    held += [Float](repeating: 0, count: reach + 1)
    let rest = drain(upTo: taken)
    held = [Float](repeating: 0, count: reach)
    (taken, given, heldFrom) = (0, 0, -reach)
    return rest
  }

  /// Gives every sample that lies before sample `end` of the input.
  private mutating func drain(upTo end: Int) -> [Float] {
    var result: [Float] = []
    while given * down / up < end {
      let place = given * down
      let row = rows[place % up]
      let first = place / up - reach + 1 - heldFrom
      var sum: Float = 0
      for tap in 0..<row.count { sum += row[tap] * held[first + tap] }
      result.append(sum)
      given += 1
    }
    let keep = given * down / up - reach + 1
    if keep > heldFrom {
      held.removeFirst(min(held.count, keep - heldFrom))
      heldFrom = keep
    }
    return result
  }

  private static func rows(up: Int, reach: Int, cut: Double) -> [[Float]] {
    (0..<up).map { phase in
      let offset = Double(phase) / Double(up)
      let row = (0..<2 * reach).map { tap -> Double in
        let distance = Double(tap - reach + 1) - offset
        let window = 0.5 + 0.5 * cos(Double.pi * distance / Double(reach))
        let angle = Double.pi * cut * distance
        return abs(distance) >= Double(reach)
          ? 0 : cut * (angle == 0 ? 1 : sin(angle) / angle) * window
      }
      let sum = row.reduce(0, +)
      return row.map { Float($0 / sum) }
    }
  }

  private static func divisor(_ one: Int, _ other: Int) -> Int {
    other == 0 ? one : divisor(other, one % other)
  }
}
