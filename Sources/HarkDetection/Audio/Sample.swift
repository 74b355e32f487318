/// The valid range of a sample.
package enum Sample {
  /// Returns the sample clamped to ±1; NaN becomes 0.
  @inline(__always)
  package static func clean(_ sample: Float) -> Float {
    if sample.magnitude <= 1 { return sample }
    return sample > 1 ? 1 : (sample < -1 ? -1 : 0)
  }
}
