import CSoxr

/// Converts the sample rate of a stream of mono audio, with libsoxr.
///
/// The output is aligned with the input: the first samples of both have the same position.
package final class Resampler {
  private let handle: soxr_t
  private let ratio: Double

  package init?(from rate: Int, to target: Int) {
    var failure: soxr_error_t?
    var format = soxr_io_spec(SOXR_FLOAT32_I, SOXR_FLOAT32_I)
    // Linear phase and 20 bits of precision exceed a recognizer's needs but use only 0.1% of a
    // core.
    var quality = soxr_quality_spec(UInt(SOXR_20_BITQ), 0)
    var runtime = soxr_runtime_spec(1)
    guard
      let handle = soxr_create(
        Double(rate), Double(target), 1, &failure, &format, &quality, &runtime),
      failure == nil
    else { return nil }
    self.handle = handle
    ratio = Double(target) / Double(rate)
  }

  deinit { soxr_delete(handle) }

  package func process(_ input: [Float]) -> [Float] {
    var output: [Float] = []
    input.withUnsafeBufferPointer { buffer in
      var taken = 0
      while taken < buffer.count, let start = buffer.baseAddress {
        let used = step(start + taken, buffer.count - taken, into: &output)
        if used.taken == 0, used.made == 0 { return }
        taken += used.taken
      }
    }
    return output
  }

  /// Returns the rest of the output after the last input.
  package func flush() -> [Float] {
    var output: [Float] = []
    while step(nil, 0, into: &output).made > 0 {}
    return output
  }

  private func step(
    _ input: UnsafePointer<Float>?, _ count: Int, into output: inout [Float]
  ) -> (taken: Int, made: Int) {
    let room = max(Int(Double(count) * ratio) + 64, 1024)
    var (taken, made) = (0, 0)
    output += [Float](unsafeUninitializedCapacity: room) { buffer, filled in
      soxr_process(handle, input, count, &taken, buffer.baseAddress, room, &made)
      filled = made
    }
    return (taken, made)
  }
}
