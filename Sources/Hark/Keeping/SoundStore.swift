import Foundation

/// A store that preserves the audio of dictations together with their text, so that the audio can
/// be recognized again after a crash.
///
/// For adapter authors: the rules of `TranscriptStore` apply, and the audio is deleted with its
/// dictation. Store it encrypted. Errors never contain audio.
public protocol SoundStore: Sendable {
  /// Saves audio that directly follows the audio already saved, and the dictation itself if it is new.
  ///
  /// The caller may pass the same piece again after a failure.
  func write(_ piece: SoundPiece, of origin: DictationOrigin) async throws

  /// Deletes only the audio of a dictation.
  func deleteSound(of id: UUID) async throws

  /// Returns the audio of a dictation in order; empty if it has none.
  ///
  /// Claim the dictation first: the audio of another process's dictation is not returned.
  func sound(of id: UUID) async throws -> [SoundPiece]
}

/// A part of a recording's audio.
public struct SoundPiece: Sendable, Hashable {
  /// A pause in speech, which divides the recording into segments.
  public struct Pause: Sendable, Hashable {
    /// The speech before the pause, in samples at 16 kHz since the microphone was opened.
    public var speech: AudioRange

    /// The position that the audio had reached when the pause was detected.
    public var position: Int

    /// Creates a pause.
    public init(speech: AudioRange, position: Int) {
      self.speech = speech
      self.position = position
    }
  }

  /// The position of the first sample since the microphone was opened.
  public var start: Int

  /// The samples, mono at 16 kHz.
  public var samples: [Float]

  /// The pauses that were detected in the piece.
  public var pauses: [Pause]

  /// Creates a piece.
  public init(start: Int, samples: [Float], pauses: [Pause] = []) {
    self.start = start
    self.samples = samples
    self.pauses = pauses
  }

  init(_ chunk: AudioChunk) { self.init(start: chunk.start, samples: chunk.samples) }

  /// The position after the last sample.
  public var end: Int { start + samples.count }

  var chunk: AudioChunk { AudioChunk(start: start, samples: samples) }
}

extension SoundPiece: Confidential {
  /// A description that contains only the range of the audio.
  public var description: String {
    "SoundPiece(\(start)..<\(end), pauses: \(pauses.count))"
  }
}

extension [Float] {
  /// The samples in 16 bits, which take half the space; `nil` if that would change a sample.
  package var in16Bits: [Int16]? {
    var short: [Int16] = []
    short.reserveCapacity(count)
    for sample in self {
      guard let value = Int16(exactly: sample * 32_768) else { return nil }
      short.append(value)
    }
    return short
  }
}
