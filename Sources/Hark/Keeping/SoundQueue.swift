/// The audio of a recording that is being saved to the store.
struct SoundQueue: Sendable {
  /// The length of a piece, in samples: the maximum amount of audio that a crash can lose.
  static let pieceLength = AudioChunk.sampleRate

  /// The maximum backlog for a slow or failing store, in samples: one minute.
  static let longestWait = 60 * AudioChunk.sampleRate

  /// The maximum length of saved audio, in samples: one hour, which requires 115 MB.
  static let longest = 3_600 * AudioChunk.sampleRate

  /// The piece being written.
  private(set) var writing: SoundPiece?

  private var waiting: SoundPiece?
  private let start: Int

  init(_ first: AudioChunk) {
    start = first.start
    waiting = SoundPiece(first)
  }

  /// Appends audio; returns `false` if the backlog or the recording is too long.
  mutating func append(_ chunk: AudioChunk) -> Bool {
    if waiting?.samples.append(contentsOf: chunk.samples) == nil { waiting = SoundPiece(chunk) }
    let waitingCount = waiting?.samples.count ?? 0
    return waitingCount <= Self.longestWait && chunk.end - start <= Self.longest
  }

  mutating func markPause(_ pause: SoundPiece.Pause) {
    // All audio so far may belong to the piece that is being written.
    if waiting == nil { waiting = SoundPiece(start: pause.position, samples: []) }
    waiting?.pauses.append(pause)
  }

  /// Returns whether a piece is due: a complete piece; if `isHurried` is `true`, any audio; if `isOver` is
  /// `true`, also a pause without audio.
  func isDue(isHurried: Bool, isOver: Bool = false) -> Bool {
    if writing != nil { return true }
    guard let waiting else { return false }
    let count = waiting.samples.count
    // A pause without audio would have the same place in the store as the audio that follows it.
    return count >= Self.pieceLength || isHurried && count > 0
      || isOver && (count > 0 || !waiting.pauses.isEmpty)
  }

  /// The next piece to write, which remains until `finishWriting()` is called.
  var next: SoundPiece? { writing ?? waiting }

  mutating func startWriting() {
    if writing == nil { (writing, waiting) = (waiting, nil) }
  }

  mutating func finishWriting() { writing = nil }
}
