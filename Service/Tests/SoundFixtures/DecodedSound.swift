import CSndfile

/// A sound file in two channels, read whole with libsndfile.
public struct DecodedSound: Sendable {
  /// The first channel.
  public private(set) var left: [Float] = []

  /// The second one.
  public private(set) var right: [Float] = []

  /// Samples a second.
  public let rate: Int

  /// Reads the file at `path`; nil when it is none of two channels.
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
