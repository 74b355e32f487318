import Hark

/// Text timelines of a detector's probabilities and an endpointer's events, one character per 100
/// ms.
///
/// In the input, `_` is silence (0.02), `-` lies between the thresholds of the default policy
/// (0.35), and `#` is speech (0.95).
enum ProbabilityTimeline {
  static let frame = 160
  static let framesPerCharacter = 10

  /// Runs `endpointer` over `picture` frame by frame and returns its events with their positions.
  static func run(
    _ picture: String, _ endpointer: inout Endpointer
  ) -> [(event: AcousticEvent, at: Int)] {
    var told: [(event: AcousticEvent, at: Int)] = []
    for probability in probabilities(picture) {
      let end = endpointer.position + frame
      if let event = endpointer.advance(to: end, probability: probability) {
        told.append((event, end))
      }
    }
    return told
  }

  /// Returns a timeline of the speech detected in `picture`, with `#` from onset to end.
  ///
  /// Speech that is still running at the end of `picture` ends there.
  static func found(_ picture: String, _ endpointer: Endpointer = Endpointer()) -> String {
    var endpointer = endpointer
    var line = Array(repeating: Character("_"), count: picture.count)
    var onset = 0
    var events = run(picture, &endpointer).map(\.event)
    if let last = endpointer.finish() { events.append(last) }
    for event in events {
      switch event {
      case .speechStarted(let position): onset = position
      case .speechEnded(let end):
        let characters = character(of: onset)..<character(of: end)
        for index in characters where line.indices.contains(index) { line[index] = "#" }
      }
    }
    return String(line)
  }

  /// Returns a timeline of the events, with `[` for a start and `]` for an end.
  static func told(_ picture: String, _ endpointer: Endpointer = Endpointer()) -> String {
    var endpointer = endpointer
    var line = Array(repeating: Character("_"), count: picture.count)
    for (event, at) in run(picture, &endpointer) {
      switch event {
      case .speechStarted: line[character(of: at - 1)] = "["
      case .speechEnded: line[character(of: at - 1)] = "]"
      }
    }
    return String(line)
  }

  /// Returns the probability of each frame of `picture`.
  static func probabilities(_ picture: String) -> [Float] {
    picture.flatMap { character in
      [Float](repeating: value(character), count: framesPerCharacter)
    }
  }

  /// Returns the sample at which the character at `index` begins.
  static func position(_ index: Int) -> Int { index * frame * framesPerCharacter }

  private static func character(of position: Int) -> Int { position / frame / framesPerCharacter }

  private static func value(_ character: Character) -> Float {
    switch character {
    case "#": 0.95
    case "-": 0.35
    default: 0.02
    }
  }
}
