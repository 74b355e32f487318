import CPocketSphinx

/// Makes cepstra of sound with the decoder library's own signal processing, and keeps account of
/// where each frame belongs.
///
/// The library leaves silence out and reports a frame's place only roughly. Given sound in hops of
/// exactly one frame it looks at exactly one frame a call, and whatever it returns ends there: the
/// frame itself, or, when speech begins, that and the frames held back before it.
final class CepstralFrontEnd {
  /// More than the library holds back (21 frames).
  private static let room = 64

  private let fe: OpaquePointer
  private let frames: UnsafeMutablePointer<Float>
  private let rows: UnsafeMutablePointer<UnsafeMutablePointer<Float>?>
  private var samplesTaken = 0

  /// Makes a front end as `config` describes; nil when the library refuses.
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

  /// Forgets what was heard and waits for other sound.
  func reset() {
    samplesTaken = 0
    fe_start_stream(fe)
    fe_start_utt(fe)
  }

  /// Takes at most one hop of sound and adds the frames that come of it.
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

  /// Makes a frame of the samples that are too few for a whole one.
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
