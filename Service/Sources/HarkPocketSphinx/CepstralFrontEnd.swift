import CPocketSphinx

/// Computes cepstra from audio with the signal processing of the decoder library, and tracks the
/// position of each frame.
///
/// The library omits silence and reports the position of a frame only roughly. Given one hop of
/// audio per call, it analyzes exactly one frame per call after the first window, and the frames
/// that it returns end with that frame. When speech begins, they also include the preceding frames
/// that the library held back.
final class CepstralFrontEnd {
  /// The capacity for frames per call; the library holds back at most 21.
  private static let room = 64

  private let fe: OpaquePointer
  private let frames: UnsafeMutablePointer<Float>
  private let rows: UnsafeMutablePointer<UnsafeMutablePointer<Float>?>
  private var samplesTaken = 0

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

/// Converts chunks of any size to steps of 20 ms, as the 16-bit integers that the library requires.
struct HopBuffer {
  static let step = 2 * Cepstra.hop

  private var samples = [Int16](repeating: 0, count: step)
  private var filled = 0

  var rest: ArraySlice<Int16> { samples[..<filled] }

  mutating func fill(from sound: ArraySlice<Float>) -> Int {
    let taken = min(sound.count, Self.step - filled)
    for sample in sound.prefix(taken) {
      samples[filled] = Self.integer(sample)
      filled += 1
    }
    return taken
  }

  var isWhole: Bool { filled == Self.step }

  mutating func drain(_ body: (UnsafeBufferPointer<Int16>) throws -> Void) rethrows {
    let count = filled
    filled = 0
    try samples.withUnsafeBufferPointer { try body(UnsafeBufferPointer(rebasing: $0[..<count])) }
  }

  /// Converts a sample to 16 bits; out-of-range values are clipped, and NaN becomes silence.
  static func integer(_ sample: Float) -> Int16 {
    let scaled = sample * 32_768
    guard scaled > -32_768 else { return scaled.isNaN ? 0 : .min }
    guard scaled < 32_767 else { return .max }
    return Int16(scaled.rounded())
  }
}
