import CPocketSphinx

/// Computes cepstra from audio with the signal processing of the decoder library, and tracks the
/// position of each frame.
///
/// The library omits silence and reports the position of a frame only roughly. Given audio in hops
/// of exactly one frame, it analyzes exactly one frame per call, and the frames that it returns end
/// with that frame. When speech begins, they also include the preceding frames that the library
/// held back.
final class CepstralFrontEnd {
  /// The capacity for frames per call, which exceeds the number that the library holds back (21
  /// frames).
  private static let room = 64

  private let fe: OpaquePointer
  private let frames: UnsafeMutablePointer<Float>
  private let rows: UnsafeMutablePointer<UnsafeMutablePointer<Float>?>
  private var samplesTaken = 0

  /// Creates a front end with the settings of `config`; `nil` if the library rejects them.
  init?(config: OpaquePointer) {
    guard let fe = fe_init_auto_r(config) else { return nil }
    self.fe = fe
    frames = .allocate(capacity: Self.room * Cepstra.width)
    rows = .allocate(capacity: Self.room)
    for row in 0..<Self.room { rows[row] = frames + row * Cepstra.width }
  }

  deinit {
    fe_free(fe)
    frames.deallocate()
    rows.deallocate()
  }

  /// Discards all audio history and prepares for new audio.
  func reset() {
    samplesTaken = 0
    fe_start_stream(fe)
    fe_start_utt(fe)
  }

  /// Processes at most one hop of audio and appends the resulting frames.
  func take(_ samples: UnsafePointer<Int16>, count: Int, into cepstra: inout Cepstra) {
    var next: UnsafePointer<Int16>? = samples
    var left = count
    samplesTaken += count
    while left > 0 {
      let before = left
      var found = Int32(Self.room)
      var unused: Int32 = 0
      fe_process_frames(fe, &next, &left, rows, &found, &unused)
      add(Int(found), endingAt: framesSeen - 1, to: &cepstra)
      if left == before, found == 0 { return }
    }
  }

  /// Appends a frame of the remaining samples, which are too few for a full one.
  func finish(into cepstra: inout Cepstra) {
    var found: Int32 = 0
    fe_end_utt(fe, frames, &found)
    add(Int(found), endingAt: framesSeen, to: &cepstra)
  }

  private var framesSeen: Int {
    samplesTaken < Cepstra.window ? 0 : (samplesTaken - Cepstra.window) / Cepstra.hop + 1
  }

  private func add(_ count: Int, endingAt last: Int, to cepstra: inout Cepstra) {
    for row in 0..<count {
      cepstra.append(frames + row * Cepstra.width, place: last - (count - 1 - row))
    }
  }
}
