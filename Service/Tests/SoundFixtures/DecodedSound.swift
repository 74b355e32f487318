import CSndfile

/// An audio file with two channels, read completely with libsndfile.
public struct DecodedSound: Sendable {
  /// The samples of the first channel.
  public private(set) var left: [Float] = []

  /// The samples of the second channel.
  public private(set) var right: [Float] = []

  /// The number of samples per second.
  public let rate: Int

  /// Reads the file at `path`; `nil` if it is not an audio file with two channels.
  public init?(_ path: String) {
    var info = SF_INFO()
    guard let file = sf_open(path, Int32(SFM_READ), &info) else { return nil }
    defer { sf_close(file) }
    rate = Int(info.samplerate)
    guard info.channels == 2 else { return nil }
    var piece = [Float](repeating: 0, count: 8_192)
    while true {
      let count = Int(sf_readf_float(file, &piece, 4_096))
      if count <= 0 { break }
      for frame in 0..<count {
        left.append(piece[2 * frame])
        right.append(piece[2 * frame + 1])
      }
    }
  }
}
