import Hark
import HarkLinux

/// What came out of a microphone from opening to end.
struct Heard: Equatable {
  var samples: [Float] = []
  var chunkLengths: [Int] = []
  var isGapless = true

  /// Listens to everything.
  static func all(from microphone: some Microphone) async throws -> Heard {
    var heard = Heard()
    for try await chunk in try await microphone.open(.measurement) {
      heard.isGapless = heard.isGapless && chunk.start == heard.samples.count
      heard.chunkLengths.append(chunk.samples.count)
      heard.samples += chunk.samples
    }
    await microphone.close()
    return heard
  }
}

/// The root mean square of the difference of two sounds of about the same length.
func distance(_ one: [Float], _ other: [Float]) -> Float {
  let squares = zip(one, other).map { ($0 - $1) * ($0 - $1) }
  return (squares.reduce(0, +) / Float(max(squares.count, 1))).squareRoot()
}
