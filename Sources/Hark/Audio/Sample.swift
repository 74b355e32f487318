/// What a sample may be.
package enum Sample {
  /// The sample itself; ±1 for one beyond full scale and 0 for one that is not a number.
  @inline(__always)
  package static func clean(_ sample: Float) -> Float {
    if sample.magnitude <= 1 { return sample }
    return sample > 1 ? 1 : (sample < -1 ? -1 : 0)
  }
}
