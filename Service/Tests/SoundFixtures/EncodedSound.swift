import CSndfile

/// An audio file format that libsndfile can write.
public enum EncodedSound: String, Sendable, CaseIterable {
  case wav, flac, ogg, mp3, aiff, au, w64, caf, voc

  /// Writes `samples`, −1…1 with interleaved channels, to `path`, and returns whether this
  /// succeeded.
  public func write(
    _ samples: [Float], to path: String, rate: Int = 16_000, channels: Int = 1
  ) -> Bool {
    var info = SF_INFO()
    info.samplerate = Int32(rate)
    info.channels = Int32(channels)
    info.format = format
    guard let file = sf_open(path, Int32(SFM_WRITE), &info) else { return false }
    // Written in pieces, because libsndfile's Vorbis encoder would place a whole file on the stack.
    var written = 0
    let frames = samples.count / channels
    while written < frames {
      let count = min(4096, frames - written)
      let got = samples.withUnsafeBufferPointer { buffer in
        sf_writef_float(
          file, buffer.baseAddress.map { $0 + written * channels }, sf_count_t(count))
      }
      if got != sf_count_t(count) { break }
      written += count
    }
    return sf_close(file) == 0 && written == frames
  }

  private var format: Int32 {
    let pcm = Int32(SF_FORMAT_PCM_16)
    return switch self {
    case .wav: Int32(SF_FORMAT_WAV) | pcm
    case .flac: Int32(SF_FORMAT_FLAC) | pcm
    case .aiff: Int32(SF_FORMAT_AIFF) | pcm
    case .au: Int32(SF_FORMAT_AU) | pcm
    case .w64: Int32(SF_FORMAT_W64) | pcm
    case .caf: Int32(SF_FORMAT_CAF) | pcm
    case .voc: Int32(SF_FORMAT_VOC) | pcm
    case .ogg: Int32(SF_FORMAT_OGG) | Int32(SF_FORMAT_VORBIS)
    case .mp3: Int32(SF_FORMAT_MPEG) | Int32(SF_FORMAT_MPEG_LAYER_III)
    }
  }
}
