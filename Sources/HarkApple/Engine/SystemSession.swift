#if canImport(UIKit)
  @preconcurrency import AVFAudio
  import Hark

  /// The system's audio session while it is in use, with its previous configuration.
  struct SystemSession {
    private let system = AVAudioSession.sharedInstance()
    private var current: SessionRequest?
    private var former: Former?
    private var preferred: String?

    private struct Former {
      let category: AVAudioSession.Category
      let mode: AVAudioSession.Mode
      let options: AVAudioSession.CategoryOptions
    }

    static var hasInput: Bool { AVAudioSession.sharedInstance().isInputAvailable }

    /// Configures the session as requested, or as closely as the system allows, and activates it.
    ///
    /// Blocks while a headset connects. Throws the system's errors.
    mutating func activate(_ request: SessionRequest) throws {
      guard request != current else { return }
      if former == nil {
        former = Former(
          category: system.category, mode: system.mode, options: system.categoryOptions)
      }
      // A failed attempt leaves the session in an unknown configuration.
      current = nil
      for attempt in request.attempts {
        do {
          try set(attempt)
          current = request
          return
        } catch  where attempt != request.attempts.last {
          continue
        }
      }
    }

    /// Deactivates the session, so that other audio resumes; errors are ignored, because the
    /// activity that used the session is ending anyway (S1-58).
    mutating func deactivate() {
      guard let former else { return }
      prefer(nil)
      try? system.setActive(false, options: .notifyOthersOnDeactivation)
      // A session left in a recording category silences the app's other players.
      try? system.setCategory(former.category, mode: former.mode, options: former.options)
      (current, self.former) = (nil, nil)
    }

    /// Discards the cached configuration after the system has lost it.
    mutating func forget() { (current, preferred) = (nil, nil) }

    /// Makes the next activation configure the session again, even if the request is the same.
    mutating func askAnew() { current = nil }

    var ports: [InputPort] {
      (system.availableInputs ?? []).map { port in
        InputPort(
          input: AudioInput(id: port.uid, name: port.portName),
          isBuiltIn: port.portType == .builtInMic)
      }
    }

    /// Sets the preferred input, or leaves the choice to the system if `input` is `nil`; an
    /// unavailable input is ignored.
    mutating func prefer(_ input: AudioInput?) {
      guard input?.id != preferred else { return }
      let port = system.availableInputs?.first { $0.uid == input?.id }
      guard input == nil || port != nil else { return }
      if (try? system.setPreferredInput(port)) != nil { preferred = input?.id }
    }

    /// The delay from the player to the listener, in seconds.
    func latency(of output: AVAudioOutputNode?) -> Double {
      system.outputLatency + system.ioBufferDuration
    }

    /// Sets category, mode, and options together, so that none is lost, and activates the session.
    private func set(_ request: SessionRequest) throws {
      try system.setCategory(
        .init(request.category), mode: .init(request.mode), options: .init(request.options))
      // By default, the system disables haptics while the microphone is open. Playback alone does
      // not open it.
      if request.category != .playback {
        try? system.setAllowHapticsAndSystemSoundsDuringRecording(true)
      }
      try system.setActive(true, options: .notifyOthersOnDeactivation)
    }
  }

  extension AVAudioSession.Category {
    fileprivate init(_ category: SessionRequest.Category) {
      switch category {
      case .record: self = .record
      case .playAndRecord: self = .playAndRecord
      case .playback: self = .playback
      }
    }
  }

  extension AVAudioSession.Mode {
    fileprivate init(_ mode: SessionRequest.Mode) {
      switch mode {
      case .standard: self = .default
      case .measurement: self = .measurement
      case .voiceChat: self = .voiceChat
      case .spokenAudio: self = .spokenAudio
      }
    }
  }

  extension AVAudioSession.CategoryOptions {
    fileprivate init(_ options: Set<SessionRequest.Option>) {
      self = options.reduce(into: []) { all, option in
        switch option {
        case .duckOthers: all.insert(.duckOthers)
        case .defaultToSpeaker: all.insert(.defaultToSpeaker)
        case .allowBluetoothA2DP: all.insert(.allowBluetoothA2DP)
        case .allowBluetoothHFP:
          #if compiler(>=6.2)
            all.insert(.allowBluetoothHFP)
          #else
            all.insert(.allowBluetooth)
          #endif
        }
      }
    }
  }
#endif
