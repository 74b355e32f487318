import Hark

/// A detector that never detects speech.
struct DeafDetector: VoiceDetector {
  static let frameLength = FrontEnd.hop

  func reset() {}

  func probability(of frame: UnsafeBufferPointer<Float>) -> Float { 0 }
}
