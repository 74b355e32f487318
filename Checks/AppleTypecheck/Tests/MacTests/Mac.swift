@_spi(Script) import AVFAudio
import AppKit
import Foundation
import HarkTesting

@testable import HarkApple

/// A scripted Mac and its audio adapters.
///
/// Tests do not import AppKit, because Swift Testing then requires a module that exists only on a
/// Mac.
struct Mac {
  let engine: SharedAudioEngine

  init(isVoiceOverEnabled: Bool = false, opensSettings: Bool = true) {
    AppleSound.reset(hasSessions: false)
    AppleSound.setInputs([
      AppleSound.Port(uid: "BuiltInMicrophone", name: "MacBook Pro Microphone", isBuiltIn: true)
    ])
    MacScript.reset(isVoiceOverEnabled: isVoiceOverEnabled, opens: opensSettings)
    engine = SharedAudioEngine(timekeeper: ManualTimekeeper())
  }

  var microphone: AVAudioEngineMicrophone { AVAudioEngineMicrophone(engine: engine) }

  /// Returns when all requested work has finished.
  func settle() async { await engine.rig.run { _ in } }

  /// Returns 0.1 s of a tone at the hardware's sample rate.
  static func tenth(rate: Int = 48_000) -> [Float] {
    (0..<rate / 10).map { Float(abs($0 % 64 - 32) - 16) / 128 }
  }

  /// The URLs that were opened, in order.
  static var opened: [String] { MacScript.opened }

  /// The components of the colors that were passed to SwiftUI, each in the light and the dark
  /// appearance.
  static var shownColors: [[Double]] { MacScript.shown.flatMap { [$0.light, $0.dark] } }
}
