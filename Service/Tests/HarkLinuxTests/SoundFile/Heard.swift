import Hark

/// The audio of a microphone from its opening to its end.
struct Heard: Equatable {
  var samples: [Float] = []
  var chunkLengths: [Int] = []
  var isGapless = true

  /// Opens `microphone` and returns all of its audio.
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

/// Returns the root mean square of the difference between two signals of about the same length.
func distance(_ one: [Float], _ other: [Float]) -> Float {
  let squares = zip(one, other).map { ($0 - $1) * ($0 - $1) }
  return (squares.reduce(0, +) / Float(max(squares.count, 1))).squareRoot()
}
