import Foundation

/// Converts between sample rates, such as from 16,000 to 24,000 Hz, without a library.
///
/// A low-pass filter with 32 periods on either side of each sample preserves frequencies up to nine
/// tenths of the lower rate's Nyquist frequency, and attenuates those above the Nyquist frequency
/// by at least 43 dB, and by 60 dB from 6% above it. The result does not depend on how the audio is
/// divided into chunks, and as a whole it is aligned in time with the input.
public struct SpeechRateConverter: Sendable {
  private let up: Int
  private let down: Int

  /// The filter coefficients, one row for each of the `up` positions between two samples.
  private let rows: [[Float]]

  /// The number of input samples on either side that contribute to an output sample.
  private let reach: Int

  private var held: [Float]
  private var taken = 0
  private var given = 0
  private var heldFrom: Int

  /// Creates a converter from `input` to `output` samples per second, both greater than 0.
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

  /// Appends samples and returns the converted samples that further input cannot change.
  public mutating func convert(_ samples: some Collection<Float>) -> [Float] {
    if up == down { return Array(samples) }
    held += samples
    taken += samples.count
    return drain(upTo: taken - reach)
  }

  /// Returns the remaining converted samples and resets the converter.
  public mutating func finish() -> [Float] {
    if up == down { return [] }
    held += [Float](repeating: 0, count: reach + 1)
    let rest = drain(upTo: taken)
    held = [Float](repeating: 0, count: reach)
    (taken, given, heldFrom) = (0, 0, -reach)
    return rest
  }

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
