import Hark
import HarkTesting
import Testing

@Suite("Conformance check of voice detectors")
struct VoiceDetectorConformanceTests {
  @Test("The spectral voice detector conforms")
  func spectral() {
    #expect(VoiceDetectorConformance { SpectralVoiceDetector() }.findings() == [])
  }

  @Test("A detector based on loudness alone conforms")
  func loudness() {
    #expect(VoiceDetectorConformance { LoudnessDetector(breaking: nil) }.findings() == [])
  }

  @Test(
    "A detector that breaks a rule is reported",
    arguments: VoiceDetectorConformance<LoudnessDetector>.Rule.allCases)
  func broken(rule: VoiceDetectorConformance<LoudnessDetector>.Rule) {
    let findings =
      rule == .hasFrames
      ? VoiceDetectorConformance { FramelessDetector() }.findings()
      : VoiceDetectorConformance { LoudnessDetector(breaking: rule) }.findings()
    #expect(findings.map(\.rule) == [rule.rawValue], "\(findings)")
  }
}

/// A detector that treats loud audio as speech and optionally breaks a rule.
struct LoudnessDetector: VoiceDetector {
  static let frameLength = 160
  let breaking: VoiceDetectorConformance<LoudnessDetector>.Rule?
  private var smooth: Float = 0
  private var frames = 0

  init(breaking rule: VoiceDetectorConformance<LoudnessDetector>.Rule?) { breaking = rule }

  mutating func reset() { if breaking != .forgets { self = Self(breaking: breaking) } }

  mutating func probability(of frame: UnsafeBufferPointer<Float>) -> Float {
    frames += 1
    let heals = breaking != .recovers
    let peak = frame.map(abs).filter { !heals || $0 <= 1 }.max() ?? 0
    smooth = heals ? 0.5 * smooth + 0.5 * peak : max(smooth * 0.5, peak)
    let probability = min(1, smooth * 10)
    switch breaking {
    case .staysInRange: return probability * 1.5
    case .forgets: return probability * (frames > 470 ? 1 : 0.9)
    case .hearsSpeech: return 0.5
    default: return probability
    }
  }
}

/// A detector with a frame length of zero.
private struct FramelessDetector: VoiceDetector {
  static let frameLength = 0

  mutating func reset() {}

  mutating func probability(of frame: UnsafeBufferPointer<Float>) -> Float { 0 }
}
