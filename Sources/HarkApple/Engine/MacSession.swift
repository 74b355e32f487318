#if canImport(AVFAudio) && !canImport(UIKit)
  @preconcurrency import AVFAudio
  import AVFoundation
  import Hark

  /// A substitute for the audio session, which macOS lacks: apps share the Mac's audio devices, and
  /// the user selects them in System Settings.
  struct SystemSession {
    static var hasInput: Bool { AVCaptureDevice.default(for: .audio) != nil }

    /// The system's current input, if any; engines use only this input.
    var ports: [InputPort] {
      guard let device = AVCaptureDevice.default(for: .audio) else { return [] }
      let input = AudioInput(id: device.uniqueID, name: device.localizedName)
      return [InputPort(input: input, isBuiltIn: false)]
    }

    /// The delay from the player to the listener, in seconds; 0 if nothing is played.
    func latency(of output: AVAudioOutputNode?) -> Double { output?.presentationLatency ?? 0 }

    // There is nothing to configure, release, or prefer.
    func activate(_ request: SessionRequest) throws {}
    func deactivate() {}
    func forget() {}
    func askAnew() {}
    func prefer(_ input: AudioInput?) {}
  }
#endif
